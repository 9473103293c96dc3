import Foundation

extension UITableView {
  /// The selected row, or `nil`; the first one where there are several.
  public var indexPathForSelectedRow: IndexPath? { selection.first?.path }

  /// The selected rows in the order in which they were selected, or `nil` where there are none.
  public var indexPathsForSelectedRows: [IndexPath]? { selection.isEmpty ? nil : selection.map(\.path) }

  /// Selects a row, and scrolls to it where a position is given; `nil` deselects all. The delegate is not told.
  public func selectRow(at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition) {
    loadIfNeeded()
    guard let indexPath else { return deselectAll() }
    let place = RowPlace(indexPath)
    guard shape.contains(place) else { return }
    if !selectsMany { for former in selection where former != place { setSelected(former, false) } }
    setSelected(place, true)
    if scrollPosition != .none { scrollToRow(at: indexPath, at: scrollPosition, animated: animated) }
  }

  /// Deselects a row. The delegate is not told.
  public func deselectRow(at indexPath: IndexPath, animated: Bool) { setSelected(RowPlace(indexPath), false) }

  func deselectAll() { for place in selection { setSelected(place, false) } }

  var selectsMany: Bool { isEditing ? allowsMultipleSelectionDuringEditing : allowsMultipleSelection }
  var selectsAny: Bool {
    isEditing ? allowsSelectionDuringEditing || allowsMultipleSelectionDuringEditing : allowsSelection
  }

  private func setSelected(_ place: RowPlace, _ isSelected: Bool) {
    if isSelected {
      if !selection.contains(place) { selection.append(place) }
    } else {
      selection.removeAll { $0 == place }
    }
    cells[place]?.setSelected(isSelected, animated: false)
  }

  // MARK: What a person does

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

  /// A row was chosen, by a press or the return key: it is selected, or deselected where several can be selected, and does
  /// what it does.
  func choose(_ place: RowPlace) {
    guard selectsAny, shape.contains(place),
      delegate?.tableView(self, shouldHighlightRowAt: place.path) ?? true
    else { return }
    if selectsMany, selection.contains(place) {
      deselectByHand(place)
    } else {
      selectByHand(place)
    }
    guard !isEditing, shape.contains(place), let delegate,
      delegate.tableView(self, canPerformPrimaryActionForRowAt: place.path)
    else { return }
    delegate.tableView(self, performPrimaryActionForRowAt: place.path)
  }

  func selectByHand(_ wanted: RowPlace) {
    guard let path = delegate.map({ $0.tableView(self, willSelectRowAt: wanted.path) }) ?? wanted.path else { return }
    let place = RowPlace(path)
    guard shape.contains(place) else { return }
    if !selectsMany { for former in selection where former != place { deselectByHand(former) } }
    setSelected(place, true)
    delegate?.tableView(self, didSelectRowAt: path)
  }

  private func deselectByHand(_ wanted: RowPlace) {
    guard let path = delegate.map({ $0.tableView(self, willDeselectRowAt: wanted.path) }) ?? wanted.path else { return }
    let place = RowPlace(path)
    guard selection.contains(place) else { return }
    setSelected(place, false)
    delegate?.tableView(self, didDeselectRowAt: path)
  }

  // MARK: Keys

  func showCurrent(from former: RowPlace?) {
    former.flatMap { cells[$0] }?.isCurrent = false
    current.flatMap { cells[$0] }?.isCurrent = showsCurrent
  }

  /// Only somebody who uses the keys needs to see where they go.
  var showsCurrent: Bool { hasKeyboard && usesKeys }

  func press(_ key: ViewKey) {
    loadIfNeeded()
    usesKeys = true
    let pageful = max(1, cells.count - 1)
    switch key {
    case .up: move(by: -1)
    case .down: move(by: 1)
    case .pageUp: move(by: -pageful)
    case .pageDown: move(by: pageful)
    case .home: go(to: shape.firstPlace)
    case .end: go(to: shape.lastPlace)
    case .return, .space: if let current, shape.contains(current) { choose(current) }
    case .delete: deleteByKey()
    case .selectAll: if selectsMany { for place in allPlaces where !selection.contains(place) { selectByHand(place) } }
    case .escape: break
    }
  }

  private var allPlaces: [RowPlace] {
    shape.rowCounts.enumerated().flatMap { section, rows in (0..<rows).map { RowPlace(section: section, row: $0) } }
  }

  private func move(by distance: Int) {
    guard let from = current ?? selection.first, shape.contains(from) else {
      return go(to: placesInSight.first ?? shape.firstPlace)
    }
    go(to: shape.place(from, movedBy: distance))
  }

  private func go(to place: RowPlace?) {
    guard let place else { return }
    current = place
    scrollToRow(at: place.path, at: .none, animated: false)
    if selectionFollowsFocus, selectsAny, !selection.contains(place) { selectByHand(place) }
  }

  private func deleteByKey() {
    let wanted = current.map { selection.contains($0) && selectsMany ? selection : [$0] } ?? selection
    // From the end, so that the places of those that are still to be deleted stay right.
    for place in wanted.sorted(by: >) where shape.contains(place) && canDelete(place) {
      if let delete = swipeActions(place).first(where: { $0.style == .destructive }) {
        delete.run(in: cells[place] ?? self)
      } else {
        dataSource?.tableView(self, commit: .delete, forRowAt: place.path)
      }
    }
  }

  /// Whether the delete key deletes the row.
  private func canDelete(_ place: RowPlace) -> Bool {
    swipeActions(place).contains { $0.style == .destructive }
      || (dataSource?.tableView(self, canEditRowAt: place.path) ?? false)
        && (delegate?.tableView(self, editingStyleForRowAt: place.path) ?? .delete) == .delete
  }
}
