import Foundation
import RuntimeLogging
import SceneSystem
import Testing
import TestSupport

@testable @_spi(Runtime) import UIKitCore

@MainActor @Suite("Table views: batches of changes") struct TableMoveTests {
  private func path(_ section: Int, _ row: Int) -> IndexPath { IndexPath(row: row, section: section) }

  /// One row of a batch: its previous position, if it existed, and whether it moves.
  private struct Row {
    var text: String
    var origin: IndexPath?
    var moves = false
  }

  @Test(
    "Any deletions, insertions, moves and reloads in one batch: rows equal the data, cells and selection stay with them"
  )
  func anyBatch() throws {
    var random = SeededGenerator.fresh("table batch")
    for round in 0..<150 {
      var next = 0
      func fresh() -> String {
        next += 1
        return "\(round)-\(next)"
      }
      let old = (0..<(1 + random.below(3))).map { _ in (0..<random.below(8)).map { _ in fresh() } }
      let source = TextSource(old)
      let table = source.table(height: 3000)
      table.allowsMultipleSelection = true
      var cells: [String: UITableViewCell] = [:]
      var selected: Set<String> = []
      for (section, texts) in old.enumerated() {
        for (row, text) in texts.enumerated() {
          cells[text] = table.cellForRow(at: path(section, row))
          guard random.below(3) == 0 else { continue }
          selected.insert(text)
          table.selectRow(at: path(section, row), animated: false, scrollPosition: .none)
        }
      }
      // Kept rows keep their order; moved and new ones are inserted anywhere.
      var new: [[Row]] = old.map { _ in [] }
      var others: [Row] = (0..<random.below(5)).map { _ in Row(text: fresh()) }
      var (deleted, reloaded): ([IndexPath], [IndexPath]) = ([], [])
      for (section, texts) in old.enumerated() {
        for (row, text) in texts.enumerated() {
          switch random.below(5) {
          case 0: deleted.append(path(section, row))
          case 1: others.append(Row(text: text, origin: path(section, row), moves: true))
          case 2:
            reloaded.append(path(section, row))
            selected.remove(text)
            cells[text] = nil
            new[section].append(Row(text: text, origin: path(section, row)))
          default: new[section].append(Row(text: text, origin: path(section, row)))
          }
        }
      }
      for row in others.shuffled(using: &random) {
        let section = random.below(new.count)
        new[section].insert(row, at: random.below(new[section].count + 1))
      }
      let sentences = RuntimeLog.capture {
        table.performBatchUpdates {
          table.deleteRows(at: deleted.shuffled(using: &random), with: .fade)
          for (section, rows) in new.enumerated() {
            for (row, entry) in rows.enumerated() {
              if let origin = entry.origin {
                if entry.moves { table.moveRow(at: origin, to: path(section, row)) }
              } else {
                table.insertRows(at: [path(section, row)], with: .left)
              }
            }
          }
          table.reloadRows(at: reloaded, with: .none)
          source.sections = new.map { $0.map(\.text) }
        }
      }.sentences
      #expect(sentences == [])
      #expect(table.texts == new.joined().map(\.text))
      for (section, rows) in new.enumerated() {
        for (row, entry) in rows.enumerated() where entry.origin != nil {
          guard let cell = cells[entry.text] else { continue }
          #expect(table.cellForRow(at: path(section, row)) === cell)
        }
      }
      let now = Set((table.indexPathsForSelectedRows ?? []).map { source.sections[$0.section][$0.row] })
      #expect(now == selected.intersection(source.sections.joined()))
    }
  }

  @Test("Sections move with their headers, rows and cells, and back") func sections() {
    var random = SeededGenerator.fresh("section moves")
    let source = TextSource((0..<5).map { section in (0..<3).map { "\(section).\($0)" } })
    let table = source.table(height: 3000)
    let cells = Dictionary(uniqueKeysWithValues: zip(table.texts, table.visibleCells))
    for _ in 0..<60 {
      let (from, to) = (random.below(5), random.below(5))
      source.sections.insert(source.sections.remove(at: from), at: to)
      table.moveSection(from, toSection: to)
      #expect(table.texts == Array(source.sections.joined()))
      #expect(zip(table.texts, table.visibleCells).allSatisfy { cells[$0] === $1 })
    }
  }

  @Test("In a batch deletions come first, in whatever order they are called; insertions have the final index paths")
  func order() {
    for deletesFirst in [true, false] {
      let source = TextSource([["a", "b", "c", "d"]])
      let table = source.table()
      source.sections = [["a", "X", "d", "Y"]]
      table.performBatchUpdates {
        if !deletesFirst { table.insertRows(at: [path(0, 1), path(0, 3)], with: .none) }
        table.deleteRows(at: [path(0, 1), path(0, 2)], with: .none)
        if deletesFirst { table.insertRows(at: [path(0, 1), path(0, 3)], with: .none) }
      }
      #expect(table.texts == ["a", "X", "d", "Y"])
    }
  }

  @Test("The data source is called after the batch, and the completion comes last, with true") func asked() {
    final class Asked: NSObject, UITableViewDataSource {
      var log: [String] = []
      var rows = 1
      func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        log.append("count")
        return rows
      }
      func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        log.append("cell \(indexPath.row)")
        return UITableViewCell()
      }
    }
    let asked = Asked()
    let table = UITableView(frame: rect(0, 0, 320, 440))
    table.dataSource = asked
    table.layoutIfNeeded()
    asked.log = []
    table.performBatchUpdates {
      asked.log.append("move")
      asked.rows = 2
      table.insertRows(at: [path(0, 1)], with: .none)
    } completion: {
      asked.log.append("done \($0)")
    }
    #expect(asked.log == ["move", "count", "done true"])
    table.layoutIfNeeded()
    #expect(asked.log.last == "cell 1" && asked.log.count == 4, "the row that stayed is not asked for again")
    table.performBatchUpdates(nil) { asked.log.append("empty \($0)") }
    #expect(asked.log.last == "empty true")
  }

  @Test("Nested updates are part of the outermost; an end without a beginning does nothing")
  func nested() {
    let source = TextSource([["a"]])
    let table = source.table()
    table.endUpdates()
    source.sections = [["a", "b", "c"]]
    table.beginUpdates()
    table.insertRows(at: [path(0, 1)], with: .none)
    table.performBatchUpdates { table.insertRows(at: [path(0, 2)], with: .none) }
    #expect(table.numberOfRows(inSection: 0) == 1, "nothing is taken up before the outermost end")
    table.endUpdates()
    #expect(table.texts == ["a", "b", "c"])
  }

  @Test("A section is inserted and deleted with its rows, and reloaded with its header") func whole() {
    let source = TextSource([["a"], ["b", "c"]])
    source.titles = ["One", "Two"]
    let table = source.table()
    source.sections.insert(["x", "y"], at: 0)
    source.titles.insert("Zero", at: 0)
    table.insertSections(IndexSet(integer: 0), with: .automatic)
    #expect(table.texts == ["x", "y", "a", "b", "c"])
    #expect(table.numberOfSections == 3 && table.headerView(forSection: 0)?.contentText == "Zero")
    source.sections.removeSubrange(1...2)
    source.titles.removeSubrange(1...2)
    table.deleteSections(IndexSet(1...2), with: .automatic)
    #expect(table.texts == ["x", "y"] && table.numberOfSections == 1)
    source.titles = ["Changed"]
    source.sections = [["only"]]
    table.reloadSections(IndexSet(integer: 0), with: .automatic)
    #expect(table.texts == ["only"] && table.headerView(forSection: 0)?.contentText == "Changed")
  }

  @Test("Rows move from an existing section into a new one") func intoNew() {
    let source = TextSource([["a", "b", "c"]])
    let table = source.table()
    let cell = table.cellForRow(at: path(0, 1))
    source.sections = [["b"], ["a", "c"]]
    table.performBatchUpdates {
      table.insertSections(IndexSet(integer: 0), with: .none)
      table.moveRow(at: path(0, 1), to: path(0, 0))
    }
    #expect(table.texts == ["b", "a", "c"] && table.cellForRow(at: path(0, 0)) === cell)
  }

  @Test("A change of visible rows does not scroll; at the end the offset is limited to the content")
  func offset() {
    let source = TextSource([(0..<100).map(String.init)])
    let table = source.table()
    table.contentOffset.y = 880
    table.layoutIfNeeded()
    source.sections[0].remove(at: 25)
    table.deleteRows(at: [path(0, 25)], with: .none)
    table.layoutIfNeeded()
    #expect(table.contentOffset.y == 880 && table.texts.first == "20")
    source.sections[0] = Array(source.sections[0].prefix(12))
    table.deleteRows(at: (12..<99).map { path(0, $0) }, with: .none)
    table.layoutIfNeeded()
    #expect(table.contentOffset.y == 12 * 44 - 440 && table.texts.last == "11")
  }

  @Test("Changes before the table's first load are part of it, and no mistake") func beforeLoading() {
    let source = TextSource([["a"]])
    let table = UITableView(frame: rect(0, 0, 320, 440))
    table.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
    table.dataSource = source
    let sentences = RuntimeLog.capture {
      source.sections[0].append("b")
      table.insertRows(at: [path(0, 1)], with: .none)
    }.sentences
    #expect(sentences == [] && table.texts == ["a", "b"])
  }
}

extension UITableViewHeaderFooterView {
  /// The text of a header with a content configuration.
  fileprivate var contentText: String? { (contentConfiguration as? UIListContentConfiguration)?.text }
}
