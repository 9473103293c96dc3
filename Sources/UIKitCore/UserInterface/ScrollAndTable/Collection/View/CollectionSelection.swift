import Foundation

/// Selected items in the order in which they were selected.
struct CollectionSelection {
  private(set) var ordered: [RowIndexPath] = []
  private var all: Set<RowIndexPath> = []

  init(_ paths: [RowIndexPath] = []) { for path in paths { insert(path) } }

  var isEmpty: Bool { ordered.isEmpty }
  func contains(_ path: RowIndexPath) -> Bool { all.contains(path) }

  mutating func insert(_ path: RowIndexPath) { if all.insert(path).inserted { ordered.append(path) } }

  mutating func remove(_ path: RowIndexPath) {
    guard all.remove(path) != nil else { return }
    if ordered.last == path { ordered.removeLast() } else { ordered.removeAll { $0 == path } }
  }
}
