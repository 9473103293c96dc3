import Foundation
import RuntimeLogging

/// The content of a list at one time: sections and the items in them, each with a unique identifier.
///
/// Differs from Apple: an identifier that does not exist, or that already exists, raises an exception on a device; here it is ignored and
/// logged.
public struct NSDiffableDataSourceSnapshot<
  SectionIdentifierType: Hashable & Sendable, ItemIdentifierType: Hashable & Sendable
>: Sendable {
  private var sections: [SectionIdentifierType] = []
  private var items: [SectionIdentifierType: [ItemIdentifierType]] = [:]
  private var owners: [ItemIdentifierType: SectionIdentifierType] = [:]
  /// The items to reload with other cells.
  public private(set) var reloadedItemIdentifiers: [ItemIdentifierType] = []
  /// The sections to reload.
  public private(set) var reloadedSectionIdentifiers: [SectionIdentifierType] = []
  /// The items whose cells to configure again.
  public private(set) var reconfiguredItemIdentifiers: [ItemIdentifierType] = []

  /// An empty snapshot.
  public init() {}

  // MARK: Querying

  /// The number of items.
  public var numberOfItems: Int { owners.count }
  /// The number of sections.
  public var numberOfSections: Int { sections.count }
  /// The sections in order.
  public var sectionIdentifiers: [SectionIdentifierType] { sections }
  /// The items of all sections in order.
  public var itemIdentifiers: [ItemIdentifierType] { sections.flatMap { items[$0] ?? [] } }

  /// The number of items in a section; 0 for one that does not exist.
  public func numberOfItems(inSection identifier: SectionIdentifierType) -> Int { items[identifier]?.count ?? 0 }
  /// The items of a section; none for one that does not exist.
  public func itemIdentifiers(inSection identifier: SectionIdentifierType) -> [ItemIdentifierType] {
    items[identifier] ?? []
  }
  /// The section that an item is in, or `nil`.
  public func sectionIdentifier(containingItem identifier: ItemIdentifierType) -> SectionIdentifierType? {
    owners[identifier]
  }
  /// The index of an item among all, or `nil`.
  public func indexOfItem(_ identifier: ItemIdentifierType) -> Int? {
    guard let owner = owners[identifier] else { return nil }
    let before = sections.prefix { $0 != owner }.reduce(0) { $0 + (items[$1]?.count ?? 0) }
    return items[owner]?.firstIndex(of: identifier).map { before + $0 }
  }
  /// The index of a section, or `nil`.
  public func indexOfSection(_ identifier: SectionIdentifierType) -> Int? { sections.firstIndex(of: identifier) }

  // MARK: Items

  /// Appends items to a section, or to the last one.
  public mutating func appendItems(
    _ identifiers: [ItemIdentifierType], toSection sectionIdentifier: SectionIdentifierType? = nil
  ) {
    guard let section = sectionIdentifier ?? sections.last, items[section] != nil else {
      return log("There is no section to add items to")
    }
    insert(identifiers, in: section, at: items[section]?.count ?? 0)
  }

  /// Inserts items before another one.
  public mutating func insertItems(
    _ identifiers: [ItemIdentifierType], beforeItem beforeIdentifier: ItemIdentifierType
  ) { insert(identifiers, beside: beforeIdentifier, after: false) }

  /// Inserts items after another one.
  public mutating func insertItems(
    _ identifiers: [ItemIdentifierType], afterItem afterIdentifier: ItemIdentifierType
  ) { insert(identifiers, beside: afterIdentifier, after: true) }

  /// Removes items.
  public mutating func deleteItems(_ identifiers: [ItemIdentifierType]) {
    let gone = Set(identifiers)
    for section in Set(gone.compactMap { owners[$0] }) { items[section]?.removeAll { gone.contains($0) } }
    for item in gone { owners[item] = nil }
    forget(gone)
  }

  /// Removes everything.
  public mutating func deleteAllItems() { self = NSDiffableDataSourceSnapshot() }

  /// Moves an item before another one.
  public mutating func moveItem(
    _ identifier: ItemIdentifierType, beforeItem toIdentifier: ItemIdentifierType
  ) { move(identifier, beside: toIdentifier, after: false) }

  /// Moves an item after another one.
  public mutating func moveItem(
    _ identifier: ItemIdentifierType, afterItem toIdentifier: ItemIdentifierType
  ) { move(identifier, beside: toIdentifier, after: true) }

  /// Marks items to be shown by other cells.
  public mutating func reloadItems(_ identifiers: [ItemIdentifierType]) {
    for item in identifiers {
      if owners[item] == nil {
        log("An item that does not exist cannot be reloaded")
      } else if !reloadedItemIdentifiers.contains(item) {
        reloadedItemIdentifiers.append(item)
      }
    }
  }

  /// Marks items whose cells are configured again.
  public mutating func reconfigureItems(_ identifiers: [ItemIdentifierType]) {
    for item in identifiers {
      if owners[item] == nil {
        log("An item that does not exist cannot be reconfigured")
      } else if !reconfiguredItemIdentifiers.contains(item) {
        reconfiguredItemIdentifiers.append(item)
      }
    }
  }

  // MARK: Sections

  /// Appends sections.
  public mutating func appendSections(_ identifiers: [SectionIdentifierType]) {
    insert(identifiers, at: sections.count)
  }

  /// Inserts sections before another one.
  public mutating func insertSections(
    _ identifiers: [SectionIdentifierType], beforeSection toIdentifier: SectionIdentifierType
  ) {
    guard let index = sectionIndex(of: toIdentifier) else { return }
    insert(identifiers, at: index)
  }

  /// Inserts sections after another one.
  public mutating func insertSections(
    _ identifiers: [SectionIdentifierType], afterSection toIdentifier: SectionIdentifierType
  ) {
    guard let index = sectionIndex(of: toIdentifier) else { return }
    insert(identifiers, at: index + 1)
  }

  /// Removes sections, with everything in them.
  public mutating func deleteSections(_ identifiers: [SectionIdentifierType]) {
    let gone = Set(identifiers)
    deleteItems(gone.flatMap { items[$0] ?? [] })
    for section in gone { items[section] = nil }
    sections.removeAll { gone.contains($0) }
    reloadedSectionIdentifiers.removeAll { gone.contains($0) }
  }

  /// Moves a section before another one.
  public mutating func moveSection(
    _ identifier: SectionIdentifierType, beforeSection toIdentifier: SectionIdentifierType
  ) { move(identifier, beside: toIdentifier, after: false) }

  /// Moves a section after another one.
  public mutating func moveSection(
    _ identifier: SectionIdentifierType, afterSection toIdentifier: SectionIdentifierType
  ) { move(identifier, beside: toIdentifier, after: true) }

  /// Marks sections to be reloaded, with everything in them.
  public mutating func reloadSections(_ identifiers: [SectionIdentifierType]) {
    for section in identifiers where sectionIndex(of: section) != nil && !reloadedSectionIdentifiers.contains(section) {
      reloadedSectionIdentifiers.append(section)
    }
  }

  // MARK: Implementation

  private mutating func insert(_ new: [ItemIdentifierType], in section: SectionIdentifierType, at index: Int) {
    var kept: [ItemIdentifierType] = []
    for item in new {
      if owners[item] == nil {
        owners[item] = section
        kept.append(item)
      } else {
        log("An item that already exists was not inserted again")
      }
    }
    items[section]?.insert(contentsOf: kept, at: index)
  }

  private mutating func insert(_ new: [ItemIdentifierType], beside item: ItemIdentifierType, after: Bool) {
    guard let section = owners[item], let index = items[section]?.firstIndex(of: item) else {
      return log("There is no such item to insert others beside")
    }
    insert(new, in: section, at: after ? index + 1 : index)
  }

  private mutating func move(_ item: ItemIdentifierType, beside other: ItemIdentifierType, after: Bool) {
    guard item != other, let previous = owners[item], let section = owners[other] else {
      return log("An item can be moved only beside another one")
    }
    items[previous]?.removeAll { $0 == item }
    guard let index = items[section]?.firstIndex(of: other) else { return }
    items[section]?.insert(item, at: after ? index + 1 : index)
    owners[item] = section
  }

  private mutating func insert(_ new: [SectionIdentifierType], at index: Int) {
    var kept: [SectionIdentifierType] = []
    for section in new {
      if items[section] == nil {
        items[section] = []
        kept.append(section)
      } else {
        log("A section that already exists was not inserted again")
      }
    }
    sections.insert(contentsOf: kept, at: index)
  }

  private mutating func move(_ section: SectionIdentifierType, beside other: SectionIdentifierType, after: Bool) {
    guard section != other, let index = sectionIndex(of: section), sectionIndex(of: other) != nil else { return }
    sections.remove(at: index)
    guard let target = sections.firstIndex(of: other) else { return }
    sections.insert(section, at: after ? target + 1 : target)
  }

  private func sectionIndex(of section: SectionIdentifierType) -> Int? {
    let index = sections.firstIndex(of: section)
    if index == nil { log("There is no such section") }
    return index
  }

  private mutating func forget(_ gone: Set<ItemIdentifierType>) {
    reloadedItemIdentifiers.removeAll { gone.contains($0) }
    reconfiguredItemIdentifiers.removeAll { gone.contains($0) }
  }

  private func log(_ sentence: String) { RuntimeLog.write("A snapshot: \(sentence).") }

  /// Clears the reload marks after the reload.
  mutating func settle() {
    reloadedItemIdentifiers = []
    reloadedSectionIdentifiers = []
    reconfiguredItemIdentifiers = []
  }
}
