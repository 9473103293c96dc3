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
  public let navigationBar: UINavigationBar
  /// The bar at the bottom. It has the items of the topmost controller.
  public let toolbar: UIToolbar!
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
  /// Recognises the swipe of ``hidesBarsOnSwipe``. It is disabled and belongs to no view, because a swipe does not hide the bars.
  open private(set) lazy var barHideOnSwipeGestureRecognizer: UIPanGestureRecognizer = {
    let recognizer = UIPanGestureRecognizer()
    recognizer.isEnabled = false
    return recognizer
  }()
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
  /// Recognises the swipe on the content that pops a controller. iOS 26. Differs from Apple: always `nil`, because there is no such
  /// gesture.
  open var interactiveContentPopGestureRecognizer: UIGestureRecognizer? { nil }

  final var stack: [UIViewController] = []
  /// The transition that takes no time, until it ends.
  final var immediateTransition: AppearanceTransition?
  /// The transition that an animator carries out.
  final weak var animatedTransition: ControllerTransition?

  /// A stack of one controller.
  public init(rootViewController: UIViewController) {
    (navigationBar, toolbar) = (UINavigationBar(frame: .zero), UIToolbar(frame: .zero))
    super.init(nibName: nil, bundle: nil)
    change(to: [rootViewController], animated: false)
  }

  /// An empty stack.
  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    (navigationBar, toolbar) = (UINavigationBar(frame: .zero), UIToolbar(frame: .zero))
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }

  /// An empty stack with bars of the app's classes; `nil` for UIKit's. A class that is no subclass of UIKit's is logged and not used.
  ///
  /// - Parameters:
  ///   - navigationBarClass: A subclass of ``UINavigationBar``, or `nil`.
  ///   - toolbarClass: A subclass of ``UIToolbar``, or `nil`.
  public init(navigationBarClass: AnyClass?, toolbarClass: AnyClass?) {
    navigationBar = UINavigationController.make(UINavigationBar.self, as: navigationBarClass)
    toolbar = UINavigationController.make(UIToolbar.self, as: toolbarClass)
    super.init(nibName: nil, bundle: nil)
  }

  private static func make<Bar: UIView>(_ base: Bar.Type, as barClass: AnyClass?) -> Bar {
    guard let barClass else { return base.init() }
    guard let own = barClass as? Bar.Type else {
      RuntimeLog.write("\(barClass) is no subclass of \(base), which is used for the bar of a navigation controller.")
      return base.init()
    }
    return own.init()
  }

  /// A stack that a storyboard describes; it sets the root afterwards.
  public required init?(coder: NSCoder) {
    (navigationBar, toolbar) = (UINavigationBar(frame: .zero), UIToolbar(frame: .zero))
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

  /// The controllers below the one that contains the source of an unwind segue, or all if none does, the topmost first.
  open override func allowedChildrenForUnwinding(from source: UIStoryboardUnwindSegueSource) -> [UIViewController] {
    let origin = childContaining(source)
    let end = origin.flatMap { child in stack.firstIndex { $0 === child } } ?? stack.count
    return stack[..<end].reversed()
  }

  /// Pops to the controller that contains the destination of an unwind segue.
  open override func unwind(for unwindSegue: UIStoryboardSegue, towards subsequentVC: UIViewController) {
    popToViewController(subsequentVC, animated: true)
  }

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
  final func layoutBars() {
    guard let view = viewIfLoaded else { return }
    let insets = view.safeAreaInsets
    let size = view.bounds.size
    let barHeight = navigationBar.sizeThatFits(size).height
    // The buttons of a title bar are in the bar, what is above a status bar is not.
    let height = navigationBar.titleBarArea == nil ? insets.top + barHeight : max(insets.top, barHeight)
    navigationBar.frame = CGRect(x: 0, y: 0, width: size.width, height: height)
    if !isNavigationBarHidden { view.window?.windowScene?.putInTitleBar(navigationBar, of: self) }
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

  final var contentFrame: CGRect {
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
