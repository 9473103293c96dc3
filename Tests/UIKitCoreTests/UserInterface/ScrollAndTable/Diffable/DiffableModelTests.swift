import Foundation
import RuntimeLogging
import SceneSystem
import Testing
import TestSupport
import ViewBacking

@testable @_spi(Runtime) import UIKitCore

@MainActor @Suite("Diffable data sources: snapshots as values, and calls to the app") struct DiffableModelTests {
  typealias Snapshot = NSDiffableDataSourceSnapshot<Int, String>

  /// The same as sections of items in plain arrays.
  private struct Model {
    var sections: [(id: Int, items: [String])] = []
    func place(_ item: String) -> (Int, Int)? {
      for (index, section) in sections.enumerated() {
        if let row = section.items.firstIndex(of: item) { return (index, row) }
      }
      return nil
    }
  }

  @Test("Any edits of a snapshot give the same result as with plain arrays") func edits() {
    var random = SeededGenerator.fresh("snapshot edits")
    for _ in 0..<60 {
      var (snapshot, model) = (Snapshot(), Model())
      for step in 0..<40 {
        let known = model.sections.flatMap(\.items)
        let new = ["s\(step)a", "s\(step)b"]
        switch random.below(9) {
        case 0:
          snapshot.appendSections([step])
          model.sections.append((step, []))
        case 1:
          guard let section = model.sections.randomElement(using: &random)?.id else { continue }
          snapshot.appendItems(new, toSection: section)
          model.sections[model.sections.firstIndex { $0.id == section }!].items += new
        case 2, 3:
          guard let item = known.randomElement(using: &random), let (section, row) = model.place(item) else { continue }
          let after = Bool.random(using: &random)
          if after { snapshot.insertItems(new, afterItem: item) } else { snapshot.insertItems(new, beforeItem: item) }
          model.sections[section].items.insert(contentsOf: new, at: after ? row + 1 : row)
        case 4:
          let deleted = known.shuffled(using: &random).prefix(2)
          snapshot.deleteItems(Array(deleted))
          for index in model.sections.indices { model.sections[index].items.removeAll { deleted.contains($0) } }
        case 5:
          guard let section = model.sections.randomElement(using: &random)?.id else { continue }
          snapshot.deleteSections([section])
          model.sections.removeAll { $0.id == section }
        case 6:
          guard known.count > 1 else { continue }
          let pair = Array(known.shuffled(using: &random).prefix(2))
          let after = Bool.random(using: &random)
          if after {
            snapshot.moveItem(pair[0], afterItem: pair[1])
          } else {
            snapshot.moveItem(pair[0], beforeItem: pair[1])
          }
          for index in model.sections.indices { model.sections[index].items.removeAll { $0 == pair[0] } }
          let (section, row) = model.place(pair[1])!
          model.sections[section].items.insert(pair[0], at: after ? row + 1 : row)
        case 7:
          guard model.sections.count > 1 else { continue }
          let pair = Array(model.sections.map(\.id).shuffled(using: &random).prefix(2))
          snapshot.moveSection(pair[0], afterSection: pair[1])
          let moved = model.sections.remove(at: model.sections.firstIndex { $0.id == pair[0] }!)
          model.sections.insert(moved, at: model.sections.firstIndex { $0.id == pair[1] }! + 1)
        default:
          guard let section = model.sections.randomElement(using: &random)?.id else { continue }
          snapshot.insertSections([step], beforeSection: section)
          model.sections.insert((step, []), at: model.sections.firstIndex { $0.id == section }!)
        }
        #expect(snapshot.sectionIdentifiers == model.sections.map(\.id))
        #expect(snapshot.itemIdentifiers == model.sections.flatMap(\.items))
      }
      for (index, section) in model.sections.enumerated() {
        #expect(snapshot.itemIdentifiers(inSection: section.id) == section.items)
        #expect(snapshot.numberOfItems(inSection: section.id) == section.items.count)
        #expect(snapshot.indexOfSection(section.id) == index)
        #expect(section.items.allSatisfy { snapshot.sectionIdentifier(containingItem: $0) == section.id })
      }
      #expect(snapshot.itemIdentifiers.enumerated().allSatisfy { snapshot.indexOfItem($1) == $0 })
    }
  }

  @Test("A snapshot is a value: changing a copy does not change the table's") func value() {
    let table = UITableView(frame: rect(0, 0, 320, 440))
    let source = UITableViewDiffableDataSource<Int, String>(tableView: table) { _, _, _ in UITableViewCell() }
    var snapshot = Snapshot()
    snapshot.appendSections([0])
    snapshot.appendItems(["a", "b"])
    source.apply(snapshot)
    snapshot.deleteItems(["a"])
    #expect(source.snapshot().itemIdentifiers == ["a", "b"] && table.numberOfRows(inSection: 0) == 2)
    var other = source.snapshot()
    other.appendItems(["c"])
    #expect(source.itemIdentifier(for: IndexPath(row: 2, section: 0)) == nil)
  }

  @Test("The provider is called for visible rows only, with table, index path and item, and once for each new one")
  func provider() {
    let table = UITableView(frame: rect(0, 0, 320, 440))
    table.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
    var asked: [String] = []
    let source = UITableViewDiffableDataSource<Int, String>(tableView: table) { given, path, item in
      #expect(given === table)
      asked.append("\(path.section).\(path.row) \(item)")
      return given.dequeueReusableCell(withIdentifier: "cell", for: path)
    }
    var snapshot = Snapshot()
    snapshot.appendSections([0])
    snapshot.appendItems((0..<500).map { "i\($0)" })
    source.apply(snapshot)
    table.layoutIfNeeded()
    #expect(asked == (0..<10).map { "0.\($0) i\($0)" })
    asked = []
    snapshot.insertItems(["new"], beforeItem: "i3")
    source.apply(snapshot)
    table.layoutIfNeeded()
    #expect(asked == ["0.3 new"])
  }

  @Test("Index paths and identifiers map to each other, and unknown ones to nil") func lookups() {
    let table = UITableView(frame: rect(0, 0, 320, 440))
    let source = UITableViewDiffableDataSource<Int, String>(tableView: table) { _, _, _ in UITableViewCell() }
    var snapshot = Snapshot()
    snapshot.appendSections([7, 8])
    snapshot.appendItems(["a"], toSection: 7)
    snapshot.appendItems(["b", "c"], toSection: 8)
    source.apply(snapshot)
    for (item, path) in [("a", [0, 0]), ("b", [1, 0]), ("c", [1, 1])] {
      #expect(source.indexPath(for: item) == IndexPath(row: path[1], section: path[0]))
      #expect(source.itemIdentifier(for: IndexPath(row: path[1], section: path[0])) == item)
    }
    #expect(source.indexPath(for: "z") == nil && source.itemIdentifier(for: IndexPath(row: 5, section: 0)) == nil)
    #expect(source.itemIdentifier(for: IndexPath(row: 0, section: 9)) == nil)
    #expect(source.sectionIdentifier(for: 1) == 8 && source.sectionIdentifier(for: 2) == nil)
    #expect(source.index(for: 7) == 0 && source.index(for: 1) == nil)
  }

  @Test("A provider that returns no cell leaves the row empty, and is logged") func noCell() {
    let table = UITableView(frame: rect(0, 0, 320, 440))
    let source = UITableViewDiffableDataSource<Int, String>(tableView: table) { _, _, _ in nil }
    var snapshot = Snapshot()
    snapshot.appendSections([0])
    snapshot.appendItems(["a"])
    let sentences = RuntimeLog.capture {
      source.apply(snapshot)
      table.layoutIfNeeded()
    }.sentences
    #expect(sentences.count == 1 && sentences[0].contains("no cell for row 0"))
    #expect(table.visibleCells.count == 1)
  }

  @Test("A subclass provides titles and editing; the base class edits nothing") func subclass() {
    final class Titled: UITableViewDiffableDataSource<Int, String> {
      override func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
        sectionIdentifier(for: section).map { "Section \($0)" }
      }
      override func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool { true }
      override func tableView(
        _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath
      ) {
        guard let item = itemIdentifier(for: indexPath) else { return }
        var next = snapshot()
        next.deleteItems([item])
        apply(next)
      }
    }
    let table = UITableView(frame: rect(0, 0, 320, 440))
    let plain = UITableViewDiffableDataSource<Int, String>(tableView: table) { _, _, _ in UITableViewCell() }
    var snapshot = Snapshot()
    snapshot.appendSections([4])
    snapshot.appendItems(["a", "b"])
    plain.apply(snapshot)
    table.layoutIfNeeded()
    table.receive(.focused)
    table.receive(.key(.delete))
    #expect(plain.snapshot().numberOfItems == 2)
    let titled = Titled(tableView: table) { _, _, _ in UITableViewCell() }
    titled.apply(snapshot)
    table.layoutIfNeeded()
    let header = table.headerView(forSection: 0)?.contentConfiguration as? UIListContentConfiguration
    #expect(header?.text == "Section 4")
    table.receive(.focused)
    table.receive(.key(.delete))
    #expect(titled.snapshot().itemIdentifiers == ["b"] && table.numberOfRows(inSection: 0) == 1)
  }

  @Test("Neither table nor data source retains the other") func ownership() {
    weak var table: UITableView?
    weak var source: UITableViewDiffableDataSource<Int, String>?
    do {
      let made = UITableView(frame: rect(0, 0, 320, 440))
      table = made
      do {
        let first = UITableViewDiffableDataSource<Int, String>(tableView: made) { _, _, _ in UITableViewCell() }
        source = first
        #expect(made.dataSource === first)
      }
      #expect(source == nil && made.dataSource == nil, "a table does not retain its data source: the app has to")
      let kept = UITableViewDiffableDataSource<Int, String>(tableView: made) { _, _, _ in UITableViewCell() }
      source = kept
      kept.apply(Snapshot())
      withExtendedLifetime(kept) {}
    }
    #expect(table == nil && source == nil)
  }
}
