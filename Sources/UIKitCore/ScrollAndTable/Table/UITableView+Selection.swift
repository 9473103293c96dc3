import Foundation
import ViewBacking

extension UITableView {
  /// The selected row, or `nil`; the first one if there are several.
  public var indexPathForSelectedRow: IndexPath? { selection.first?.path }

  /// The selected rows in the order in which they were selected, or `nil` if there are none.
  public var indexPathsForSelectedRows: [IndexPath]? { selection.isEmpty ? nil : selection.map(\.path) }

  /// Selects a row, and scrolls to it if a position is given; `nil` deselects all. The delegate is not notified.
  public func selectRow(at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition) {
    loadIfNeeded()
    guard let indexPath else { return deselectAll() }
    let place = RowIndexPath(indexPath)
    guard shape.contains(place) else { return }
    if !selectsMany { for former in selection where former != place { setSelected(former, false) } }
    setSelected(place, true)
    if scrollPosition != .none { scrollToRow(at: indexPath, at: scrollPosition, animated: animated) }
  }

  /// Deselects a row. The delegate is not notified.
  public func deselectRow(at indexPath: IndexPath, animated: Bool) { setSelected(RowIndexPath(indexPath), false) }

  func deselectAll() { for place in selection { setSelected(place, false) } }

  var selectsMany: Bool { isEditing ? allowsMultipleSelectionDuringEditing : allowsMultipleSelection }
  var selectsAny: Bool {
    isEditing ? allowsSelectionDuringEditing || allowsMultipleSelectionDuringEditing : allowsSelection
  }

  private func setSelected(_ place: RowIndexPath, _ isSelected: Bool) {
    if isSelected {
      if !selection.contains(place) { selection.append(place) }
    } else {
      selection.removeAll { $0 == place }
    }
    cells[place]?.setSelected(isSelected, animated: false)
  }

  // MARK: User actions

  /// The row of `cell` was pressed.
  func press(_ cell: UITableViewCell) {
    guard let place = cells.first(where: { $0.value === cell })?.key else { return }
    usesKeys = false
    current = place
    choose(place)
  }

  /// The button at the row's end was pressed.
  func pressAccessory(of cell: UITableViewCell) {
    guard let path = indexPath(for: cell) else { return }
    delegate?.tableView(self, accessoryButtonTappedForRowWith: path)
  }

  /// A row was chosen, by a press or the return key: it is selected, or deselected if several can be selected, and its primary action is
  /// performed.
  func choose(_ place: RowIndexPath) {
    guard selectsAny, shape.contains(place),
      delegate?.tableView(self, shouldHighlightRowAt: place.path) ?? true
    else { return }
    if selectsMany, selection.contains(place) {
      deselectByUser(place)
    } else {
      selectByUser(place)
    }
    guard !isEditing, shape.contains(place), let delegate,
      delegate.tableView(self, canPerformPrimaryActionForRowAt: place.path)
    else { return }
    delegate.tableView(self, performPrimaryActionForRowAt: place.path)
  }

  func selectByUser(_ wanted: RowIndexPath) {
    guard let path = delegate.map({ $0.tableView(self, willSelectRowAt: wanted.path) }) ?? wanted.path else { return }
    let place = RowIndexPath(path)
    guard shape.contains(place) else { return }
    if !selectsMany { for former in selection where former != place { deselectByUser(former) } }
    setSelected(place, true)
    delegate?.tableView(self, didSelectRowAt: path)
  }

  private func deselectByUser(_ wanted: RowIndexPath) {
    guard let path = delegate.map({ $0.tableView(self, willDeselectRowAt: wanted.path) }) ?? wanted.path else { return }
    let place = RowIndexPath(path)
    guard selection.contains(place) else { return }
    setSelected(place, false)
    delegate?.tableView(self, didDeselectRowAt: path)
  }

  // MARK: Keys

  func showCurrent(from former: RowIndexPath?) {
    former.flatMap { cells[$0] }?.isCurrent = false
    current.flatMap { cells[$0] }?.isCurrent = showsCurrent
  }

  /// The keyboard focus is shown only to a user who uses the keys.
  var showsCurrent: Bool { hasKeyboard && usesKeys }

  func press(_ key: ViewKey) {
    loadIfNeeded()
    usesKeys = true
    let pageSize = max(1, cells.count - 1)
    switch key {
    case .up: move(by: -1)
    case .down: move(by: 1)
    case .pageUp: move(by: -pageSize)
    case .pageDown: move(by: pageSize)
    case .home: go(to: shape.firstRow)
    case .end: go(to: shape.lastRow)
    case .return, .space: if let current, shape.contains(current) { choose(current) }
    case .delete: deleteByKey()
    case .selectAll: if selectsMany { for place in allRows where !selection.contains(place) { selectByUser(place) } }
    case .escape: break
    }
  }

  private var allRows: [RowIndexPath] {
    shape.rowCounts.enumerated().flatMap { section, rows in (0..<rows).map { RowIndexPath(section: section, row: $0) } }
  }

  private func move(by distance: Int) {
    guard let from = current ?? selection.first, shape.contains(from) else {
      return go(to: visibleRows.first ?? shape.firstRow)
    }
    go(to: shape.place(from, movedBy: distance))
  }

  private func go(to place: RowIndexPath?) {
    guard let place else { return }
    current = place
    scrollToRow(at: place.path, at: .none, animated: false)
    if selectionFollowsFocus, selectsAny, !selection.contains(place) { selectByUser(place) }
  }

  private func deleteByKey() {
    let wanted = current.map { selection.contains($0) && selectsMany ? selection : [$0] } ?? selection
    // From the end, so that the indexes of the remaining rows to delete stay valid.
    for place in wanted.sorted(by: >) where shape.contains(place) && canDelete(place) {
      if let delete = swipeActions(place).first(where: { $0.style == .destructive }) {
        delete.run(in: cells[place] ?? self)
      } else {
        dataSource?.tableView(self, commit: .delete, forRowAt: place.path)
      }
    }
  }

  /// Whether the delete key deletes the row.
  private func canDelete(_ place: RowIndexPath) -> Bool {
    swipeActions(place).contains { $0.style == .destructive }
      || (dataSource?.tableView(self, canEditRowAt: place.path) ?? false)
        && (delegate?.tableView(self, editingStyleForRowAt: place.path) ?? .delete) == .delete
  }
}
