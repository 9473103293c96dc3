import Foundation
import Selectors
import Testing
import ViewBacking

@testable @_spi(Runtime) import UIKitCore

/// Rows that can be deleted, and a delegate that logs its calls.
@MainActor private final class Rows: NSObject, UITableViewDataSource, UITableViewDelegate {
  var rows = ["a", "b", "c", "d"]
  var log: [String] = []
  var highlights = true
  var reloads = false
  var canEdit = true
  var own: UIContextMenuConfiguration?
  var commands: Set<String>?
  var levels: [Int: Int] = [:]

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { rows.count }
  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell { UITableViewCell() }
  func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool { canEdit }
  func tableView(
    _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath
  ) {
    rows.remove(at: indexPath.row)
    tableView.deleteRows(at: [indexPath], with: .none)
  }
  func tableView(_ tableView: UITableView, shouldHighlightRowAt indexPath: IndexPath) -> Bool { highlights }
  func tableView(_ tableView: UITableView, didHighlightRowAt indexPath: IndexPath) {
    log.append("highlight \(indexPath.row) \(tableView.cellForRow(at: indexPath)?.isHighlighted == true)")
    if reloads {
      rows = []
      tableView.reloadData()
    }
  }
  func tableView(_ tableView: UITableView, didUnhighlightRowAt indexPath: IndexPath) {
    log.append("unhighlight \(indexPath.row) \(tableView.cellForRow(at: indexPath)?.isHighlighted == true)")
  }
  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    log.append("select \(indexPath.row)")
  }
  func tableView(_ tableView: UITableView, willBeginEditingRowAt indexPath: IndexPath) {
    log.append("begin \(indexPath.row)")
  }
  func tableView(_ tableView: UITableView, didEndEditingRowAt indexPath: IndexPath?) {
    log.append("end \(indexPath.map { "\($0.row)" } ?? "nil")")
  }
  func tableView(_ tableView: UITableView, indentationLevelForRowAt indexPath: IndexPath) -> Int {
    levels[indexPath.row] ?? 0
  }
  func tableView(
    _ tableView: UITableView, contextMenuConfigurationForRowAt indexPath: IndexPath, point: CGPoint
  ) -> UIContextMenuConfiguration? { own }
  func tableView(
    _ tableView: UITableView, willDisplayContextMenu configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) { log.append("display \(configuration === own)") }
  func tableView(
    _ tableView: UITableView, willEndContextMenuInteraction configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) { log.append("close \(configuration === own)") }
  func tableView(_ tableView: UITableView, shouldShowMenuForRowAt indexPath: IndexPath) -> Bool { commands != nil }
  func tableView(
    _ tableView: UITableView, canPerformAction action: Selector, forRowAt indexPath: IndexPath, withSender sender: Any?
  ) -> Bool { commands?.contains("\(action)") == true }
  func tableView(
    _ tableView: UITableView, performAction action: Selector, forRowAt indexPath: IndexPath, withSender sender: Any?
  ) { log.append("\(action) \(indexPath.row) \(sender as? UITableView === tableView)") }
}

/// A cell whose height the test determines.
@MainActor private final class Tall: UITableViewCell {
  var height: CGFloat = 60
  override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: size.width, height: height) }
}

/// Rows, headers and footers with estimated heights.
@MainActor private final class Estimates: NSObject, UITableViewDataSource, UITableViewDelegate {
  var givenHeights: [Int: CGFloat] = [:]
  var asked: [Int] = []
  func numberOfSections(in tableView: UITableView) -> Int { 2 }
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 20 }
  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell { Tall() }
  func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? { "header" }
  func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? { "footer" }
  func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
    givenHeights[indexPath.row] ?? UITableView.automaticDimension
  }
  func tableView(_ tableView: UITableView, estimatedHeightForRowAt indexPath: IndexPath) -> CGFloat {
    if indexPath.section == 0 { asked.append(indexPath.row) }
    return 200
  }
  func tableView(_ tableView: UITableView, estimatedHeightForHeaderInSection section: Int) -> CGFloat { 90 }
}

@MainActor @Suite("Table views: further delegate methods") struct TableDelegateTests {
  private let rows = Rows()
  private let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 440))

  init() {
    table.dataSource = rows
    table.delegate = rows
    table.layoutIfNeeded()
  }

  private func path(_ row: Int) -> IndexPath { IndexPath(row: row, section: 0) }
  private func press(_ row: Int) { table.cellForRow(at: path(row))?.receive(.pressed) }

  @Test("A press highlights the row until it is selected") func highlighting() {
    press(1)
    #expect(rows.log == ["highlight 1 true", "unhighlight 1 false", "select 1"])
  }

  @Test("A row that is not highlighted is not selected, and the delegate is not notified") func refused() {
    rows.highlights = false
    press(1)
    #expect(rows.log.isEmpty && table.indexPathForSelectedRow == nil)
  }

  @Test("A delegate that removes all rows while one is highlighted prevents its selection") func removed() {
    rows.reloads = true
    press(3)
    #expect(rows.log == ["highlight 3 true", "unhighlight 3 false"])
  }

  @Test("The menu with a deletion begins editing the row, and its end ends that") func editing() throws {
    _ = try #require(table.contextMenu(at: CGPoint(x: 5, y: 50)))
    #expect(rows.log == ["begin 1"])
    table.receive(.closedContextMenu)
    #expect(rows.log == ["begin 1", "end 1"])
  }

  @Test("Editing a row that was deleted ends without an index path") func deleted() throws {
    _ = try #require(table.contextMenu(at: CGPoint(x: 5, y: 50)))
    table.receive(.choseContextMenuItem([0]))
    table.receive(.closedContextMenu)
    #expect(rows.rows == ["a", "c", "d"] && rows.log == ["begin 1", "end nil"])
  }

  @Test("Editing a row that has moved ends at its new index path") func moved() throws {
    _ = try #require(table.contextMenu(at: CGPoint(x: 5, y: 50)))
    rows.rows.insert("new", at: 0)
    table.insertRows(at: [path(0)], with: .none)
    table.receive(.closedContextMenu)
    #expect(rows.log == ["begin 1", "end 2"])
  }

  @Test("The delegate is notified of its own menu, with its own configuration, and not of editing") func menus() throws
  {
    rows.canEdit = false
    rows.own = UIContextMenuConfiguration(actionProvider: { _ in UIMenu(children: [UIAction(title: "Open") { _ in }]) })
    _ = try #require(table.contextMenu(at: CGPoint(x: 5, y: 50)))
    table.receive(.closedContextMenu)
    #expect(rows.log == ["display true", "close true"])
  }

  @Test("The older menu has the commands that the delegate can perform, unless there is a configuration")
  func commands()
    throws
  {
    rows.canEdit = false
    #expect(table.contextMenu(at: CGPoint(x: 5, y: 50)) == nil)
    rows.commands = ["copy:", "paste:"]
    #expect(try #require(table.contextMenu(at: CGPoint(x: 5, y: 50))).items.map(\.title) == ["Copy", "Paste"])
    table.receive(.choseContextMenuItem([0]))
    table.receive(.closedContextMenu)
    #expect(rows.log == ["copy: 1 true"])
    rows.own = UIContextMenuConfiguration(actionProvider: { _ in UIMenu(children: [UIAction(title: "Open") { _ in }]) })
    #expect(try #require(table.contextMenu(at: CGPoint(x: 5, y: 50))).items.map(\.title) == ["Open"])
  }

  @Test("The delegate determines the indentation; without it a cell keeps its own") func indentation() {
    rows.levels = [1: 3]
    table.reloadData()
    table.layoutIfNeeded()
    #expect(table.visibleCells.map(\.indentationLevel) == [0, 3, 0, 0])
    final class Indented: NSObject, UITableViewDataSource, UITableViewDelegate {
      func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }
      func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = UITableViewCell()
        cell.indentationLevel = 2
        return cell
      }
    }
    let indented = Indented()
    (table.dataSource, table.delegate) = (indented, indented)
    table.layoutIfNeeded()
    #expect(table.visibleCells.map(\.indentationLevel) == [2] && table.dataSource === indented)
  }

  @Test("Changes are uncommitted between the begin and the end of updates") func uncommitted() {
    #expect(!table.hasUncommittedUpdates)
    table.beginUpdates()
    #expect(table.hasUncommittedUpdates)
    table.endUpdates()
    #expect(!table.hasUncommittedUpdates)
  }

  @Test("A table that allows no focus does not move to a row by key") func focus() {
    table.receive(.key(.down))
    #expect(table.current?.row == 0)
    table.allowsFocus = false
    table.receive(.key(.down))
    #expect(table.current?.row == 0)
    (table.allowsFocus, table.allowsFocusDuringEditing) = (true, false)
    table.isEditing = true
    table.receive(.key(.down))
    #expect(table.current?.row == 0)
    table.isEditing = false
    table.receive(.key(.down))
    #expect(table.current?.row == 1)
  }

  @Test("A separator inset that the app sets can be measured from the automatic one") func separators() {
    table.separatorInsetReference = .fromAutomaticInsets
    table.layoutIfNeeded()
    #expect(table.visibleCells[0].context.separatorInset.left == 16)
    table.separatorInset = UIEdgeInsets(top: 0, left: 10, bottom: 0, right: 5)
    table.layoutIfNeeded()
    #expect(table.visibleCells[0].context.separatorInset.left == 26)
    table.separatorInsetReference = .fromCellEdges
    table.layoutIfNeeded()
    #expect(table.visibleCells[0].context.separatorInset.left == 10)
  }
}

@MainActor @Suite("Table views: estimated heights") struct TableEstimateTests {
  private let source = Estimates()
  private let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 300), style: .grouped)

  init() {
    table.dataSource = source
    table.delegate = source
  }

  @Test("The delegate's estimates are used until a part was visible, and only for rows that measure their content")
  func delegate() {
    source.givenHeights = [19: 30]
    table.layoutIfNeeded()
    #expect(table.rectForRow(at: IndexPath(row: 0, section: 0)).height == 60)
    #expect(table.rectForRow(at: IndexPath(row: 18, section: 1)).height == 200)
    #expect(table.rectForRow(at: IndexPath(row: 19, section: 1)).height == 30)
    #expect(table.rectForHeader(inSection: 1).height == 90)
    #expect(source.asked == Array(0..<19))
  }

  @Test("Without a method of the delegate the table's own estimates are used") func ownEstimates() {
    table.estimatedSectionFooterHeight = 70
    table.layoutIfNeeded()
    #expect(table.rectForFooter(inSection: 1).height == 70)
  }

  @Test("A cell that invalidates its size is measured again, unless the table does not allow it") func invalidation()
    throws
  {
    table.layoutIfNeeded()
    let path = IndexPath(row: 0, section: 0)
    let cell = try #require(table.cellForRow(at: path) as? Tall)
    cell.height = 80
    table.layoutIfNeeded()
    #expect(table.rectForRow(at: path).height == 60)
    cell.invalidateIntrinsicContentSize()
    table.layoutIfNeeded()
    #expect(table.rectForRow(at: path).height == 80)
    table.selfSizingInvalidation = .disabled
    cell.height = 100
    cell.invalidateIntrinsicContentSize()
    table.layoutIfNeeded()
    #expect(table.rectForRow(at: path).height == 80)
  }
}
