import Foundation

extension UITableView {
  /// The title of an index that stands for the search field, and is shown as a magnifying glass.
  public nonisolated static let indexSearch = "UITableViewIndexSearchIcon"

  /// Reads the titles of the index again.
  public func reloadSectionIndexTitles() {
    let titles = staticSections == nil ? dataSource?.sectionIndexTitles(for: self) ?? [] : []
    if titles != indexView?.titles ?? [] {
      indexView?.removeFromSuperview()
      indexView =
        titles.isEmpty ? nil : TableIndexView(titles: titles) { [weak self] in self?.showSection(ofTitle: $0) }
    }
    setNeedsLayout()
  }

  /// The width that the index takes from the rows.
  var indexWidth: CGFloat { indexView.map { $0.isHidden ? 0 : TableIndexView.width } ?? 0 }

  /// Places the index at the trailing edge of the visible part, in front of everything else.
  func layoutIndex() {
    guard let indexView else { return }
    indexView.isHidden = shape.rowCounts.reduce(0, +) < sectionIndexMinimumDisplayRowCount
    indexView.color = sectionIndexColor
    indexView.grounds = (sectionIndexBackgroundColor, sectionIndexTrackingBackgroundColor)
    if subviews.last !== indexView { addSubview(indexView) }
    let visible = bounds.inset(by: contentInset)
    indexView.frame = CGRect(
      x: isFlipped ? visible.minX : visible.maxX - TableIndexView.width, y: visible.minY, width: TableIndexView.width,
      height: visible.height)
  }

  private func showSection(ofTitle index: Int) {
    guard let dataSource, let titles = indexView?.titles, titles.indices.contains(index) else { return }
    let section = dataSource.tableView(self, sectionForSectionIndexTitle: titles[index], at: index)
    // A title such as that of the search field has no section: the app has scrolled itself.
    guard shape.rowCounts.indices.contains(section) else { return }
    layoutIfNeeded()
    for _ in 0..<4 {
      let before = contentOffset
      let limit = max(-contentInset.top, contentSize.height + contentInset.bottom - bounds.height)
      contentOffset.y = min(rect(forSection: section).minY - contentInset.top, limit)
      layoutIfNeeded()
      if contentOffset == before { break }
    }
  }
}
