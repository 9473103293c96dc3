import Foundation
import Testing
import ViewBacking

@testable @_spi(Runtime) import UIKitCore

@MainActor @Suite("Table views: selection, keys and menus") struct TableSelectionTests {
  let source = TextSource([["a", "b", "c"], ["d", "e"]])
  let table: UITableView

  init() { table = source.table() }

  private func path(_ section: Int, _ row: Int) -> IndexPath { IndexPath(row: row, section: section) }

  @Test("A press selects one row and deselects the other, and the delegate is called for both") func single() {
    table.cellForRow(at: path(0, 1))?.receive(.pressed)
    table.cellForRow(at: path(1, 0))?.receive(.pressed)
    #expect(source.log == ["+b", "-b", "+d"])
    #expect(table.indexPathsForSelectedRows == [path(1, 0)])
    #expect(table.cellForRow(at: path(1, 0))?.isSelected == true)
    #expect(table.cellForRow(at: path(0, 1))?.isSelected == false)
  }

  @Test("With multiple selection a press on a selected row deselects it") func multiple() {
    table.allowsMultipleSelection = true
    for place in [path(0, 0), path(0, 2), path(0, 0)] { table.cellForRow(at: place)?.receive(.pressed) }
    #expect(source.log == ["+a", "+c", "-a"])
    #expect(table.indexPathForSelectedRow == path(0, 2))
  }

  @Test("A selection by the app does not call the delegate") func byApp() {
    table.selectRow(at: path(0, 0), animated: false, scrollPosition: .none)
    table.selectRow(at: path(0, 1), animated: false, scrollPosition: .none)
    #expect(table.indexPathsForSelectedRows == [path(0, 1)])
    table.selectRow(at: path(5, 1), animated: false, scrollPosition: .none)
    table.deselectRow(at: path(0, 1), animated: false)
    #expect(table.indexPathForSelectedRow == nil && source.log.isEmpty)
  }

  @Test("The delegate can refuse a selection, and a table can disable it") func refused() {
    source.refuses = [path(0, 0)]
    table.cellForRow(at: path(0, 0))?.receive(.pressed)
    #expect(table.indexPathForSelectedRow == nil)
    table.allowsSelection = false
    table.cellForRow(at: path(0, 1))?.receive(.pressed)
    #expect(table.indexPathForSelectedRow == nil && source.log.isEmpty)
  }

  @Test(
    "The focus of a user who moves it by keys shows the first row; a press hides it again, and the row stays current")
  func focusByKeys() {
    table.receive(.focused)
    #expect(table.cellForRow(at: path(0, 0))?.isCurrent == false)
    table.receive(.focusShown)
    #expect(table.cellForRow(at: path(0, 0))?.isCurrent == true)
    table.receive(.key(.down))
    #expect(table.cellForRow(at: path(0, 1))?.isCurrent == true)
    table.cellForRow(at: path(0, 0))?.receive(.pressed)
    #expect(table.cellForRow(at: path(0, 0))?.isCurrent == false)
  }

  @Test("The arrow keys move between rows across sections, Return selects, and the ends do not wrap") func keys() {
    table.receive(.focused)
    #expect(table.current == RowIndexPath(section: 0, row: 0))
    table.receive(.key(.up))
    for _ in 0..<3 { table.receive(.key(.down)) }
    #expect(table.current == RowIndexPath(section: 1, row: 0))
    #expect(source.log.isEmpty && table.cellForRow(at: path(1, 0))?.isCurrent == true)
    table.receive(.key(.return))
    #expect(source.log == ["+d"])
    for _ in 0..<9 { table.receive(.key(.down)) }
    #expect(table.current == RowIndexPath(section: 1, row: 1))
    table.receive(.key(.home))
    #expect(table.current == RowIndexPath(section: 0, row: 0))
    table.receive(.unfocused)
    #expect(table.visibleCells.allSatisfy { !$0.isCurrent })
  }

  @Test("With selectionFollowsFocus the arrow keys select") func follows() {
    table.selectionFollowsFocus = true
    table.receive(.focused)
    table.receive(.key(.down))
    table.receive(.key(.down))
    #expect(source.log == ["+b", "-b", "+c"])
  }

  @Test("Keys scroll to the row that they move to") func keysScroll() {
    let many = TextSource([(0..<100).map(String.init)])
    let table = many.table()
    table.receive(.focused)
    table.receive(.key(.end))
    #expect(table.texts.last == "99")
    table.receive(.key(.pageUp))
    table.receive(.key(.home))
    #expect(table.texts.first == "0")
  }

  @Test("Delete deletes the focused row, and the next one gets the focus") func delete() {
    table.receive(.focused)
    table.receive(.key(.down))
    table.receive(.key(.delete))
    #expect(source.log == ["delete b"])
    #expect(table.texts == ["a", "c", "d", "e"])
    #expect(table.current == RowIndexPath(section: 0, row: 1))
    for _ in 0..<9 { table.receive(.key(.delete)) }
    #expect(source.sections == [[], []] && table.texts.isEmpty && table.current == nil)
  }

  @Test("The row's menu is the delegate's, then its swipe actions") func menus() throws {
    final class Menus: NSObject, UITableViewDelegate {
      var log: [String] = []
      func tableView(
        _ tableView: UITableView, contextMenuConfigurationForRowAt indexPath: IndexPath, point: CGPoint
      ) -> UIContextMenuConfiguration? {
        UIContextMenuConfiguration(
          identifier: nil, previewProvider: nil,
          actionProvider: { _ in UIMenu(children: [UIAction(title: "Open") { _ in self.log.append("open") }]) })
      }
      func tableView(
        _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
      ) -> UISwipeActionsConfiguration? {
        UISwipeActionsConfiguration(actions: [
          UIContextualAction(style: .destructive, title: "Delete") { _, _, done in
            self.log.append("delete \(indexPath.row)")
            done(true)
          }
        ])
      }
    }
    let delegate = Menus()
    table.delegate = delegate
    table.layoutIfNeeded()
    let menu = try #require(table.contextMenu(at: CGPoint(x: 5, y: 50)))
    #expect(menu.items.count == 2 && menu.items[0].title == "Open")
    #expect(menu.items[1].isInline && menu.items[1].children.map(\.title) == ["Delete"])
    table.receive(.choseContextMenuItem([0]))
    table.receive(.choseContextMenuItem([1, 0]))
    #expect(delegate.log == ["open", "delete 1"])
    table.receive(.closedContextMenu)
    table.receive(.key(.delete))
    #expect(delegate.log.last == "delete 1")
    #expect(table.contextMenu(at: CGPoint(x: 5, y: 5_000)) == nil)
  }

  @Test("The menu has a deletion where the data source allows editing the row") func deletion() throws {
    final class Editable: NSObject, UITableViewDataSource {
      var rows = ["a", "b"]
      func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { rows.count }
      func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        UITableViewCell()
      }
      func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool { indexPath.row == 1 }
      func tableView(
        _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath
      ) {
        rows.remove(at: indexPath.row)
        tableView.deleteRows(at: [indexPath], with: .fade)
      }
    }
    #expect(table.contextMenu(at: CGPoint(x: 5, y: 5)) == nil, "canEditRowAt is left out")
    let editable = Editable()
    table.dataSource = editable
    table.layoutIfNeeded()
    #expect(table.contextMenu(at: CGPoint(x: 5, y: 5)) == nil)
    let menu = try #require(table.contextMenu(at: CGPoint(x: 5, y: 50)))
    #expect(menu.items.map(\.title) == ["Delete"] && menu.items[0].isDestructive)
    table.receive(.choseContextMenuItem([0]))
    #expect(editable.rows == ["a"] && table.numberOfRows(inSection: 0) == 1)
  }
}
