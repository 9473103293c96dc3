import Foundation

extension UITableView {
  /// The keyboard focus is at a row, or in no row any more.
  func moveFocus(to cell: UITableViewCell?) {
    guard let system = window?.windowScene?.focusSystem else { return }
    if let cell {
      system.move(to: cell)
    } else if let focused = system.focusedItem as? UITableViewCell, focused.isDescendant(of: self) {
      system.move(to: nil, canRefuse: false)
    }
  }

  private func table(_ context: UIFocusUpdateContext) -> UITableViewFocusUpdateContext {
    UITableViewFocusUpdateContext(
      context, from: path(around: context.previouslyFocusedView), to: path(around: context.nextFocusedView))
  }

  /// The row that a view is in.
  private func path(around view: UIView?) -> IndexPath? {
    sequence(first: view, next: { $0?.superview }).lazy.compactMap { $0 as? UITableViewCell }.first
      .flatMap { indexPath(for: $0) }
  }

  func delegateAllowsFocus(_ context: UIFocusUpdateContext) -> Bool {
    guard let delegate else { return true }
    let context = table(context)
    if let next = context.nextFocusedIndexPath, !delegate.tableView(self, canFocusRowAt: next) { return false }
    return delegate.tableView(self, shouldUpdateFocusIn: context)
  }

  func notifyOfFocus(_ context: UIFocusUpdateContext, _ coordinator: UIFocusAnimationCoordinator) {
    delegate?.tableView(self, didUpdateFocusIn: table(context), with: coordinator)
  }
}
