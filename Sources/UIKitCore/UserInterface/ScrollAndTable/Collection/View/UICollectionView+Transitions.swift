import Foundation

/// An interactive transition that waits for its end.
struct InteractiveLayoutTransition {
  let layout: UICollectionViewTransitionLayout
  let completion: UICollectionView.LayoutInteractiveTransitionCompletion?
}

extension UICollectionView {
  /// A closure that is called at the end of an interactive transition: whether it was completed, and whether it was finished rather than
  /// cancelled.
  public typealias LayoutInteractiveTransitionCompletion = (Bool, Bool) -> Void

  /// Begins a transition to another layout that follows a gesture. Returns the delegate's transition layout. A transition in progress is
  /// cancelled first.
  ///
  /// Differs from Apple: the view keeps its layout, whatever the progress is, until ``finishInteractiveTransition()``.
  @discardableResult
  public func startInteractiveTransition(
    to layout: UICollectionViewLayout, completion: LayoutInteractiveTransitionCompletion? = nil
  ) -> UICollectionViewTransitionLayout {
    cancelInteractiveTransition()
    let transition =
      delegate?.collectionView(self, transitionLayoutForOldLayout: self.layout, newLayout: layout)
      ?? UICollectionViewTransitionLayout(currentLayout: self.layout, nextLayout: layout)
    interactiveTransition = InteractiveLayoutTransition(layout: transition, completion: completion)
    return transition
  }

  /// Ends the transition with the new layout, and calls its completion closure. Has no effect without a transition.
  public func finishInteractiveTransition() {
    guard let ended = interactiveTransition else { return }
    interactiveTransition = nil
    setCollectionViewLayout(ended.layout.nextLayout, animated: true) { ended.completion?($0, true) }
  }

  /// Ends the transition with the layout that the view has, and calls its completion closure. Has no effect without a transition.
  public func cancelInteractiveTransition() {
    guard let ended = interactiveTransition else { return }
    interactiveTransition = nil
    ended.completion?(true, false)
  }
}

extension UICollectionView: UIDataSourceTranslating {}
extension UICollectionView: UISpringLoadedInteractionSupporting {}
