import Foundation
import Testing
import TestSupport

@testable @_spi(Runtime) import UIKitCore

@MainActor private final class Prefetcher: NSObject, UITableViewDataSourcePrefetching {
  var rows: [Int] = []
  var cancelled: [Int] = []

  func tableView(_ tableView: UITableView, prefetchRowsAt indexPaths: [IndexPath]) { rows += indexPaths.map(\.row) }
  func tableView(_ tableView: UITableView, cancelPrefetchingForRowsAt indexPaths: [IndexPath]) {
    cancelled += indexPaths.map(\.row)
  }
}

@MainActor @Suite("Table views: prefetching") struct TablePrefetchTests {
  private let source = TextSource([(0..<100).map { "row \($0)" }])
  private let prefetcher = Prefetcher()

  /// A table in which ten rows are visible.
  private func table() -> UITableView {
    let table = UITableView(frame: rect(0, 0, 320, 440))
    table.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
    table.rowHeight = 44
    table.dataSource = source
    table.prefetchDataSource = prefetcher
    table.layoutIfNeeded()
    return table
  }

  @Test("Rows near the visible area are prefetched once, the nearest first, and cancelled when they are far")
  func near() {
    let table = table()
    #expect(prefetcher.rows == [10, 11, 12, 13, 14])
    table.contentOffset.y = 44
    table.layoutIfNeeded()
    #expect(prefetcher.rows == [10, 11, 12, 13, 14, 15] && prefetcher.cancelled.isEmpty)
    table.contentOffset.y = 44 * 50
    table.layoutIfNeeded()
    #expect(prefetcher.cancelled == Array(0...15))
    // Both sides are near now.
    #expect(Set(prefetcher.rows.dropFirst(6)) == Set(45...49).union(60...64))
  }

  @Test("Nothing is prefetched while that is off, without rows, and beyond the last row")
  func nothing() {
    let table = table()
    prefetcher.rows = []
    table.isPrefetchingEnabled = false
    table.contentOffset.y = 440
    table.layoutIfNeeded()
    #expect(prefetcher.rows.isEmpty)
    table.isPrefetchingEnabled = true
    table.contentOffset.y = 44 * 90
    table.layoutIfNeeded()
    #expect(prefetcher.rows == [89, 88, 87, 86, 85])
    source.sections = [[]]
    prefetcher.rows = []
    table.reloadData()
    table.layoutIfNeeded()
    #expect(prefetcher.rows.isEmpty)
  }

  @Test("After the data has changed, the rows near the visible area are prefetched anew")
  func changed() {
    let table = table()
    prefetcher.rows = []
    table.reloadData()
    table.layoutIfNeeded()
    #expect(prefetcher.rows == [10, 11, 12, 13, 14])
    prefetcher.rows = []
    source.sections[0].removeFirst()
    table.deleteRows(at: [IndexPath(row: 0, section: 0)], with: .none)
    table.layoutIfNeeded()
    #expect(prefetcher.rows == [10, 11, 12, 13, 14])
  }
}
