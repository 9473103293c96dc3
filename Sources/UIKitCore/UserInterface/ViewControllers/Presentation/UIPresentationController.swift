public import Foundation

/// Manages one presentation.
///
/// Differs from Apple: it creates no views; a delegate is notified of the user's actions.
@preconcurrency @MainActor open class UIPresentationController: NSObject {
  /// The controller that is, or will be, presented. Not retained.
  public private(set) weak var presentedViewController: UIViewController!
  /// The delegate. Not retained.
  open weak var delegate: (any UIAdaptivePresentationControllerDelegate)?

  init(presented: UIViewController) {
    presentedViewController = presented
    super.init()
  }

  /// The controller that presents, or `nil` if there is none.
  open var presentingViewController: UIViewController? { presentedViewController?.presentingViewController }
  /// The presentation style.
  open var presentationStyle: UIModalPresentationStyle { presentedViewController?.modalPresentationStyle ?? .none }
}

/// Decides about and is notified of the user's dismissal of a presentation. Every method has a default.
@preconcurrency @MainActor public protocol UIAdaptivePresentationControllerDelegate: NSObjectProtocol {
  /// Whether the user may dismiss the sheet with the escape key or a press outside of it. The default is `true`.
  func presentationControllerShouldDismiss(_ presentationController: UIPresentationController) -> Bool
  /// The user is about to dismiss the sheet. The default does nothing.
  func presentationControllerWillDismiss(_ presentationController: UIPresentationController)
  /// The user has dismissed the sheet. The default does nothing.
  func presentationControllerDidDismiss(_ presentationController: UIPresentationController)
  /// The user has tried to dismiss the sheet, which is not allowed. The default does nothing.
  func presentationControllerDidAttemptToDismiss(_ presentationController: UIPresentationController)
}

extension UIAdaptivePresentationControllerDelegate {
  /// Returns `true`.
  public func presentationControllerShouldDismiss(_ presentationController: UIPresentationController) -> Bool { true }
  /// Does nothing.
  public func presentationControllerWillDismiss(_ presentationController: UIPresentationController) {}
  /// Does nothing.
  public func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {}
  /// Does nothing.
  public func presentationControllerDidAttemptToDismiss(_ presentationController: UIPresentationController) {}
}
