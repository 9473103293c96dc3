import Foundation
import SwiftUI
import Testing
import ViewBacking

@testable @_spi(Runtime) import UIKitCore

private struct Names: View {
  @State private var names = ["a", "b", "c"]

  var body: some View {
    VStack {
      List {
        ForEach(names, id: \.self) { Text($0) }
          .onDelete { names.remove(atOffsets: $0) }
      }
      Button("Remove") { names.removeFirst() }
    }
  }
}

/// Rows that come, go and move.
@MainActor @Suite(.serialized) struct ListMovementTests {
  /// Runs `body` in a process whose animations take time, and whose clock stands still.
  private func whereViewsMove(_ body: () throws -> Void) rethrows {
    let process = UIProcess(userDefaults: nil, log: { _ in }, trap: {})
    process.animatesViews = true
    process.animatesUnshownViews = true
    process.uptime = { 0 }
    process.schedule = { _, _ in {} }
    try process.enter(body)
  }

  private func firstTable(in view: UIView) -> UITableView? {
    view as? UITableView ?? view.subviews.lazy.compactMap { firstTable(in: $0) }.first
  }

  /// How far each row is shown from its place.
  private func distances(_ table: UITableView) -> [CGFloat] {
    table.visibleCells.map { $0.shownDescription.frame.minY - $0.frame.minY }
  }

  @Test("Rows below one that the user deletes begin where they were") func deleted() throws {
    try whereViewsMove {
      let shown = TestWindow(Names(), size: CGSize(width: 320, height: 480))
      let table = try #require(firstTable(in: shown.window))
      let height = table.visibleCells[0].frame.height
      let first = IndexPath(row: 0, section: 0)
      table.dataSource?.tableView(table, commit: .delete, forRowAt: first)
      shown.turn()
      #expect(table.visibleCells.count == 2 && distances(table) == [height, height])
    }
  }

  @Test("Rows that a change of state without an animation moves are in their places at once") func changed() throws {
    try whereViewsMove {
      let shown = TestWindow(Names(), size: CGSize(width: 320, height: 480))
      let table = try #require(firstTable(in: shown.window))
      shown.press("Remove")
      shown.turn()
      #expect(table.visibleCells.count == 2 && distances(table) == [0, 0])
    }
  }
}
