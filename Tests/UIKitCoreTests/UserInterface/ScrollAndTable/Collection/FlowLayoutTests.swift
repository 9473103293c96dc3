import Foundation
import Testing

@testable @_spi(Runtime) import UIKitCore

@MainActor private final class SizedSource: ItemSource, UICollectionViewDelegateFlowLayout {
  var size: (IndexPath) -> CGSize = { _ in CGSize(width: 50, height: 50) }
  var inset = UIEdgeInsets.zero
  var calls = 0
  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    sizeForItemAt indexPath: IndexPath
  ) -> CGSize {
    calls += 1
    return size(indexPath)
  }
  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    insetForSectionAt section: Int
  ) -> UIEdgeInsets { inset }
}

@MainActor private final class InsetSource: ItemSource, UICollectionViewDelegateFlowLayout {
  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    minimumLineSpacingForSectionAt section: Int
  ) -> CGFloat { 7 }
}

/// A cell whose height depends on its text.
@MainActor private final class TallCell: UICollectionViewCell {
  static var heights: [Int: CGFloat] = [:]
  var number = 0
  override func preferredLayoutAttributesFitting(
    _ layoutAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes {
    let copy = layoutAttributes.copy() as? UICollectionViewLayoutAttributes ?? layoutAttributes
    copy.size.height = TallCell.heights[layoutAttributes.indexPath.item] ?? 80
    return copy
  }
}

@MainActor @Suite("Flow layouts") struct FlowLayoutTests {
  private let header = UICollectionView.elementKindSectionHeader
  private let footer = UICollectionView.elementKindSectionFooter

  private func source(_ count: Int = 7) -> ItemSource { ItemSource([(0..<count).map { "\($0)" }]) }

  @Test("Items of one size fill the line; what is left is divided between them") func lines() {
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 90, height: 40)
    let view = source().view(layout)
    #expect(view.frame(0, 0) == CGRect(x: 0, y: 0, width: 90, height: 40))
    #expect(view.frame(0, 1)?.minX == 115 && view.frame(0, 2)?.maxX == 320)
    #expect(view.frame(0, 3) == CGRect(x: 0, y: 50, width: 90, height: 40))
    #expect(view.frame(0, 6) == CGRect(x: 0, y: 100, width: 90, height: 40))
    #expect(view.contentSize == CGSize(width: 320, height: 140))
  }

  @Test("An item that is wider than the view, and one without a size, have a line and a place") func extremes() {
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 900, height: 40)
    let view = source(3).view(layout)
    #expect(view.frame(0, 2) == CGRect(x: 0, y: 100, width: 900, height: 40))
    layout.itemSize = .zero
    layout.minimumLineSpacing = 0
    layout.minimumInteritemSpacing = 0
    view.layoutIfNeeded()
    #expect(view.contentSize.height == 0)
    layout.itemSize = CGSize(width: CGFloat.nan, height: CGFloat.infinity)
    view.layoutIfNeeded()
    #expect(view.contentSize.height == 0)
  }

  @Test("Insets, headers and footers surround the items of each section") func sections() {
    let layout = UICollectionViewFlowLayout()
    layout.sectionInset = UIEdgeInsets(top: 5, left: 10, bottom: 15, right: 20)
    layout.headerReferenceSize = CGSize(width: 1, height: 30)
    layout.footerReferenceSize = CGSize(width: 1, height: 20)
    let source = ItemSource([["a"], [], ["b"]])
    let view = source.view(layout)
    #expect(view.frame(0, 0) == CGRect(x: 10, y: 35, width: 50, height: 50))
    let footerFrame = view.layoutAttributesForSupplementaryElement(ofKind: footer, at: IndexPath(item: 0, section: 0))
    #expect(footerFrame?.frame == CGRect(x: 0, y: 100, width: 320, height: 20))
    #expect(view.frame(2, 0)?.minY == 225)
    #expect(view.visibleSupplementaryViews(ofKind: header).map { ($0 as? TextHeader)?.text } == ["0", "1", "2"])
    #expect(view.supplementaryView(forElementKind: header, at: IndexPath(item: 0, section: 2))?.frame.minY == 190)
    #expect(view.indexPathsForVisibleSupplementaryElements(ofKind: footer).map(\.section) == [0, 1, 2])
  }

  @Test("A horizontal layout fills columns") func horizontal() {
    let layout = UICollectionViewFlowLayout()
    layout.scrollDirection = .horizontal
    layout.itemSize = CGSize(width: 60, height: 100)
    layout.headerReferenceSize = CGSize(width: 25, height: 1)
    let view = source().view(layout)
    #expect(view.frame(0, 0) == CGRect(x: 25, y: 0, width: 60, height: 100))
    #expect(view.frame(0, 3)?.maxY == 440 && view.frame(0, 4)?.minX == 95)
    #expect(view.contentSize == CGSize(width: 155, height: 440))
  }

  @Test("A header that stays visible is pushed away by the next section") func sticky() throws {
    let layout = ItemSource.grid()
    layout.headerReferenceSize = CGSize(width: 0, height: 30)
    layout.sectionHeadersPinToVisibleBounds = true
    let source = ItemSource([(0..<12).map { "\($0)" }, (0..<12).map { "\($0)" }])
    let view = source.view(layout)
    let first = try #require(view.supplementaryView(forElementKind: header, at: IndexPath(item: 0, section: 0)))
    view.contentOffset.y = 150
    view.layoutIfNeeded()
    #expect(first.frame.minY == 150)
    view.contentOffset.y = 420
    view.layoutIfNeeded()
    #expect(first.frame.minY == 400)
    let indexes = view.subviews.indices.filter { view.subviews[$0] is TextItemCell }
    #expect(view.subviews.firstIndex(of: first) ?? 0 > indexes.max() ?? 0, "in front of the cells")
    #expect(source.headers == 2, "scrolling creates no other header")
  }

  @Test("The delegate determines sizes and margins; lines are as long as their longest item") func delegateSizes() {
    let source = SizedSource([(0..<6).map { "\($0)" }])
    source.size = { CGSize(width: $0.item % 2 == 0 ? 120 : 60, height: $0.item == 1 ? 80 : 40) }
    source.inset = UIEdgeInsets(top: 0, left: 10, bottom: 0, right: 10)
    let view = source.view(UICollectionViewFlowLayout())
    #expect(view.frame(0, 0) == CGRect(x: 10, y: 20, width: 120, height: 40), "in the middle of the line")
    #expect(view.frame(0, 1)?.height == 80)
    #expect(view.frame(0, 2)?.minY == 110 - 20 || view.frame(0, 2)?.minY == 90)
    #expect(source.calls == 6)
    view.contentOffset.y = 10
    view.layoutIfNeeded()
    #expect(source.calls == 6, "scrolling requests no sizes")
  }

  @Test("A delegate without a method for sizes leaves the layout's own, and costs one call") func omitted() {
    let source = InsetSource([(0..<100_000).map { "\($0)" }])
    let layout = UICollectionViewFlowLayout()
    let view = source.view(layout)
    #expect(view.frame(0, 5)?.minY == 57, "the spacing of the delegate")
    if case .uniform = layout.sections[0].sizes {} else { Issue.record("the items have one size") }
  }

  @Test("Another width breaks the lines anew") func width() {
    let view = source().view()
    #expect(view.frame(0, 3)?.minY == 100)
    view.frame.size.width = 430
    view.layoutIfNeeded()
    #expect(view.frame(0, 3)?.minY == 0 && view.frame(0, 4)?.minY == 100)
  }

  @Test("Estimated items take the size of their cells when they become visible") func estimated() {
    TallCell.heights = [1: 120]
    let layout = UICollectionViewFlowLayout()
    layout.estimatedItemSize = CGSize(width: 300, height: 44)
    layout.minimumLineSpacing = 0
    let view = source(50).view(layout, cell: TallCell.self)
    #expect(view.frame(0, 0)?.height == 80 && view.frame(0, 1)?.height == 120)
    #expect(view.frame(0, 2)?.minY == 200)
    #expect(view.contentSize.height > 50 * 44)
    // From far below to the top: what was not visible before must not move what is.
    view.contentOffset.y = view.contentSize.height - 440
    view.layoutIfNeeded()
    let before = view.contentOffset.y
    let anchor = view.indexPathsForVisibleItems.first
    let place = anchor.flatMap { view.layoutAttributesForItem(at: $0)?.frame.minY }.map { $0 - view.contentOffset.y }
    view.contentOffset.y = before - 30
    view.layoutIfNeeded()
    let moved = anchor.flatMap { view.layoutAttributesForItem(at: $0)?.frame.minY }.map { $0 - view.contentOffset.y }
    if let place, let moved { #expect(abs(moved - place - 30) < 0.5) }
  }

  @Test("Automatic sizes are those that the constraints of the content determine") func automatic() {
    @MainActor final class Constrained: UICollectionViewCell {
      override init(frame: CGRect) {
        super.init(frame: frame)
        let box = UIView(frame: .zero)
        box.translatesAutoresizingMaskIntoConstraints = false
        contentView.addSubview(box)
        NSLayoutConstraint.activate([
          box.widthAnchor.constraint(equalToConstant: 70), box.heightAnchor.constraint(equalToConstant: 33),
          box.topAnchor.constraint(equalTo: contentView.topAnchor),
          box.leadingAnchor.constraint(equalTo: contentView.leadingAnchor),
          box.trailingAnchor.constraint(equalTo: contentView.trailingAnchor),
          box.bottomAnchor.constraint(equalTo: contentView.bottomAnchor),
        ])
      }
      required init?(coder: NSCoder) { nil }
    }
    let layout = UICollectionViewFlowLayout()
    layout.estimatedItemSize = UICollectionViewFlowLayout.automaticSize
    let view = source().view(layout, cell: Constrained.self)
    #expect(view.cellForItem(at: IndexPath(item: 0, section: 0))?.frame.size == CGSize(width: 70, height: 33))
    #expect(view.frame(0, 4)?.minY == 43)
  }

  @Test("A subclass changes the attributes of the visible items") func subclass() throws {
    @MainActor final class Faded: UICollectionViewFlowLayout {
      override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { true }
      override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
        let all = super.layoutAttributesForElements(in: rect)
        for attributes in all ?? [] where attributes.indexPath.item == 1 {
          attributes.alpha = 0.5
          attributes.transform = CGAffineTransform(scaleX: 2, y: 2)
          attributes.zIndex = 5
        }
        return all
      }
    }
    let layout = Faded()
    layout.itemSize = CGSize(width: 100, height: 100)
    let view = source(60).view(layout)
    let cell = try #require(view.cellForItem(at: IndexPath(item: 1, section: 0)))
    #expect(cell.alpha == 0.5 && cell.transform == CGAffineTransform(scaleX: 2, y: 2))
    #expect(view.subviews.last === cell)
    view.contentOffset.y = 10
    view.layoutIfNeeded()
    #expect(cell.alpha == 0.5)
  }

  @Test("Copies of attributes are equal until one changes, also those of a subclass") func attributes() {
    @MainActor final class Angled: UICollectionViewLayoutAttributes {
      nonisolated(unsafe) var angle: CGFloat = 0
      override func copy(with zone: NSZone? = nil) -> Any {
        let made = super.copy(with: zone)
        (made as? Angled)?.angle = angle
        return made
      }
      override func isEqual(_ object: Any?) -> Bool {
        (object as? Angled)?.angle == angle && super.isEqual(object)
      }
    }
    let one = Angled(forCellWith: IndexPath(item: 3, section: 2))
    one.frame = CGRect(x: 10, y: 20, width: 30, height: 40)
    one.angle = 2
    let two = one.copy() as? Angled
    #expect(two?.angle == 2 && two?.isEqual(one) == true && two?.indexPath == IndexPath(item: 3, section: 2))
    two?.angle = 3
    #expect(two?.isEqual(one) == false)
    #expect(one.center == CGPoint(x: 25, y: 40) && one.bounds.size == CGSize(width: 30, height: 40))
    let view = UICollectionViewLayoutAttributes(
      forSupplementaryViewOfKind: "badge", with: IndexPath(item: 0, section: 1))
    #expect(view.representedElementKind == "badge" && view.representedElementCategory == .supplementaryView)
    let decoration = UICollectionViewLayoutAttributes(forDecorationViewOfKind: "line", with: IndexPath(index: 4))
    #expect(decoration.representedElementCategory == .decorationView && decoration.indexPath == IndexPath(index: 4))
  }
}
