/// The alignment of lines of text.
package enum TextAlignment: Hashable, Sendable {
  case left, center, right
  /// Justified.
  case justified
  /// The default alignment of the language.
  case natural
}
