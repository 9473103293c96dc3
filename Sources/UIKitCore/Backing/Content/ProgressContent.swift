/// How far something has come.
package struct ProgressContent: Hashable, Sendable {
  /// From 0 to 1.
  package var fraction: Double
  /// Of the part that is done; `nil`: the theme's.
  package var color: RGBA?

  package init(fraction: Double) { self.fraction = fraction }
}
