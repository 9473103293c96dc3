import Foundation
import RuntimeLogging

/// Controllers side by side, of which one is on screen.
///
/// When the tab changes the new controller receives `viewWillAppear`, the old one `viewWillDisappear` and `viewDidDisappear`, then the new
/// one `viewDidAppear`. The last two follow at the end of the turn, or when the delegate's animator completes the transition.
///
/// Differs from Apple: there is no "More" tab; the bar shows any number of tabs, and is beside the content and never covers it.
@preconcurrency @MainActor open class UITabBarController: UIViewController, UITabBarDelegate {
  /// The bar with the tabs.
  public let tabBar = UITabBar(frame: .zero)
  /// Notified of the user's selection. Not retained.
  open weak var delegate: (any UITabBarControllerDelegate)?

  private var tabControllers: [UIViewController] = []
  private var selection: UIViewController?
  private var transition: AppearanceTransition?
  /// The transition that an animator carries out.
  private weak var animatedTransition: ControllerTransition?

  /// The controllers, the leftmost tab first. The one on screen stays there if it is among the new ones; otherwise the one at the same
  /// index is selected, or the first.
  open var viewControllers: [UIViewController]? {
    get { tabControllers }
    set { setViewControllers(newValue, animated: false) }
  }

  /// The index of the controller on screen, or `NSNotFound`. Setting an index that does not exist has no effect.
  open var selectedIndex: Int {
    get { tabControllers.firstIndex { $0 === selection } ?? NSNotFound }
    set { if tabControllers.indices.contains(newValue) { select(tabControllers[newValue]) } }
  }

  /// The controller on screen. Setting one that is not a tab has no effect.
  open var selectedViewController: UIViewController? {
    get { selection }
    set { if let newValue, tabControllers.contains(where: { $0 === newValue }) { select(newValue) } }
  }

  /// The controller of the "More" tab, which is never shown: the bar shows any number of tabs.
  open private(set) lazy var moreNavigationController = UINavigationController()

  /// The controllers whose tabs the user may arrange, or `nil`. The default is all controllers. Stored: the user cannot arrange the tabs.
  open var customizableViewControllers: [UIViewController]? {
    get { hasCustomizableControllers ? ownCustomizableControllers : tabControllers }
    set { (ownCustomizableControllers, hasCustomizableControllers) = (newValue, true) }
  }
  private var ownCustomizableControllers: [UIViewController]?
  private var hasCustomizableControllers = false
  /// The name under which the user's arrangement of the tabs is saved, or `nil`. iOS 18. Stored: the user cannot arrange the tabs.
  open var customizationIdentifier: String?

  /// A bar with tabs. iOS 18.
  public convenience init(tabs: [UITab]) {
    self.init(nibName: nil, bundle: nil)
    self.tabs = tabs
  }

  /// How the tabs are shown. Stored: they are in a bar, and there is no sidebar. iOS 18. Default: `automatic`.
  open var mode = Mode.automatic
  /// The tabs of an app that uses ``UITab``; `nil` for one that has set controllers.
  final var tabModel: TabModel?

  /// The item of a tab: its own, or the controller's.
  private func item(of controller: UIViewController?) -> UITabBarItem? {
    guard let controller else { return nil }
    guard let tabModel else { return controller.tabBarItem }
    let index = tabControllers.firstIndex { $0 === controller }
    return index.flatMap { tabModel.shown.indices.contains($0) ? tabModel.shown[$0].item : nil }
  }

  /// Replaces the tabs by those of controllers.
  open func setViewControllers(_ viewControllers: [UIViewController]?, animated: Bool) {
    for tab in tabs { tab.join(nil) }
    tabModel = nil
    adoptControllers(viewControllers)
  }

  /// Replaces the controllers.
  final func adoptControllers(_ viewControllers: [UIViewController]?) {
    transition?.finish()
    animatedTransition?.endByForce()
    let previousIndex = selectedIndex
    var new: [UIViewController] = []
    for controller in viewControllers ?? [] where !new.contains(where: { $0 === controller }) {
      guard controller.presenter == nil, !ancestors.contains(where: { $0 === controller }) else {
        RuntimeLog.write(
          "\(type(of: controller)) contains this tab bar controller or is presented, and did not become a tab.")
        continue
      }
      new.append(controller)
    }
    let arriving = new.filter { controller in !tabControllers.contains { $0 === controller } }
    let leaving = tabControllers.filter { controller in !new.contains { $0 === controller } }
    for controller in leaving { controller.willMove(toParent: nil) }
    for controller in arriving { addChild(controller) }
    tabControllers = new
    children = new + leaving
    renewItems()
    if selection.map({ kept in !new.contains { $0 === kept } }) ?? true {
      select(new.indices.contains(previousIndex) ? new[previousIndex] : new.first, mayAnimate: false)
      transition?.finish()
    }
    for controller in leaving where controller.parent === self { controller.removeFromParent() }
    for controller in arriving where controller.parent === self { controller.didMove(toParent: self) }
  }

  /// Selects the controller that contains the destination of an unwind segue.
  open override func unwind(for unwindSegue: UIStoryboardSegue, towards subsequentVC: UIViewController) {
    selectedViewController = subsequentVC
  }

  /// Makes the view that holds the bar and the selected controller's view.
  open override func loadView() {
    super.loadView()
    tabBar.tabs = self
    view.addSubview(tabBar)
    layoutBar()
  }

  override func makePlainView() -> UIView { ContainerView { [weak self] in self?.layoutBar() } }

  /// Whether the bar is hidden. Default: `false`.
  open var isTabBarHidden = false {
    didSet { viewIfLoaded?.setNeedsLayout() }
  }

  /// When the bar becomes small. iOS 26. Stored, and without effect: the bar does not cover the content. Default: `automatic`.
  open var tabBarMinimizeBehavior = MinimizeBehavior.automatic

  /// When a tab bar becomes small. iOS 26. Raw values are Apple's.
  public enum MinimizeBehavior: Int, Hashable, Sendable {
    /// The system decides.
    case automatic = 0
    /// Never.
    case never = 1
    /// When the content is scrolled down.
    case onScrollDown = 2
    /// When the content is scrolled up.
    case onScrollUp = 3
  }

  /// The view between the content and the bar at the bottom, or `nil`. iOS 26. Above the lower edge of the window where the bar is at the
  /// top or hidden.
  open var bottomAccessory: UITabAccessory? {
    didSet {
      guard bottomAccessory !== oldValue else { return }
      if let view = oldValue?.contentView, view.superview === viewIfLoaded { view.removeFromSuperview() }
      viewIfLoaded?.setNeedsLayout()
    }
  }

  /// Sets ``bottomAccessory``. iOS 26. Differs from Apple: without animation.
  open func setBottomAccessory(_ bottomAccessory: UITabAccessory?, animated: Bool) {
    self.bottomAccessory = bottomAccessory
  }

  /// The height of the accessory.
  private var accessoryHeight: CGFloat {
    guard let content = bottomAccessory?.contentView else { return 0 }
    return content.bounds.height > 0 ? content.bounds.height : 48
  }

  private func layoutAccessory(in view: UIView) {
    guard let content = bottomAccessory?.contentView else { return }
    if content.superview !== view { view.insertSubview(content, belowSubview: tabBar) }
    let frame = contentFrame
    content.frame = CGRect(x: frame.minX, y: frame.maxY, width: frame.width, height: accessoryHeight)
  }

  /// Positions the bar, at the top of a wide window and otherwise at the bottom, and the selected view beside it.
  private func layoutBar() {
    guard let view = viewIfLoaded else { return }
    let insets = view.safeAreaInsets
    let bounds = view.bounds
    renewItems()
    tabBar.isAtTop = traitCollection.horizontalSizeClass == .regular
    tabBar.isHiddenByController = hidesBar
    let barHeight = UITabBar.height(atTop: tabBar.isAtTop)
    // The buttons of a title bar are in the bar, what is above a status bar is not.
    let height =
      tabBar.isAtTop && tabBar.titleBarArea != nil
      ? max(insets.top, barHeight) : barHeight + (tabBar.isAtTop ? insets.top : insets.bottom)
    tabBar.frame = CGRect(
      x: 0, y: tabBar.isAtTop ? 0 : bounds.height - height, width: bounds.width, height: height)
    if tabBar.isAtTop, !tabBar.isHidden { view.window?.windowScene?.putInTitleBar(tabBar, of: self) }
    layoutAccessory(in: view)
    if let content = selection?.viewIfLoaded, content.superview === view { content.frame = contentFrame }
    if let transition = animatedTransition, !transition.isOver { transition.containerView.frame = contentFrame }
  }

  /// Updates the items: a controller may have another item, or a stack another root, whose item is the stack's.
  private func renewItems() {
    let items = tabControllers.compactMap { item(of: $0) }
    guard !items.elementsEqual(tabBar.items ?? [], by: ===) else { return }
    tabBar.items = items
    tabBar.selectedItem = item(of: selection)
  }

  /// Whether the bar is hidden, by the app or at the bottom by a controller on a stack.
  private var hidesBar: Bool {
    guard let stack = (selection as? UINavigationController)?.viewControllers, !tabBar.isAtTop else {
      return isTabBarHidden
    }
    return isTabBarHidden || stack.dropFirst().contains(where: \.hidesBottomBarWhenPushed)
  }

  private var contentFrame: CGRect {
    guard var bounds = viewIfLoaded?.bounds else { return .zero }
    bounds.size.height = max(0, bounds.height - accessoryHeight)
    guard !tabBar.isHidden else { return bounds }
    let height = max(0, bounds.height - tabBar.frame.height)
    return CGRect(x: 0, y: tabBar.isAtTop ? tabBar.frame.maxY : 0, width: bounds.width, height: height)
  }

  override var appearanceChildren: [UIViewController] {
    guard shouldAutomaticallyForwardAppearanceMethods, let selection, selection.isInstalled(in: viewIfLoaded) else {
      return []
    }
    return [selection]
  }

  override func prepareChildren() {
    if let selection { install(selection) }
  }

  /// Handles a tap on the tab at `index`: asks the delegate, selects the tab and notifies the delegate. A tap on the selected tab pops its
  /// stack to the root.
  func tap(at index: Int) {
    guard tabControllers.indices.contains(index) else { return }
    let tab = tabControllers[index]
    guard delegate?.tabBarController(self, shouldSelect: tab) ?? true else { return }
    let (tapped, previousTab) = (self.tab(at: index), selectedTab)
    if let tapped, delegate?.tabBarController(self, shouldSelectTab: tapped) == false { return }
    if let item = item(of: tab) { self.tabBar(tabBar, didSelect: item) }
    if tab === selection {
      (tab as? UINavigationController)?.popToRootViewController(animated: true)
    }
    select(tab)
    delegate?.tabBarController(self, didSelect: tab)
    if let tapped { delegate?.tabBarController(self, didSelectTab: tapped, previousTab: previousTab) }
  }

  /// The user has selected a tab; ``selectedViewController`` is the previous one. Override it to be notified. The default does nothing.
  open func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) {}

  /// Shows or hides the bar. iOS 18. Differs from Apple: without animation.
  open func setTabBarHidden(_ hidden: Bool, animated: Bool) { isTabBarHidden = hidden }

  private func select(_ tab: UIViewController?, mayAnimate: Bool = true) {
    guard tab !== selection else { return }
    transition?.finish()
    animatedTransition?.endByForce()
    let previous = selection
    selection = tab
    tabBar.selectedItem = item(of: tab)
    viewIfLoaded?.setNeedsLayout()
    guard isOnScreen else {
      if let view = viewIfLoaded { previous?.uninstall(from: view) }
      return
    }
    if mayAnimate, let tab, let previous, let animated = makeTransition(from: previous, to: tab) {
      tab.setAppearance(true, animated: true)
      previous.setAppearance(false, animated: true)
      return animated.begin()
    }
    tab?.setAppearance(true, animated: false)
    previous?.setAppearance(false, animated: false)
    if let tab, selection === tab { install(tab) }
    transition = AppearanceTransition(in: transitionWindow) { [self] in
      transition = nil
      previous?.endAppearance()
      if previous !== selection, let view = viewIfLoaded { previous?.uninstall(from: view) }
      tab?.endAppearance()
    }
    if transition?.isFinished == true { transition = nil }
  }

  /// The transition of the delegate's animator; `nil` if it has none.
  private func makeTransition(from previous: UIViewController, to tab: UIViewController) -> ControllerTransition? {
    guard let delegate, let view = viewIfLoaded, previous.viewIfLoaded != nil,
      let animator = delegate.tabBarController(self, animationControllerForTransitionFrom: previous, to: tab)
    else { return nil }
    let interactor = delegate.tabBarController(self, interactionControllerFor: animator)
    tab.loadViewIfNeeded()
    layoutBar()
    let container = UIView(frame: contentFrame)
    let made = ControllerTransition(
      .inContainer(
        container, from: previous, to: tab,
        settleViews: { [weak self] isComplete in
          guard let self else { return }
          if !isComplete {
            selection = previous
            tabBar.selectedItem = item(of: previous)
          }
          if let selection { install(selection) }
        },
        finish: { [weak self] in self?.finish($0, from: previous, to: tab, isComplete: $1) }),
      of: self, in: transitionWindow, animator: animator, interactor: interactor)
    animatedTransition = made
    made.installContainer(in: view, belowSubview: tabBar)
    return made
  }

  private func finish(
    _ transition: ControllerTransition, from previous: UIViewController, to tab: UIViewController, isComplete: Bool
  ) {
    if !isComplete {
      if isOnScreen { previous.setAppearance(true, animated: true) }
      tab.setAppearance(false, animated: true)
    }
    let (left, shown) = isComplete ? (previous, tab) : (tab, previous)
    left.endAppearance()
    if left !== selection { left.viewIfLoaded?.removeFromSuperview() }
    transition.containerView.removeFromSuperview()
    shown.endAppearance()
    transition.callCompletions()
    transition.animationEnded()
  }

  private func install(_ controller: UIViewController) {
    controller.loadViewIfNeeded()
    guard let view = viewIfLoaded, let content = controller.viewIfLoaded, content.superview !== view else { return }
    layoutBar()
    content.frame = contentFrame
    content.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.insertSubview(content, belowSubview: tabBar)
  }
}
