public import Foundation

/// Manages one presentation.
///
/// For a controller of the style ``UIModalPresentationStyle/custom`` a subclass, which the controller's ``UIViewControllerTransitioningDelegate``
/// returns, determines the place of the presented view and adds views of its own around it.
///
/// Differs from Apple: where no host shows frames, as on a simulated device, transitions without an animator
/// (``UIViewControllerAnimatedTransitioning``) take no time, so that a transition's end follows at the end of the turn in which it began.
@preconcurrency @MainActor open class UIPresentationController: NSObject, UIContentContainer, UITraitEnvironment {
  /// The controller that is, or will be, presented. Not retained.
  public private(set) weak var presentedViewController: UIViewController!
  /// The delegate. Not retained.
  open weak var delegate: (any UIAdaptivePresentationControllerDelegate)?
  private weak var givenPresenter: UIViewController?
  /// The traits that the presented controller has in place of the environment's, or `nil`. Stored.
  open var overrideTraitCollection: UITraitCollection?
  final var traitRegistrations: [TraitChangeRegistration] = []

  init(presented: UIViewController) {
    presentedViewController = presented
    super.init()
  }

  /// A controller for a presentation, before it begins.
  public init(presentedViewController: UIViewController, presenting presentingViewController: UIViewController?) {
    self.presentedViewController = presentedViewController
    givenPresenter = presentingViewController
    super.init()
  }

  /// The controller that presents, or `nil` if there is none.
  open var presentingViewController: UIViewController! {
    presentedViewController?.presentingViewController ?? givenPresenter
  }
  /// The presentation style.
  open var presentationStyle: UIModalPresentationStyle { presentedViewController?.modalPresentationStyle ?? .none }
  /// The style in a compact environment: that of the delegate; `none` for the same style.
  open var adaptivePresentationStyle: UIModalPresentationStyle {
    guard let presentedViewController else { return .none }
    return adaptivePresentationStyle(for: presentedViewController.traitCollection)
  }
  /// The style in an environment: that of the delegate; `none` for the same style.
  open func adaptivePresentationStyle(for traitCollection: UITraitCollection) -> UIModalPresentationStyle {
    delegate?.adaptivePresentationStyle(for: self, traitCollection: traitCollection) ?? .none
  }

  // MARK: Views

  /// The view in which the presentation takes place, as large as the window; `nil` before the presentation and after its end, and for a
  /// controller whose view fills the window.
  open internal(set) weak var containerView: UIView?
  /// The view that is presented: that of the controller. Override it to present a view around that one.
  open var presentedView: UIView? { presentedViewController?.viewIfLoaded }
  /// The rectangle of the presented view in ``containerView``. Override it for a custom presentation. The default fills the container.
  open var frameOfPresentedViewInContainerView: CGRect { containerView?.bounds ?? .zero }
  /// Whether the presentation fills the window. Default: `true`. Never read.
  open var shouldPresentInFullscreen: Bool { true }
  /// Whether the presenter's view is removed at the end. Default: `false`. Never read: the presenter's view stays behind the presented one.
  open var shouldRemovePresentersView: Bool { false }

  // MARK: Sizes

  /// The preferred size of the presented controller.
  open var preferredContentSize: CGSize { presentedViewController?.preferredContentSize ?? .zero }
  /// The preferred size of the presented controller has changed. The default lays the container out.
  open func preferredContentSizeDidChange(forChildContentContainer container: any UIContentContainer) {
    containerView?.setNeedsLayout()
  }
  /// The size of the presented controller that follows from its constraints has changed. Never called. The default does nothing.
  open func systemLayoutFittingSizeDidChange(forChildContentContainer container: any UIContentContainer) {}
  /// The size of the presented controller in a container of a size, for ``frameOfPresentedViewInContainerView`` of a subclass. The default
  /// returns the whole size.
  open func size(
    forChildContentContainer container: any UIContentContainer, withParentContainerSize parentSize: CGSize
  ) -> CGSize { parentSize }
  /// Called before the container gets another size. The default calls the method on the presented controller.
  open func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {
    presentedViewController?.viewWillTransition(to: size, with: coordinator)
  }

  // MARK: Traits

  /// The traits of the presented controller.
  open var traitCollection: UITraitCollection { presentedViewController?.traitCollection ?? .current }
  /// Called after ``traitCollection`` has changed, before the method of the presented controller; call `super`. Deprecated on a device
  /// since iOS 17. The default does nothing.
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}
  /// Called before a size class changes. The default calls the method on the presented controller.
  open func willTransition(
    to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    presentedViewController?.willTransition(to: newCollection, with: coordinator)
  }

  // MARK: Transitions

  /// The presentation begins; ``containerView`` is in the window, without the presented view. Add views to it here. The default does nothing.
  open func presentationTransitionWillBegin() {}
  /// The presentation has ended. The default does nothing.
  open func presentationTransitionDidEnd(_ completed: Bool) {}
  /// The dismissal begins. The default does nothing.
  open func dismissalTransitionWillBegin() {}
  /// The dismissal has ended. The default does nothing.
  open func dismissalTransitionDidEnd(_ completed: Bool) {}
  /// Before the container lays out its views. The default does nothing.
  open func containerViewWillLayoutSubviews() {}
  /// After the container has laid out its views. The default does nothing.
  open func containerViewDidLayoutSubviews() {}
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
  /// The presentation begins: in another style because of a narrow window, or in its own, which is `none`. iOS 8. The coordinator is that of an
  /// animator, or `nil`. The default does nothing.
  ///
  /// Differs from Apple: it is not called again when the window's width changes.
  func presentationController(
    _ presentationController: UIPresentationController, willPresentWithAdaptiveStyle style: UIModalPresentationStyle,
    transitionCoordinator: (any UIViewControllerTransitionCoordinator)?)
  /// The style of the presentation in a compact environment. The default is `automatic`. `none` keeps a popover; other styles are shown as
  /// `automatic`, which fills a narrow window.
  func adaptivePresentationStyle(for controller: UIPresentationController) -> UIModalPresentationStyle
  /// The style of the presentation in an environment. The default calls ``adaptivePresentationStyle(for:)``.
  func adaptivePresentationStyle(
    for controller: UIPresentationController, traitCollection: UITraitCollection
  ) -> UIModalPresentationStyle
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
  /// Does nothing.
  public func presentationController(
    _ presentationController: UIPresentationController, willPresentWithAdaptiveStyle style: UIModalPresentationStyle,
    transitionCoordinator: (any UIViewControllerTransitionCoordinator)?
  ) {}
  /// Returns `automatic`.
  public func adaptivePresentationStyle(for controller: UIPresentationController) -> UIModalPresentationStyle {
    .automatic
  }
  /// Calls ``adaptivePresentationStyle(for:)``.
  public func adaptivePresentationStyle(
    for controller: UIPresentationController, traitCollection: UITraitCollection
  ) -> UIModalPresentationStyle { adaptivePresentationStyle(for: controller) }
}
