public import Foundation
import ViewBacking

extension UICollectionView {
  /// The selected items in the order in which they were selected; an empty array if there are none.
  public var indexPathsForSelectedItems: [IndexPath]? { selection.ordered.map(\.path) }

  /// Selects an item, and scrolls to it if a position is given; `nil` deselects all. The delegate is not notified.
  public func selectItem(at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition) {
    loadIfNeeded()
    guard let indexPath else { return deselectAll() }
    let path = RowIndexPath(indexPath)
    guard selectsAny, contains(path) else { return }
    if !selectsMany { for previous in selection.ordered where previous != path { setSelected(previous, false) } }
    setSelected(path, true)
    if !scrollPosition.isEmpty { scrollToItem(at: indexPath, at: scrollPosition, animated: animated) }
  }

  /// Deselects an item. The delegate is not notified.
  public func deselectItem(at indexPath: IndexPath, animated: Bool) { setSelected(RowIndexPath(indexPath), false) }

  func deselectAll() { for path in selection.ordered { setSelected(path, false) } }

  var selectsMany: Bool { isEditing ? allowsMultipleSelectionDuringEditing : allowsMultipleSelection }
  var selectsAny: Bool {
    isEditing
      ? allowsSelectionDuringEditing || allowsMultipleSelectionDuringEditing
      : allowsSelection || allowsMultipleSelection
  }

  /// What may be selected has changed.
  func selectabilityChanged() {
    if !selectsAny || (!selectsMany && selection.ordered.count > 1) { deselectAll() }
    for cell in cells.values { cell.setNeedsShow() }
    setNeedsShow()
  }

  func setSelected(_ path: RowIndexPath, _ isSelected: Bool) {
    if isSelected { selection.insert(path) } else { selection.remove(path) }
    if let cell = cells[path], cell.isSelected != isSelected { cell.isSelected = isSelected }
  }

  // MARK: User actions

  /// An item's cell was pressed.
  func press(_ cell: UICollectionViewCell) {
    guard let path = cell.shownPath, cells[path] === cell else { return }
    usesKeys = false
    current = path
    guard highlights(path) else { return }
    // The end of the press: a delegate may have reloaded everything.
    guard contains(path) else { return }
    choose(path)
  }

  /// Shows an item as pressed for the time of a click. Returns whether it may be selected.
  private func highlights(_ path: RowIndexPath) -> Bool {
    guard selectsAny, delegate?.collectionView(self, shouldHighlightItemAt: path.path) ?? true else { return false }
    cells[path]?.isHighlighted = true
    delegate?.collectionView(self, didHighlightItemAt: path.path)
    cells[path]?.isHighlighted = false
    delegate?.collectionView(self, didUnhighlightItemAt: path.path)
    return true
  }

  /// An item was chosen, by a press or the return key: it is selected, or deselected if several can be selected, and its primary action is
  /// performed.
  func choose(_ path: RowIndexPath) {
    guard selectsAny, contains(path) else { return }
    if selectsMany, selection.contains(path) { deselectByUser(path) } else { selectByUser(path) }
    guard !isEditing, contains(path), let delegate,
      delegate.collectionView(self, canPerformPrimaryActionForItemAt: path.path)
    else { return }
    delegate.collectionView(self, performPrimaryActionForItemAt: path.path)
  }

  func selectByUser(_ path: RowIndexPath) {
    guard delegate?.collectionView(self, shouldSelectItemAt: path.path) ?? true, contains(path) else { return }
    if selection.contains(path), !selectsMany {
      // A press on the selected item selects it once more.
      cells[path]?.storyboardSegue?(cells[path])
      delegate?.collectionView(self, didSelectItemAt: path.path)
      return
    }
    if !selectsMany { for previous in selection.ordered where previous != path { deselectByUser(previous) } }
    guard contains(path) else { return }
    setSelected(path, true)
    if let cell = cells[path] { cell.storyboardSegue?(cell) }
    delegate?.collectionView(self, didSelectItemAt: path.path)
  }

  private func deselectByUser(_ path: RowIndexPath) {
    guard delegate?.collectionView(self, shouldDeselectItemAt: path.path) ?? true, selection.contains(path) else {
      return
    }
    setSelected(path, false)
    delegate?.collectionView(self, didDeselectItemAt: path.path)
  }
}
