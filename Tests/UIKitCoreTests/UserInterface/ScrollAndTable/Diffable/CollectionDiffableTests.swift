import Foundation
import SceneSystem
import Testing
import ViewBacking

@testable @_spi(Runtime) import UIKitCore

@MainActor @Suite("Collection views with snapshots") struct CollectionDiffableTests {
  private typealias Source = UICollectionViewDiffableDataSource<String, String>
  private typealias Snapshot = NSDiffableDataSourceSnapshot<String, String>
  private let view: UICollectionView
  private let source: Source

  init() {
    view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 320, height: 440),
      collectionViewLayout: UICollectionViewCompositionalLayout.list(
        using: UICollectionLayoutListConfiguration(appearance: .plain)))
    let cells = UICollectionView.CellRegistration<UICollectionViewListCell, String> { cell, _, item in
      var content = cell.defaultContentConfiguration()
      content.text = item
      cell.contentConfiguration = content
      cell.accessories = item.hasPrefix("+") ? [.outlineDisclosure()] : []
    }
    source = Source(collectionView: view) { view, indexPath, item in
      view.dequeueConfiguredReusableCell(using: cells, for: indexPath, item: item)
    }
  }

  private var texts: [String] {
    view.layoutIfNeeded()
    return view.visibleCells.compactMap { cell in
      (cell as? UICollectionViewListCell)?.contentConfiguration as? UIListContentConfiguration
    }.compactMap(\.text)
  }

  private func snapshot(_ sections: [(String, [String])]) -> Snapshot {
    var made = Snapshot()
    for (section, items) in sections {
      made.appendSections([section])
      made.appendItems(items, toSection: section)
    }
    return made
  }

  @Test("A snapshot shows, and the next one moves cells and selection with their items") func apply() throws {
    var ended = 0
    source.apply(snapshot([("s", ["a", "b", "c"]), ("t", ["d"])])) { ended += 1 }
    #expect(texts == ["a", "b", "c", "d"] && ended == 1)
    let cell = view.cellForItem(at: IndexPath(item: 1, section: 0))
    view.press(0, 1)
    source.apply(snapshot([("t", ["d", "b"]), ("s", ["c", "x"])]), animatingDifferences: false)
    #expect(texts == ["d", "b", "c", "x"])
    #expect(view.cellForItem(at: IndexPath(item: 1, section: 0)) === cell)
    #expect(view.indexPathsForSelectedItems == [IndexPath(item: 1, section: 0)])
    #expect(source.snapshot().itemIdentifiers == ["d", "b", "c", "x"])
  }

  @Test("Items and index paths, sections and indexes correspond") func identifiers() {
    source.apply(snapshot([("s", ["a", "b"]), ("t", ["c"])]))
    #expect(source.itemIdentifier(for: IndexPath(item: 1, section: 0)) == "b")
    #expect(source.itemIdentifier(for: IndexPath(item: 5, section: 0)) == nil)
    #expect(source.indexPath(for: "c") == IndexPath(item: 0, section: 1) && source.indexPath(for: "?") == nil)
    #expect(source.sectionIdentifier(for: 1) == "t" && source.sectionIdentifier(for: 4) == nil)
    #expect(source.index(for: "t") == 1)
  }

  @Test("Reloading everything, and awaiting a snapshot") func other() async {
    await source.apply(snapshot([("s", ["a"])]))
    #expect(texts == ["a"])
    source.applySnapshotUsingReloadData(snapshot([("s", ["b"])]))
    #expect(texts == ["b"])
    var marked = source.snapshot()
    marked.reconfigureItems(["b"])
    let cell = view.cellForItem(at: IndexPath(item: 0, section: 0))
    await source.apply(marked)
    #expect(texts == ["b"] && view.cellForItem(at: IndexPath(item: 0, section: 0)) === cell)
  }

  @Test("A provider of supplementary views is called; without one an empty view is shown") func supplements() {
    let section = thirdsWithHeader()
    view.setCollectionViewLayout(UICollectionViewCompositionalLayout(section: section), animated: false)
    var asked: [String] = []
    source.supplementaryViewProvider = { _, kind, path in
      asked.append("\(kind) \(path.section)")
      return nil
    }
    source.apply(snapshot([("s", ["a"])]))
    view.layoutIfNeeded()
    #expect(asked == ["header 0"] && view.visibleSupplementaryViews(ofKind: "header").count == 1)
  }

  private func thirdsWithHeader() -> NSCollectionLayoutSection {
    let section = thirds()
    section.boundarySupplementaryItems = [
      NSCollectionLayoutBoundarySupplementaryItem(
        layoutSize: size(.fractionalWidth(1), .absolute(30)), elementKind: "header", alignment: .top)
    ]
    return section
  }

  @Test("An outline shows what is expanded, indented, and a press on the indicator toggles it") func outline() throws {
    var outline = NSDiffableDataSourceSectionSnapshot<String>()
    outline.append(["+a", "b"])
    outline.append(["a1", "a2"], to: "+a")
    source.apply(outline, to: "s")
    #expect(texts == ["+a", "b"])
    func indicator() -> UIButton? {
      view.layoutIfNeeded()
      return view.cellForItem(at: IndexPath(item: 0, section: 0))?.visible(UIButton.self).first
    }
    #expect(indicator()?.accessibilityLabel == "Expand")
    indicator()?.sendActions(for: .primaryActionTriggered)
    #expect(texts == ["+a", "a1", "a2", "b"] && indicator()?.accessibilityLabel == "Collapse")
    let child = view.cellForItem(at: IndexPath(item: 1, section: 0)) as? UICollectionViewListCell
    #expect(child?.indentationLevel == 1)
    #expect(source.snapshot(for: "s").isExpanded("+a"))
    indicator()?.sendActions(for: .primaryActionTriggered)
    #expect(texts == ["+a", "b"])
  }

  @Test("Handlers can refuse to expand, and are called before") func handlers() {
    var outline = NSDiffableDataSourceSectionSnapshot<String>()
    outline.append(["+a"])
    outline.append(["a1"], to: "+a")
    source.apply(outline, to: "s")
    var called: [String] = []
    var allows = false
    source.sectionSnapshotHandlers.shouldExpandItem = { _ in allows }
    source.sectionSnapshotHandlers.willExpandItem = { called.append("expand \($0)") }
    source.sectionSnapshotHandlers.willCollapseItem = { called.append("collapse \($0)") }
    source.toggleOutline(at: IndexPath(item: 0, section: 0))
    #expect(called.isEmpty && texts == ["+a"])
    allows = true
    source.toggleOutline(at: IndexPath(item: 0, section: 0))
    source.toggleOutline(at: IndexPath(item: 0, section: 0))
    #expect(called == ["expand +a", "collapse +a"])
    source.toggleOutline(at: IndexPath(item: 7, section: 0))
  }

  @Test("A section snapshot leaves other sections, and a plain snapshot ends its levels") func mixed() {
    source.apply(snapshot([("t", ["x"])]))
    var outline = NSDiffableDataSourceSectionSnapshot<String>()
    outline.append(["+a"])
    outline.append(["a1"], to: "+a")
    outline.expand(["+a"])
    source.apply(outline, to: "s")
    #expect(texts == ["x", "+a", "a1"] && source.snapshot().sectionIdentifiers == ["t", "s"])
    #expect(source.snapshot(for: "t").rootItems == ["x"])
    source.apply(snapshot([("s", ["n"])]))
    #expect(texts == ["n"] && source.snapshot(for: "s").items == ["n"])
  }

  @Test("Moving by hand changes the snapshot, and the handlers receive the transaction") func moving() {
    source.apply(snapshot([("s", ["a", "b", "c"])]))
    var final: [String] = []
    #expect(!view.beginInteractiveMovementForItem(at: IndexPath(item: 0, section: 0)))
    source.reorderingHandlers.canReorderItem = { $0 != "c" }
    source.reorderingHandlers.didReorder = { final = $0.finalSnapshot.itemIdentifiers }
    view.layoutIfNeeded()
    #expect(!view.beginInteractiveMovementForItem(at: IndexPath(item: 2, section: 0)))
    #expect(view.beginInteractiveMovementForItem(at: IndexPath(item: 0, section: 0)))
    let target = view.frame(0, 2) ?? .zero
    view.updateInteractiveMovementTargetPosition(CGPoint(x: target.midX, y: target.midY))
    view.endInteractiveMovement()
    #expect(final == ["b", "c", "a"] && texts == ["b", "c", "a"])
  }
}

@MainActor @Suite("Collection views with snapshots against a model") struct CollectionDiffableModelTests {
  @Test("Random snapshots show, with selection and measured heights of the items that remain") func random() {
    let source = FittingSource([[]])
    let row = size(.fractionalWidth(1), .estimated(50))
    let view = source.fitting(
      UICollectionViewCompositionalLayout(
        section: NSCollectionLayoutSection(
          group: .horizontal(layoutSize: row, subitems: [NSCollectionLayoutItem(layoutSize: row)]))))
    let data = UICollectionViewDiffableDataSource<Int, Int>(collectionView: view) { view, indexPath, item in
      let cell = view.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
      (cell as? FittingCell)?.text = String(repeating: "a", count: item % 5 + 1)
      return cell
    }
    view.allowsMultipleSelection = true
    var random = SeededGenerator.fresh("collection snapshots")
    for _ in 0..<60 {
      var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
      let sections = (0..<4).shuffled(using: &random).prefix(Int.random(in: 1...4, using: &random))
      var items = (0..<40).shuffled(using: &random)
      for section in sections {
        snapshot.appendSections([section])
        let count = min(items.count, Int.random(in: 0...12, using: &random))
        snapshot.appendItems(Array(items.prefix(count)), toSection: section)
        items.removeFirst(count)
      }
      let selected = (view.indexPathsForSelectedItems ?? []).compactMap { data.itemIdentifier(for: $0) }
      data.apply(snapshot)
      view.layoutIfNeeded()
      #expect(
        (0..<view.numberOfSections).map { view.numberOfItems(inSection: $0) }
          == snapshot.sectionIdentifiers.map { snapshot.numberOfItems(inSection: $0) })
      let kept = (view.indexPathsForSelectedItems ?? []).compactMap { data.itemIdentifier(for: $0) }
      #expect(kept == selected.filter { snapshot.indexOfItem($0) != nil })
      for path in view.indexPathsForVisibleItems {
        guard let item = data.itemIdentifier(for: path) else {
          Issue.record("a cell without an item")
          continue
        }
        #expect(view.cellForItem(at: path)?.frame.height == CGFloat(item % 5 + 1) * 20)
      }
      if let path = view.indexPathsForVisibleItems.randomElement(using: &random) {
        view.selectItem(at: path, animated: false, scrollPosition: [])
      }
      view.contentOffset.y = CGFloat.random(in: 0...max(1, view.contentSize.height - 440), using: &random)
      view.layoutIfNeeded()
    }
  }
}
