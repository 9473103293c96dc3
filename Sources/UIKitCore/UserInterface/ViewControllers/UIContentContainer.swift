public import Foundation

/// An object that contains others and adapts their sizes: a controller or a presentation controller. iOS 8.
@preconcurrency @MainActor public protocol UIContentContainer: NSObjectProtocol {
  /// The preferred size of the content.
  var preferredContentSize: CGSize { get }
  /// The preferred size of a child has changed.
  func preferredContentSizeDidChange(forChildContentContainer container: any UIContentContainer)
  /// The size of a child that follows from its constraints has changed.
  func systemLayoutFittingSizeDidChange(forChildContentContainer container: any UIContentContainer)
  /// The size of a child in a container of a size.
  func size(
    forChildContentContainer container: any UIContentContainer, withParentContainerSize parentSize: CGSize
  )
    -> CGSize
  /// The size is about to change.
  func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator)
  /// The traits are about to change.
  func willTransition(
    to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator)
}
