import Localization
import Foundation

extension UITableView {
  /// The interaction that shows the rows' menus.
  public var contextMenuInteraction: UIContextMenuInteraction? {
    interactions.lazy.compactMap { $0 as? UIContextMenuInteraction }.first
  }

  func swipeActions(_ row: RowIndexPath) -> [UIContextualAction] {
    guard let delegate, dataSource?.tableView(self, canEditRowAt: row.path) ?? true else { return [] }
    let leading = delegate.tableView(self, leadingSwipeActionsConfigurationForRowAt: row.path)
    let trailing = delegate.tableView(self, trailingSwipeActionsConfigurationForRowAt: row.path)
    let older = trailing == nil ? delegate.tableView(self, editActionsForRowAt: row.path) ?? [] : []
    return (leading?.actions ?? []) + (trailing?.actions ?? []) + older.map { $0.contextual(at: row.path) }
  }

  /// The menu of the row at `point`: the delegate's menu, then swipe actions, deletion and moves.
  func menu(at point: CGPoint) -> UIContextMenuConfiguration? {
    guard let path = indexPathForRow(at: point) else { return nil }
    let row = RowIndexPath(path)
    let own = delegate?.tableView(self, contextMenuConfigurationForRowAt: path, point: point)
    let edits = swipeActions(row).map { item(for: $0, at: row) } + deletion(of: row)
    let offered = (own == nil ? commands(of: row) : []) + edits + moves(of: row)
    guard own != nil || !offered.isEmpty else { return nil }
    current = row
    editedRow = edits.isEmpty ? nil : row
    let made = UIContextMenuConfiguration(
      identifier: own?.identifier,
      actionProvider: { suggested in
        let menu = own?.actionProvider?(suggested)
        guard !offered.isEmpty else { return menu }
        guard let menu else { return UIMenu(children: offered) }
        return UIMenu(
          title: menu.title, children: menu.children + [UIMenu(options: .displayInline, children: offered)])
      })
    made.extended = own
    return made
  }

  /// Cut, copy and paste, as far as the delegate has them.
  private func commands(of row: RowIndexPath) -> [UIAction] {
    guard let delegate, delegate.tableView(self, shouldShowMenuForRowAt: row.path) else { return [] }
    return ListEditCommand.all.filter {
      delegate.tableView(self, canPerformAction: $0.action, forRowAt: row.path, withSender: nil)
    }
    .map { command in
      UIAction(title: command.title) { [weak self] _ in
        guard let self, shape.contains(row) else { return }
        self.delegate?.tableView(self, performAction: command.action, forRowAt: row.path, withSender: self)
      }
    }
  }

  private func item(for action: UIContextualAction, at row: RowIndexPath) -> UIAction {
    UIAction(
      title: action.title ?? "", image: action.image,
      attributes: action.style == .destructive ? .destructive : []
    ) { [weak self] _ in
      guard let self else { return }
      action.run(in: cells[row] ?? self)
    }
  }

  /// The default action of a device if the delegate provides no actions.
  private func deletion(of row: RowIndexPath) -> [UIAction] {
    keepsEditing = false
    guard let dataSource, dataSource.tableView(self, canEditRowAt: row.path), !keepsEditing,
      delegate?.tableView(self, trailingSwipeActionsConfigurationForRowAt: row.path) == nil,
      delegate?.tableView(self, editActionsForRowAt: row.path) == nil,
      (delegate?.tableView(self, editingStyleForRowAt: row.path) ?? .delete) == .delete
    else { return [] }
    let title =
      delegate?.tableView(self, titleForDeleteConfirmationButtonForRowAt: row.path) ?? SystemString.delete.localized
    return [
      UIAction(title: title, attributes: .destructive) { [weak self] _ in
        guard let self, shape.contains(row) else { return }
        self.dataSource?.tableView(self, commit: .delete, forRowAt: row.path)
      }
    ]
  }
}

extension UITableView {
  /// The moves of a row by one position. A desktop has no reorder control.
  private func moves(of row: RowIndexPath) -> [UIAction] {
    guard dataSource?.tableView(self, canMoveRowAt: row.path) == true else { return [] }
    return [(SystemString.moveUp.localized, place(before: row)), (SystemString.moveDown.localized, place(after: row))]
      .compactMap { title, place in
        place.map { place in UIAction(title: title) { [weak self] _ in self?.move(row, to: place) } }
      }
  }

  private func place(before row: RowIndexPath) -> RowIndexPath? {
    if row.row > 0 { return RowIndexPath(section: row.section, row: row.row - 1) }
    guard row.section > 0 else { return nil }
    return RowIndexPath(section: row.section - 1, row: shape.rowCounts[row.section - 1])
  }

  private func place(after row: RowIndexPath) -> RowIndexPath? {
    if row.row + 1 < shape.rowCounts[row.section] { return RowIndexPath(section: row.section, row: row.row + 1) }
    return row.section + 1 < shape.rowCounts.count ? RowIndexPath(section: row.section + 1, row: 0) : nil
  }

  /// Moves a row as the user has moved it.
  func moveByUser(from source: IndexPath, to target: IndexPath) { move(RowIndexPath(source), to: RowIndexPath(target)) }

  private func move(_ row: RowIndexPath, to place: RowIndexPath) {
    guard shape.contains(row), let dataSource else { return }
    let target =
      delegate?.tableView(self, targetIndexPathForMoveFromRowAt: row.path, toProposedIndexPath: place.path)
      ?? place.path
    guard target != row.path else { return }
    dataSource.tableView(self, moveRowAt: row.path, to: target)
    moveRow(at: row.path, to: target)
  }
}

/// The delegate of a table's context menu interaction.
@MainActor final class TableMenuSource: NSObject, UIContextMenuInteractionDelegate {
  private weak var table: UITableView?
  /// Whether the delegate was notified of the begin of editing.
  private var isEditing = false

  init(table: UITableView) {
    self.table = table
    super.init()
  }

  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
  ) -> UIContextMenuConfiguration? { table?.menu(at: location) }

  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, willDisplayMenuFor configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) {
    guard let table, let delegate = table.delegate else { return }
    if let own = configuration.extended {
      delegate.tableView(table, willDisplayContextMenu: own, animator: animator)
    }
    guard let row = table.editedRow else { return }
    isEditing = true
    delegate.tableView(table, willBeginEditingRowAt: row.path)
  }

  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, willEndFor configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) {
    let wasEditing = isEditing
    isEditing = false
    guard let table else { return }
    let row = table.editedRow
    table.editedRow = nil
    if let own = configuration.extended {
      table.delegate?.tableView(table, willEndContextMenuInteraction: own, animator: animator)
    }
    if wasEditing { table.delegate?.tableView(table, didEndEditingRowAt: row?.path) }
  }
}
