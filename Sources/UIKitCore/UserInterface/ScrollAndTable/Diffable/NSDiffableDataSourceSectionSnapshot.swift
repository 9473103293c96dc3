import Foundation
import RuntimeLogging

/// The content of one section at one time: items with others below them, which can be collapsed.
///
/// Differs from Apple: an identifier that does not exist, or that already exists, raises an exception on a device; here it is ignored and
/// logged.
public struct NSDiffableDataSourceSectionSnapshot<ItemIdentifierType: Hashable & Sendable>: Sendable {
  private var roots: [ItemIdentifierType] = []
  private var children: [ItemIdentifierType: [ItemIdentifierType]] = [:]
  private var parents: [ItemIdentifierType: ItemIdentifierType] = [:]
  private var all: Set<ItemIdentifierType> = []
  private var expanded: Set<ItemIdentifierType> = []

  /// An empty snapshot.
  public init() {}

  // MARK: Querying

  /// All items, each before those below it.
  public var items: [ItemIdentifierType] { list(roots) { _ in true } }
  /// The items that are below no other.
  public var rootItems: [ItemIdentifierType] { roots }
  /// The items that are not below a collapsed one.
  public var visibleItems: [ItemIdentifierType] { list(roots) { expanded.contains($0) } }

  private func list(
    _ first: [ItemIdentifierType], _ opens: (ItemIdentifierType) -> Bool
  ) -> [ItemIdentifierType] {
    var found: [ItemIdentifierType] = []
    var open = Array(first.reversed())
    while let item = open.popLast() {
      found.append(item)
      if opens(item), let below = children[item] { open += below.reversed() }
    }
    return found
  }

  /// Whether the snapshot has an item.
  public func contains(_ item: ItemIdentifierType) -> Bool { all.contains(item) }
  /// The index of an item among all, or `nil`.
  public func index(of item: ItemIdentifierType) -> Int? { contains(item) ? items.firstIndex(of: item) : nil }
  /// The number of items that an item is below; 0 for one that does not exist.
  public func level(of item: ItemIdentifierType) -> Int {
    var level = 0
    var above = parents[item]
    while let next = above {
      level += 1
      above = parents[next]
    }
    return level
  }
  /// The item that an item is directly below, or `nil`.
  public func parent(of child: ItemIdentifierType) -> ItemIdentifierType? { parents[child] }
  /// Whether the items below an item are shown.
  public func isExpanded(_ item: ItemIdentifierType) -> Bool { expanded.contains(item) }
  /// Whether an item is not below a collapsed one.
  public func isVisible(_ item: ItemIdentifierType) -> Bool {
    guard contains(item) else { return false }
    var above = parents[item]
    while let next = above {
      guard expanded.contains(next) else { return false }
      above = parents[next]
    }
    return true
  }

  /// The items below an item, as a snapshot of their own.
  public func snapshot(
    of parent: ItemIdentifierType, includingParent: Bool = false
  ) -> NSDiffableDataSourceSectionSnapshot<ItemIdentifierType> {
    var made = NSDiffableDataSourceSectionSnapshot()
    guard contains(parent) else { return made }
    if includingParent { made.append([parent]) }
    for item in list(children[parent] ?? [], { _ in true }) {
      let above = parents[item]
      made.append([item], to: above == parent && !includingParent ? nil : above)
    }
    made.expanded = expanded.intersection(made.all)
    return made
  }

  // MARK: Changes

  /// Appends items, to the last root or below `parent`.
  public mutating func append(_ items: [ItemIdentifierType], to parent: ItemIdentifierType? = nil) {
    if let parent, !contains(parent) { return log("There is no such item to append others to") }
    add(items, below: parent, at: (parent.map { children[$0] ?? [] } ?? roots).count)
  }

  /// Inserts items before another one.
  public mutating func insert(_ items: [ItemIdentifierType], before beforeIdentifier: ItemIdentifierType) {
    insert(items, beside: beforeIdentifier, after: false)
  }

  /// Inserts items after another one.
  public mutating func insert(_ items: [ItemIdentifierType], after afterIdentifier: ItemIdentifierType) {
    insert(items, beside: afterIdentifier, after: true)
  }

  /// Removes items, with everything below them.
  public mutating func delete(_ items: [ItemIdentifierType]) {
    let gone = Set(list(items.filter { contains($0) }) { _ in true })
    let above = Set(gone.compactMap { parents[$0] })
    roots.removeAll { gone.contains($0) }
    for parent in above { children[parent]?.removeAll { gone.contains($0) } }
    for item in gone {
      children[item] = nil
      parents[item] = nil
    }
    all.subtract(gone)
    expanded.subtract(gone)
  }

  /// Removes everything.
  public mutating func deleteAll() { self = NSDiffableDataSourceSectionSnapshot() }

  /// Shows what is below items.
  public mutating func expand(_ items: [ItemIdentifierType]) {
    for item in items {
      if contains(item) { expanded.insert(item) } else { log("There is no such item to expand") }
    }
  }

  /// Hides what is below items.
  public mutating func collapse(_ items: [ItemIdentifierType]) { expanded.subtract(items) }

  /// Replaces what is below an item.
  public mutating func replace(
    childrenOf parent: ItemIdentifierType, using snapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>
  ) {
    guard contains(parent) else { return log("There is no such item to replace what is below it") }
    delete(children[parent] ?? [])
    add(snapshot, below: parent, at: 0)
  }

  /// Inserts a snapshot before an item.
  public mutating func insert(
    _ snapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>, before item: ItemIdentifierType
  ) { insert(snapshot, beside: item, after: false) }

  /// Inserts a snapshot after an item.
  public mutating func insert(
    _ snapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>, after item: ItemIdentifierType
  ) { insert(snapshot, beside: item, after: true) }

  /// A description of the items and their levels, for logs.
  public func visualDescription() -> String {
    items.map { String(repeating: "  ", count: min(level(of: $0), 64)) + "\($0)" }.joined(separator: "\n")
  }

  // MARK: Implementation

  private mutating func add(_ items: [ItemIdentifierType], below parent: ItemIdentifierType?, at index: Int) {
    var new: [ItemIdentifierType] = []
    for item in items {
      if all.insert(item).inserted {
        parents[item] = parent
        new.append(item)
      } else {
        log("An item that already exists was not inserted again")
      }
    }
    if let parent {
      children[parent, default: []].insert(contentsOf: new, at: index)
    } else {
      roots.insert(contentsOf: new, at: index)
    }
  }

  private func place(of item: ItemIdentifierType) -> (parent: ItemIdentifierType?, index: Int)? {
    guard contains(item) else { return nil }
    let parent = parents[item]
    return (parent.map { children[$0] ?? [] } ?? roots).firstIndex(of: item).map { (parent, $0) }
  }

  private mutating func insert(_ items: [ItemIdentifierType], beside item: ItemIdentifierType, after: Bool) {
    guard let place = place(of: item) else { return log("There is no such item to insert others beside") }
    add(items, below: place.parent, at: after ? place.index + 1 : place.index)
  }

  private mutating func insert(
    _ snapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>, beside item: ItemIdentifierType, after: Bool
  ) {
    guard let place = place(of: item) else { return log("There is no such item to insert others beside") }
    add(snapshot, below: place.parent, at: after ? place.index + 1 : place.index)
  }

  private mutating func add(
    _ snapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>, below parent: ItemIdentifierType?,
    at index: Int
  ) {
    let known = all
    add(snapshot.roots, below: parent, at: index)
    for item in snapshot.items where !known.contains(item) {
      guard let above = snapshot.parents[item], contains(above) else { continue }
      append([item], to: above)
    }
    expanded.formUnion(snapshot.expanded.subtracting(known).intersection(all))
  }

  private func log(_ sentence: String) { RuntimeLog.write("A section snapshot: \(sentence).") }
}
