import Foundation

extension UICollectionView {
  /// The keyboard focus is at an item, or in no item any more.
  func moveFocus(to cell: UICollectionViewCell?) {
    guard let system = window?.windowScene?.focusSystem else { return }
    if let cell {
      system.move(to: cell)
    } else if let focused = system.focusedItem as? UICollectionViewCell, focused.isDescendant(of: self) {
      system.move(to: nil, canRefuse: false)
    }
  }

  private func collection(_ context: UIFocusUpdateContext) -> UICollectionViewFocusUpdateContext {
    UICollectionViewFocusUpdateContext(
      context, from: path(around: context.previouslyFocusedView), to: path(around: context.nextFocusedView))
  }

  /// The item that a view is in.
  private func path(around view: UIView?) -> IndexPath? {
    sequence(first: view, next: { $0?.superview }).lazy.compactMap { $0 as? UICollectionViewCell }.first
      .flatMap { indexPath(for: $0) }
  }

  func delegateAllowsFocus(_ context: UIFocusUpdateContext) -> Bool {
    guard let delegate else { return true }
    let context = collection(context)
    if let next = context.nextFocusedIndexPath, !delegate.collectionView(self, canFocusItemAt: next) { return false }
    return delegate.collectionView(self, shouldUpdateFocusIn: context)
  }

  func notifyOfFocus(_ context: UIFocusUpdateContext, _ coordinator: UIFocusAnimationCoordinator) {
    delegate?.collectionView(self, didUpdateFocusIn: collection(context), with: coordinator)
  }
}
