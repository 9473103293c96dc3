import Foundation

/// The part of a collection view in which one section scrolls on its own.
@MainActor final class CollectionSectionScroller: UIScrollView {
  private weak var owner: UICollectionView?
  var section = 0
  private var isAdopting = false

  init(_ owner: UICollectionView) {
    self.owner = owner
    super.init(frame: .zero)
  }

  required init?(coder: NSCoder) { nil }

  override var bounds: CGRect {
    didSet {
      guard bounds.origin != oldValue.origin, !isAdopting else { return }
      owner?.sectionScrolled(section, to: bounds.origin)
    }
  }

  override func restingOffset(for proposed: CGPoint) -> CGPoint {
    owner?.layout.restingOffset(of: section, for: proposed) ?? proposed
  }

  /// Adopts the layout's place of the section.
  func adopt(_ place: ScrollingSection) {
    isAdopting = true
    if frame != place.frame { frame = place.frame }
    if contentSize != place.contentSize { contentSize = place.contentSize }
    showsVerticalScrollIndicator = false
    isAdopting = false
  }
}
