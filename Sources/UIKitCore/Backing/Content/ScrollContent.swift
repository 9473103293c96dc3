import Foundation

/// A view of a part of something larger. The subviews lie in coordinates of their own, of which the view shows a part.
package struct ScrollContent: Hashable, Sendable {
  /// Everything that can be scrolled to, in the subviews' coordinates; its origin may be negative.
  package var area: CGRect
  /// Which point of those coordinates is at the upper left of the view.
  package var offset: CGPoint
  /// Whether a person can scroll this way: there is more than is seen, and scrolling is enabled.
  package var scrollsHorizontally = false
  package var scrollsVertically = false
  package var showsHorizontalBar = true
  package var showsVerticalBar = true

  package init(area: CGRect, offset: CGPoint) {
    self.area = area
    self.offset = offset
  }
}
