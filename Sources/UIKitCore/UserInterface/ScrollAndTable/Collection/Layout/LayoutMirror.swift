import Foundation

/// Exchanges left and right between a layout's coordinates, in which content runs from left to right, and what is shown from right to left.
///
/// Each conversion is its own inverse.
struct LayoutMirror: Equatable {
  /// The width of the content, or of the visible part if that is wider: short content begins at the right edge.
  var contentWidth: CGFloat
  /// The width of what is visible at once.
  var visibleWidth: CGFloat

  func frame(_ frame: CGRect) -> CGRect {
    var frame = frame.standardized
    frame.origin.x = contentWidth - frame.maxX
    return frame
  }

  func point(_ point: CGPoint) -> CGPoint { CGPoint(x: contentWidth - point.x, y: point.y) }

  /// A scroll position at the same distance from the other end.
  func offset(_ offset: CGPoint) -> CGPoint { CGPoint(x: contentWidth - visibleWidth - offset.x, y: offset.y) }

  /// The scroll position that `change` returns in the other coordinates. One that `change` leaves as it is has no rounding error.
  func offset(_ offset: CGPoint, changedBy change: (CGPoint) -> CGPoint) -> CGPoint {
    let own = self.offset(offset)
    let changed = change(own)
    return changed == own ? offset : self.offset(changed)
  }

  /// A copy of attributes: an app's layout may keep those that it returns.
  @MainActor func attributes(_ attributes: UICollectionViewLayoutAttributes) -> UICollectionViewLayoutAttributes {
    guard let made = attributes.copy() as? UICollectionViewLayoutAttributes else { return attributes }
    made.center = point(attributes.center)
    return made
  }

  /// A section that scrolls on its own: it changes its place, and what is in it begins at its right edge.
  func section(_ section: ScrollingSection) -> ScrollingSection {
    var section = section
    section.frame = frame(section.frame)
    section.contentSize.width = max(section.contentSize.width, section.frame.width)
    section.mirror = LayoutMirror(contentWidth: section.contentSize.width, visibleWidth: section.frame.width)
    return section
  }
}

extension UICollectionView.ScrollPosition {
  /// The position with left and right exchanged.
  var mirrored: UICollectionView.ScrollPosition {
    var position = subtracting([.left, .right])
    if contains(.left) { position.insert(.right) }
    if contains(.right) { position.insert(.left) }
    return position
  }
}
