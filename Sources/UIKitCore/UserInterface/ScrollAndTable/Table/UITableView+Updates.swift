public import Foundation
import RuntimeLogging

extension UITableView {
  /// Applies several changes at once, and calls `completion` with `true`, after their animation if there is one.
  ///
  /// Deletions and reloads use the indexes before the changes, insertions the indexes afterwards. If the data source does not match the
  /// changes, a device raises an exception; here the problem is logged, and everything is loaded again.
  public func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil) {
    beginUpdates()
    updates?()
    endUpdates()
    guard let completion else { return }
    guard batchDepth == 0, let movement else { return completion(true) }
    movement.completion = { completion(true) }
    layoutIfNeeded()
  }

  /// Applies several changes at once, as the method with an optional closure does. Literal closures need no `self` here, as on a device,
  /// where the closure does not escape although it is optional.
  public func performBatchUpdates(_ updates: () -> Void, completion: ((Bool) -> Void)? = nil) {
    withoutActuallyEscaping(updates) { performBatchUpdates(Optional($0), completion: completion) }
  }

  /// Collects changes until ``endUpdates()``.
  public func beginUpdates() {
    if batchDepth == 0 { loadIfNeeded() }
    batchDepth += 1
  }

  /// Applies the changes since ``beginUpdates()``.
  public func endUpdates() {
    guard batchDepth > 0 else { return }
    batchDepth -= 1
    if batchDepth == 0 { applyPendingChanges() }
  }

  /// Inserts rows at their new index paths.
  public func insertRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    note(animation) { $0.insertedRows.formUnion(indexPaths.map(RowIndexPath.init)) }
  }

  /// Deletes rows at their old index paths.
  public func deleteRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    note(animation) { $0.deletedRows.formUnion(indexPaths.map(RowIndexPath.init)) }
  }

  /// Replaces the cells of rows.
  public func reloadRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    note(animation) { $0.reloadedRows.formUnion(indexPaths.map(RowIndexPath.init)) }
  }

  /// Moves a row.
  public func moveRow(at indexPath: IndexPath, to newIndexPath: IndexPath) {
    note(.automatic) { $0.movedRows[RowIndexPath(indexPath)] = RowIndexPath(newIndexPath) }
  }

  /// Inserts sections at their new indexes.
  public func insertSections(_ sections: IndexSet, with animation: RowAnimation) {
    note(animation) { $0.insertedSections.formUnion(sections) }
  }

  /// Deletes sections at their old indexes.
  public func deleteSections(_ sections: IndexSet, with animation: RowAnimation) {
    note(animation) { $0.deletedSections.formUnion(sections) }
  }

  /// Reloads sections, with everything in them.
  public func reloadSections(_ sections: IndexSet, with animation: RowAnimation) {
    note(animation) { $0.reloadedSections.formUnion(sections) }
  }

  /// Moves a section.
  public func moveSection(_ section: Int, toSection newSection: Int) {
    note(.automatic) { $0.movedSections[section] = newSection }
  }

  /// Lets the data source configure the cells of these rows again; the cells are not replaced.
  public func reconfigureRows(at indexPaths: [IndexPath]) {
    for path in indexPaths {
      let row = RowIndexPath(path)
      guard let cell = cells[row], let dataSource else { continue }
      reconfigured = cell
      let answer = dataSource.tableView(self, cellForRowAt: path)
      reconfigured = nil
      guard cells[row] === cell else { continue }
      if answer !== cell {
        recycle(cell, at: row)
        _ = adopt(answer, at: row)
      }
      remeasure(row)
    }
  }

  /// The content of a cell has another size, according to the app.
  final func sizeChanged(of cell: UITableViewCell) {
    guard selfSizingInvalidation != .disabled, let row = cells.first(where: { $0.value === cell })?.key else { return }
    remeasure(row)
  }

  private func remeasure(_ row: RowIndexPath) {
    guard shape.contains(row) else { return }
    shape.forgetMeasure(of: shape.index(of: .row(row)))
    setNeedsLayout()
  }

  private func note(_ animation: RowAnimation, _ change: (inout TableChanges) -> Void) {
    change(&pending)
    if animation != .none { pending.isAnimated = true }
    if batchDepth == 0 { applyPendingChanges() }
  }

  private func applyPendingChanges() {
    let changes = pending
    pending = TableChanges()
    prefetched = []
    // Nothing was loaded before: the next load covers the changes.
    guard !needsLoad else { return }
    do throws(TableChanges.Inconsistency) {
      let origins = try changes.origins(old: shape.rowCounts, new: countRows())
      become(origins, reloading: changes.reloadedRows, animated: changes.isAnimated)
    } catch {
      RuntimeLog.write("Invalid update of a \(type(of: self)): \(error) Everything is loaded again.")
      reloadData()
    }
  }

  /// Replaces the table's rows by these, each of which is an old or a new one. Cells, heights and selection move with their rows; with
  /// `animated`, what is visible is shown on its way after the next layout.
  func become(_ origins: TableChanges.Origins, reloading reloaded: Set<RowIndexPath>, animated: Bool = false) {
    generation += 1
    let previous = (shape: shape, cells: cells, selection: selection, current: current, edited: editedRow)
    dropMovement()
    let isShown = laidOutWidth == bounds.width && !cells.isEmpty
    movement = animated && isShown && SystemTransitions.areAnimated(in: window) ? RowMovement(of: self) : nil
    recycleHeadersAndFooters()
    for card in cards.values { card.removeFromSuperview() }
    cards = [:]

    var tracked = Set(previous.cells.keys).union(previous.selection)
    if let current = previous.current { tracked.insert(current) }
    if let edited = previous.edited { tracked.insert(edited) }
    var newRows: [RowIndexPath: RowIndexPath] = [:]
    shape = TableShape(
      sections: origins.enumerated().map { section, rows in
        let heights = rows.enumerated().map { index, origin in
          let row = RowIndexPath(section: section, row: index)
          guard let origin else { return rowHeight(row) }
          if tracked.contains(origin) { newRows[origin] = row }
          return reloaded.contains(origin) ? rowHeight(row) : previous.shape.height(of: origin)
        }
        return (headerHeight(section), heights, footerHeight(section))
      })

    cells = [:]
    selection = previous.selection.filter { !reloaded.contains($0) }.compactMap { newRows[$0] }
    current = previous.current.flatMap { newRows[$0] ?? nearest(to: $0) }
    editedRow = previous.edited.flatMap { newRows[$0] }
    for (row, cell) in previous.cells {
      if let new = newRows[row], !reloaded.contains(row) {
        cells[new] = cell
      } else {
        movement?.leave(cell)
        recycle(cell, at: row)
      }
    }
    // The same index path may be that of another row now.
    showCurrent(from: nil)
    lastTop = nil
    setNeedsLayout()
  }

  /// Gives up a movement that has not begun.
  final func dropMovement() {
    let completion = movement?.completion
    movement = nil
    completion?()
  }

  /// The row at an index path or the last one before it, for the keyboard focus after a row was deleted.
  private func nearest(to row: RowIndexPath) -> RowIndexPath? {
    if shape.contains(row) { return row }
    let section = min(row.section, shape.rowCounts.count - 1)
    guard section >= 0 else { return nil }
    let before = RowIndexPath(section: section, row: min(row.row, shape.rowCounts[section]) - 1)
    return shape.contains(before) ? before : shape.lastRow
  }
}

extension UITableView {
  /// Replaces the table's rows by these, each of which is an old or a new one. Cells, heights and selection move with their rows; with
  /// `animated`, what is visible is shown on its way after the next layout.
  package func replaceRows(_ origins: [[IndexPath?]], animated: Bool = false) {
    guard !needsLoad else { return }
    become(origins.map { $0.map { $0.map { RowIndexPath($0) } } }, reloading: [], animated: animated)
  }
}
