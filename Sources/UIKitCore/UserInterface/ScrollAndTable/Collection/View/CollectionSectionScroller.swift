import Foundation
import ViewBacking

/// The part of a collection view in which one section scrolls on its own.
@MainActor final class CollectionSectionScroller: UIScrollView {
  private weak var owner: UICollectionView?
  var section = 0
  private var isAdopting = false
  /// How left and right are exchanged between the layout's scroll positions and this view's.
  private var mirror: LayoutMirror?

  init(_ owner: UICollectionView) {
    self.owner = owner
    super.init(frame: .zero)
  }

  required init?(coder: NSCoder) { nil }

  override var bounds: CGRect {
    didSet {
      guard bounds.origin != oldValue.origin, !isAdopting else { return }
      owner?.sectionScrolled(section, to: layoutOffset)
    }
  }

  override func restingOffset(for proposed: CGPoint) -> CGPoint {
    guard let layout = owner?.layout else { return proposed }
    guard let mirror else { return layout.restingOffset(of: section, for: proposed) }
    return mirror.offset(proposed) { layout.restingOffset(of: section, for: $0) }
  }

  /// The scroll position in the layout's coordinates.
  private var layoutOffset: CGPoint { mirror?.offset(contentOffset) ?? contentOffset }

  /// Scrolls to a position in the layout's coordinates.
  func show(_ offset: CGPoint) { contentOffset = mirror?.offset(offset) ?? offset }

  /// Adopts the layout's place of the section.
  func adopt(_ place: ScrollingSection) {
    isAdopting = true
    let isMirrorNew = mirror != place.mirror
    mirror = place.mirror
    if frame != place.frame { frame = place.frame }
    if contentSize != place.contentSize { contentSize = place.contentSize }
    showsVerticalScrollIndicator = false
    if isMirrorNew { keepLayoutOffset() }
    isAdopting = false
  }

  /// The content has another width or direction: it keeps its distance from the leading edge, inside the scrollable area.
  private func keepLayoutOffset() {
    guard let owner else { return }
    let offset = owner.layout.sectionOffset(section)
    contentOffset = nearestInside(mirror?.offset(offset) ?? offset)
    if layoutOffset != offset { owner.sectionScrolled(section, to: layoutOffset) }
  }

  override func describe(_ description: inout ViewDescription) {
    super.describe(&description)
    description.accessibility.isOrderedByPosition = true
  }
}
