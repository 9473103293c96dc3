import Foundation
import Testing
import ViewBacking

@testable @_spi(Runtime) import UIKitCore

@MainActor private final class RowDrops: NSObject, UITableViewDropDelegate, UITableViewDragDelegate {
  var log: [String] = []
  var proposal = UITableViewDropProposal(operation: .move, intent: .insertAtDestinationIndexPath)
  var handles = true
  private func text(_ path: IndexPath?) -> String { path.map { "\($0.section).\($0.row)" } ?? "none" }

  func tableView(
    _ tableView: UITableView, itemsForBeginning session: any UIDragSession, at indexPath: IndexPath
  ) -> [UIDragItem] { [UIDragItem("row" as NSString)] }
  func tableView(
    _ tableView: UITableView, dragPreviewParametersForRowAt indexPath: IndexPath
  ) -> UIDragPreviewParameters? {
    guard indexPath.row == 1 else { return nil }
    let parameters = UIDragPreviewParameters()
    parameters.visiblePath = UIBezierPath(rect: CGRect(x: 10, y: 4, width: 100, height: 900))
    return parameters
  }
  func tableView(_ tableView: UITableView, canHandle session: any UIDropSession) -> Bool { handles }
  func tableView(_ tableView: UITableView, dropSessionDidEnter session: any UIDropSession) {
    log.append("enter, \(tableView.hasActiveDrop)")
  }
  func tableView(
    _ tableView: UITableView, dropSessionDidUpdate session: any UIDropSession,
    withDestinationIndexPath destinationIndexPath: IndexPath?
  ) -> UITableViewDropProposal {
    log.append("over \(text(destinationIndexPath))")
    return proposal
  }
  func tableView(_ tableView: UITableView, performDropWith coordinator: any UITableViewDropCoordinator) {
    let sources = coordinator.items.map { text($0.sourceIndexPath) }
    log.append("drop \(sources) on \(text(coordinator.destinationIndexPath)), \(coordinator.proposal.intent)")
    for item in coordinator.items {
      coordinator.drop(item.dragItem, toRowAt: IndexPath(row: 0, section: 0)).addCompletion { position in
        self.log.append("shown, \(position == .end)")
      }
    }
  }
  func tableView(_ tableView: UITableView, dropSessionDidExit session: any UIDropSession) { log.append("exit") }
  func tableView(_ tableView: UITableView, dropSessionDidEnd session: any UIDropSession) {
    log.append("end, \(tableView.hasActiveDrop)")
  }
}

@MainActor private final class PlainRowDrops: NSObject, UITableViewDropDelegate {
  var drops = 0
  func tableView(_ tableView: UITableView, performDropWith coordinator: any UITableViewDropCoordinator) {
    drops += coordinator.proposal.operation == .copy ? 1 : 0
  }
}

@MainActor private final class MovableSource: NSObject, UITableViewDataSource {
  var rows = ["a", "b", "c", "d"]
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { rows.count }
  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    cell.textLabel?.text = rows[indexPath.row]
    return cell
  }
  func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool { indexPath.row != 3 }
  func tableView(_ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath) {
    rows.insert(rows.remove(at: sourceIndexPath.row), at: destinationIndexPath.row)
  }
}

@MainActor @Suite("Dropping on a table", .serialized) struct TableDropTests {
  private let source = TextSource([["a", "b", "c", "d"]])
  private let drops = RowDrops()
  private let foreign = DropDescription(offering: ["text/plain"])
  private let local = DropDescription(isLocal: true, types: [])

  private func table() -> UITableView {
    source.height = 44
    let table = source.table()
    table.dropDelegate = drops
    table.dragDelegate = drops
    return table
  }

  private func drag(_ table: UITableView, from row: Int, to target: Int) throws {
    let end = CGPoint(x: 5, y: 44 * CGFloat(target) + 5)
    _ = try #require(table.prepareDrag(at: CGPoint(x: 5, y: 44 * CGFloat(row) + 5)))
    table.receive(.dragBegan)
    #expect(table.acceptsDrop(local, at: end))
    table.receive(.dropped(end, DropContents(text: nil, list: nil)))
    table.receive(.dragEnded(.accepted))
  }

  @Test("A row of the same table has a source, and the row below the pointer is the destination") func moved() throws {
    try drag(table(), from: 0, to: 2)
    #expect(
      drops.log == [
        "enter, true", "over 0.2", #"drop ["0.0"] on 0.2, insertAtDestinationIndexPath"#, "shown, true", "end, false",
      ])
  }

  @Test("A row that the data source can move is moved without the drop delegate, and another one is dropped")
  func reordered() throws {
    let movable = MovableSource()
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 440), style: .plain)
    table.rowHeight = 44
    table.dataSource = movable
    table.dropDelegate = drops
    table.dragDelegate = drops
    table.layoutIfNeeded()
    try drag(table, from: 0, to: 2)
    #expect(movable.rows == ["b", "c", "a", "d"] && !drops.log.contains { $0.hasPrefix("drop") })
    #expect(table.visibleCells.map { $0.textLabel?.text } == ["b", "c", "a", "d"])
    drops.log = []
    try drag(table, from: 3, to: 0)
    #expect(movable.rows == ["b", "c", "a", "d"] && drops.log.contains { $0.hasPrefix("drop [\"0.3\"] on 0.0") })
    drops.proposal = UITableViewDropProposal(operation: .move)
    drops.log = []
    try drag(table, from: 0, to: 2)
    #expect(drops.log.contains { $0.hasPrefix("drop") }, "the intent is unspecified")
  }

  @Test("Another app's text has no source, and below the rows there is no destination") func foreignText() {
    let table = table()
    drops.proposal = UITableViewDropProposal(operation: .copy)
    #expect(table.acceptsDrop(foreign, at: CGPoint(x: 5, y: 400)))
    table.receive(.dropped(CGPoint(x: 5, y: 400), DropContents(text: "text", list: nil)))
    #expect(drops.log.contains(#"drop ["none"] on none, unspecified"#))
  }

  @Test("A drag that leaves has ended for the table, and one that is declined never began") func leaves() {
    let table = table()
    drops.proposal = UITableViewDropProposal(operation: .copy)
    _ = table.acceptsDrop(foreign, at: .zero)
    table.receive(.dropLeft)
    #expect(drops.log == ["enter, true", "over 0.0", "exit", "end, false"])
    drops.handles = false
    #expect(!table.acceptsDrop(foreign, at: .zero) && drops.log.count == 4)
  }

  @Test("A delegate with one method copies, and without a delegate nothing is accepted") func defaults() {
    let table = source.table()
    #expect(!table.acceptsDrop(foreign, at: .zero) && table.dropDelegate == nil && !table.hasActiveDrop)
    let plain = PlainRowDrops()
    table.dropDelegate = plain
    #expect(table.acceptsDrop(foreign, at: .zero) && table.dropDelegate === plain)
    table.receive(.dropped(.zero, DropContents(text: "text", list: nil)))
    #expect(plain.drops == 1)
    table.dropDelegate = nil
    #expect(!table.acceptsDrop(foreign, at: .zero))
  }

  @Test("The preview of a row is the visible part of its parameters, inside the row") func preview() {
    #expect(
      table().prepareDrag(at: CGPoint(x: 5, y: 50))?.picture == CGRect(x: 10, y: 48, width: 100, height: 40))
    #expect(table().prepareDrag(at: CGPoint(x: 5, y: 5))?.picture == CGRect(x: 0, y: 0, width: 320, height: 44))
  }
}
