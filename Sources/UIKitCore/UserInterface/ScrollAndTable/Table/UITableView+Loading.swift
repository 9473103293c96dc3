import Foundation

extension UITableView {
  // MARK: Sections and rows

  /// The number of sections.
  public var numberOfSections: Int {
    loadIfNeeded()
    return shape.rowCounts.count
  }

  /// The number of rows in a section; 0 for one that does not exist.
  public func numberOfRows(inSection section: Int) -> Int {
    loadIfNeeded()
    return shape.rowCounts.indices.contains(section) ? shape.rowCounts[section] : 0
  }

  /// Reloads everything from the data source. The selection is lost.
  public func reloadData() {
    forgetData()
    if dataSource != nil { loadIfNeeded() }
  }

  func forgetData() {
    needsLoad = true
    generation += 1
    pending = TableChanges()
    dropMovement()
    setNeedsLayout()
  }

  func loadIfNeeded() {
    guard needsLoad else { return }
    needsLoad = false
    generation += 1
    recycleAll()
    selection = []
    current = nil
    editedRow = nil
    lastTop = nil
    prefetched = []
    keepsEditing = false
    let counts = countRows()
    let (delegate, height) = (delegate, rowHeight)
    shape = TableShape(
      sections: counts.enumerated().map { section, rows in
        (
          headerHeight(section),
          (0..<rows).map { row in
            let path = RowIndexPath(section: section, row: row).path
            return given(delegate?.tableView(self, heightForRowAt: path) ?? height) ?? estimate(path)
          },
          footerHeight(section)
        )
      })
    reloadSectionIndexTitles()
  }

  /// The number of rows in each section, according to the data source.
  func countRows() -> [Int] {
    guard let dataSource else { return [] }
    return (0..<max(0, dataSource.numberOfSections(in: self))).map {
      max(0, dataSource.tableView(self, numberOfRowsInSection: $0))
    }
  }

  // MARK: Heights

  func rowHeight(_ row: RowIndexPath) -> TableShape.Height {
    given(delegate?.tableView(self, heightForRowAt: row.path) ?? rowHeight)
      ?? estimate(row.path)
  }

  private func estimate(_ path: IndexPath) -> TableShape.Height {
    estimated(delegate?.tableView(self, estimatedHeightForRowAt: path) ?? estimatedRowHeight, otherwise: 44)
  }

  private func estimated(_ height: CGFloat, otherwise standard: CGFloat) -> TableShape.Height {
    TableShape.Height(points: height > 0 && height.isFinite ? height : standard, origin: .estimated)
  }

  func headerHeight(_ section: Int) -> TableShape.Height {
    if let given = given(delegate?.tableView(self, heightForHeaderInSection: section) ?? sectionHeaderHeight) {
      return given
    }
    if dataSource?.tableView(self, titleForHeaderInSection: section)?.isEmpty == false || makeHeader(section) {
      return estimated(
        delegate?.tableView(self, estimatedHeightForHeaderInSection: section) ?? estimatedSectionHeaderHeight,
        otherwise: 28)
    }
    return TableShape.Height(points: style == .plain ? 0 : 20, origin: .given)
  }

  func footerHeight(_ section: Int) -> TableShape.Height {
    if let given = given(delegate?.tableView(self, heightForFooterInSection: section) ?? sectionFooterHeight) {
      return given
    }
    if dataSource?.tableView(self, titleForFooterInSection: section)?.isEmpty == false || makeFooter(section) {
      return estimated(
        delegate?.tableView(self, estimatedHeightForFooterInSection: section) ?? estimatedSectionFooterHeight,
        otherwise: 28)
    }
    return TableShape.Height(points: 0, origin: .given)
  }

  /// `nil` if the content determines the height.
  private func given(_ height: CGFloat) -> TableShape.Height? {
    guard height >= 0, height.isFinite else { return nil }
    return TableShape.Height(points: height, origin: .given)
  }

  // MARK: Headers and footers

  /// Whether the delegate provides a header view for the section. The view is stored until it becomes visible.
  private func makeHeader(_ section: Int) -> Bool {
    guard headers[section] == nil else { return true }
    headers[section] = delegate?.tableView(self, viewForHeaderInSection: section)
    return headers[section] != nil
  }

  private func makeFooter(_ section: Int) -> Bool {
    guard footers[section] == nil else { return true }
    footers[section] = delegate?.tableView(self, viewForFooterInSection: section)
    return footers[section] != nil
  }

  /// The section's header: the delegate's view, or one with the data source's title.
  func header(_ section: Int) -> UIView? {
    if let made = headers[section] { return made }
    let made =
      delegate?.tableView(self, viewForHeaderInSection: section)
      ?? titled(dataSource?.tableView(self, titleForHeaderInSection: section), isHeader: true)
    headers[section] = made
    return made
  }

  /// The section's footer: the delegate's view, or one with the data source's title.
  func footer(_ section: Int) -> UIView? {
    if let made = footers[section] { return made }
    let made =
      delegate?.tableView(self, viewForFooterInSection: section)
      ?? titled(dataSource?.tableView(self, titleForFooterInSection: section), isHeader: false)
    footers[section] = made
    return made
  }

  private func titled(_ title: String?, isHeader: Bool) -> UIView? {
    guard let title, !title.isEmpty else { return nil }
    let name = isHeader ? "proscenium.header" : "proscenium.footer"
    let view = pool.dequeueView(name) ?? UITableViewHeaderFooterView(reuseIdentifier: name)
    view.floats = isHeader && style == .plain
    var content = view.defaultContentConfiguration()
    content.text = title
    view.contentConfiguration = content
    return view
  }

  /// The header of a visible section, or `nil`; only one that is a `UITableViewHeaderFooterView`.
  public func headerView(forSection section: Int) -> UITableViewHeaderFooterView? {
    headers[section] as? UITableViewHeaderFooterView
  }

  /// The footer of a visible section, or `nil`; only one that is a `UITableViewHeaderFooterView`.
  public func footerView(forSection section: Int) -> UITableViewHeaderFooterView? {
    footers[section] as? UITableViewHeaderFooterView
  }

  // MARK: Removing cells

  func recycleAll() {
    for (row, cell) in cells { recycle(cell, at: row) }
    cells = [:]
    recycleHeadersAndFooters()
    for card in cards.values { card.removeFromSuperview() }
    cards = [:]
  }

  func recycleHeadersAndFooters() {
    for section in headers.keys { recycleHeader(section) }
    for section in footers.keys { recycleFooter(section) }
  }

  func recycleHeader(_ section: Int) {
    guard let view = headers.removeValue(forKey: section) else { return }
    recycle(view)
    guard displayedViews.remove(ObjectIdentifier(view)) != nil else { return }
    delegate?.tableView(self, didEndDisplayingHeaderView: view, forSection: section)
  }

  func recycleFooter(_ section: Int) {
    guard let view = footers.removeValue(forKey: section) else { return }
    recycle(view)
    guard displayedViews.remove(ObjectIdentifier(view)) != nil else { return }
    delegate?.tableView(self, didEndDisplayingFooterView: view, forSection: section)
  }

  func recycle(_ cell: UITableViewCell, at row: RowIndexPath) {
    delegate?.tableView(self, didEndDisplaying: cell, forRowAt: row.path)
    pool.enqueue(cell)
  }

  func recycle(_ view: UIView) {
    if let view = view as? UITableViewHeaderFooterView { pool.enqueue(view) } else { view.removeFromSuperview() }
  }
}
