import Foundation

/// Runs the view of one part of an interface, from loading it to seeing it come and go.
///
/// Calls come in UIKit's order: `loadView`, `viewDidLoad`, `viewWillAppear`, `viewIsAppearing`, layout, `viewDidAppear`,
/// later `viewWillDisappear`, `viewDidDisappear`. They always pair: a controller that will appear did appear or will
/// disappear next, never the same twice (L-04, L-05).
///
/// Differs from Apple: transitions take no time and end with the turn in which they began, whether animated or not. Nib
/// files cannot be loaded, storyboards can.
@preconcurrency @MainActor open class UIViewController: UIResponder {
  // MARK: Making one

  /// The name of the nib that was asked for, or `nil`.
  ///
  /// Differs from Apple: kept, but no nib is loaded.
  public let nibName: String?
  /// The bundle that was given, or `nil`.
  public let nibBundle: Bundle?
  /// The storyboard that the controller was made from, or `nil`.
  public internal(set) var storyboard: UIStoryboard?

  /// A controller that makes its view in ``loadView()``.
  public init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    nibName = nibNameOrNil
    nibBundle = nibBundleOrNil
    super.init()
  }

  /// A controller that makes its view in ``loadView()``.
  public convenience override init() { self.init(nibName: nil, bundle: nil) }

  /// A controller that a storyboard describes. `coder` has no values in it.
  public required init?(coder: NSCoder) {
    nibName = nil
    nibBundle = nil
    super.init()
  }

  // MARK: The view

  /// The controller's view. Reading it loads it first.
  open var view: UIView! {
    get {
      loadViewIfNeeded()
      return loadedView
    }
    set {
      loadedView?.controller = nil
      loadedView = newValue
      newValue?.controller = self
    }
  }

  /// The view if it was loaded, or `nil`.
  public var viewIfLoaded: UIView? { loadedView }
  /// Whether the view was loaded. Asking does not load it.
  public var isViewLoaded: Bool { loadedView != nil }

  /// Makes ``view``. The default makes the view that the storyboard describes, or a plain one.
  open func loadView() {
    let made = viewBuilder?() ?? makePlainView()
    viewBuilder = nil
    view = made
  }

  /// The view where nothing describes one. Containers make one that lays out their bars.
  func makePlainView() -> UIView { UIView(frame: UIScreen.main.bounds) }

  /// Loads the view now, if it was not.
  public func loadViewIfNeeded() {
    guard loadedView == nil else { return }
    if isLoadingView {
      // loadView() asks for the view that it is to make: an endless recursion on a device.
      RuntimeLog.write("\(type(of: self)).loadView() reads view before it has set it; a plain view is used.")
      view = UIView(frame: UIScreen.main.bounds)
      return
    }
    isLoadingView = true
    loadView()
    isLoadingView = false
    if loadedView == nil {
      RuntimeLog.write("\(type(of: self)).loadView() did not set view; a plain view is used.")
      view = UIView(frame: UIScreen.main.bounds)
    }
    viewDidLoad()
  }

  /// Called once, after the view was loaded. The default does nothing.
  open func viewDidLoad() {}
  /// Called before the view comes on screen. The default does nothing.
  open func viewWillAppear(_ animated: Bool) {}
  /// Called once in an appearance, when the view is in its window and before it is laid out (L-04). The default does nothing.
  open func viewIsAppearing(_ animated: Bool) {}
  /// Called when the view has come on screen. The default does nothing.
  open func viewDidAppear(_ animated: Bool) {}
  /// Called before the view leaves the screen; going to the background is no reason (F-01). The default does nothing.
  open func viewWillDisappear(_ animated: Bool) {}
  /// Called when the view has left the screen. The default does nothing.
  open func viewDidDisappear(_ animated: Bool) {}
  /// Called before the view lays out its subviews. The default does nothing.
  open func viewWillLayoutSubviews() {}
  /// Called after the view has laid out its subviews. The default does nothing.
  open func viewDidLayoutSubviews() {}
  /// Brings the constraints of the view up to date, before layout: once at first, then after the view's
  /// `setNeedsUpdateConstraints()`. The default has the view do so; call it last.
  open func updateViewConstraints() { viewIfLoaded?.updateConstraints() }
  /// How much more of the view than the system says is kept from content. Default: nothing.
  open var additionalSafeAreaInsets = UIEdgeInsets.zero {
    didSet { if additionalSafeAreaInsets != oldValue { safeAreaChanged() } }
  }
  /// How far the bars of the containers around reach into the view. Set by the containers.
  var barInsets = UIEdgeInsets.zero {
    didSet { if barInsets != oldValue { safeAreaChanged() } }
  }
  private func safeAreaChanged() {
    UIView.usesSafeArea = true
    viewIfLoaded?.safeAreaChanged()
  }
  /// Called after the view's safe area has changed. The default does nothing.
  open func viewSafeAreaInsetsDidChange() {}
  /// Called after the view's margins have changed. The default does nothing.
  open func viewLayoutMarginsDidChange() {}
  /// Whether the view's margins at the sides are at least ``systemMinimumLayoutMargins``. Default: `true`.
  open var viewRespectsSystemMinimumLayoutMargins = true {
    didSet { viewIfLoaded?.marginsChanged() }
  }
  /// The least margins at the sides: 16 points, and 20 where there is much room.
  open var systemMinimumLayoutMargins: NSDirectionalEdgeInsets {
    let side: CGFloat = viewIfLoaded?.traitCollection.horizontalSizeClass == .regular ? 20 : 16
    return NSDirectionalEdgeInsets(top: 0, leading: side, bottom: 0, trailing: side)
  }
  /// Called before the view gets another size. The default tells the children and the presented controller.
  open func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {
    for child in children { child.viewWillTransition(to: size, with: coordinator) }
    presented?.viewWillTransition(to: size, with: coordinator)
  }
  /// Called when the device is short of memory (B-04). The default does nothing.
  open func didReceiveMemoryWarning() {}

  // MARK: Description

  /// What a person would call the screen; it goes into the navigation item and the tab bar item as well.
  open var title: String? {
    didSet {
      navigationItem.title = title
      tabBarItem.title = title
    }
  }
  /// What a navigation controller shows for this controller.
  public let navigationItem = UINavigationItem()
  /// What a tab bar controller shows for this controller.
  open var tabBarItem: UITabBarItem! = UITabBarItem() {
    didSet { tabBarController?.viewIfLoaded?.setNeedsLayout() }
  }
  /// The size that the content would like to have in a container that asks. Default: zero.
  open var preferredContentSize = CGSize.zero {
    didSet { if preferredContentSize != oldValue { presentationStage?.setNeedsLayout() } }
  }
  /// Light or dark for this controller's view and everything in it; `unspecified` as what it stands in.
  open var overrideUserInterfaceStyle = UIUserInterfaceStyle.unspecified {
    didSet { viewIfLoaded?.setTreeNeedsShow() }
  }
  /// Whether the status bar is hidden while this controller is in front. Default: `false`.
  open var prefersStatusBarHidden: Bool { false }
  /// The colour of the status bar's text while this controller is in front. Default: `default`.
  open var preferredStatusBarStyle: UIStatusBarStyle { .default }
  /// How the status bar comes and goes. Default: `fade`.
  open var preferredStatusBarUpdateAnimation: UIStatusBarAnimation { .fade }
  /// The controller whose wishes for the status bar count in place of this one's, or `nil`.
  open var childForStatusBarStyle: UIViewController? { nil }
  /// The controller that decides whether the status bar is hidden, or `nil` for this one.
  open var childForStatusBarHidden: UIViewController? { nil }
  /// Whether the home indicator may fade. Default: `false`.
  open var prefersHomeIndicatorAutoHidden: Bool { false }
  /// Whether the interface is to keep its orientation while the device turns. iOS 26. Default: `false`.
  open var prefersInterfaceOrientationLocked: Bool { false }
  /// The controller that decides about the orientation's lock, or `nil` for this one. iOS 26.
  open var childForInterfaceOrientationLock: UIViewController? { nil }
  /// Whether the pointer is to be kept inside the scene. iOS 14. Default: `false`. Never asked, because no profile locks a
  /// pointer.
  open var prefersPointerLocked: Bool { false }
  /// The controller that decides about the pointer's lock, or `nil` for this one. iOS 14.
  open var childViewControllerForPointerLock: UIViewController? { nil }
  /// Whether the interface turns with the device. Default: `true`.
  open var shouldAutorotate: Bool { true }
  /// Whether a tab bar hides while this controller is on top. Default: `false`.
  open var hidesBottomBarWhenPushed = false
  /// Whether the app is changing what the controller shows. Default: `false`.
  open var isEditing: Bool {
    get { editing }
    set { setEditing(newValue, animated: false) }
  }
  private var editing = false
  /// A button that begins and ends editing, and says so.
  open private(set) lazy var editButtonItem = UIBarButtonItem(
    title: editing ? "Done" : "Edit",
    primaryAction: UIAction { [weak self] _ in
      guard let self else { return }
      setEditing(!isEditing, animated: true)
    })
  /// Which edges of the screen the view reaches below bars. Default: all.
  open var edgesForExtendedLayout = UIRectEdge.all
  /// How the presentation of this controller moves. Default: `coverVertical`.
  open var modalTransitionStyle = UIModalTransitionStyle.coverVertical
  /// The items of a navigation controller's toolbar while this controller is on top, or `nil`.
  open var toolbarItems: [UIBarButtonItem]? {
    didSet { navigationController?.viewIfLoaded?.setNeedsLayout() }
  }
  /// A name under which the app-based life cycle preserves the controller's state, or `nil` for not at all (L-02).
  open var restorationIdentifier: String?
  /// Who makes the controller where its preserved state needs one, or `nil` for the app delegate. iOS 6.
  open var restorationClass: (any UIViewControllerRestoration.Type)?
  /// The state of an app without scenes is being preserved: write what is worth it, and call `super`. iOS 6. The default
  /// writes nothing.
  open func encodeRestorableState(with coder: NSCoder) {}
  /// The state of an app without scenes was brought back: read what was written, and call `super`. iOS 6. The default reads
  /// nothing.
  open func decodeRestorableState(with coder: NSCoder) {}
  /// All controllers and objects have read their state. iOS 7. The default does nothing.
  open func applicationFinishedRestoringState() {}
  /// The orientations that the controller supports. Default: all on an iPad, all but upside down elsewhere.
  open var supportedInterfaceOrientations: UIInterfaceOrientationMask {
    UIDevice.current.userInterfaceIdiom == .pad ? .all : .allButUpsideDown
  }
  /// What the environment is like: that of the window.
  open var traitCollection: UITraitCollection { loadedView?.traitCollection ?? .current }

  /// The superview of the view, or the presenter, or the window.
  open override var next: UIResponder? {
    if let presenter { return presenter }
    return loadedView?.superview ?? parent
  }

  /// Begins or ends editing. Override it to change what is shown, and call this one.
  open func setEditing(_ editing: Bool, animated: Bool) {
    guard editing != self.editing else { return }
    self.editing = editing
    editButtonItem.title = editing ? "Done" : "Edit"
    editButtonItem.style = editing ? .done : .plain
  }

  /// Sets the items of a navigation controller's toolbar.
  open func setToolbarItems(_ toolbarItems: [UIBarButtonItem]?, animated: Bool) { self.toolbarItems = toolbarItems }

  // MARK: Containment

  /// The controllers inside this one, in the order in which they were added.
  public internal(set) var children: [UIViewController] = []
  /// The controller that contains this one, or `nil`.
  public internal(set) weak var parent: UIViewController?

  /// Whether the children are told when this controller appears and disappears. Default: `true`. With `false` the
  /// controller must do it with ``beginAppearanceTransition(_:animated:)`` and ``endAppearanceTransition()``.
  open var shouldAutomaticallyForwardAppearanceMethods: Bool { true }

  /// Makes `childController` a child, after taking it away from its former parent. Calls its `willMove(toParent:)`;
  /// `didMove(toParent:)` is for the caller to call once the view is in place.
  open func addChild(_ childController: UIViewController) {
    guard !sequence(first: self, next: \.parent).contains(where: { $0 === childController }) else {
      RuntimeLog.write("\(type(of: childController)) cannot become a child of itself or of a controller inside it.")
      return
    }
    guard childController.parent !== self else { return }
    childController.willMove(toParent: self)
    childController.parent?.children.removeAll { $0 === childController }
    childController.parent = self
    children.append(childController)
  }

  /// Takes the controller out of its parent and calls `didMove(toParent: nil)`. The view stays where it is: remove it before.
  open func removeFromParent() {
    guard let former = parent else { return }
    former.children.removeAll { $0 === self }
    parent = nil
    didMove(toParent: nil)
  }

  /// Called before the parent changes; call it with `nil` before removing a child. The default does nothing.
  open func willMove(toParent parent: UIViewController?) {}
  /// Called after the parent has changed; call it with the parent after adding a child. The default does nothing.
  open func didMove(toParent parent: UIViewController?) {}

  /// Tells a child that it is about to appear or disappear, where its parent does not forward that by itself. A call that
  /// fits no present state is passed over.
  open func beginAppearanceTransition(_ isAppearing: Bool, animated: Bool) {
    setAppearance(isAppearing, animated: animated)
  }

  /// Ends what ``beginAppearanceTransition(_:animated:)`` began.
  open func endAppearanceTransition() { endAppearance() }

  /// Shows a controller as fits where this one is: on the nearest navigation controller's stack, or presented over it.
  open func show(_ vc: UIViewController, sender: Any?) {
    if let navigation = navigationController {
      navigation.show(vc, sender: sender)
    } else {
      present(vc, animated: true)
    }
  }

  /// Shows a controller as the detail of the nearest split view controller, or presented where there is none.
  open func showDetailViewController(_ vc: UIViewController, sender: Any?) {
    if let split = splitViewController {
      split.showDetailViewController(vc, sender: sender)
    } else {
      present(vc, animated: true)
    }
  }

  // MARK: Presentation

  /// How the controller lies over its presenter. Default: ``UIModalPresentationStyle/automatic``, a page sheet.
  open var modalPresentationStyle = UIModalPresentationStyle.automatic
  /// Whether the user is kept from pulling the sheet down. Default: `false`. Kept for the app; nothing pulls here.
  open var isModalInPresentation = false
  /// Whether a controller that wants a context covers this one. Default: `false`.
  open var definesPresentationContext = false

  /// Presents `viewControllerToPresent` over the topmost parent, and calls `completion` when it has appeared.
  ///
  /// A presentation that cannot be is passed over with a line in the log: the presenter is not on screen, it presents
  /// already, or the controller is on screen elsewhere.
  open func present(_ viewControllerToPresent: UIViewController, animated flag: Bool, completion: (() -> Void)? = nil) {
    beginPresentation(of: viewControllerToPresent, animated: flag, completion: completion)
  }

  /// Dismisses what this controller presents, or this controller itself if it presents nothing, and calls `completion`
  /// when that has disappeared. Nothing happens if there is nothing to dismiss.
  open func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) {
    beginDismissal(animated: flag, completion: completion)
  }

  // MARK: State

  /// Scenes that the controller would like to have shown beside its own.
  var sceneAccessories: [UISceneAccessoryRegistration] = []
  /// Where the controller stands between being off screen and on it.
  var appearance = AppearanceState.disappeared {
    didSet { UIWindow.hasPendingWork = true }
  }
  /// Whether the appearance that has begun is animated.
  var isAnimated = false
  /// Whether `viewIsAppearing` is still to come in this appearance.
  var owesIsAppearing = false
  /// The controller that this very one presents.
  var presented: UIViewController? {
    didSet { if (presented == nil) != (oldValue == nil) { loadedView?.setNeedsShow() } }
  }
  /// What looks after the presentation, once it was asked for.
  var madePresentationController: UIPresentationController?
  /// The controller that presents this very one.
  weak var presenter: UIViewController?
  /// The window that shows the controller as its root or over it; set before the view is in it. Not retained.
  weak var hostWindow: UIWindow?
  /// Whether a presentation keeps this controller off screen.
  var isCovered = false
  /// Why the present change of appearance takes place.
  var reason = TransitionReason()
  /// Makes the view that a storyboard describes.
  var viewBuilder: (() -> UIView?)?
  private var loadedView: UIView?
  private var isLoadingView = false

  /// The children that appear and disappear with this controller. A container that shows one of many overrides it.
  var appearanceChildren: [UIViewController] {
    guard shouldAutomaticallyForwardAppearanceMethods, let view = loadedView else { return [] }
    let shown = children.filter { $0.viewIfLoaded?.isDescendant(of: view) == true }
    let strangers = view.subviews.flatMap(\.outermostControllers).filter { $0.parent == nil && $0.presenter == nil }
    return shown + strangers
  }

  /// Called between the controller's own `viewWillAppear` and its children's, so that a container can load a child.
  func prepareChildren() {}
}
