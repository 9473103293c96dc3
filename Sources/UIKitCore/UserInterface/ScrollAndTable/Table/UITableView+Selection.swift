public import Foundation
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
    let row = RowIndexPath(indexPath)
    guard shape.contains(row) else { return }
    if !selectsMany { for previous in selection where previous != row { setSelected(previous, false) } }
    setSelected(row, true)
    if scrollPosition != .none { scrollToRow(at: indexPath, at: scrollPosition, animated: animated) }
  }

  /// Deselects a row. The delegate is not notified.
  public func deselectRow(at indexPath: IndexPath, animated: Bool) { setSelected(RowIndexPath(indexPath), false) }

  func deselectAll() { for row in selection { setSelected(row, false) } }

  var selectsMany: Bool { isEditing ? allowsMultipleSelectionDuringEditing : allowsMultipleSelection }
  var selectsAny: Bool {
    isEditing ? allowsSelectionDuringEditing || allowsMultipleSelectionDuringEditing : allowsSelection
  }

  private func setSelected(_ row: RowIndexPath, _ isSelected: Bool) {
    if isSelected {
      if !selection.contains(row) { selection.append(row) }
    } else {
      selection.removeAll { $0 == row }
    }
    cells[row]?.setSelected(isSelected, animated: false)
  }

  // MARK: User actions

  /// The row of `cell` was pressed.
  func press(_ cell: UITableViewCell) {
    guard let row = cells.first(where: { $0.value === cell })?.key else { return }
    usesKeys = false
    current = row
    // A delegate may reload everything while the row is highlighted.
    guard highlights(row), shape.contains(row) else { return }
    finishChoice(of: row)
  }

  /// Shows a row as pressed for the time of a click. Returns whether it may be selected.
  private func highlights(_ row: RowIndexPath) -> Bool {
    guard selectsAny, delegate?.tableView(self, shouldHighlightRowAt: row.path) ?? true else { return false }
    cells[row]?.isHighlighted = true
    delegate?.tableView(self, didHighlightRowAt: row.path)
    cells[row]?.isHighlighted = false
    delegate?.tableView(self, didUnhighlightRowAt: row.path)
    return true
  }

  /// The button at the row's end was pressed.
  func pressAccessory(of cell: UITableViewCell) {
    guard let path = indexPath(for: cell) else { return }
    cell.storyboardAccessorySegue?(cell)
    delegate?.tableView(self, accessoryButtonTappedForRowWith: path)
  }

  /// A row was chosen by the return key.
  func choose(_ row: RowIndexPath) {
    guard selectsAny, shape.contains(row),
      delegate?.tableView(self, shouldHighlightRowAt: row.path) ?? true
    else { return }
    finishChoice(of: row)
  }

  /// The row is selected, or deselected if several can be selected, and its primary action is performed.
  private func finishChoice(of row: RowIndexPath) {
    if selectsMany, selection.contains(row) {
      deselectByUser(row)
    } else {
      selectByUser(row)
    }
    guard !isEditing, shape.contains(row), let delegate,
      delegate.tableView(self, canPerformPrimaryActionForRowAt: row.path)
    else { return }
    delegate.tableView(self, performPrimaryActionForRowAt: row.path)
  }

  func selectByUser(_ requested: RowIndexPath) {
    guard let path = delegate.map({ $0.tableView(self, willSelectRowAt: requested.path) }) ?? requested.path else {
      return
    }
    let row = RowIndexPath(path)
    guard shape.contains(row) else { return }
    if !selectsMany { for previous in selection where previous != row { deselectByUser(previous) } }
    setSelected(row, true)
    if let cell = cells[row] { cell.storyboardSegue?(cell) }
    delegate?.tableView(self, didSelectRowAt: path)
  }

  private func deselectByUser(_ requested: RowIndexPath) {
    guard let path = delegate.map({ $0.tableView(self, willDeselectRowAt: requested.path) }) ?? requested.path else {
      return
    }
    let row = RowIndexPath(path)
    guard selection.contains(row) else { return }
    setSelected(row, false)
    delegate?.tableView(self, didDeselectRowAt: path)
  }

  // MARK: Keys

  func showCurrent(from previous: RowIndexPath?) {
    previous.flatMap { cells[$0] }?.isCurrent = false
    current.flatMap { cells[$0] }?.isCurrent = showsCurrent
    moveFocus(to: showsCurrent ? current.flatMap { cells[$0] } : nil)
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
    case .selectAll: if selectsMany { for row in allRows where !selection.contains(row) { selectByUser(row) } }
    case .escape, .left, .right: break
    }
  }

  private var allRows: [RowIndexPath] {
    shape.rowCounts.enumerated().flatMap { section, rows in (0..<rows).map { RowIndexPath(section: section, row: $0) } }
  }

  private func move(by distance: Int) {
    let preferred = delegate?.indexPathForPreferredFocusedView(in: self).map(RowIndexPath.init)
    guard let from = current ?? selection.first ?? preferred, shape.contains(from) else {
      return go(to: visibleRows.first ?? shape.firstRow)
    }
    go(to: shape.row(from, movedBy: distance))
  }

  private func go(to row: RowIndexPath?) {
    guard let row, allowsFocus, !isEditing || allowsFocusDuringEditing,
      delegate?.tableView(self, canFocusRowAt: row.path) ?? true
    else { return }
    scrollToRow(at: row.path, at: .none, animated: false)
    current = row
    let follows = delegate?.tableView(self, selectionFollowsFocusForRowAt: row.path) ?? selectionFollowsFocus
    if follows, selectsAny, !selection.contains(row) { selectByUser(row) }
  }

  private func deleteByKey() {
    let deleted = current.map { selection.contains($0) && selectsMany ? selection : [$0] } ?? selection
    // From the end, so that the indexes of the remaining rows to delete stay valid.
    for row in deleted.sorted(by: >) where shape.contains(row) && canDelete(row) {
      if let delete = swipeActions(row).first(where: { $0.style == .destructive }) {
        delete.run(in: cells[row] ?? self)
      } else {
        dataSource?.tableView(self, commit: .delete, forRowAt: row.path)
      }
    }
  }

  /// Whether the delete key deletes the row.
  private func canDelete(_ row: RowIndexPath) -> Bool {
    swipeActions(row).contains { $0.style == .destructive }
      || (dataSource?.tableView(self, canEditRowAt: row.path) ?? false)
        && (delegate?.tableView(self, editingStyleForRowAt: row.path) ?? .delete) == .delete
  }
}
