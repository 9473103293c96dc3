import Foundation
import Testing
import ViewBacking

@testable @_spi(Runtime) import UIKitCore

@MainActor private final class RowDrags: NSObject, UITableViewDragDelegate {
  var log: [String] = []
  var isRestricted = false
  var refused: Set<Int> = []

  func tableView(
    _ tableView: UITableView, itemsForBeginning session: any UIDragSession, at indexPath: IndexPath
  ) -> [UIDragItem] {
    log.append("asked for \(indexPath.section).\(indexPath.row)")
    return refused.contains(indexPath.row) ? [] : [UIDragItem("row \(indexPath.row)" as NSString)]
  }
  func tableView(_ tableView: UITableView, dragSessionWillBegin session: any UIDragSession) {
    log.append("will begin, \(tableView.hasActiveDrag)")
  }
  func tableView(_ tableView: UITableView, dragSessionDidEnd session: any UIDragSession) {
    log.append("did end, \(tableView.hasActiveDrag)")
  }
  func tableView(
    _ tableView: UITableView, dragSessionIsRestrictedToDraggingApplication session: any UIDragSession
  ) -> Bool { isRestricted }
}

@MainActor @Suite("Dragging a row out of a table") struct TableDragTests {
  private let source = TextSource([["a", "b", "c"], (0..<40).map { "\($0)" }])
  private let drags = RowDrags()

  private func table() -> UITableView {
    source.height = 44
    let table = source.table()
    table.dragDelegate = drags
    return table
  }

  @Test("The delegate is called for the row below the pointer, and the preview is that row")
  func row() throws {
    let table = table()
    let drag = try #require(table.prepareDrag(at: CGPoint(x: 5, y: 50)))
    #expect(drags.log == ["asked for 0.1"])
    #expect(drag.picture == CGRect(x: 0, y: 44, width: 320, height: 44))
    #expect(drag.text == "row 1")
    table.receive(.dragBegan)
    table.receive(.dragEnded(.accepted))
    #expect(drags.log == ["asked for 0.1", "will begin, true", "did end, false"])
    #expect(source.log.isEmpty, "dragging selects nothing")
  }

  @Test("In a scrolled table it is the visible row, and the preview its visible part")
  func scrolled() throws {
    let table = table()
    table.contentOffset.y = 44 * 10 + 20
    table.layoutIfNeeded()
    let drag = try #require(table.prepareDrag(at: CGPoint(x: 5, y: 3)))
    #expect(drags.log == ["asked for 1.7"])
    #expect(drag.picture == CGRect(x: 0, y: 0, width: 320, height: 24))
  }

  @Test("Nothing is dragged where the delegate refuses, below the last row, or while dragInteractionEnabled is false")
  func refusals() {
    let table = table()
    drags.refused = [0]
    #expect(table.prepareDrag(at: CGPoint(x: 5, y: 5)) == nil)
    source.sections = [["a"]]
    table.reloadData()
    #expect(table.prepareDrag(at: CGPoint(x: 5, y: 300)) == nil)
    drags.refused = []
    #expect(table.dragInteractionEnabled)
    table.dragInteractionEnabled = false
    #expect(table.prepareDrag(at: CGPoint(x: 5, y: 5)) == nil && !table.shownDescription.isDragSource)
    #expect(drags.log == ["asked for 0.0"])
    table.dragInteractionEnabled = true
    #expect(table.prepareDrag(at: CGPoint(x: 5, y: 5)) != nil)
  }

  @Test("A table without a drag delegate is no source of drags, and it does not retain its delegate")
  func delegate() {
    let plain = source.table()
    #expect(plain.dragDelegate == nil && plain.dragInteractionEnabled && !plain.hasActiveDrag)
    #expect(!plain.shownDescription.isDragSource)
    weak var released: RowDrags?
    do {
      let drags = RowDrags()
      released = drags
      plain.dragDelegate = drags
      #expect(plain.dragDelegate === drags && plain.shownDescription.isDragSource)
    }
    #expect(released == nil && plain.dragDelegate == nil)
    #expect(plain.prepareDrag(at: CGPoint(x: 5, y: 5)) == nil)
  }

  @Test("An item that the delegate restricts to the app is not offered to others")
  func restricted() {
    drags.isRestricted = true
    #expect(table().prepareDrag(at: CGPoint(x: 5, y: 50))?.text == nil)
  }

  @Test("A table that reloads during a drag continues it")
  func reload() {
    let table = table()
    _ = table.prepareDrag(at: CGPoint(x: 5, y: 50))
    table.receive(.dragBegan)
    source.sections = [[]]
    table.reloadData()
    table.layoutIfNeeded()
    table.receive(.dragEnded(.cancelled))
    #expect(drags.log.last == "did end, false")
  }
}
