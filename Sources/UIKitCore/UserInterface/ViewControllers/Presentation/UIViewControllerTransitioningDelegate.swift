public import Foundation

/// Provides the objects of a custom presentation. Every method has a default.
///
/// Differs from Apple: animators are absent, because transitions take no time.
@preconcurrency @MainActor public protocol UIViewControllerTransitioningDelegate: NSObjectProtocol {
  /// The presentation controller of a controller with the style ``UIModalPresentationStyle/custom``; `nil` for the system's. The default is
  /// `nil`.
  func presentationController(
    forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController
  ) -> UIPresentationController?
}

extension UIViewControllerTransitioningDelegate {
  /// Returns `nil`.
  public func presentationController(
    forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController
  ) -> UIPresentationController? { nil }
}
