import Foundation
import RuntimeLogging

extension UIViewController {
  /// The controller that this one presents, or the nearest parent that presents one.
  public var presentedViewController: UIViewController? { ancestors.lazy.compactMap(\.presented).first }

  /// The controller that presents this one, or the nearest of its parents that is presented.
  public var presentingViewController: UIViewController? { ancestors.lazy.compactMap(\.presenter).first }

  /// This controller and its parents, the innermost first.
  var ancestors: UnfoldFirstSequence<UIViewController> { sequence(first: self, next: \.parent) }

  func beginPresentation(of presentedController: UIViewController, animated: Bool, completion: (() -> Void)?) {
    let style = presentedController.shownPresentationStyle
    var host = self
    while let above = host.parent, !(style.usesContext && host.definesPresentationContext) { host = above }
    guard let window = host.viewIfLoaded?.window, window.isShown else {
      return decline(presentedController, "whose view is in no visible window")
    }
    if ControllerTransition.isAnyRunning, let leaving = host.presented, leaving.isBeingDismissed {
      leaving.liveTransition?.endByForce()
    }
    guard host.presented == nil else {
      return decline(presentedController, "which already presents \(type(of: host.presented!))")
    }
    guard presentedController.parent == nil, presentedController.presenter == nil, !presentedController.isOnScreen,
      window.rootViewController !== presentedController
    else {
      return decline(presentedController, "but it is on screen elsewhere, or has a parent")
    }
    if animated, let animator = host.presentationAnimator(for: presentedController, from: self, in: window) {
      return host.animatePresentation(
        of: presentedController, from: self, in: window, by: animator, completion: completion)
    }
    host.presented = presentedController
    presentedController.presenter = host
    presentedController.hostWindow = window
    presentedController.reason.insert(.beingPresented)
    presentedController.loadViewIfNeeded()
    let coordinator = beginTransition(from: host, to: presentedController, animated: animated)
    presentedController.announcePresentation()
    let covers = style.covers
    if covers {
      host.setAppearanceOfCovered(false, animated: animated)
      host.isCovered = true
    }
    presentedController.setAppearance(true, animated: animated)
    let control = presentedController.adoptCustomPresentation(from: self, presenting: host)
    if presentedController.presenter === host, let view = presentedController.viewIfLoaded {
      let placed =
        presentedController.usesPresentationContainer
        ? PresentationContainerView(presentedController: presentedController, view: view)
        : control.map { CustomPresentationView($0) } ?? view
      placed.frame = window.bounds
      placed.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      window.addSubview(placed)
      if placed !== view {
        presentedController.presentationController?.containerView = placed
        presentedController.storedPopoverController?.storedSheetController?.containerView = placed
      }
      if let control {
        control.presentationTransitionWillBegin()
        placed.addSubview(control.presentedView ?? view)
      }
    }
    AppearanceTransition(in: window) {
      control?.presentationTransitionDidEnd(true)
      presentedController.endAppearance()
      if covers { host.endAppearance() }
      coordinator?.finish(for: host, presentedController)
      presentedController.reason.remove(.beingPresented)
      completion?()
    }
  }

  /// The coordinator of a presentation or dismissal that takes no time: of one that the app wants animated, or whose presentation controller
  /// may have views of its own to animate.
  private func beginTransition(
    from: UIViewController, to: UIViewController, animated: Bool
  ) -> ImmediateTransitionCoordinator? {
    guard animated || from.modalPresentationStyle == .custom || to.modalPresentationStyle == .custom else { return nil }
    let made = ImmediateTransitionCoordinator(from: from, to: to, isAnimated: animated)
    from.immediateCoordinator = made
    to.immediateCoordinator = made
    return made
  }

  /// The app's animator, or else that of the system; `nil` for a presentation that takes no time.
  private func presentationAnimator(
    for guest: UIViewController, from source: UIViewController, in window: UIWindow
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    if let delegate = guest.transitioningDelegate,
      let animator = delegate.animationController(forPresented: guest, presenting: self, source: source)
    {
      return animator
    }
    guard SystemTransitions.areAnimated(in: window) else { return nil }
    return PresentationAnimator(for: guest, isPresenting: true)
  }

  /// The app's animator, or else that of the system, which moves one view: if others are presented over it, all disappear at once.
  private func dismissalAnimator(
    for guest: UIViewController, in window: UIWindow
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    if let animator = guest.transitioningDelegate?.animationController(forDismissed: guest) { return animator }
    guard SystemTransitions.areAnimated(in: window), guest.presented == nil else { return nil }
    return PresentationAnimator(for: guest, isPresenting: false)
  }

  private func decline(_ presentedController: UIViewController, _ why: String) {
    RuntimeLog.write("\(type(of: presentedController)) was not presented by \(type(of: self)), \(why).")
  }

  /// Changes the presenter's appearance without the presented controller, which is changed before or after.
  func setAppearanceOfCovered(_ appears: Bool, animated: Bool) {
    let presentedController = presented
    presented = nil
    setAppearance(appears, animated: animated)
    if presented == nil { presented = presentedController }
  }

  func beginDismissal(animated: Bool, completion: (() -> Void)?) {
    guard let host = ancestors.first(where: { $0.presented != nil }) ?? presentingViewController,
      let presentedController = host.presented
    else { return }
    let window = host.viewIfLoaded?.window
    window?.finishTransitions()
    guard host.presented === presentedController else { return }
    if animated, let window, window.isShown, let animator = dismissalAnimator(for: presentedController, in: window) {
      return host.animateDismissal(of: presentedController, in: window, by: animator, completion: completion)
    }
    let chain = Array(sequence(first: presentedController, next: \.presented))
    for controller in chain { controller.reason.insert(.beingDismissed) }
    let wasOnScreen = chain.contains(where: \.isOnScreen)
    let coordinator = beginTransition(from: presentedController, to: host, animated: animated)
    presentedController.setAppearance(false, animated: animated)
    let control = presentedController.customPresentation
    control?.dismissalTransitionWillBegin()
    host.presented = nil
    if host.isCovered {
      host.isCovered = false
      if wasOnScreen, window?.isShown == true { host.setAppearance(true, animated: animated) }
    }
    AppearanceTransition(in: window) {
      host.endAppearance()
      for controller in chain.reversed() { controller.finishDismissal() }
      control?.dismissalTransitionDidEnd(true)
      coordinator?.finish(for: host, presentedController)
      completion?()
    }
  }

  /// The stage of the controller's view while it is presented as a sheet or a popover.
  var presentationContainer: PresentationContainerView? {
    viewIfLoaded?.superview?.superview as? PresentationContainerView
  }

  /// The presentation controller that the app has provided for a custom presentation in progress.
  var customPresentation: UIPresentationController? {
    storedPresentationController.flatMap { $0.containerView is CustomPresentationView ? $0 : nil }
  }

  /// Requests the presentation controller of a custom presentation; `nil` for a presentation of the system.
  func adoptCustomPresentation(
    from source: UIViewController, presenting: UIViewController
  ) -> UIPresentationController? {
    guard modalPresentationStyle == .custom, let transitioningDelegate else { return nil }
    let made = transitioningDelegate.presentationController(
      forPresented: self, presenting: presenting, source: source)
    guard let made else { return nil }
    storedPresentationController = made
    return made
  }

  /// Ends the disappearance of a dismissed controller and clears its presenter.
  func finishDismissal() {
    presented = nil
    endAppearance()
    let stage = presentationContainer
    viewIfLoaded?.removeFromSuperview()
    stage?.removeFromSuperview()
    customPresentation?.containerView?.removeFromSuperview()
    storedPresentationController?.containerView = nil
    presenter?.isCovered = false
    presenter = nil
    reason.remove(.beingDismissed)
  }

  /// Releases everything presented, without callbacks: these were made before.
  func abandonPresented() {
    for controller in Array(sequence(first: self, next: \.presented)).dropFirst().reversed() {
      controller.presenter?.presented = nil
      controller.finishDismissal()
    }
    for child in children { child.abandonPresented() }
  }
}
