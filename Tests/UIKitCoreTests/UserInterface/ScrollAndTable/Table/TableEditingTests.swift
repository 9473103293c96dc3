import Foundation
import Testing
import ViewBacking

@testable @_spi(Runtime) import UIKitCore

/// A delegate with the answers of each test that logs its calls.
@MainActor private final class Choosy: NSObject, UITableViewDelegate {
  var log: [String] = []
  var redirects: [IndexPath: IndexPath] = [:]
  var keeps: Set<IndexPath> = []
  var dull: Set<IndexPath> = []
  var leading: [UIContextualAction] = []
  var trailing: [UIContextualAction]?
  var deletionTitle: String?

  func tableView(_ tableView: UITableView, shouldHighlightRowAt indexPath: IndexPath) -> Bool {
    !dull.contains(indexPath)
  }
  func tableView(_ tableView: UITableView, willSelectRowAt indexPath: IndexPath) -> IndexPath? {
    log.append("will select \(indexPath.row)")
    return redirects[indexPath] ?? indexPath
  }
  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    log.append("did select \(indexPath.row)")
  }
  func tableView(_ tableView: UITableView, willDeselectRowAt indexPath: IndexPath) -> IndexPath? {
    keeps.contains(indexPath) ? nil : indexPath
  }
  func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) {
    log.append("did deselect \(indexPath.row)")
  }
  func tableView(_ tableView: UITableView, performPrimaryActionForRowAt indexPath: IndexPath) {
    log.append("primary \(indexPath.row)")
  }
  func tableView(_ tableView: UITableView, accessoryButtonTappedForRowWith indexPath: IndexPath) {
    log.append("accessory \(indexPath.row)")
  }
  func tableView(
    _ tableView: UITableView, leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? { UISwipeActionsConfiguration(actions: leading) }
  func tableView(
    _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? { trailing.map(UISwipeActionsConfiguration.init) }
  func tableView(
    _ tableView: UITableView, titleForDeleteConfirmationButtonForRowAt indexPath: IndexPath
  ) -> String? { deletionTitle }
}

/// Rows that define whether they can be edited.
@MainActor private final class Editable: NSObject, UITableViewDataSource {
  var rows = ["a", "b", "c", "d"]
  var fixed: Set<String> = []
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { rows.count }
  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell { UITableViewCell() }
  func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool {
    !fixed.contains(rows[indexPath.row])
  }
  func tableView(
    _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath
  ) {
    rows.remove(at: indexPath.row)
    tableView.deleteRows(at: [indexPath], with: .fade)
  }
}

@MainActor @Suite("Table views: selection, editing and swipes") struct TableEditingTests {
  private let source = Editable()
  private let delegate = Choosy()
  let table = UITableView(frame: rect(0, 0, 320, 440))

  init() {
    table.dataSource = source
    table.delegate = delegate
    table.layoutIfNeeded()
  }

  private func path(_ row: Int) -> IndexPath { IndexPath(row: row, section: 0) }
  private func press(_ row: Int) { table.cellForRow(at: path(row))?.receive(.pressed) }
  private var selected: [Int] { (table.indexPathsForSelectedRows ?? []).map(\.row).sorted() }

  @Test("The delegate may select another row instead of the pressed one") func redirected() {
    delegate.redirects[path(0)] = path(2)
    press(0)
    #expect(selected == [2] && delegate.log == ["will select 0", "did select 2", "primary 0"])
  }

  @Test("A row that may not be highlighted is neither selected nor performs its action, and others are") func dull() {
    delegate.dull = [path(1)]
    press(1)
    #expect(selected == [] && delegate.log == [])
    press(2)
    #expect(selected == [2])
  }

  @Test("A row whose deselection the delegate refuses stays selected beside the new one") func kept() {
    delegate.keeps = [path(0)]
    press(0)
    press(1)
    #expect(selected == [0, 1])
    #expect(!delegate.log.contains("did deselect 0"))
  }

  @Test("The order is: willSelect for the new row, deselection of the old one, selection of the new one, its action")
  func order() {
    press(0)
    delegate.log = []
    press(1)
    #expect(delegate.log == ["will select 1", "did deselect 0", "did select 1", "primary 1"])
    delegate.log = []
    press(1)
    #expect(delegate.log == ["will select 1", "did select 1", "primary 1"], "a selected row can be chosen again")
  }

  @Test(
    "While editing, rows are selected only as the table allows, and their actions do not run",
    arguments: [(false, false, [Int]()), (true, false, [2]), (false, true, [1, 2]), (true, true, [1, 2])])
  func editingModes(one: Bool, many: Bool, expected: [Int]) {
    table.allowsSelectionDuringEditing = one
    table.allowsMultipleSelectionDuringEditing = many
    table.setEditing(true, animated: false)
    press(1)
    press(2)
    #expect(selected == expected && !delegate.log.contains { $0.hasPrefix("primary") })
    table.layoutIfNeeded()
    guard case .row(let row)? = table.visibleCells.first?.shownContent else {
      Issue.record("A cell is no row")
      return
    }
    #expect(row.isSelectable == (one || many))
  }

  @Test("A multiple selection ends with editing; one row may stay selected where single selection is allowed")
  func endOfEditing() {
    table.allowsMultipleSelectionDuringEditing = true
    table.isEditing = true
    for row in 0..<3 { press(row) }
    #expect(selected == [0, 1, 2])
    table.isEditing = false
    #expect(selected == [] && table.visibleCells.allSatisfy { !$0.isSelected })
    // The other way round: editing without selection removes the previous selection.
    table.allowsMultipleSelectionDuringEditing = false
    press(1)
    table.isEditing = true
    #expect(selected == [])
    table.isEditing = false
    table.allowsMultipleSelection = true
    press(0)
    press(1)
    table.allowsMultipleSelectionDuringEditing = true
    table.isEditing = true
    #expect(selected == [0, 1])
  }

  @Test("A cell has the editing state of its table") func cellState() {
    var states: [Bool] = []
    table.visibleCells[0].configurationUpdateHandler = { _, state in states.append(state.isEditing) }
    table.layoutIfNeeded()
    table.setEditing(true, animated: true)
    table.layoutIfNeeded()
    #expect(states == [false, true])
  }

  @Test("The delete key deletes all selected editable rows, from the end") func deleteMany() {
    source.fixed = ["b"]
    table.allowsMultipleSelection = true
    table.receive(.focused)
    for row in [0, 1, 3] { press(row) }
    table.receive(.key(.delete))
    #expect(source.rows == ["b", "c"])
    #expect(table.numberOfRows(inSection: 0) == 2 && selected == [0])
  }

  @Test("Select All selects all rows where multiple selection is allowed, and the delegate is called for each")
  func selectAll() {
    table.receive(.focused)
    table.receive(.key(.selectAll))
    #expect(selected == [])
    table.allowsMultipleSelection = true
    press(2)
    delegate.log = []
    table.receive(.key(.selectAll))
    #expect(selected == [0, 1, 2, 3])
    #expect(delegate.log.filter { $0.hasPrefix("did") } == ["did select 0", "did select 1", "did select 3"])
  }

  @Test("Swipe actions of both sides are in the row's menu, leading first; the delete key runs a destructive one")
  func swipes() throws {
    var ran: [String] = []
    func action(_ title: String, _ style: UIContextualAction.Style = .normal) -> UIContextualAction {
      UIContextualAction(style: style, title: title) { action, view, done in
        ran.append("\(action.title ?? "") \(view is UITableViewCell)")
        done(true)
      }
    }
    delegate.leading = [action("Pin")]
    delegate.trailing = [action("Archive", .destructive), action("Flag")]
    let menu = try #require(table.contextMenu(at: CGPoint(x: 5, y: 50)))
    #expect(menu.items.map(\.title) == ["Pin", "Archive", "Flag"])
    #expect(menu.items.map(\.isDestructive) == [false, true, false])
    table.receive(.choseContextMenuItem([2]))
    table.receive(.closedContextMenu)
    #expect(ran == ["Flag true"])
    table.receive(.key(.delete))
    #expect(ran == ["Flag true", "Archive true"] && source.rows.count == 4, "the app's own action, not the commit")
    source.fixed = ["b"]
    #expect(table.contextMenu(at: CGPoint(x: 5, y: 50)) == nil, "a row that cannot be edited cannot be swiped")
  }

  @Test("The delegate names the deletion, and an empty configuration removes it") func deletionTitle()
    throws
  {
    delegate.deletionTitle = "Remove"
    #expect(try #require(table.contextMenu(at: CGPoint(x: 5, y: 5))).items.map(\.title) == ["Remove"])
    table.receive(.closedContextMenu)
    delegate.trailing = []
    #expect(table.contextMenu(at: CGPoint(x: 5, y: 5)) == nil)
  }

  @Test("The button of a detail accessory calls the delegate for its row, and does not select it") func accessory()
    throws
  {
    let cell = try #require(table.cellForRow(at: path(3)))
    cell.accessoryType = .detailDisclosureButton
    table.layoutIfNeeded()
    try #require(cell.visible(UIButton.self).first).receive(.pressed)
    #expect(delegate.log == ["accessory 3"] && selected == [])
  }
}
