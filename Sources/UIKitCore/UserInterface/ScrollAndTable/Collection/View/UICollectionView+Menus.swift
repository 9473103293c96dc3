import Foundation

extension UICollectionView {
  /// The interaction that shows the items' menus.
  public var contextMenuInteraction: UIContextMenuInteraction? {
    interactions.lazy.compactMap { $0 as? UIContextMenuInteraction }.first
  }

  /// The swipe actions of an item of a list.
  func swipeActions(_ path: RowIndexPath) -> [UIContextualAction] {
    guard contains(path), delegate?.collectionView(self, canEditItemAt: path.path) ?? true else { return [] }
    return layout.swipeActions(of: path)
  }

  /// The menu of the item at `point`: the delegate's own, then the swipe actions.
  func menu(at point: CGPoint) -> UIContextMenuConfiguration? {
    guard let indexPath = indexPathForItem(at: point) else {
      let own = delegate?.collectionView(self, contextMenuConfigurationForItemsAt: [], point: point)
      return own.map { own in
        let made = UIContextMenuConfiguration(identifier: own.identifier, actionProvider: own.actionProvider)
        made.extended = own
        return made
      }
    }
    let path = RowIndexPath(indexPath)
    let all = selection.contains(path) && selection.ordered.count > 1 ? selection.ordered.map(\.path) : [indexPath]
    let own =
      delegate?.collectionView(self, contextMenuConfigurationForItemsAt: all, point: point)
      ?? delegate?.collectionView(self, contextMenuConfigurationForItemAt: indexPath, point: point)
    let offered = (own == nil ? commands(of: path) : []) + swipeActions(path).map { item(for: $0, at: path) }
    guard own != nil || !offered.isEmpty else { return nil }
    current = path
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
  private func commands(of path: RowIndexPath) -> [UIAction] {
    guard let delegate, delegate.collectionView(self, shouldShowMenuForItemAt: path.path) else { return [] }
    return ListEditCommand.all.filter {
      delegate.collectionView(self, canPerformAction: $0.action, forItemAt: path.path, withSender: nil)
    }
    .map { command in
      UIAction(title: command.title) { [weak self] _ in
        guard let self, contains(path) else { return }
        self.delegate?.collectionView(self, performAction: command.action, forItemAt: path.path, withSender: self)
      }
    }
  }

  private func item(for action: UIContextualAction, at path: RowIndexPath) -> UIAction {
    UIAction(
      title: action.title ?? "", image: action.image,
      attributes: action.style == .destructive ? .destructive : []
    ) { [weak self] _ in
      guard let self else { return }
      action.run(in: cells[path] ?? self)
    }
  }
}

/// The delegate of a collection view's context menu interaction.
@MainActor final class CollectionMenuSource: NSObject, UIContextMenuInteractionDelegate {
  private weak var view: UICollectionView?

  init(view: UICollectionView) {
    self.view = view
    super.init()
  }

  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
  ) -> UIContextMenuConfiguration? { view?.menu(at: location) }

  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, willDisplayMenuFor configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) {
    guard let view, let own = configuration.extended else { return }
    view.delegate?.collectionView(view, willDisplayContextMenu: own, animator: animator)
  }

  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, willEndFor configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) {
    guard let view, let own = configuration.extended else { return }
    view.delegate?.collectionView(view, willEndContextMenuInteraction: own, animator: animator)
  }
}
