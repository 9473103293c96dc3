import Foundation
import RuntimeLogging

/// The change from one stack to another: who leaves and arrives, how that is shown, and the callbacks.
extension UINavigationController {
  /// Makes the stack this one, and shows its top.
  final func change(to requested: [UIViewController], animated: Bool) {
    immediateTransition?.finish()
    animatedTransition?.endByForce()
    var new: [UIViewController] = []
    for controller in requested where canPush(controller) && !new.contains(where: { $0 === controller }) {
      new.append(controller)
    }
    let old = stack
    let arriving = new.filter { controller in !old.contains { $0 === controller } }
    let leaving = old.filter { controller in !new.contains { $0 === controller } }
    let shown = old.last
    for controller in leaving { controller.willMove(toParent: nil) }
    for controller in arriving { addChild(controller) }
    stack = new
    children = new + leaving
    navigationBar.items = new.map(\.navigationItem)
    tabBarController?.viewIfLoaded?.setNeedsLayout()

    guard let top = new.last, top !== shown, isOnScreen else {
      if shown !== new.last { viewIfLoaded.map { shown?.uninstall(from: $0) } }
      settle(arriving: arriving, leaving: leaving)
      return
    }
    if arriving.contains(where: { $0 === top }) { top.reason.insert(.movingToParent) }
    if let shown, leaving.contains(where: { $0 === shown }) { shown.reason.insert(.movingFromParent) }
    top.loadViewIfNeeded()
    let change = Change(shown: shown, top: top, old: old, arriving: arriving, leaving: leaving)
    let animatedTransition = animated ? makeTransition(for: change) : nil
    let coordinator =
      animated && animatedTransition == nil
      ? ImmediateTransitionCoordinator(in: viewIfLoaded, from: shown, to: top, isAnimated: true) : nil
    immediateCoordinator = coordinator
    shown?.setAppearance(false, animated: animated)
    if stack.last === top { top.setAppearance(true, animated: animated) }
    delegate?.navigationController(self, willShow: top, animated: animated)
    if let animatedTransition { return animatedTransition.begin() }
    if stack.last === top { install(top) }
    immediateTransition = AppearanceTransition(in: transitionWindow) { [self] in
      immediateTransition = nil
      shown?.endAppearance()
      if let shown, shown !== stack.last { viewIfLoaded.map { shown.uninstall(from: $0) } }
      top.endAppearance()
      settle(arriving: arriving, leaving: leaving)
      coordinator?.finish(for: self)
      delegate?.navigationController(self, didShow: top, animated: animated)
    }
    if immediateTransition?.isFinished == true { immediateTransition = nil }
  }

  /// A change of the stack that replaces the controller on top.
  private struct Change {
    var shown: UIViewController?
    var top: UIViewController
    var old: [UIViewController]
    var arriving: [UIViewController]
    var leaving: [UIViewController]

    var operation: Operation { arriving.contains { $0 === top } ? .push : .pop }
  }

  /// The transition of the delegate's animator, or else that of the system; `nil` for one that takes no time.
  private func makeTransition(for change: Change) -> ControllerTransition? {
    let top = change.top
    guard let shown = change.shown, let view = viewIfLoaded, shown.viewIfLoaded != nil else { return nil }
    let operation = change.operation
    guard let delegate,
      let animator = delegate.navigationController(self, animationControllerFor: operation, from: shown, to: top)
    else { return makeSystemTransition(for: change, from: shown, in: view) }
    let interactor = delegate.navigationController(self, interactionControllerFor: animator)
    layoutBars()
    let container = UIView(frame: contentFrame)
    let made = ControllerTransition(
      .inContainer(
        container, from: shown, to: top, settleViews: { [weak self] in self?.settle(change, isComplete: $0) },
        finish: { [weak self] in self?.finish(change, $0, isComplete: $1) }),
      of: self, in: transitionWindow, animator: animator, interactor: interactor)
    animatedTransition = made
    made.installContainer(in: view, belowSubview: navigationBar)
    return made
  }

  /// The system's transition, which moves the views where they are: to put them into a container and back would take the keyboard focus from them.
  private func makeSystemTransition(
    for change: Change, from shown: UIViewController, in view: UIView
  ) -> ControllerTransition? {
    let top = change.top
    guard SystemTransitions.areAnimated(in: transitionWindow), shown.viewIfLoaded?.superview === view else {
      return nil
    }
    layoutBars()
    let made = ControllerTransition(
      ControllerTransition.Plan(
        from: shown, to: top, container: view, fromView: shown.viewIfLoaded, toView: top.viewIfLoaded,
        held: [shown, top], initialFrame: { [weak self] in $0 === shown ? self?.contentFrame ?? .zero : .zero },
        finalFrame: { [weak self] in $0 === top ? self?.contentFrame ?? .zero : .zero },
        settleViews: { [weak self] in self?.settle(change, isComplete: $0) },
        finish: { [weak self] in self?.finish(change, $0, isComplete: $1) }),
      of: self, in: transitionWindow,
      animator: NavigationAnimator(isPush: change.operation == .push, below: navigationBar), interactor: nil)
    animatedTransition = made
    return made
  }

  /// Puts the visible view into its place, and restores the stack after a cancelled transition.
  private func settle(_ change: Change, isComplete: Bool) {
    if !isComplete {
      stack = change.old
      children = change.old + change.arriving
      navigationBar.items = change.old.map(\.navigationItem)
      tabBarController?.viewIfLoaded?.setNeedsLayout()
    }
    if let visible = stack.last { install(visible) }
  }

  private func finish(_ change: Change, _ transition: ControllerTransition, isComplete: Bool) {
    let (shown, top) = (change.shown, change.top)
    guard isComplete else {
      for controller in change.arriving { controller.willMove(toParent: nil) }
      top.setAppearance(false, animated: true)
      if isOnScreen { shown?.setAppearance(true, animated: true) }
      top.endAppearance()
      top.viewIfLoaded?.removeFromSuperview()
      removeContainer(of: transition)
      shown?.endAppearance()
      for controller in change.arriving where controller.parent === self { controller.removeFromParent() }
      for controller in change.leaving where controller.parent === self { controller.didMove(toParent: self) }
      for controller in change.arriving + change.leaving {
        controller.reason.subtract([.movingToParent, .movingFromParent])
      }
      transition.callCompletions()
      return transition.animationEnded()
    }
    shown?.endAppearance()
    if let shown, shown !== stack.last { viewIfLoaded.map { shown.uninstall(from: $0) } }
    removeContainer(of: transition)
    top.endAppearance()
    settle(arriving: change.arriving, leaving: change.leaving)
    transition.callCompletions()
    transition.animationEnded()
    delegate?.navigationController(self, didShow: top, animated: true)
  }

  /// Removes the view in which an animator of the app has moved the views.
  private func removeContainer(of transition: ControllerTransition) {
    if transition.containerView !== viewIfLoaded { transition.containerView.removeFromSuperview() }
  }

  private func canPush(_ controller: UIViewController) -> Bool {
    let isAbove = ancestors.contains { $0 === controller }
    if isAbove || controller.presenter != nil {
      RuntimeLog.write(
        "\(type(of: controller)) contains this navigation controller or is presented, and was not put on its stack.")
      return false
    }
    return true
  }

  /// Removes the leaving controllers from this parent, and calls `didMove(toParent:)` on the arriving ones.
  private func settle(arriving: [UIViewController], leaving: [UIViewController]) {
    for controller in leaving where controller.parent === self && !stack.contains(where: { $0 === controller }) {
      controller.removeFromParent()
    }
    for controller in arriving where controller.parent === self { controller.didMove(toParent: self) }
    for controller in arriving + leaving { controller.reason.subtract([.movingToParent, .movingFromParent]) }
  }

  /// Puts the controller's view into its place, if it is not there.
  final func install(_ controller: UIViewController) {
    controller.loadViewIfNeeded()
    guard let view = viewIfLoaded, let content = controller.viewIfLoaded, content.superview !== view else { return }
    layoutBars()
    content.frame = contentFrame
    content.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.insertSubview(content, belowSubview: navigationBar)
  }
}
