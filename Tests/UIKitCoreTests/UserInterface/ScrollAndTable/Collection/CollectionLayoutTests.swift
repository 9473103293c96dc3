import Foundation
import Testing

@testable @_spi(Runtime) import UIKitCore

/// Items on a diagonal, with a decoration behind each section.
@MainActor private final class Diagonal: UICollectionViewLayout {
  var prepared = 0
  var hidden: Set<Int> = []
  override init() {
    super.init()
    register(Backdrop.self, forDecorationViewOfKind: "backdrop")
  }
  required init?(coder: NSCoder) { nil }
  override func prepare() { prepared += 1 }
  override var collectionViewContentSize: CGSize {
    let count = CGFloat(collectionView?.numberOfItems(inSection: 0) ?? 0)
    return CGSize(width: count * 50, height: count * 50)
  }
  override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
    let count = collectionView?.numberOfItems(inSection: 0) ?? 0
    let items = (0..<count + 3).compactMap { layoutAttributesForItem(at: IndexPath(item: $0, section: 0)) }
    let decoration = UICollectionViewLayoutAttributes(
      forDecorationViewOfKind: "backdrop", with: IndexPath(item: 0, section: 0))
    decoration.frame = CGRect(x: 0, y: 0, width: 200, height: 200)
    decoration.zIndex = -1
    return items.filter { $0.frame.intersects(rect) } + [decoration]
  }
  override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    let attributes = UICollectionViewLayoutAttributes(forCellWith: indexPath)
    let place = CGFloat(indexPath.item) * 50
    attributes.frame = CGRect(x: place, y: place, width: 50, height: 50)
    attributes.isHidden = hidden.contains(indexPath.item)
    return attributes
  }
}

@MainActor private final class Backdrop: UICollectionReusableView {
  override init(frame: CGRect) {
    super.init(frame: frame)
    backgroundColor = .red
  }
  required init?(coder: NSCoder) { nil }
}

@MainActor @Suite("Layouts of an app") struct CollectionLayoutTests {
  private let source = ItemSource([(0..<40).map { "\($0)" }])

  @Test("A layout of an app is prepared once, and positions cells and decorations") func own() {
    let layout = Diagonal()
    let view = source.view(layout)
    #expect(layout.prepared == 1 && view.contentSize == CGSize(width: 2000, height: 2000))
    #expect(view.texts == (0..<7).map { "\($0)" })
    let backdrop = view.subviews.first { $0 is Backdrop }
    #expect(backdrop?.frame == CGRect(x: 0, y: 0, width: 200, height: 200))
    #expect(view.subviews.firstIndex { $0 === backdrop } == 0, "behind the cells")
    view.contentOffset = CGPoint(x: 500, y: 500)
    view.layoutIfNeeded()
    #expect(layout.prepared == 1 && view.texts.contains("10") && !view.texts.contains("8"))
  }

  @Test("Attributes of items that do not exist are ignored, and hidden ones have no cell") func attributes() {
    let layout = Diagonal()
    layout.hidden = [2]
    let source = ItemSource([["a", "b", "c", "d"]])
    let view = source.view(layout)
    #expect(view.texts == ["a", "b", "d"])
    layout.hidden = []
    layout.invalidateLayout()
    #expect(view.texts == ["a", "b", "c", "d"] && layout.prepared == 2)
  }

  @Test("A decoration without a class is an empty view") func unregistered() {
    @MainActor final class Lines: UICollectionViewLayout {
      override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
        let line = UICollectionViewLayoutAttributes(
          forDecorationViewOfKind: "line", with: IndexPath(item: 0, section: 0))
        line.frame = CGRect(x: 0, y: 9, width: 320, height: 1)
        return [line]
      }
    }
    let view = source.view(Lines())
    #expect(view.subviews.contains { $0.frame == CGRect(x: 0, y: 9, width: 320, height: 1) })
  }

  @Test("A layout that asks for its own invalidation each time it prepares does not hang") func endless() {
    @MainActor final class Restless: UICollectionViewFlowLayout {
      override func prepare() {
        super.prepare()
        itemSize.height += 1
      }
    }
    let view = source.view(Restless())
    #expect(!view.visibleCells.isEmpty)
  }

  @Test("A layout that sets its item size while it prepares uses that size") func settled() {
    @MainActor final class Halves: UICollectionViewFlowLayout {
      override func prepare() {
        super.prepare()
        let width = ((collectionView?.bounds.width ?? 0) - 10) / 2
        itemSize = CGSize(width: width, height: width)
      }
    }
    let view = source.view(Halves())
    #expect(view.frame(0, 1) == CGRect(x: 165, y: 0, width: 155, height: 155))
  }

  @Test("The layout's attributes have its class, and reach the views") func classes() {
    @MainActor final class Tinted: UICollectionViewLayoutAttributes {
      nonisolated(unsafe) var tint = 7
    }
    @MainActor final class Tinting: UICollectionViewFlowLayout {
      override class var layoutAttributesClass: AnyClass { Tinted.self }
    }
    @MainActor final class TintedCell: UICollectionViewCell {
      var tint = 0
      var applications = 0
      override func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {
        applications += 1
        tint = (layoutAttributes as? Tinted)?.tint ?? 0
      }
    }
    let view = source.view(Tinting(), cell: TintedCell.self)
    let cell = view.visibleCells.first as? TintedCell
    #expect(cell?.tint == 7 && cell?.applications == 1)
    view.setNeedsLayout()
    view.layoutIfNeeded()
    #expect(cell?.applications == 1, "equal attributes are applied once")
  }

  @Test("An invalidation context adds up what it lists") func context() {
    let context = UICollectionViewLayoutInvalidationContext()
    #expect(!context.invalidateEverything && context.invalidatedItemIndexPaths == nil)
    context.invalidateItems(at: [IndexPath(item: 0, section: 0)])
    context.invalidateItems(at: [IndexPath(item: 1, section: 0)])
    context.invalidateSupplementaryElements(ofKind: "a", at: [IndexPath(item: 0, section: 0)])
    context.invalidateDecorationElements(ofKind: "b", at: [IndexPath(item: 0, section: 0)])
    #expect(context.invalidatedItemIndexPaths?.count == 2)
    #expect(context.invalidatedSupplementaryIndexPaths?["a"]?.count == 1)
    #expect(context.invalidatedDecorationIndexPaths?["b"]?.count == 1)
    let layout = UICollectionViewFlowLayout()
    #expect(layout.invalidationContext(forBoundsChange: .zero) is UICollectionViewFlowLayoutInvalidationContext)
  }
}
