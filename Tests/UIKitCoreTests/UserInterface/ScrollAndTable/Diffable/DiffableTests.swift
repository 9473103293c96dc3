import Foundation
import RuntimeLogging
import SceneSystem
import Testing

@testable @_spi(Runtime) import UIKitCore

@MainActor @Suite("Diffable data sources") struct DiffableTests {
  typealias Snapshot = NSDiffableDataSourceSnapshot<String, Int>

  private func make() -> (UITableView, UITableViewDiffableDataSource<String, Int>) {
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 3000))
    table.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
    table.allowsMultipleSelection = true
    let source = UITableViewDiffableDataSource<String, Int>(tableView: table) { table, path, item in
      let cell = table.dequeueReusableCell(withIdentifier: "cell", for: path)
      var content = cell.defaultContentConfiguration()
      content.text = "\(item)"
      cell.contentConfiguration = content
      return cell
    }
    return (table, source)
  }

  @Test("A snapshot finds its sections and items by their identifiers") func snapshot() {
    var snapshot = Snapshot()
    snapshot.appendSections(["a", "b"])
    snapshot.appendItems([1, 2])
    snapshot.appendItems([3], toSection: "a")
    snapshot.insertItems([4], beforeItem: 1)
    snapshot.insertItems([5], afterItem: 3)
    snapshot.insertSections(["c"], beforeSection: "b")
    #expect(snapshot.sectionIdentifiers == ["a", "c", "b"])
    #expect(snapshot.itemIdentifiers == [3, 5, 4, 1, 2])
    snapshot.moveItem(5, afterItem: 1)
    snapshot.moveSection("b", beforeSection: "a")
    #expect(snapshot.itemIdentifiers == [4, 1, 5, 2, 3])
    #expect(snapshot.indexOfItem(3) == 4 && snapshot.indexOfSection("c") == 2)
    #expect(snapshot.sectionIdentifier(containingItem: 5) == "b")
    snapshot.deleteSections(["b"])
    #expect(snapshot.itemIdentifiers == [3] && snapshot.numberOfItems == 1 && snapshot.numberOfSections == 2)
    snapshot.deleteAllItems()
    #expect(snapshot.numberOfItems == 0 && snapshot.numberOfSections == 0)
  }

  @Test("Impossible changes are ignored with a log line") func mistakes() {
    let sentences = RuntimeLog.capture {
      var snapshot = Snapshot()
      snapshot.appendItems([1])
      snapshot.appendSections(["a", "a"])
      snapshot.appendItems([1, 1])
      snapshot.insertItems([2], beforeItem: 7)
      snapshot.moveItem(1, afterItem: 1)
      snapshot.moveSection("a", beforeSection: "z")
      snapshot.reloadItems([9])
      #expect(snapshot.sectionIdentifiers == ["a"] && snapshot.itemIdentifiers == [1])
    }.sentences
    #expect(sentences.count == 7)
  }

  @Test("From any snapshot to any other: the rows are the new ones, cells and selection stay with their items")
  func random() throws {
    var random = SeededGenerator.fresh("diffable")
    let (table, source) = make()
    table.layoutIfNeeded()
    for _ in 0..<200 {
      let before = source.snapshot()
      let cells = Dictionary(
        uniqueKeysWithValues: before.itemIdentifiers.compactMap { item in
          source.indexPath(for: item).flatMap { table.cellForRow(at: $0) }.map { (item, $0) }
        })
      let selected = Set((table.indexPathsForSelectedRows ?? []).compactMap(source.itemIdentifier(for:)))
      var next = Snapshot()
      let sections = Array(["a", "b", "c", "d"].shuffled(using: &random).prefix(Int.random(in: 1...4, using: &random)))
      next.appendSections(sections)
      for item in (0..<30).shuffled(using: &random).prefix(Int.random(in: 0...25, using: &random)) {
        next.appendItems([item], toSection: sections.randomElement(using: &random))
      }
      var applied = false
      source.apply(next, animatingDifferences: true) { applied = true }
      #expect(applied && table.texts == next.itemIdentifiers.map(String.init))
      let kept = Set(before.itemIdentifiers).intersection(next.itemIdentifiers)
      for item in kept {
        let path = try #require(source.indexPath(for: item))
        #expect(table.cellForRow(at: path) === cells[item])
      }
      let now = Set((table.indexPathsForSelectedRows ?? []).compactMap(source.itemIdentifier(for:)))
      #expect(now == selected.intersection(next.itemIdentifiers))
      if let item = next.itemIdentifiers.randomElement(using: &random) {
        table.selectRow(at: source.indexPath(for: item), animated: false, scrollPosition: .none)
      }
    }
  }

  @Test("Reloaded items get other cells, reconfigured ones keep theirs, and none is requested twice") func reload()
    throws
  {
    let (table, source) = make()
    var snapshot = Snapshot()
    snapshot.appendSections(["a"])
    snapshot.appendItems([1, 2, 3])
    source.apply(snapshot)
    table.layoutIfNeeded()
    let cells = table.visibleCells
    snapshot.reloadItems([1])
    snapshot.reconfigureItems([2])
    source.apply(snapshot)
    #expect(table.texts == ["1", "2", "3"])
    #expect(table.visibleCells[1] === cells[1] && table.visibleCells[2] === cells[2])
    #expect(source.snapshot().reloadedItemIdentifiers.isEmpty && source.snapshot().reconfiguredItemIdentifiers.isEmpty)
    source.applySnapshotUsingReloadData(snapshot)
    #expect(table.texts == ["1", "2", "3"])
  }
}
