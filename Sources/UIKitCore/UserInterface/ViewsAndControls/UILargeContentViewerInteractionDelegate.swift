public import Foundation

/// Controls and observes a ``UILargeContentViewerInteraction``. iOS 13. Its methods are never called, because nothing is shown enlarged.
@preconcurrency @MainActor public protocol UILargeContentViewerInteractionDelegate: NSObjectProtocol {
  /// The user has lifted the finger from an enlarged element. Never called. The default does nothing.
  func largeContentViewerInteraction(
    _ interaction: UILargeContentViewerInteraction, didEndOn item: (any UILargeContentViewerItem)?, at point: CGPoint)
  /// The element at a point. Never called. The default returns `nil`.
  func largeContentViewerInteraction(
    _ interaction: UILargeContentViewerInteraction, itemAt point: CGPoint
  ) -> (any UILargeContentViewerItem)?
  /// The controller in whose view an element is enlarged. Never called. The default returns the front controller of the window.
  func viewController(for interaction: UILargeContentViewerInteraction) -> UIViewController
}

extension UILargeContentViewerInteractionDelegate {
  /// The default: nothing.
  public func largeContentViewerInteraction(
    _ interaction: UILargeContentViewerInteraction, didEndOn item: (any UILargeContentViewerItem)?, at point: CGPoint
  ) {}
  /// The default: `nil`.
  public func largeContentViewerInteraction(
    _ interaction: UILargeContentViewerInteraction, itemAt point: CGPoint
  ) -> (any UILargeContentViewerItem)? { nil }
  /// The default: the front controller of the window.
  public func viewController(for interaction: UILargeContentViewerInteraction) -> UIViewController {
    interaction.view?.window?.frontController ?? UIViewController()
  }
}
