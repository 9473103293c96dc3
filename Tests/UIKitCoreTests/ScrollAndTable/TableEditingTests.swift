import Foundation
import Testing

@testable @_spi(Runtime) import UIKitCore

/// A delegate that says what each test wants it to say, and logs what it is asked.
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

/// Rows that say of themselves whether they can be edited.
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

@MainActor @Suite("Table views: what a person selects, edits and swipes") struct TableEditingTests {
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

  @Test("The delegate may put another row in the place of the one that is pressed") func redirected() {
    delegate.redirects[path(0)] = path(2)
    press(0)
    #expect(selected == [2] && delegate.log == ["will select 0", "did select 2", "primary 0"])
  }

  @Test("A row that is not highlighted is neither selected nor does it act, and the others still are") func dull() {
    delegate.dull = [path(1)]
    press(1)
    #expect(selected == [] && delegate.log == [])
    press(2)
    #expect(selected == [2])
  }

  @Test("A row that the delegate does not let go of stays selected beside the new one") func kept() {
    delegate.keeps = [path(0)]
    press(0)
    press(1)
    #expect(selected == [0, 1])
    #expect(!delegate.log.contains("did deselect 0"))
  }

  @Test("The order is: the new row is asked for, the old one goes, the new one is selected, its action runs")
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
    "While editing, rows can be selected only as the table says, and no row does what it does otherwise",
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

  @Test("What was selected in numbers while editing is let go at its end; one row may stay where one may be selected")
  func endOfEditing() {
    table.allowsMultipleSelectionDuringEditing = true
    table.isEditing = true
    for row in 0..<3 { press(row) }
    #expect(selected == [0, 1, 2])
    table.isEditing = false
    #expect(selected == [] && table.visibleCells.allSatisfy { !$0.isSelected })
    // The other way round: editing that allows no selection takes away what was selected before.
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

  @Test("A cell knows that its table is being edited") func cellState() {
    var states: [Bool] = []
    table.visibleCells[0].configurationUpdateHandler = { _, state in states.append(state.isEditing) }
    table.layoutIfNeeded()
    table.setEditing(true, animated: true)
    table.layoutIfNeeded()
    #expect(states == [false, true])
  }

  @Test("The delete key deletes all selected rows that can be edited, from the end") func deleteMany() {
    source.fixed = ["b"]
    table.allowsMultipleSelection = true
    table.receive(.focused)
    for row in [0, 1, 3] { press(row) }
    table.receive(.key(.delete))
    #expect(source.rows == ["b", "c"])
    #expect(table.numberOfRows(inSection: 0) == 2 && selected == [0])
  }

  @Test("All rows are selected with the keyboard where many can be, and each is told") func selectAll() {
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

  @Test("Swipe actions of both sides are in the row's menu, leading first; a destructive one is the delete key's")
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

  @Test("The deletion is called what the delegate calls it, and an empty offer takes it away") func deletionTitle()
    throws
  {
    delegate.deletionTitle = "Remove"
    #expect(try #require(table.contextMenu(at: CGPoint(x: 5, y: 5))).items.map(\.title) == ["Remove"])
    table.receive(.closedContextMenu)
    delegate.trailing = []
    #expect(table.contextMenu(at: CGPoint(x: 5, y: 5)) == nil)
  }

  @Test("The button of a detail accessory tells of its row, and does not select it") func accessory() throws {
    let cell = try #require(table.cellForRow(at: path(3)))
    cell.accessoryType = .detailDisclosureButton
    table.layoutIfNeeded()
    try #require(cell.visible(UIButton.self).first).receive(.pressed)
    #expect(delegate.log == ["accessory 3"] && selected == [])
  }
}
