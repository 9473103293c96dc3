import Localization
import SwiftUICore
import UIKitCore

/// What the user does with rows besides selecting them.
@MainActor extension ListController {
  private func canDelete(_ path: IndexPath) -> Bool {
    guard let place = place(of: path), place.run.edits.delete != nil else { return false }
    return host(at: path)?.node?.layoutValue(for: RowDeleteDisabledKey.self) != true
  }

  func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool {
    canDelete(indexPath) || !swipeActions(indexPath).isEmpty
  }

  func tableView(
    _ tableView: UITableView, editingStyleForRowAt indexPath: IndexPath
  ) -> UITableViewCell.EditingStyle {
    canDelete(indexPath) ? .delete : .none
  }

  func tableView(
    _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath
  ) {
    guard editingStyle == .delete, canDelete(indexPath), let place = place(of: indexPath),
      let offset = place.run.offset?(place.index)
    else { return }
    isChangeAnimated = true
    place.run.edits.delete?(IndexSet(integer: offset))
  }

  private func swipeActions(_ path: IndexPath) -> [RowSwipeActions] {
    host(at: path)?.node?.layoutValue(for: RowSwipeActionsKey.self) ?? []
  }

  private func configuration(_ path: IndexPath, _ edge: HorizontalEdge) -> UISwipeActionsConfiguration? {
    let parts = swipeActions(path).filter { $0.edge == edge }
    guard !parts.isEmpty else { return nil }
    let actions = parts.flatMap(\.source.entries).filter(\.isEnabled).map { entry in
      let action = UIContextualAction(style: entry.isDestructive ? .destructive : .normal, title: entry.title) {
        _, _, completion in
        entry.action()
        completion(true)
      }
      action.image = entry.image
      return action
    }
    let configuration = UISwipeActionsConfiguration(actions: actions)
    configuration.performsFirstActionWithFullSwipe = parts.allSatisfy(\.allowsFullSwipe)
    return configuration
  }

  func tableView(
    _ tableView: UITableView, leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? { configuration(indexPath, .leading) }

  func tableView(
    _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? { configuration(indexPath, .trailing) }

  func tableView(
    _ tableView: UITableView, contextMenuConfigurationForRowAt indexPath: IndexPath, point: CGPoint
  ) -> UIContextMenuConfiguration? {
    var elements: [UIMenuElement] = []
    if let provider = host(at: indexPath)?.node?.layoutValue(for: ContextMenuKey.self) {
      elements += provider.source.menu.children
    }
    if let selectionMenu, let value = value(at: indexPath) {
      let values = selection?.values(with: value) ?? [value]
      elements += selectionMenuItems.items(selectionMenu, for: Set(values.map { AnyHashable($0) }))
    }
    elements += moves(indexPath)
    if let refresh {
      elements.append(UIAction(title: SystemString.refresh.localized) { _ in Task { await refresh() } })
    }
    guard !elements.isEmpty else { return nil }
    return UIContextMenuConfiguration(actionProvider: { _ in UIMenu(children: elements) })
  }

  /// The items that move a row while the list is edited.
  private func moves(_ path: IndexPath) -> [UIMenuElement] {
    guard table.isEditing, let place = place(of: path), let move = place.run.edits.move,
      let offset = place.run.offset?(place.index), let last = place.run.offset?(place.run.count - 1),
      host(at: path)?.node?.layoutValue(for: RowMoveDisabledKey.self) != true
    else { return [] }
    var items: [UIMenuElement] = []
    if offset > 0 {
      items.append(UIAction(title: SystemString.moveUp.localized) { _ in move(IndexSet(integer: offset), offset - 1) })
    }
    if offset < last {
      items.append(
        UIAction(title: SystemString.moveDown.localized) { _ in move(IndexSet(integer: offset), offset + 2) })
    }
    return items
  }
}
