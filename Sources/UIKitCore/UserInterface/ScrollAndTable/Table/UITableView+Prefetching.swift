import Foundation

extension UITableView {
  /// Reports the rows that have come close to the visible area, within half of its height, and those that are no longer.
  final func prefetch() {
    guard isPrefetchingEnabled, let prefetchDataSource, !cells.isEmpty else { return }
    let area = bounds.insetBy(dx: 0, dy: -bounds.height / 2)
    let near = rows(in: area.minY, area.maxY)
    let wanted = near.subtracting(prefetched).filter { cells[$0] == nil }
    let unwanted = prefetched.subtracting(near)
    prefetched = near
    if !wanted.isEmpty {
      let ordered = wanted.map { (abs(frame(of: shape.index(of: .row($0))).midY - bounds.midY), $0) }
        .sorted { ($0.0, $0.1) < ($1.0, $1.1) }
      prefetchDataSource.tableView(self, prefetchRowsAt: ordered.map(\.1.path))
    }
    if !unwanted.isEmpty {
      prefetchDataSource.tableView(self, cancelPrefetchingForRowsAt: unwanted.sorted().map(\.path))
    }
  }

  /// The rows between two heights of the content.
  private func rows(in top: CGFloat, _ bottom: CGFloat) -> Set<RowIndexPath> {
    var rows: Set<RowIndexPath> = []
    var index = shape.index(at: top - headerBottom)
    while index < shape.partCount, headerBottom + shape.top(of: index) < bottom {
      if case .row(let row) = shape.part(at: index) { rows.insert(row) }
      index += 1
    }
    return rows
  }
}
