import Foundation

extension UITableView {
  /// Takes up several changes at once, and calls `completion` with `true`.
  ///
  /// What is deleted or reloaded is named by its place before, what is inserted by its place afterwards. Where the data
  /// source does not fit the changes, an exception is raised on a device; here the log has a line, and everything is loaded
  /// again.
  public func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil) {
    beginUpdates()
    updates?()
    endUpdates()
    completion?(true)
  }

  /// Collects changes until ``endUpdates()``.
  public func beginUpdates() {
    if batchDepth == 0 { loadIfNeeded() }
    batchDepth += 1
  }

  /// Takes up the changes since ``beginUpdates()``.
  public func endUpdates() {
    guard batchDepth > 0 else { return }
    batchDepth -= 1
    if batchDepth == 0 { takeUpChanges() }
  }

  /// Rows have come, which are named by their new places.
  public func insertRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    note { $0.insertedRows.formUnion(indexPaths.map(RowPlace.init)) }
  }

  /// Rows have gone, which are named by their old places.
  public func deleteRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    note { $0.deletedRows.formUnion(indexPaths.map(RowPlace.init)) }
  }

  /// Rows are to have other cells.
  public func reloadRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    note { $0.reloadedRows.formUnion(indexPaths.map(RowPlace.init)) }
  }

  /// A row has another place.
  public func moveRow(at indexPath: IndexPath, to newIndexPath: IndexPath) {
    note { $0.movedRows[RowPlace(indexPath)] = RowPlace(newIndexPath) }
  }

  /// Sections have come, which are named by their new places.
  public func insertSections(_ sections: IndexSet, with animation: RowAnimation) {
    note { $0.insertedSections.formUnion(sections) }
  }

  /// Sections have gone, which are named by their old places.
  public func deleteSections(_ sections: IndexSet, with animation: RowAnimation) {
    note { $0.deletedSections.formUnion(sections) }
  }

  /// Sections are to be asked for again, with everything in them.
  public func reloadSections(_ sections: IndexSet, with animation: RowAnimation) {
    note { $0.reloadedSections.formUnion(sections) }
  }

  /// A section has another place.
  public func moveSection(_ section: Int, toSection newSection: Int) {
    note { $0.movedSections[section] = newSection }
  }

  /// Has the data source fill the cells of these rows again; they stay the same cells.
  public func reconfigureRows(at indexPaths: [IndexPath]) {
    for path in indexPaths {
      let place = RowPlace(path)
      guard let cell = cells[place], let dataSource else { continue }
      reconfigured = cell
      let answer = dataSource.tableView(self, cellForRowAt: path)
      reconfigured = nil
      guard cells[place] === cell else { continue }
      if answer !== cell {
        retire(cell, at: place)
        _ = adopt(answer, at: place)
      }
      remeasure(place)
    }
  }

  private func remeasure(_ place: RowPlace) {
    guard shape.contains(place) else { return }
    shape.forgetMeasure(of: shape.index(of: .row(place)))
    setNeedsLayout()
  }

  private func note(_ change: (inout TableChanges) -> Void) {
    change(&pending)
    if batchDepth == 0 { takeUpChanges() }
  }

  private func takeUpChanges() {
    let changes = pending
    pending = TableChanges()
    // Nothing was known before: it is all news.
    guard !needsLoad else { return }
    do throws(TableChanges.Inconsistency) {
      let origins = try changes.origins(old: shape.rowCounts, new: countRows())
      become(origins, reloading: changes.reloadedRows)
    } catch {
      RuntimeLog.write("Invalid update of a \(type(of: self)): \(error) Everything is loaded again.")
      reloadData()
    }
  }

  /// The table's rows are now these, each of which was an old one or is new. Cells, heights, selection go with their rows.
  func become(_ origins: TableChanges.Origins, reloading reloaded: Set<RowPlace>) {
    generation += 1
    let former = (shape: shape, cells: cells, selection: selection, current: current)
    for view in Array(headers.values) + Array(footers.values) { retire(view) }
    headers = [:]
    footers = [:]
    for card in cards.values { card.removeFromSuperview() }
    cards = [:]

    var wanted = Set(former.cells.keys).union(former.selection)
    if let current = former.current { wanted.insert(current) }
    var places: [RowPlace: RowPlace] = [:]
    shape = TableShape(
      sections: origins.enumerated().map { section, rows in
        let heights = rows.enumerated().map { row, origin in
          let place = RowPlace(section: section, row: row)
          guard let origin else { return rowHeight(place) }
          if wanted.contains(origin) { places[origin] = place }
          return reloaded.contains(origin) ? rowHeight(place) : former.shape.height(of: origin)
        }
        return (headerHeight(section), heights, footerHeight(section))
      })

    cells = [:]
    selection = former.selection.filter { !reloaded.contains($0) }.compactMap { places[$0] }
    current = former.current.flatMap { places[$0] ?? nearest(to: $0) }
    for (place, cell) in former.cells {
      if let new = places[place], !reloaded.contains(place) { cells[new] = cell } else { retire(cell, at: place) }
    }
    lastTop = nil
    setNeedsLayout()
  }

  /// The row at a place or the last one before it, for the keyboard to go on from where a row was deleted.
  private func nearest(to place: RowPlace) -> RowPlace? {
    if shape.contains(place) { return place }
    let section = min(place.section, shape.rowCounts.count - 1)
    guard section >= 0 else { return nil }
    let before = RowPlace(section: section, row: min(place.row, shape.rowCounts[section]) - 1)
    return shape.contains(before) ? before : shape.lastPlace
  }
}
