package import Foundation

/// A view that shows a part of a larger content. The subviews have their own coordinates, of which the view shows a part.
package struct ScrollContent: Hashable, Sendable {
  /// The area that can be scrolled to, in the subviews' coordinates; its origin may be negative.
  package var area: CGRect
  /// The point of those coordinates at the upper left corner of the view.
  package var offset: CGPoint
  /// Whether the user can scroll in this direction: the content is larger than the view, and scrolling is enabled.
  package var scrollsHorizontally = false
  package var scrollsVertically = false
  package var showsHorizontalBar = true
  package var showsVerticalBar = true

  /// Whether the user can change the scale of the content.
  package var zooms = false

  package init(area: CGRect, offset: CGPoint) {
    self.area = area
    self.offset = offset
  }
}
