public import Foundation
import RuntimeLogging

extension UICollectionView {
  /// Applies several changes at once with an animation, and calls `completion` with `true` at its end.
  ///
  /// Deletions and reloads use the indexes before the changes, insertions the indexes afterwards. If the data source does not match the
  /// changes, a device raises an exception; here the problem is logged, and everything is loaded again.
  public func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil) {
    if batchDepth == 0 { loadIfNeeded() }
    batchDepth += 1
    updates?()
    batchDepth -= 1
    guard batchDepth == 0 else {
      completion?(true)
      return
    }
    applyPendingChanges { completion?(true) }
  }

  /// Applies several changes at once, as the method with an optional closure does. Literal closures need no `self` here, as on a device,
  /// where the closure does not escape although it is optional.
  public func performBatchUpdates(_ updates: () -> Void, completion: ((Bool) -> Void)? = nil) {
    withoutActuallyEscaping(updates) { performBatchUpdates(Optional($0), completion: completion) }
  }

  /// Inserts items at their new index paths.
  public func insertItems(at indexPaths: [IndexPath]) {
    note { $0.insertedRows.formUnion(indexPaths.map(RowIndexPath.init)) }
  }

  /// Deletes items at their old index paths.
  public func deleteItems(at indexPaths: [IndexPath]) {
    note { $0.deletedRows.formUnion(indexPaths.map(RowIndexPath.init)) }
  }

  /// Replaces the cells of items.
  public func reloadItems(at indexPaths: [IndexPath]) {
    note { $0.reloadedRows.formUnion(indexPaths.map(RowIndexPath.init)) }
  }

  /// Moves an item.
  public func moveItem(at indexPath: IndexPath, to newIndexPath: IndexPath) {
    note { $0.movedRows[RowIndexPath(indexPath)] = RowIndexPath(newIndexPath) }
  }

  /// Inserts sections at their new indexes.
  public func insertSections(_ sections: IndexSet) { note { $0.insertedSections.formUnion(sections) } }

  /// Deletes sections at their old indexes.
  public func deleteSections(_ sections: IndexSet) { note { $0.deletedSections.formUnion(sections) } }

  /// Reloads sections, with everything in them.
  public func reloadSections(_ sections: IndexSet) { note { $0.reloadedSections.formUnion(sections) } }

  /// Moves a section.
  public func moveSection(_ section: Int, toSection newSection: Int) { note { $0.movedSections[section] = newSection } }

  /// Lets the data source configure the cells of these items again; the cells are not replaced.
  public func reconfigureItems(at indexPaths: [IndexPath]) {
    for indexPath in indexPaths {
      let path = RowIndexPath(indexPath)
      guard let cell = cells[path], let dataSource else { continue }
      reconfigured = cell
      let answer = dataSource.collectionView(self, cellForItemAt: indexPath)
      reconfigured = nil
      guard cells[path] === cell else { continue }
      if answer !== cell {
        cells[path] = nil
        recycle(cell, at: path)
        // Not enqueued: the new cell is used for this item.
        if answer.shownPath == nil {
          cells[path] = answer
          answer.shownPath = path
          answer.isSelected = selection.contains(path)
          delegate?.collectionView(self, willDisplay: answer, forItemAt: indexPath)
        }
      }
      unmeasured.insert(path)
      setNeedsLayout()
    }
  }

  private func note(_ change: (inout TableChanges) -> Void) {
    change(&pending)
    if batchDepth == 0 { applyPendingChanges() }
  }

  private func applyPendingChanges(completion: (() -> Void)? = nil) {
    var changes = pending
    changes.unit = "item"
    pending = TableChanges()
    // Nothing was loaded before: the next load covers the changes.
    guard !needsLoad else {
      setNeedsLayout()
      completion?()
      return
    }
    do throws(TableChanges.Inconsistency) {
      let origins = try changes.origins(old: loadedCounts, new: countItems())
      changeItems(
        animated: true, { become(origins, reloading: changes.reloadedRows, updates: changes.updateItems) },
        completion: completion)
    } catch {
      RuntimeLog.write("Invalid update of a \(type(of: self)): \(error) Everything is loaded again.")
      reloadData()
      completion?()
    }
  }

  /// Replaces the items by these, each of which is an old or a new one. Cells and selection move with their items.
  func become(
    _ origins: TableChanges.Origins, reloading reloaded: Set<RowIndexPath>,
    updates: [UICollectionViewUpdateItem] = []
  ) {
    generation += 1
    var tracked = Set(cells.keys).union(selection.ordered)
    if let current { tracked.insert(current) }
    var moved: [RowIndexPath: RowIndexPath] = [:]
    for (section, items) in origins.enumerated() {
      for (index, origin) in items.enumerated() {
        guard let origin, tracked.contains(origin) else { continue }
        moved[origin] = RowIndexPath(section: section, row: index)
      }
    }
    let previous = (cells: cells, selection: selection, current: current)
    loadedCounts = origins.map(\.count)
    // The view that was recycled last is used first: each section gets the view that it had.
    for (element, view) in supplements.sorted(by: { $0.key.path > $1.key.path }) { recycle(view, element) }
    supplements = [:]
    cells = [:]
    prefetched = []
    selection = CollectionSelection(
      previous.selection.ordered.filter { !reloaded.contains($0) }.compactMap { moved[$0] })
    current = previous.current.flatMap { moved[$0] ?? nearest(to: $0) }
    for (path, cell) in previous.cells {
      guard let new = moved[path], !reloaded.contains(path) else {
        if reloaded.contains(path) { recycle(cell, at: path) } else { dismiss(cell, at: path) }
        continue
      }
      cells[new] = cell
      cell.shownPath = new
      cell.isSelected = selection.contains(new)
    }
    // The same index path may be that of another item now.
    showCurrent(from: nil)
    layout.moveMeasures(origins, reloading: reloaded)
    invalidateCounts(keepsMeasures: true)
    laidOutBounds = nil
    if !updates.isEmpty {
      layout.prepare(forCollectionViewUpdates: updates)
      layout.finalizeCollectionViewUpdates()
    }
  }

  /// The item at an index path or the last one before it, for the keyboard focus after an item was deleted.
  private func nearest(to path: RowIndexPath) -> RowIndexPath? {
    if contains(path) { return path }
    let section = min(path.section, loadedCounts.count - 1)
    guard section >= 0 else { return nil }
    let before = RowIndexPath(section: section, row: min(path.row, loadedCounts[section]) - 1)
    return contains(before) ? before : lastPath
  }

  var firstPath: RowIndexPath? { loadedCounts.firstIndex { $0 > 0 }.map { RowIndexPath(section: $0, row: 0) } }
  var lastPath: RowIndexPath? {
    loadedCounts.lastIndex { $0 > 0 }.map { RowIndexPath(section: $0, row: loadedCounts[$0] - 1) }
  }
}

extension TableChanges {
  /// The changes as a layout receives them.
  @MainActor var updateItems: [UICollectionViewUpdateItem] {
    func whole(_ section: Int) -> IndexPath { IndexPath(item: NSNotFound, section: section) }
    var items = deletedSections.sorted().map { UICollectionViewUpdateItem(.delete, before: whole($0), after: nil) }
    items += deletedRows.sorted().map { UICollectionViewUpdateItem(.delete, before: $0.path, after: nil) }
    items += reloadedSections.sorted().map { UICollectionViewUpdateItem(.reload, before: whole($0), after: whole($0)) }
    items += reloadedRows.sorted().map { UICollectionViewUpdateItem(.reload, before: $0.path, after: $0.path) }
    items += insertedSections.sorted().map { UICollectionViewUpdateItem(.insert, before: nil, after: whole($0)) }
    items += insertedRows.sorted().map { UICollectionViewUpdateItem(.insert, before: nil, after: $0.path) }
    items += movedSections.sorted { $0.key < $1.key }.map {
      UICollectionViewUpdateItem(.move, before: whole($0.key), after: whole($0.value))
    }
    items += movedRows.sorted { $0.key < $1.key }.map {
      UICollectionViewUpdateItem(.move, before: $0.key.path, after: $0.value.path)
    }
    return items
  }
}
