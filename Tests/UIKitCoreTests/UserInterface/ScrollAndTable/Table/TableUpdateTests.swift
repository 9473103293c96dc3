import Foundation
import RuntimeLogging
import SceneSystem
import Testing

@testable @_spi(Runtime) import UIKitCore

@MainActor @Suite("Table views: updates") struct TableUpdateTests {
  @Test("Inserted and deleted rows move cells, heights and selection") func simple() {
    let source = TextSource([["a", "b", "c"]])
    let table = source.table()
    let cell = table.cellForRow(at: IndexPath(row: 2, section: 0))
    table.selectRow(at: IndexPath(row: 2, section: 0), animated: false, scrollPosition: .none)
    source.sections[0] = ["x", "a", "c"]
    table.performBatchUpdates {
      table.deleteRows(at: [IndexPath(row: 1, section: 0)], with: .fade)
      table.insertRows(at: [IndexPath(row: 0, section: 0)], with: .fade)
    }
    #expect(table.texts == ["x", "a", "c"])
    #expect(table.cellForRow(at: IndexPath(row: 2, section: 0)) === cell)
    #expect(table.indexPathForSelectedRow == IndexPath(row: 2, section: 0))
  }

  @Test("A data source that does not match the update is reported, and everything is reloaded") func inconsistent() {
    let source = TextSource([["a", "b"]])
    let table = source.table()
    source.sections = [["x", "y", "z"]]
    let sentences = RuntimeLog.capture {
      table.insertRows(at: [IndexPath(row: 0, section: 0), IndexPath(row: 1, section: 0)], with: .none)
    }.sentences
    #expect(sentences.count == 1 && sentences[0].contains("has 3 rows after the update"))
    #expect(table.texts == ["x", "y", "z"])
    let more = RuntimeLog.capture {
      table.deleteRows(at: [IndexPath(row: 9, section: 4)], with: .none)
      table.insertSections(IndexSet(integer: 3), with: .none)
      table.moveSection(7, toSection: 0)
    }.sentences
    #expect(more.count == 3)
    #expect(table.texts == ["x", "y", "z"])
  }

  @Test("A reloaded row gets another cell, a reconfigured one keeps its own") func reload() {
    let source = TextSource([["a", "b"]])
    let table = source.table()
    let path = IndexPath(row: 0, section: 0)
    let cell = table.cellForRow(at: path)
    source.sections[0][0] = "A"
    table.reconfigureRows(at: [path])
    #expect(table.cellForRow(at: path) === cell && table.texts == ["A", "b"])
    table.selectRow(at: path, animated: false, scrollPosition: .none)
    source.sections[0][0] = "AA"
    table.reloadRows(at: [path], with: .automatic)
    #expect(table.texts == ["AA", "b"] && table.indexPathForSelectedRow == nil)
    source.sections = [["n"]]
    table.reloadSections(IndexSet(integer: 0), with: .none)
    #expect(table.texts == ["n"])
  }

  @Test("Any changes in one update give the same table as a reload, with the selection at its rows")
  func randomUpdates() {
    var random = SeededGenerator.fresh("table updates")
    for _ in 0..<200 {
      var next = 0
      func fresh() -> String {
        next += 1
        return "\(next)"
      }
      var old: [[String]] = []
      for _ in 0..<Int.random(in: 0...4, using: &random) {
        old.append((0..<Int.random(in: 0...6, using: &random)).map { _ in fresh() })
      }
      let source = TextSource(old)
      let table = source.table(height: 3000)
      let chosen = Set(old.joined().filter { _ in Bool.random(using: &random) })
      table.allowsMultipleSelection = true
      for (section, rows) in old.enumerated() {
        for (row, text) in rows.enumerated() where chosen.contains(text) {
          table.selectRow(at: IndexPath(row: row, section: section), animated: false, scrollPosition: .none)
        }
      }
      let sentences = RuntimeLog.capture {
        table.performBatchUpdates {
          var kept: [[String]] = []
          for (section, rows) in old.enumerated() {
            if Int.random(in: 0..<5, using: &random) == 0 {
              table.deleteSections(IndexSet(integer: section), with: .none)
              continue
            }
            let deleted = rows.indices.filter { _ in Int.random(in: 0..<3, using: &random) == 0 }
            table.deleteRows(at: deleted.map { IndexPath(row: $0, section: section) }, with: .none)
            kept.append(rows.enumerated().filter { !deleted.contains($0.offset) }.map(\.element))
          }
          var new: [[String]] = []
          while !kept.isEmpty || Int.random(in: 0..<3, using: &random) == 0 {
            if kept.isEmpty || Int.random(in: 0..<5, using: &random) == 0 {
              table.insertSections(IndexSet(integer: new.count), with: .none)
              new.append((0..<Int.random(in: 0...3, using: &random)).map { _ in fresh() })
              continue
            }
            var rows: [String] = []
            var rest = kept.removeFirst()[...]
            while !rest.isEmpty || Int.random(in: 0..<3, using: &random) == 0 {
              if rest.isEmpty || Int.random(in: 0..<3, using: &random) == 0 {
                table.insertRows(at: [IndexPath(row: rows.count, section: new.count)], with: .none)
                rows.append(fresh())
              } else {
                rows.append(rest.removeFirst())
              }
            }
            new.append(rows)
          }
          source.sections = new
        }
      }.sentences
      #expect(sentences == [])
      #expect(table.texts == Array(source.sections.joined()))
      let selected = Set((table.indexPathsForSelectedRows ?? []).map { source.sections[$0.section][$0.row] })
      #expect(selected == chosen.intersection(source.sections.joined()))
      #expect(
        table.visibleCells.allSatisfy { cell in
          cell.isSelected == selected.contains((cell.contentConfiguration as? UIListContentConfiguration)?.text ?? "")
        })
    }
  }

  @Test("Any heights: every sum and every position equal those of an addition") func runningHeights() {
    var random = SeededGenerator.fresh("running heights")
    for _ in 0..<30 {
      var plain = (0..<Int.random(in: 0...40, using: &random)).map { _ in CGFloat(Int.random(in: 0...3, using: &random))
      }
      var heights = RunningHeights(plain)
      for _ in 0..<20 {
        if let index = plain.indices.randomElement(using: &random) {
          plain[index] = CGFloat(Int.random(in: 0...3, using: &random))
          heights[index] = plain[index]
        }
        #expect((0...plain.count).allSatisfy { heights.top(of: $0) == plain[..<$0].reduce(0, +) })
        let tops = plain.indices.map { plain[..<$0].reduce(0, +) }
        let wrong = stride(from: -1.0, through: 125, by: 0.5).first { y in
          heights.index(at: y) != tops.lastIndex { $0 <= y } ?? 0
        }
        #expect(wrong == nil)
      }
    }
  }
}
