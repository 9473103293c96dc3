import Foundation

// The layout computes places from left to right. These members convert them to the direction of the view's content; the other members of the
// view use them in place of the layout's.
extension UICollectionView {
  /// How left and right are exchanged between the layout's coordinates and the content's; `nil` where both are the same.
  var mirror: LayoutMirror? {
    guard isFlipped == (layout.developmentLayoutDirection == .leftToRight), layout.isMirroredFromRightToLeft else {
      return nil
    }
    let inset = adjustedContentInset
    return LayoutMirror(
      contentWidth: max(contentSize.width, bounds.width - inset.left - inset.right), visibleWidth: bounds.width)
  }

  /// The attributes of the elements that intersect `rect`, which is in the content's coordinates.
  func shownElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes] {
    guard let mirror else { return layout.layoutAttributesForElements(in: rect) ?? [] }
    return (layout.layoutAttributesForElements(in: mirror.frame(rect)) ?? []).map(mirror.attributes)
  }

  /// The attributes of an item, in the content's coordinates.
  func shownAttributes(ofItem indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    layout.layoutAttributesForItem(at: indexPath).map(shown)
  }

  /// Attributes of the layout, in the content's coordinates.
  func shown(_ attributes: UICollectionViewLayoutAttributes) -> UICollectionViewLayoutAttributes {
    mirror?.attributes(attributes) ?? attributes
  }

  /// The sections that scroll on their own, in the content's coordinates.
  var shownScrollingSections: [Int: ScrollingSection] {
    guard let mirror else { return layout.scrollingSections }
    return layout.scrollingSections.mapValues(mirror.section)
  }

  /// The offset that the layout prefers to a proposed one.
  func targetOffset(_ proposed: CGPoint, _ target: (CGPoint) -> CGPoint) -> CGPoint {
    mirror?.offset(proposed, changedBy: target) ?? target(proposed)
  }

  /// The content or the view has another width, or the content another direction. What is visible keeps its distance from the leading edge;
  /// `offset` is the content's offset before the change.
  func adoptMirror(from offset: CGPoint) {
    let mirror = mirror
    guard mirror != adoptedMirror else { return }
    let own = adoptedMirror?.offset(offset) ?? offset
    adoptedMirror = mirror
    let target = nearestInside(mirror?.offset(own) ?? own)
    if target.x != contentOffset.x { contentOffset.x = target.x }
  }
}

extension UICollectionViewLayout {
  /// The visible part of the view and its insets, in the layout's coordinates.
  final func visiblePart(of view: UICollectionView) -> (bounds: CGRect, inset: UIEdgeInsets) {
    var inset = view.adjustedContentInset
    guard let mirror = view.mirror else { return (view.bounds, inset) }
    (inset.left, inset.right) = (inset.right, inset.left)
    return (mirror.frame(view.bounds), inset)
  }
}
