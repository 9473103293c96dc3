public import Foundation
import RuntimeLogging

/// A data source that receives the whole content of the table, and determines what has changed.
///
/// Cells, heights and selection move with their items. Override the methods for titles and editing if you need them.
@preconcurrency @MainActor
open class UITableViewDiffableDataSource<
  SectionIdentifierType: Hashable & Sendable, ItemIdentifierType: Hashable & Sendable
>: NSObject, UITableViewDataSource {
  /// A closure that creates the cell of an item.
  public typealias CellProvider = (UITableView, IndexPath, ItemIdentifierType) -> UITableViewCell?

  /// The animation of changed rows. With `none` they change at once.
  open var defaultRowAnimation = UITableView.RowAnimation.automatic
  private weak var tableView: UITableView?
  private let cellProvider: CellProvider
  private var shown = NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>()
  private var itemsBySection: [[ItemIdentifierType]] = []

  /// A data source for `tableView`, which is not retained, whose cells `cellProvider` creates.
  public init(tableView: UITableView, cellProvider: @escaping CellProvider) {
    self.tableView = tableView
    self.cellProvider = cellProvider
    super.init()
    tableView.dataSource = self
  }

  /// The content of the table.
  open func snapshot() -> NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType> { shown }

  /// Makes the table show `snapshot`, and calls `completion` afterwards.
  open func apply(
    _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
    animatingDifferences: Bool = true, completion: (() -> Void)? = nil
  ) {
    let old = itemsBySection
    let reloaded = Set(snapshot.reloadedItemIdentifiers)
    let reloadedSections = Set(snapshot.reloadedSectionIdentifiers)
    adopt(snapshot)
    if let tableView, !tableView.needsLoad, tableView.dataSource === self {
      var origins: [ItemIdentifierType: RowIndexPath] = [:]
      for (section, items) in old.enumerated() {
        for (row, item) in items.enumerated() { origins[item] = RowIndexPath(section: section, row: row) }
      }
      let fresh = Set(
        shown.sectionIdentifiers.indices.filter { reloadedSections.contains(shown.sectionIdentifiers[$0]) })
      tableView.become(
        itemsBySection.enumerated().map { section, items in
          fresh.contains(section) ? items.map { _ in nil } : items.map { origins[$0] }
        },
        reloading: Set(reloaded.compactMap { origins[$0] }),
        animated: animatingDifferences && defaultRowAnimation != .none)
      tableView.reconfigureRows(at: snapshot.reconfiguredItemIdentifiers.compactMap(indexPath(for:)))
    }
    completion?()
  }

  /// Makes the table show `snapshot` without computing the changes: everything is loaded again.
  open func applySnapshotUsingReloadData(
    _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>, completion: (() -> Void)? = nil
  ) {
    adopt(snapshot)
    tableView?.reloadData()
    completion?()
  }

  private func adopt(_ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>) {
    shown = snapshot
    shown.settle()
    itemsBySection = shown.sectionIdentifiers.map { shown.itemIdentifiers(inSection: $0) }
  }

  /// The item of a row, or `nil`.
  open func itemIdentifier(for indexPath: IndexPath) -> ItemIdentifierType? {
    guard itemsBySection.indices.contains(indexPath.section),
      itemsBySection[indexPath.section].indices.contains(indexPath.row)
    else {
      return nil
    }
    return itemsBySection[indexPath.section][indexPath.row]
  }

  /// The row of an item, or `nil`.
  open func indexPath(for itemIdentifier: ItemIdentifierType) -> IndexPath? {
    guard let section = shown.sectionIdentifier(containingItem: itemIdentifier),
      let index = shown.indexOfSection(section), let row = itemsBySection[index].firstIndex(of: itemIdentifier)
    else { return nil }
    return IndexPath(row: row, section: index)
  }

  /// The section at an index, or `nil`.
  open func sectionIdentifier(for index: Int) -> SectionIdentifierType? {
    shown.sectionIdentifiers.indices.contains(index) ? shown.sectionIdentifiers[index] : nil
  }

  /// The index of a section, or `nil`.
  open func index(for sectionIdentifier: SectionIdentifierType) -> Int? { shown.indexOfSection(sectionIdentifier) }

  // MARK: UITableViewDataSource

  /// Returns the snapshot's number of sections.
  open func numberOfSections(in tableView: UITableView) -> Int { itemsBySection.count }
  /// Returns the snapshot's number of items.
  open func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    itemsBySection.indices.contains(section) ? itemsBySection[section].count : 0
  }
  /// Returns the cell of the cell provider.
  ///
  /// Differs from Apple: a provider that returns `nil` raises an exception on a device; here the row is empty and the problem is logged.
  open func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    if let item = itemIdentifier(for: indexPath), let cell = cellProvider(tableView, indexPath, item) { return cell }
    RuntimeLog.write("There is no cell for row \(indexPath.row) of section \(indexPath.section).")
    return UITableViewCell()
  }
  /// Returns `nil`.
  open func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? { nil }
  /// Returns `nil`.
  open func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? { nil }
  /// Returns `false`.
  open func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool { false }
  /// Returns `false`.
  open func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool { false }
  /// Does nothing.
  open func tableView(
    _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
  ) {}
  /// Returns `nil`.
  open func sectionIndexTitles(for tableView: UITableView) -> [String]? { nil }
  /// Returns `index`.
  open func tableView(_ tableView: UITableView, sectionForSectionIndexTitle title: String, at index: Int) -> Int {
    index
  }
  /// Does nothing.
  open func tableView(
    _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath
  ) {}
}
