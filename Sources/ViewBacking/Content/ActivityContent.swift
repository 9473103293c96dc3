/// An activity indicator.
package struct ActivityContent: Hashable, Sendable {
  package var isAnimating: Bool
  /// The width and height, in points.
  package var side = 20.0
  /// `nil` for the theme's text colour.
  package var color: RGBA?

  package init(isAnimating: Bool) { self.isAnimating = isAnimating }
}
