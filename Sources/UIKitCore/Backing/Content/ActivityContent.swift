/// Something is going on.
package struct ActivityContent: Hashable, Sendable {
  package var isAnimating: Bool
  /// How wide and high it is, in points.
  package var side = 20.0
  /// `nil`: the theme's colour for text.
  package var color: RGBA?

  package init(isAnimating: Bool) { self.isAnimating = isAnimating }
}
