import Foundation
import Testing

@testable @_spi(Runtime) import UIKitCore

/// Two sections of rows that the user can move, but for those that are fixed.
@MainActor private final class Movable: NSObject, UITableViewDataSource, UITableViewDelegate {
  var sections = [["a", "b"], ["c", "d"]]
  var fixed: Set<String> = []
  var target: IndexPath?
  var log: [String] = []
  var offered: [UITableViewRowAction]?

  func numberOfSections(in tableView: UITableView) -> Int { sections.count }
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { sections[section].count }
  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = UITableViewCell()
    cell.textLabel?.text = sections[indexPath.section][indexPath.row]
    return cell
  }
  func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool {
    !fixed.contains(sections[indexPath.section][indexPath.row])
  }
  func tableView(
    _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
  ) {
    let row = sections[sourceIndexPath.section].remove(at: sourceIndexPath.row)
    sections[destinationIndexPath.section].insert(row, at: destinationIndexPath.row)
  }
  func tableView(
    _ tableView: UITableView, targetIndexPathForMoveFromRowAt sourceIndexPath: IndexPath,
    toProposedIndexPath proposedDestinationIndexPath: IndexPath
  ) -> IndexPath { target ?? proposedDestinationIndexPath }
  func tableView(_ tableView: UITableView, editActionsForRowAt indexPath: IndexPath) -> [UITableViewRowAction]? {
    offered
  }
}

/// Rows of a data source that has none of the optional methods.
@MainActor private final class Plain: NSObject, UITableViewDataSource {
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 2 }
  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell { UITableViewCell() }
}

@MainActor @Suite("Table views: moving rows, and row actions") struct TableReorderingTests {
  private let source = Movable()
  private let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 440))

  init() {
    (table.dataSource, table.delegate) = (source, source)
    table.layoutIfNeeded()
  }

  private func items(_ section: Int, _ row: Int) throws -> [UIAction] {
    let cell = try #require(table.cellForRow(at: IndexPath(row: row, section: section)))
    guard let menu = table.menu(at: cell.center)?.actionProvider?([]) else { return [] }
    return menu.children.compactMap { $0 as? UIAction }
  }

  private func choose(_ title: String, _ section: Int, _ row: Int) throws {
    let item = try #require(items(section, row).first { $0.title == title })
    item.performWithSender(nil, target: nil)
    table.layoutIfNeeded()
  }

  private var shown: [[String?]] {
    (0..<2).map { section in
      (0..<table.numberOfRows(inSection: section)).map {
        table.cellForRow(at: IndexPath(row: $0, section: section))?.textLabel?.text
      }
    }
  }

  @Test("The menu of a row moves it by one place, in the data and in the table") func down() throws {
    try choose("Move Down", 0, 0)
    #expect(source.sections == [["b", "a"], ["c", "d"]] && shown == [["b", "a"], ["c", "d"]])
    try choose("Move Up", 0, 1)
    #expect(source.sections == [["a", "b"], ["c", "d"]] && shown == [["a", "b"], ["c", "d"]])
  }

  @Test("The last row of a section moves to the next section, and its first row to the one before") func across() throws
  {
    try choose("Move Down", 0, 1)
    #expect(source.sections == [["a"], ["b", "c", "d"]] && shown == [["a"], ["b", "c", "d"]])
    try choose("Move Up", 1, 0)
    #expect(source.sections == [["a", "b"], ["c", "d"]] && shown == [["a", "b"], ["c", "d"]])
  }

  @Test("The first row cannot move up, and the last one cannot move down") func ends() throws {
    #expect(try items(0, 0).map(\.title) == ["Move Down"])
    #expect(try items(1, 1).map(\.title) == ["Move Up"])
  }

  @Test("A row that the data source does not allow to move has no moves in its menu") func fixed() throws {
    source.fixed = ["a"]
    #expect(try items(0, 0).isEmpty)
    #expect(try items(0, 1).map(\.title) == ["Move Up", "Move Down"])
  }

  @Test("The delegate chooses another place, or the same one") func target() throws {
    source.target = IndexPath(row: 2, section: 1)
    try choose("Move Down", 0, 0)
    #expect(source.sections == [["b"], ["c", "d", "a"]])
    source.target = IndexPath(row: 0, section: 0)
    try choose("Move Down", 0, 0)
    #expect(source.sections == [["b"], ["c", "d", "a"]])
  }

  @Test("Without the data source's methods no row is moved") func absent() throws {
    let plain = Plain()
    table.dataSource = plain
    table.delegate = nil
    table.layoutIfNeeded()
    #expect(try items(0, 0).isEmpty)
    withExtendedLifetime(plain) {}
  }

  @Test("Row actions are items of the row's menu and receive its index path") func rowActions() throws {
    source.fixed = ["a", "b", "c", "d"]
    source.offered = [
      UITableViewRowAction(style: .normal, title: "Share") { [source] action, path in
        source.log.append("\(action.title ?? "") \(path.section) \(path.row)")
      },
      UITableViewRowAction(style: .destructive, title: "Remove") { _, _ in },
    ]
    let items = try items(1, 0)
    #expect(items.map(\.title) == ["Share", "Remove"])
    #expect(items.map { $0.attributes.contains(.destructive) } == [false, true])
    try choose("Share", 1, 0)
    #expect(source.log == ["Share 1 0"])
  }
}
