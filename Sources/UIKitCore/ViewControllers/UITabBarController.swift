import Foundation

/// Told what the user chooses in a tab bar. Every method has a default.
@preconcurrency @MainActor public protocol UITabBarControllerDelegate: NSObjectProtocol {
  /// Whether the user may go to `viewController`. The default is `true`.
  func tabBarController(
    _ tabBarController: UITabBarController, shouldSelect viewController: UIViewController
  ) -> Bool

  /// The user went to `viewController`. Not called when the app does it. The default does nothing.
  func tabBarController(_ tabBarController: UITabBarController, didSelect viewController: UIViewController)
}

extension UITabBarControllerDelegate {
  /// Answers `true`.
  public func tabBarController(
    _ tabBarController: UITabBarController, shouldSelect viewController: UIViewController
  ) -> Bool { true }
  /// Does nothing.
  public func tabBarController(_ tabBarController: UITabBarController, didSelect viewController: UIViewController) {}
}

/// The bar at the bottom of a tab bar controller.
///
/// Differs from Apple: it holds titles for a host to show; nothing in it is laid out.
@preconcurrency @MainActor open class UITabBar: UIView {
  var looks = AppearanceRecord<UITabBar>()

  /// The colour of what can be tapped in the bar.
  open override var tintColor: UIColor! {
    didSet { looks.note(\.tintColor) }
  }

  /// Takes over what was set on `appearance()`.
  open override func didMoveToWindow() {
    super.didMoveToWindow()
    if window != nil { adoptAppearance() }
  }

  /// The tabs, the leftmost first.
  open var items: [UITabBarItem]?
  /// The tab that is chosen.
  open var selectedItem: UITabBarItem?
  /// The background's colour, or `nil`.
  open var barTintColor: UIColor? {
    didSet { looks.note(\.barTintColor) }
  }
  /// Whether what lies behind shines through. Default: `true`.
  open var isTranslucent = true {
    didSet { looks.note(\.isTranslucent) }
  }
  /// The colour of the tabs that are not chosen, or `nil`.
  open var unselectedItemTintColor: UIColor? {
    didSet { looks.note(\.unselectedItemTintColor) }
  }
  /// The looks of the bar.
  open var standardAppearance = UITabBarAppearance() {
    didSet { looks.note(\.standardAppearance) }
  }
  /// The looks while content touches the bar's edge, or `nil`.
  open var scrollEdgeAppearance: UITabBarAppearance? {
    didSet { looks.note(\.scrollEdgeAppearance) }
  }
}

/// Controllers side by side, of which one is on screen.
///
/// When the tab changes the new controller will appear, the old one will and did disappear, then the new one did appear.
///
/// Differs from Apple: there is no "More" tab; any number of tabs stands in the bar.
@preconcurrency @MainActor open class UITabBarController: UIViewController {
  /// The bar at the bottom.
  public let tabBar = UITabBar(frame: .zero)
  /// Told what the user chooses. Not retained.
  open weak var delegate: (any UITabBarControllerDelegate)?

  private var tabs: [UIViewController] = []
  private var selection: UIViewController?
  private var transition: AppearanceTransition?

  /// The controllers, the leftmost tab first. The one on screen stays there if it is among the new ones; otherwise the
  /// one at the same place is selected, or the first.
  open var viewControllers: [UIViewController]? {
    get { tabs }
    set { setViewControllers(newValue, animated: false) }
  }

  /// The place of the controller on screen, or `NSNotFound`. A place that does not exist is passed over.
  open var selectedIndex: Int {
    get { tabs.firstIndex { $0 === selection } ?? NSNotFound }
    set { if tabs.indices.contains(newValue) { select(tabs[newValue]) } }
  }

  /// The controller on screen. One that is no tab is passed over.
  open var selectedViewController: UIViewController? {
    get { selection }
    set { if let newValue, tabs.contains(where: { $0 === newValue }) { select(newValue) } }
  }

  /// Replaces the tabs.
  open func setViewControllers(_ viewControllers: [UIViewController]?, animated: Bool) {
    transition?.finish()
    let formerIndex = selectedIndex
    var new: [UIViewController] = []
    for controller in viewControllers ?? [] where !new.contains(where: { $0 === controller }) {
      guard controller.presenter == nil, !ancestors.contains(where: { $0 === controller }) else {
        RuntimeLog.write(
          "\(type(of: controller)) holds this tab bar controller or is presented, and did not become a tab.")
        continue
      }
      new.append(controller)
    }
    let arriving = new.filter { controller in !tabs.contains { $0 === controller } }
    let leaving = tabs.filter { controller in !new.contains { $0 === controller } }
    for controller in leaving { controller.willMove(toParent: nil) }
    for controller in arriving { addChild(controller) }
    tabs = new
    children = new + leaving
    tabBar.items = new.map { $0.tabBarItem }
    if selection.map({ kept in !new.contains { $0 === kept } }) ?? true {
      select(new.indices.contains(formerIndex) ? new[formerIndex] : new.first)
      transition?.finish()
    }
    for controller in leaving where controller.parent === self { controller.removeFromParent() }
    for controller in arriving where controller.parent === self { controller.didMove(toParent: self) }
  }

  /// Makes the view that holds the bar and the selected controller's view.
  open override func loadView() {
    super.loadView()
    tabBar.frame = CGRect(x: 0, y: view.bounds.height - 49, width: view.bounds.width, height: 49)
    tabBar.autoresizingMask = [.flexibleWidth, .flexibleTopMargin]
    view.addSubview(tabBar)
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

  /// What a tap on the tab at `index` does: asks the delegate, selects and tells it.
  func tap(at index: Int) {
    guard tabs.indices.contains(index) else { return }
    let wanted = tabs[index]
    guard delegate?.tabBarController(self, shouldSelect: wanted) ?? true else { return }
    select(wanted)
    delegate?.tabBarController(self, didSelect: wanted)
  }

  private func select(_ wanted: UIViewController?) {
    guard wanted !== selection else { return }
    transition?.finish()
    let former = selection
    selection = wanted
    tabBar.selectedItem = wanted?.tabBarItem
    guard isOnScreen else {
      if let view = viewIfLoaded { former?.uninstall(from: view) }
      return
    }
    wanted?.setAppearance(true, animated: false)
    former?.setAppearance(false, animated: false)
    if let wanted, selection === wanted { install(wanted) }
    transition = AppearanceTransition(in: transitionWindow) { [self] in
      transition = nil
      former?.endAppearance()
      if former !== selection, let view = viewIfLoaded { former?.uninstall(from: view) }
      wanted?.endAppearance()
    }
    if transition?.isFinished == true { transition = nil }
  }

  private func install(_ controller: UIViewController) {
    controller.loadViewIfNeeded()
    guard let view = viewIfLoaded, let content = controller.viewIfLoaded, content.superview !== view else { return }
    content.frame = view.bounds
    content.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.insertSubview(content, belowSubview: tabBar)
  }
}
