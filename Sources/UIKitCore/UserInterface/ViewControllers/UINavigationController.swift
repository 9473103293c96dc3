public import Foundation
import RuntimeLogging

/// A stack of controllers, of which the topmost is on screen.
///
/// In a push the old top controller receives `viewWillDisappear`, the new one `viewWillAppear`, then the old one `viewDidDisappear` and the
/// new one `viewDidAppear`. The last two follow at the end of the turn, or when the delegate's animator completes the transition. After a
/// cancelled transition the old controller appears again and the new one disappears, and the stack is what it was before.
///
/// Differs from Apple: there are no gestures; bars are above and below the content and never cover it; the delegate is notified of changes,
/// not of the first screen.
@preconcurrency @MainActor open class UINavigationController: UIViewController {
  /// The bar at the top.
  public let navigationBar = UINavigationBar(frame: .zero)
  /// The bar at the bottom. It has the items of the topmost controller.
  public let toolbar: UIToolbar! = UIToolbar(frame: .zero)
  /// Whether the bar at the bottom is hidden. Default: `true`.
  open var isToolbarHidden = true {
    didSet { viewIfLoaded?.setNeedsLayout() }
  }
  /// Notified of the shown controller. Not retained.
  open weak var delegate: (any UINavigationControllerDelegate)?
  /// Whether the bar is hidden. Default: `false`.
  open var isNavigationBarHidden = false {
    didSet {
      navigationBar.isHidden = isNavigationBarHidden
      viewIfLoaded?.setNeedsLayout()
    }
  }

  /// Whether a tap on the content hides the bars and shows them again. Default: `false`.
  open var hidesBarsOnTap: Bool {
    get { tapRecognizer?.isEnabled ?? false }
    set {
      guard newValue || tapRecognizer != nil else { return }
      barHideOnTapGestureRecognizer.isEnabled = newValue
      if newValue, let view = viewIfLoaded { addTapRecognizer(to: view) }
    }
  }
  /// Recognises the taps of ``hidesBarsOnTap``.
  public var barHideOnTapGestureRecognizer: UITapGestureRecognizer {
    if let tapRecognizer { return tapRecognizer }
    let recognizer = UITapGestureRecognizer()
    recognizer.isEnabled = false
    recognizer.addAction(UIAction { [weak self] _ in self?.toggleBars() })
    tapRecognizer = recognizer
    return recognizer
  }
  /// Made when it is first needed: most bars are never hidden.
  private var tapRecognizer: UITapGestureRecognizer?
  /// Whether scrolling hides the bars. Stored, and without effect: bars do not cover the content here. Default: `false`.
  open var hidesBarsOnSwipe = false
  /// Whether a keyboard on the screen hides the bars. Stored, and without effect: there is none. Default: `false`.
  open var hidesBarsWhenKeyboardAppears = false
  /// Whether the bars are hidden in a compact height. Stored, and without effect. Default: `false`.
  open var hidesBarsWhenVerticallyCompact = false
  /// Whether a tap has hidden the toolbar, so that the next one shows it.
  private var tapHidesToolbar = false

  private func addTapRecognizer(to view: UIView) {
    if barHideOnTapGestureRecognizer.view !== view { view.addGestureRecognizer(barHideOnTapGestureRecognizer) }
  }

  private func toggleBars() {
    if isNavigationBarHidden {
      isNavigationBarHidden = false
      if tapHidesToolbar { isToolbarHidden = false }
      tapHidesToolbar = false
    } else {
      isNavigationBarHidden = true
      tapHidesToolbar = !isToolbarHidden
      isToolbarHidden = true
    }
  }

  /// The direction of a transition. Raw values are Apple's.
  public enum Operation: Int, Hashable, Sendable {
    /// None.
    case none = 0
    /// A controller is pushed.
    case push = 1
    /// A controller is popped.
    case pop = 2
  }

  /// Recognises the swipe that pops a controller. Differs from Apple: always `nil`, because there is no such gesture.
  open var interactivePopGestureRecognizer: UIGestureRecognizer? { nil }

  private var stack: [UIViewController] = []
  private var transition: AppearanceTransition?
  /// The transition that an animator carries out.
  private weak var animatedTransition: ControllerTransition?

  /// A stack of one controller.
  public init(rootViewController: UIViewController) {
    super.init(nibName: nil, bundle: nil)
    change(to: [rootViewController], animated: false)
  }

  /// An empty stack.
  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }

  /// A stack that a storyboard describes; it sets the root afterwards.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    coder.finish(self, at: UINavigationController.self)
  }

  /// The stack, the root first. Setting it changes it without animation.
  open var viewControllers: [UIViewController] {
    get { stack }
    set { setViewControllers(newValue, animated: false) }
  }

  /// The controller on top of the stack.
  open var topViewController: UIViewController? { stack.last }

  /// The visible controller: the one presented over the stack, or otherwise the topmost.
  open var visibleViewController: UIViewController? { presentedViewController ?? topViewController }

  /// Pushes `viewController`. One that is already on the stack is ignored and logged.
  open func pushViewController(_ viewController: UIViewController, animated: Bool) {
    guard !stack.contains(where: { $0 === viewController }) else {
      RuntimeLog.write("\(type(of: viewController)) is on the stack already and was not pushed again.")
      return
    }
    change(to: stack + [viewController], animated: animated)
  }

  /// Removes the topmost controller and returns it; the root is not removed, and the result is then `nil`.
  @discardableResult open func popViewController(animated: Bool) -> UIViewController? {
    guard stack.count > 1 else { return nil }
    let top = stack.last
    change(to: stack.dropLast(), animated: animated)
    return top
  }

  /// Removes all controllers but the root and returns them, the lowest first; `nil` if there is nothing to remove.
  @discardableResult open func popToRootViewController(animated: Bool) -> [UIViewController]? {
    stack.first.flatMap { popToViewController($0, animated: animated) }
  }

  /// Removes all controllers above `viewController` and returns them, the lowest first; `nil` if there is nothing to remove, or if
  /// `viewController` is not on the stack.
  @discardableResult open func popToViewController(
    _ viewController: UIViewController, animated: Bool
  ) -> [UIViewController]? {
    guard let index = stack.firstIndex(where: { $0 === viewController }), index + 1 < stack.count else { return nil }
    let popped = Array(stack[(index + 1)...])
    change(to: Array(stack[...index]), animated: animated)
    return popped
  }

  /// Replaces the whole stack. A controller that is passed twice is used once.
  open func setViewControllers(_ viewControllers: [UIViewController], animated: Bool) {
    change(to: viewControllers, animated: animated)
  }

  /// The stack's item in a tab bar: the root's item, unless the stack's own has content.
  open override var tabBarItem: UITabBarItem! {
    get {
      guard let own = super.tabBarItem, own.title == nil, own.image == nil, let root = stack.first else {
        return super.tabBarItem
      }
      return root.tabBarItem
    }
    set { super.tabBarItem = newValue }
  }

  /// Pushes the controller.
  open override func show(_ vc: UIViewController, sender: Any?) { pushViewController(vc, animated: true) }

  /// The orientations that the delegate supports, or otherwise those of the class.
  open override var supportedInterfaceOrientations: UIInterfaceOrientationMask {
    delegate?.navigationControllerSupportedInterfaceOrientations(self) ?? super.supportedInterfaceOrientations
  }

  /// The controller on top. It decides about the status bar's colour only if a subclass overrides
  /// ``UIViewController/childForStatusBarStyle``.
  open override var childForStatusBarHidden: UIViewController? { topViewController }

  /// Shows or hides the bar.
  open func setNavigationBarHidden(_ hidden: Bool, animated: Bool) { isNavigationBarHidden = hidden }

  /// Shows or hides the bar at the bottom.
  open func setToolbarHidden(_ hidden: Bool, animated: Bool) { isToolbarHidden = hidden }

  /// Makes the view that holds the bars and the topmost controller's view.
  open override func loadView() {
    super.loadView()
    navigationBar.navigation = self
    view.addSubview(navigationBar)
    view.addSubview(toolbar)
    if hidesBarsOnTap { addTapRecognizer(to: view) }
    layoutBars()
  }

  override func makePlainView() -> UIView { ContainerView { [weak self] in self?.layoutBars() } }

  /// Positions the bars, and the topmost view between them.
  private func layoutBars() {
    guard let view = viewIfLoaded else { return }
    let insets = view.safeAreaInsets
    let size = view.bounds.size
    navigationBar.frame = CGRect(
      x: 0, y: 0, width: size.width, height: insets.top + navigationBar.sizeThatFits(size).height)
    let items = topViewController?.toolbarItems
    toolbar.isHidden = isToolbarHidden || items?.isEmpty ?? true
    if !toolbar.isHidden {
      if !(toolbar.items ?? []).elementsEqual(items ?? [], by: ===) { toolbar.items = items }
      let height = insets.bottom + UIToolbar.usualHeight
      toolbar.frame = CGRect(x: 0, y: size.height - height, width: size.width, height: height)
    }
    if let content = topViewController?.viewIfLoaded, content.superview === view { content.frame = contentFrame }
    if let transition = animatedTransition, !transition.isOver, transition.containerView !== view {
      transition.containerView.frame = contentFrame
    }
  }

  private var contentFrame: CGRect {
    guard let view = viewIfLoaded else { return .zero }
    let top = isNavigationBarHidden ? 0 : navigationBar.frame.maxY
    let bottom = toolbar.isHidden ? view.bounds.height : toolbar.frame.minY
    return CGRect(x: 0, y: top, width: view.bounds.width, height: max(0, bottom - top))
  }

  /// The button that shows and hides the column beside this one, on the first screen of a split view's detail.
  var sidebarButtonItem: UIBarButtonItem? {
    guard stack.count == 1, let split = parent as? UISplitViewController, split.offersSidebarButton(in: self) else {
      return nil
    }
    return split.displayModeButtonItem
  }

  override var appearanceChildren: [UIViewController] {
    guard shouldAutomaticallyForwardAppearanceMethods, let top = stack.last, top.isInstalled(in: viewIfLoaded) else {
      return []
    }
    return [top]
  }

  override func prepareChildren() {
    if let top = stack.last { install(top) }
  }

  private func change(to requested: [UIViewController], animated: Bool) {
    transition?.finish()
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
    transition = AppearanceTransition(in: transitionWindow) { [self] in
      transition = nil
      shown?.endAppearance()
      if let shown, shown !== stack.last { viewIfLoaded.map { shown.uninstall(from: $0) } }
      top.endAppearance()
      settle(arriving: arriving, leaving: leaving)
      endTransition(of: coordinator)
      delegate?.navigationController(self, didShow: top, animated: animated)
    }
    if transition?.isFinished == true { transition = nil }
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
    guard let shown = change.shown, let view = viewIfLoaded, let leavingView = shown.viewIfLoaded else { return nil }
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
    view.insertSubview(container, belowSubview: navigationBar)
    leavingView.frame = container.bounds
    container.addSubview(leavingView)
    top.viewIfLoaded?.frame = container.bounds
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

  private func install(_ controller: UIViewController) {
    controller.loadViewIfNeeded()
    guard let view = viewIfLoaded, let content = controller.viewIfLoaded, content.superview !== view else { return }
    layoutBars()
    content.frame = contentFrame
    content.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.insertSubview(content, belowSubview: navigationBar)
  }
}

extension UIViewController {
  /// The nearest navigation controller that contains this controller.
  public var navigationController: UINavigationController? { nearestParent() }
  /// The nearest tab bar controller that contains this controller.
  public var tabBarController: UITabBarController? { nearestParent() }

  private func nearestParent<Container: UIViewController>() -> Container? {
    ancestors.dropFirst().lazy.compactMap { $0 as? Container }.first
  }

  /// Whether the view is in `container`.
  func isInstalled(in container: UIView?) -> Bool {
    guard let container, let view = viewIfLoaded else { return false }
    return view !== container && view.isDescendant(of: container)
  }

  /// Removes the view from `container`, if it is in it.
  func uninstall(from container: UIView) {
    if isInstalled(in: container) { viewIfLoaded?.removeFromSuperview() }
  }

  /// The window whose turn ends a transition that begins in this controller.
  var transitionWindow: UIWindow? {
    viewIfLoaded?.window ?? ancestors.lazy.compactMap { $0.viewIfLoaded?.window ?? $0.hostWindow }.first
  }
}
