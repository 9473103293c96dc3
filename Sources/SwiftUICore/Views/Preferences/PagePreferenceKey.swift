/// How the values of covered pages count for a preference.
package enum CoveredPages {
  /// They do not count.
  case ignored
  /// They come after those of the pages that cover them.
  case last
}

/// A preference for which covered pages count in another way than other views do.
///
/// The pages of a stack are combined in their order, the lowest first, as views beside each other are.
package protocol PagePreferenceKey: PreferenceKey {
  /// How covered pages count.
  static var coveredPages: CoveredPages { get }
}
