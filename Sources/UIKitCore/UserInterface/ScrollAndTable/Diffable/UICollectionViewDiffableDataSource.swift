public import Foundation
import RuntimeLogging

/// A data source that receives the whole content of the collection view, or of one of its sections, and determines what has changed.
///
/// Cells and selection move with their items.
@preconcurrency @MainActor
open class UICollectionViewDiffableDataSource<
  SectionIdentifierType: Hashable & Sendable, ItemIdentifierType: Hashable & Sendable
>: NSObject, UICollectionViewDataSource {
  /// A closure that returns the cell of an item.
  public typealias CellProvider = (
    _ collectionView: UICollectionView, _ indexPath: IndexPath, _ itemIdentifier: ItemIdentifierType
  ) -> UICollectionViewCell?
  /// A closure that returns a supplementary view.
  public typealias SupplementaryViewProvider = (
    _ collectionView: UICollectionView, _ elementKind: String, _ indexPath: IndexPath
  ) -> UICollectionReusableView?

  /// What an app determines about moving items by hand.
  public struct ReorderingHandlers {
    /// Whether an item can be moved; `nil` for no.
    public var canReorderItem: ((ItemIdentifierType) -> Bool)?
    /// Called before the snapshot changes because an item was moved.
    public var willReorder: ((NSDiffableDataSourceTransaction<SectionIdentifierType, ItemIdentifierType>) -> Void)?
    /// Called after the snapshot has changed because an item was moved.
    public var didReorder: ((NSDiffableDataSourceTransaction<SectionIdentifierType, ItemIdentifierType>) -> Void)?

    /// No handlers.
    public init() {}
  }

  /// What an app determines about items with others below them.
  public struct SectionSnapshotHandlers<Item> {
    /// Whether the user may expand an item; `nil` for yes.
    public var shouldExpandItem: ((Item) -> Bool)?
    /// Called before the user expands an item.
    public var willExpandItem: ((Item) -> Void)?
    /// Whether the user may collapse an item; `nil` for yes.
    public var shouldCollapseItem: ((Item) -> Bool)?
    /// Called before the user collapses an item.
    public var willCollapseItem: ((Item) -> Void)?

    /// No handlers.
    public init() {}
  }

  /// Returns supplementary views.
  open var supplementaryViewProvider: SupplementaryViewProvider?
  /// What the app determines about moving items by hand.
  open var reorderingHandlers = ReorderingHandlers()
  /// What the app determines about items with others below them.
  open var sectionSnapshotHandlers = SectionSnapshotHandlers<ItemIdentifierType>()

  private weak var collectionView: UICollectionView?
  private let cellProvider: CellProvider
  private var shown = NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>()
  private var itemsBySection: [[ItemIdentifierType]] = []
  private var outlines: [SectionIdentifierType: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>] = [:]

  /// A data source for `collectionView`, which is not retained, whose cells `cellProvider` returns.
  public init(collectionView: UICollectionView, cellProvider: @escaping CellProvider) {
    self.collectionView = collectionView
    self.cellProvider = cellProvider
    super.init()
    collectionView.dataSource = self
  }

  // MARK: Snapshots

  /// The content of the collection view.
  open func snapshot() -> NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType> { shown }

  /// Makes the collection view show `snapshot`, and calls `completion` afterwards.
  open func apply(
    _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
    animatingDifferences: Bool = true, completion: (() -> Void)? = nil
  ) {
    show(snapshot, animated: animatingDifferences, completion: completion)
  }

  /// Makes the collection view show `snapshot`.
  open func apply(
    _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
    animatingDifferences: Bool = true
  ) async { show(snapshot, animated: animatingDifferences) }

  /// Makes the collection view show `snapshot` without computing the changes: everything is loaded again.
  open func applySnapshotUsingReloadData(
    _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
    completion: (() -> Void)? = nil
  ) {
    adopt(snapshot)
    collectionView?.reloadData()
    completion?()
  }

  /// The content of a section, with its levels; that of a section without levels has roots only.
  open func snapshot(for section: SectionIdentifierType) -> NSDiffableDataSourceSectionSnapshot<ItemIdentifierType> {
    if let outline = outlines[section] { return outline }
    var made = NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>()
    made.append(shown.itemIdentifiers(inSection: section))
    return made
  }

  /// Makes a section show `snapshot`, and calls `completion` afterwards. A section that does not exist is appended.
  open func apply(
    _ snapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>, to section: SectionIdentifierType,
    animatingDifferences: Bool = true, completion: (() -> Void)? = nil
  ) {
    var whole = shown
    if whole.indexOfSection(section) == nil { whole.appendSections([section]) }
    let visible = snapshot.visibleItems
    whole.deleteItems(whole.itemIdentifiers(inSection: section))
    // An item that another section has moves to this one.
    whole.deleteItems(visible.filter { whole.sectionIdentifier(containingItem: $0) != nil })
    whole.appendItems(visible, toSection: section)
    let changed = outlines[section].map { old in
      visible.filter { old.isExpanded($0) != snapshot.isExpanded($0) || old.level(of: $0) != snapshot.level(of: $0) }
    }
    show(whole, animated: animatingDifferences, keeping: section, outline: snapshot, completion: completion)
    for item in changed ?? [] { cell(of: item)?.setNeedsLayout() }
  }

  /// Makes a section show `snapshot`.
  open func apply(
    _ snapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>, to section: SectionIdentifierType,
    animatingDifferences: Bool = true
  ) async { apply(snapshot, to: section, animatingDifferences: animatingDifferences, completion: nil) }

  private func show(
    _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>, animated: Bool,
    keeping section: SectionIdentifierType? = nil,
    outline: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>? = nil, completion: (() -> Void)? = nil
  ) {
    let old = itemsBySection
    let reloaded = Set(snapshot.reloadedItemIdentifiers)
    let reloadedSections = Set(snapshot.reloadedSectionIdentifiers)
    if let section { outlines[section] = outline }
    adopt(snapshot)
    guard let collectionView, collectionView.dataSource === self, !collectionView.needsLoad else {
      if self.collectionView?.dataSource === self { self.collectionView?.setNeedsLayout() }
      completion?()
      return
    }
    var origins: [ItemIdentifierType: RowIndexPath] = [:]
    for (section, items) in old.enumerated() {
      for (row, item) in items.enumerated() { origins[item] = RowIndexPath(section: section, row: row) }
    }
    let fresh = Set(
      shown.sectionIdentifiers.indices.filter { reloadedSections.contains(shown.sectionIdentifiers[$0]) })
    let change = {
      collectionView.become(
        self.itemsBySection.enumerated().map { section, items in
          fresh.contains(section) ? items.map { _ in nil } : items.map { origins[$0] }
        },
        reloading: Set(reloaded.compactMap { origins[$0] }))
      collectionView.reconfigureItems(at: snapshot.reconfiguredItemIdentifiers.compactMap(self.indexPath(for:)))
    }
    collectionView.changeItems(animated: animated, change, completion: completion)
  }

  private func adopt(_ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>) {
    shown = snapshot
    shown.settle()
    itemsBySection = shown.sectionIdentifiers.map { shown.itemIdentifiers(inSection: $0) }
    // An outline whose visible items are others is no longer the section's.
    for (section, outline) in outlines where outline.visibleItems != shown.itemIdentifiers(inSection: section) {
      outlines[section] = nil
    }
  }

  private func cell(of item: ItemIdentifierType) -> UICollectionViewCell? {
    indexPath(for: item).flatMap { collectionView?.cellForItem(at: $0) }
  }

  // MARK: Identifiers

  /// The item at an index path, or `nil`.
  open func itemIdentifier(for indexPath: IndexPath) -> ItemIdentifierType? {
    guard itemsBySection.indices.contains(indexPath.section),
      itemsBySection[indexPath.section].indices.contains(indexPath.item)
    else { return nil }
    return itemsBySection[indexPath.section][indexPath.item]
  }

  /// The index path of an item, or `nil`.
  open func indexPath(for itemIdentifier: ItemIdentifierType) -> IndexPath? {
    guard let section = shown.sectionIdentifier(containingItem: itemIdentifier),
      let index = shown.indexOfSection(section), let item = itemsBySection[index].firstIndex(of: itemIdentifier)
    else { return nil }
    return IndexPath(item: item, section: index)
  }

  /// The section at an index, or `nil`.
  open func sectionIdentifier(for index: Int) -> SectionIdentifierType? {
    shown.sectionIdentifiers.indices.contains(index) ? shown.sectionIdentifiers[index] : nil
  }

  /// The index of a section, or `nil`.
  open func index(for sectionIdentifier: SectionIdentifierType) -> Int? { shown.indexOfSection(sectionIdentifier) }

  // MARK: UICollectionViewDataSource

  /// Returns the snapshot's number of sections.
  open func numberOfSections(in collectionView: UICollectionView) -> Int { itemsBySection.count }
  /// Returns the snapshot's number of items.
  open func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
    itemsBySection.indices.contains(section) ? itemsBySection[section].count : 0
  }
  /// Returns the cell of the cell provider, indented by the item's level.
  ///
  /// Differs from Apple: a provider that returns `nil` raises an exception on a device; here the cell is empty and the problem is logged.
  open func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    if let item = itemIdentifier(for: indexPath), let cell = cellProvider(collectionView, indexPath, item) {
      if let list = cell as? UICollectionViewListCell, let section = sectionIdentifier(for: indexPath.section),
        let outline = outlines[section]
      {
        list.indentationLevel = outline.level(of: item)
      }
      return cell
    }
    RuntimeLog.write("There is no cell for item \(indexPath.item) of section \(indexPath.section).")
    return UICollectionViewCell(frame: .zero)
  }
  /// Returns the view of ``supplementaryViewProvider``, or an empty one, which is logged.
  open func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
  ) -> UICollectionReusableView {
    supplementaryViewProvider?(collectionView, kind, indexPath)
      ?? UICollectionView.missingSupplement(kind, indexPath)
  }
  /// Returns what ``reorderingHandlers`` determine.
  open func collectionView(_ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath) -> Bool {
    itemIdentifier(for: indexPath).flatMap { reorderingHandlers.canReorderItem?($0) } ?? false
  }
  /// Moves the item in the snapshot, and calls ``reorderingHandlers``.
  open func collectionView(
    _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
  ) {
    guard let item = itemIdentifier(for: sourceIndexPath), sourceIndexPath != destinationIndexPath,
      let target = itemIdentifier(for: destinationIndexPath)
    else { return }
    var changed = shown
    if sourceIndexPath.section == destinationIndexPath.section, sourceIndexPath.item < destinationIndexPath.item {
      changed.moveItem(item, afterItem: target)
    } else {
      changed.moveItem(item, beforeItem: target)
    }
    let transaction = NSDiffableDataSourceTransaction(initialSnapshot: shown, finalSnapshot: changed)
    reorderingHandlers.willReorder?(transaction)
    adopt(changed)
    reorderingHandlers.didReorder?(transaction)
  }
  /// Returns `nil`.
  open func indexTitles(for collectionView: UICollectionView) -> [String]? { nil }
  /// Returns the first item.
  open func collectionView(
    _ collectionView: UICollectionView, indexPathForIndexTitle title: String, at index: Int
  ) -> IndexPath { IndexPath(item: 0, section: 0) }
}

extension UICollectionViewDiffableDataSource: OutlineDataSource {
  func isExpanded(at indexPath: IndexPath) -> Bool {
    guard let item = itemIdentifier(for: indexPath), let section = sectionIdentifier(for: indexPath.section) else {
      return false
    }
    return outlines[section]?.isExpanded(item) ?? false
  }

  func toggleOutline(at indexPath: IndexPath) {
    guard let item = itemIdentifier(for: indexPath), let section = sectionIdentifier(for: indexPath.section),
      var outline = outlines[section]
    else { return }
    if outline.isExpanded(item) {
      guard sectionSnapshotHandlers.shouldCollapseItem?(item) ?? true else { return }
      sectionSnapshotHandlers.willCollapseItem?(item)
      outline.collapse([item])
    } else {
      guard sectionSnapshotHandlers.shouldExpandItem?(item) ?? true else { return }
      sectionSnapshotHandlers.willExpandItem?(item)
      outline.expand([item])
    }
    apply(outline, to: section)
  }
}

/// A change of a snapshot that the user has made by moving an item.
public struct NSDiffableDataSourceTransaction<
  SectionIdentifierType: Hashable & Sendable, ItemIdentifierType: Hashable & Sendable
>: Sendable {
  /// The content before.
  public let initialSnapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>
  /// The content afterwards.
  public let finalSnapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>
  /// The items that were removed and inserted.
  public var difference: CollectionDifference<ItemIdentifierType> {
    finalSnapshot.itemIdentifiers.difference(from: initialSnapshot.itemIdentifiers)
  }
}
