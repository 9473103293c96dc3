import Localization
import Foundation

/// The menu of the title in a navigation bar: what UIKit suggests, and what the app makes of it.
@MainActor struct TitleMenu {
  let item: UINavigationItem
  let presenter: UIViewController?

  /// Whether the title has a menu.
  static func isNeeded(for item: UINavigationItem) -> Bool {
    item.titleMenuProvider != nil || item.documentProperties != nil || item.renameDelegate != nil
  }

  /// The menu, made when the bar is laid out; `nil` if the app wants none.
  var menu: UIMenu? {
    let suggested = suggestedElements
    let made = item.titleMenuProvider.map { $0(suggested) } ?? UIMenu(children: suggested)
    guard let made else { return nil }
    let sharing = shareElements
    let children =
      sharing.isEmpty ? made.children : [UIMenu(options: .displayInline, children: sharing)] + made.children
    guard !children.isEmpty else { return nil }
    return UIMenu(
      title: item.documentProperties?.url.lastPathComponent ?? made.title, options: made.options, children: children)
  }

  private var suggestedElements: [UIMenuElement] {
    guard let delegate = item.renameDelegate else { return [] }
    let rename = UIAction(title: SystemString.renameItem.localized, image: UIImage(systemName: "pencil")) {
      [weak item, weak presenter] _ in
      if let item { TitleMenu(item: item, presenter: presenter).rename(delegate) }
    }
    return [rename]
  }

  private var shareElements: [UIMenuElement] {
    guard let provider = item.documentProperties?.activityViewControllerProvider else { return [] }
    let share = UIAction(title: SystemString.shareItem.localized, image: UIImage(systemName: "square.and.arrow.up")) {
      [weak presenter] _ in
      presenter?.present(provider(), animated: true)
    }
    return [share]
  }

  private func rename(_ delegate: any UINavigationItemRenameDelegate) {
    guard let presenter, delegate.navigationItemShouldBeginRenaming(item) else { return }
    let title = item.title ?? ""
    let (text, _) = delegate.navigationItem(
      item, willBeginRenamingWith: title, selectedRange: title.startIndex..<title.endIndex)
    let alert = UIAlertController(title: SystemString.rename.localized, message: nil, preferredStyle: .alert)
    alert.addTextField { $0.text = text }
    alert.addAction(UIAlertAction(title: SystemString.cancel.localized, style: .cancel))
    alert.addAction(
      UIAlertAction(title: SystemString.rename.localized, style: .default) { [weak alert, item] _ in
        let entered = alert?.textFields?.first?.text ?? ""
        guard !entered.isEmpty, delegate.navigationItem(item, shouldEndRenamingWith: entered) else { return }
        item.title = entered
        delegate.navigationItem(item, didEndRenamingWith: entered)
      })
    presenter.present(alert, animated: true)
  }
}
