import Foundation

/// Looks after one presentation.
///
/// Differs from Apple: it makes no views; a delegate is told of what a person does.
@preconcurrency @MainActor open class UIPresentationController: NSObject {
  /// The controller that is, or is to be, presented. Not retained.
  public private(set) weak var presentedViewController: UIViewController!
  /// Who is asked and told. Not retained.
  open weak var delegate: (any UIAdaptivePresentationControllerDelegate)?

  init(presented: UIViewController) {
    presentedViewController = presented
    super.init()
  }

  /// The controller that presents, or `nil` while there is none.
  open var presentingViewController: UIViewController? { presentedViewController?.presentingViewController }
  /// How the controller lies over its presenter.
  open var presentationStyle: UIModalPresentationStyle { presentedViewController?.modalPresentationStyle ?? .none }
}

/// Asked and told what a person does to a presentation. Every method has a default.
@preconcurrency @MainActor public protocol UIAdaptivePresentationControllerDelegate: NSObjectProtocol {
  /// Whether a person may dismiss the sheet by the escape key or by a press beside it. The default is `true`.
  func presentationControllerShouldDismiss(_ presentationController: UIPresentationController) -> Bool
  /// A person is about to dismiss the sheet. The default does nothing.
  func presentationControllerWillDismiss(_ presentationController: UIPresentationController)
  /// A person has dismissed the sheet. The default does nothing.
  func presentationControllerDidDismiss(_ presentationController: UIPresentationController)
  /// A person has tried to dismiss the sheet and may not. The default does nothing.
  func presentationControllerDidAttemptToDismiss(_ presentationController: UIPresentationController)
}

extension UIAdaptivePresentationControllerDelegate {
  /// Answers `true`.
  public func presentationControllerShouldDismiss(_ presentationController: UIPresentationController) -> Bool { true }
  /// Does nothing.
  public func presentationControllerWillDismiss(_ presentationController: UIPresentationController) {}
  /// Does nothing.
  public func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {}
  /// Does nothing.
  public func presentationControllerDidAttemptToDismiss(_ presentationController: UIPresentationController) {}
}
