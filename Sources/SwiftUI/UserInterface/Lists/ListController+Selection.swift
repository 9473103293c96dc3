import SwiftUICore
import UIKitCore

/// What is selected.
@MainActor extension ListController {
  func setSelected(_ isSelected: Bool, _ path: IndexPath) {
    let isShown = table.indexPathsForSelectedRows?.contains(path) ?? false
    guard isShown != isSelected else { return }
    isUpdatingSelection = true
    if isSelected {
      table.selectRow(at: path, animated: false, scrollPosition: .none)
    } else {
      table.deselectRow(at: path, animated: false)
    }
    isUpdatingSelection = false
  }

  /// Shows the selection at the rows that are visible.
  func showSelection() {
    guard !table.visibleCells.isEmpty else { return }
    for path in table.indexPathsForVisibleRows ?? [] {
      guard let value = value(at: path) else { continue }
      setSelected(selection?.contains(value) ?? false, path)
    }
  }

  func canSelect(_ path: IndexPath) -> Bool {
    guard let selection, value(at: path) != nil, !selection.allowsSeveral || table.isEditing else { return false }
    return host(at: path)?.node?.layoutValue(for: RowSelectionDisabledKey.self) != true
  }

  /// Selects the value of a link in a row. Returns whether the list can select it.
  func select(_ value: AnyHashable) -> Bool {
    guard let selection, !selection.allowsSeveral, let value = value.base as? SelectionValue else { return false }
    selection.set(value, true)
    inputs.currentEnvironment.showNextColumn?()
    return true
  }

  /// What a tap on a row does in place of selecting it.
  private func primaryAction(at path: IndexPath) -> (() -> Void)? {
    guard let action = selectionMenu?.action, let value = value(at: path) else { return nil }
    return { action([AnyHashable(value)]) }
  }

  func tableView(_ tableView: UITableView, shouldHighlightRowAt indexPath: IndexPath) -> Bool {
    canSelect(indexPath)
      || (!tableView.isEditing && (host(at: indexPath)?.action != nil || primaryAction(at: indexPath) != nil))
  }

  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    if !tableView.isEditing, let action = primaryAction(at: indexPath) {
      tableView.deselectRow(at: indexPath, animated: true)
      return action()
    }
    let canSelect = canSelect(indexPath)
    if !tableView.isEditing, let action = host(at: indexPath)?.action { action.run() }
    if canSelect, let value = value(at: indexPath) {
      selection?.set(value, true)
      if !tableView.isEditing { inputs.currentEnvironment.showNextColumn?() }
      if selection?.contains(value) == true { return }
    }
    tableView.deselectRow(at: indexPath, animated: true)
  }

  func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) {
    guard selection?.allowsSeveral == true, let value = value(at: indexPath) else { return }
    selection?.set(value, false)
  }
}
