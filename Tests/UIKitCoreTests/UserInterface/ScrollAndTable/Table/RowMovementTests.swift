import Foundation
import Testing
import ViewBacking

@testable @_spi(Runtime) import UIKitCore

@MainActor @Suite("Rows that come, go and move", .serialized) struct RowMovementTests {
  private let stage = AnimatedStage()
  private let table: UITableView
  private let rows: Rows
  private let shown: ContainerWindow

  init() {
    let (made, source) = (UITableView(frame: .zero, style: .plain), Rows(["a", "b", "c", "d"]))
    table = made
    rows = source
    shown = stage.run {
      made.dataSource = source
      made.rowHeight = 50
      let controller = UIViewController()
      controller.view = made
      return ContainerWindow(controller)
    }
  }

  private func change(_ body: () -> Void) {
    stage.run {
      body()
      shown.turn()
    }
  }

  private func cell(_ text: String) -> UITableViewCell? {
    table.visibleCells.first { $0.textLabel?.text == text }
  }

  private func top(_ text: String) -> CGFloat? {
    stage.run { cell(text)?.shownDescription.frame.minY }
  }

  private func opacity(_ text: String) -> Double? { stage.run { cell(text)?.shownDescription.alpha } }

  /// The views that are neither cells nor parts of the table.
  private var pictures: [UIView] {
    table.subviews.filter { !($0 is UITableViewCell) && !$0.isHidden && $0.bounds.height == 50 }
  }

  private let first = IndexPath(row: 0, section: 0)

  @Test("A deleted row fades where it was, while those below it move up; the app finds everything in place at once")
  func deleted() {
    change {
      rows.texts.removeFirst()
      table.deleteRows(at: [first], with: .automatic)
    }
    #expect(cell("b")?.frame.minY == 0 && table.visibleCells.count == 3)
    #expect(top("b") == 50 && top("d") == 150 && pictures.count == 1 && pictures.first?.frame.minY == 0)
    stage.wait(0.15)
    let (moving, fading) = (top("b") ?? 0, stage.run { pictures.first?.shownDescription.alpha ?? 0 })
    #expect(moving > 0 && moving < 50 && fading > 0 && fading < 1 && opacity("b") == 1)
    stage.wait(0.2)
    #expect(top("b") == 0 && pictures.isEmpty && stage.isIdle)
  }

  @Test("An inserted row fades in at its place, while those below it move down") func inserted() {
    change {
      rows.texts.insert("new", at: 0)
      table.insertRows(at: [first], with: .fade)
    }
    #expect(top("new") == 0 && opacity("new") == 0 && top("a") == 0 && cell("a")?.frame.minY == 50)
    stage.wait(0.15)
    #expect(opacity("new")! > 0 && opacity("new")! < 1 && top("a")! > 0 && top("a")! < 50)
    stage.wait(0.2)
    #expect(opacity("new") == 1 && top("a") == 50 && stage.isIdle)
  }

  @Test("A moved row and those that it passes move; a reloaded one fades into its new content") func moved() {
    change {
      rows.texts = ["b", "c", "d", "a"]
      table.moveRow(at: first, to: IndexPath(row: 3, section: 0))
    }
    #expect(top("a") == 0 && top("b") == 50 && pictures.isEmpty)
    stage.wait(0.3)
    #expect(top("a") == 150 && top("b") == 0)
    change {
      rows.texts[0] = "B"
      table.reloadRows(at: [first], with: .automatic)
    }
    #expect(opacity("B") == 0 && pictures.count == 1 && top("c") == 50)
    stage.wait(0.3)
    #expect(opacity("B") == 1 && pictures.isEmpty)
  }

  @Test("The completion of a batch comes when everything is in its place") func completion() {
    var lines: [Bool] = []
    change {
      table.performBatchUpdates {
        rows.texts.removeLast()
        table.deleteRows(at: [IndexPath(row: 3, section: 0)], with: .automatic)
      } completion: {
        lines.append($0)
      }
    }
    stage.wait(0.2)
    #expect(lines == [])
    stage.wait(0.2)
    #expect(lines == [true])
  }

  @Test("A second change begins where the first one has brought the rows") func twice() {
    change {
      rows.texts.removeFirst()
      table.deleteRows(at: [first], with: .automatic)
    }
    stage.wait(0.15)
    let before = top("c") ?? 0
    change {
      rows.texts.removeFirst()
      table.deleteRows(at: [first], with: .automatic)
    }
    #expect(abs((top("c") ?? 0) - before) < 0.01 && cell("c")?.frame.minY == 0 && pictures.count == 2)
    stage.wait(0.3)
    #expect(top("c") == 0 && pictures.isEmpty && stage.isIdle)
  }

  @Test(
    "Without animation, with reduced motion, and when everything is loaded again, rows change at once",
    arguments: ["none", "motion", "reload"])
  func still(reason: String) {
    change {
      UIProcess.current.accessibilitySettings.reducesMotion = reason == "motion"
      rows.texts.removeFirst()
      if reason == "reload" {
        table.reloadData()
      } else {
        table.deleteRows(at: [first], with: reason == "none" ? .none : .fade)
      }
    }
    #expect(top("b") == 0 && pictures.isEmpty && stage.isIdle)
  }

  @Test("A diffable data source animates if the app asks for it", arguments: [true, false]) func diffable(
    animated: Bool
  ) {
    let source = stage.run {
      UITableViewDiffableDataSource<Int, String>(tableView: table) { _, _, text in
        let cell = UITableViewCell()
        cell.textLabel?.text = text
        return cell
      }
    }
    func apply(_ items: [String], animated: Bool) {
      change {
        var snapshot = NSDiffableDataSourceSnapshot<Int, String>()
        snapshot.appendSections([0])
        snapshot.appendItems(items)
        source.apply(snapshot, animatingDifferences: animated)
      }
    }
    apply(["a", "b"], animated: false)
    apply(["b"], animated: animated)
    #expect(top("b") == (animated ? 50 : 0))
    stage.wait(0.3)
    #expect(top("b") == 0 && stage.isIdle)
  }
}

@MainActor private final class Rows: NSObject, UITableViewDataSource {
  var texts: [String]
  init(_ texts: [String]) { self.texts = texts }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { texts.count }
  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = UITableViewCell()
    cell.textLabel?.text = texts[indexPath.row]
    return cell
  }
}
