import Foundation
import Testing
import ViewBacking

@testable @_spi(Runtime) import UIKitCore

@MainActor @Suite("Collection views: what is visible") struct CollectionViewTests {
  private let source = ItemSource([(0..<100).map { "\($0)" }])

  private func path(_ section: Int, _ item: Int) -> IndexPath { IndexPath(item: item, section: section) }

  @Test("Only the visible items have cells, and scrolling reuses them") func reuse() {
    TextItemCell.made = 0
    let view = source.view()
    #expect(view.visibleCells.count == 15 && TextItemCell.made == 15)
    #expect(view.texts == (0..<15).map { "\($0)" })
    for offset in stride(from: CGFloat(0), through: 2000, by: 50) {
      view.contentOffset.y = offset
      view.layoutIfNeeded()
    }
    #expect(TextItemCell.made <= 18, "one more line than fits")
    #expect(view.texts.contains("61") && !view.texts.contains("0"))
    #expect(view.visibleCells.allSatisfy { $0.superview === view && !$0.isHidden })
    #expect(view.visibleCells.contains { ($0 as? TextItemCell)?.reuses ?? 0 > 0 })
  }

  @Test("A cell knows its item, an item its cell, and a point the item there") func lookup() throws {
    let view = source.view()
    let cell = try #require(view.cellForItem(at: path(0, 4)))
    #expect(view.indexPath(for: cell) == path(0, 4))
    #expect(view.indexPathForItem(at: CGPoint(x: 115, y: 150)) == path(0, 4))
    #expect(view.indexPathForItem(at: CGPoint(x: 105, y: 150)) == nil, "between two items")
    #expect(view.indexPathForItem(at: CGPoint(x: CGFloat.nan, y: 0)) == nil)
    #expect(view.cellForItem(at: path(0, 99)) == nil && view.cellForItem(at: path(3, 0)) == nil)
    #expect(view.indexPath(for: UICollectionViewCell(frame: .zero)) == nil)
    #expect(view.indexPathsForVisibleItems == (0..<15).map { path(0, $0) })
  }

  @Test("The delegate is notified of cells that appear and disappear") func display() {
    let view = source.view(height: 100)
    #expect(source.displays == ["0.0", "0.1", "0.2"])
    source.displays = []
    view.contentOffset.y = 100
    view.layoutIfNeeded()
    #expect(Set(source.displays) == ["end 0.0", "end 0.1", "end 0.2", "0.3", "0.4", "0.5"])
  }

  @Test("The numbers are those of the data source, and 0 for a section that does not exist") func counts() {
    let view = source.view()
    source.sections = [["a"], [], ["b", "c"]]
    #expect(view.numberOfItems(inSection: 0) == 100, "as of the last load")
    view.reloadData()
    #expect(view.numberOfSections == 3 && view.numberOfItems(inSection: 2) == 2)
    #expect(view.numberOfItems(inSection: 7) == 0 && view.numberOfItems(inSection: -1) == 0)
    #expect(view.texts == ["a", "b", "c"])
  }

  @Test("A view without a data source, and one without items, are empty") func empty() {
    let view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 100, height: 100), collectionViewLayout: UICollectionViewFlowLayout())
    view.layoutIfNeeded()
    #expect(view.numberOfSections == 0 && view.visibleCells.isEmpty && view.contentSize.height == 0)
    #expect(view.indexPathForItem(at: .zero) == nil && view.layoutAttributesForItem(at: path(0, 0)) == nil)
    view.scrollToItem(at: path(0, 3), at: .top, animated: false)
    for key in view.shownDescription.keys { view.receive(.key(key)) }
    #expect(ItemSource([[]]).view().visibleCells.isEmpty)
  }

  @Test("An identifier without a class gives a plain cell, and one that is not a cell is not registered")
  func unregistered() {
    let view = source.view()
    let cell = view.dequeueReusableCell(withReuseIdentifier: "unknown", for: path(0, 0))
    #expect(cell.reuseIdentifier == "unknown" && type(of: cell) == UICollectionViewCell.self)
    view.register(UIView.self, forCellWithReuseIdentifier: "view")
    #expect(view.dequeueReusableCell(withReuseIdentifier: "view", for: path(0, 0)).reuseIdentifier == "view")
    let header = view.dequeueReusableSupplementaryView(
      ofKind: "kind", withReuseIdentifier: "none", for: path(0, 0))
    #expect(header.reuseIdentifier == "none")
  }

  @Test("A cell that is given for two items is used for the first") func twice() {
    @MainActor final class SameCell: ItemSource {
      let cell = TextItemCell(frame: .zero)
      override func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
      ) -> UICollectionViewCell { cell }
    }
    let source = SameCell([["a", "b"]])
    let view = source.view()
    #expect(view.visibleCells.count == 2 && view.visibleCells.first === source.cell)
    #expect(view.visibleCells.last !== source.cell)
  }

  @Test("A data source that reloads while it provides cells does not disturb the layout") func nested() {
    @MainActor final class Reloading: ItemSource {
      var reloads = 3
      override func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
      ) -> UICollectionViewCell {
        if reloads > 0 {
          reloads -= 1
          sections = [["x", "y"]]
          collectionView.reloadData()
        }
        return super.collectionView(collectionView, cellForItemAt: indexPath)
      }
    }
    let view = Reloading([(0..<50).map { "\($0)" }]).view()
    for _ in 0..<4 { view.layoutIfNeeded() }
    #expect(view.texts == ["x", "y"])
  }

  @Test(
    "Scrolling to an item puts it at the requested position, and never beyond the content",
    arguments: [
      (UICollectionView.ScrollPosition.top, CGFloat(1600)), (.centeredVertically, 1430), (.bottom, 1260),
      (UICollectionView.ScrollPosition(), 1260),
    ]) func scroll(position: UICollectionView.ScrollPosition, offset: CGFloat)
  {
    let view = source.view()
    view.scrollToItem(at: path(0, 50), at: position, animated: true)
    #expect(view.contentOffset.y == offset)
    #expect(view.texts.contains("50"))
    view.scrollToItem(at: path(0, 99), at: .top, animated: false)
    #expect(view.contentOffset.y == view.contentSize.height - 440)
    view.scrollToItem(at: path(9, 9), at: .top, animated: false)
    #expect(view.contentOffset.y == view.contentSize.height - 440, "an item that does not exist is ignored")
  }

  @Test("A background view fills the visible area, behind the cells") func background() {
    let view = source.view()
    let background = UIView(frame: .zero)
    view.backgroundView = background
    view.contentOffset.y = 130
    view.layoutIfNeeded()
    #expect(view.subviews.first === background && background.frame == view.bounds)
    view.backgroundView = nil
    #expect(background.superview == nil)
  }

  @Test("Items near the visible area are prefetched, the nearest first, and cancelled when they are far")
  func prefetch() {
    @MainActor final class Prefetching: NSObject, UICollectionViewDataSourcePrefetching {
      var asked: [Int] = []
      var cancelled: [Int] = []
      func collectionView(_ collectionView: UICollectionView, prefetchItemsAt indexPaths: [IndexPath]) {
        asked += indexPaths.map(\.item)
      }
      func collectionView(_ collectionView: UICollectionView, cancelPrefetchingForItemsAt indexPaths: [IndexPath]) {
        cancelled += indexPaths.map(\.item)
      }
    }
    let prefetching = Prefetching()
    let view = source.view(height: 200)
    view.prefetchDataSource = prefetching
    view.layoutIfNeeded()
    #expect(prefetching.asked.first.map { (6...8).contains($0) } == true)
    #expect(Set(prefetching.asked).isSuperset(of: [6, 7, 8]) && prefetching.asked.allSatisfy { $0 < 12 })
    view.contentOffset.y = 1000
    view.layoutIfNeeded()
    #expect(Set(prefetching.cancelled).isSuperset(of: [6, 7, 8]))
    prefetching.asked = []
    view.isPrefetchingEnabled = false
    view.contentOffset.y = 0
    view.layoutIfNeeded()
    #expect(prefetching.asked.isEmpty)
  }

  @Test("Another layout positions the same cells") func otherLayout() throws {
    let view = source.view()
    let cell = try #require(view.cellForItem(at: path(0, 1)))
    let other = UICollectionViewFlowLayout()
    other.itemSize = CGSize(width: 320, height: 50)
    other.minimumLineSpacing = 0
    var ended: Bool?
    view.setCollectionViewLayout(other, animated: true) { ended = $0 }
    view.layoutIfNeeded()
    #expect(ended == true && view.collectionViewLayout === other && other.collectionView === view)
    #expect(view.cellForItem(at: path(0, 1)) === cell && cell.frame == CGRect(x: 0, y: 50, width: 320, height: 50))
  }

  @Test("In steady state scrolling asks only for the visible area") func steady() {
    @MainActor final class Counting: UICollectionViewFlowLayout {
      var elements = 0
      var prepares = 0
      override func prepare() {
        prepares += 1
        super.prepare()
      }
      override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
        let found = super.layoutAttributesForElements(in: rect)
        elements += found?.count ?? 0
        return found
      }
    }
    let source = ItemSource([(0..<100_000).map { "\($0)" }])
    let layout = Counting()
    layout.itemSize = CGSize(width: 100, height: 100)
    let view = source.view(layout)
    #expect(layout.prepares == 1)
    layout.elements = 0
    for step in 1...10 {
      view.contentOffset.y = CGFloat(step) * 1000
      view.layoutIfNeeded()
    }
    #expect(layout.prepares == 1 && layout.elements <= 10 * 18)
  }
}
