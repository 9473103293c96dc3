import Localization
public import Foundation
import RuntimeLogging
public import Selectors

/// Manages the view of one part of an interface, from loading it to its appearance and disappearance.
///
/// Calls come in UIKit's order: `loadView`, `viewDidLoad`, `viewWillAppear`, `viewIsAppearing`, layout, `viewDidAppear`, later
/// `viewWillDisappear`, `viewDidDisappear`. They are always balanced: after `viewWillAppear` follows `viewDidAppear` or
/// `viewWillDisappear`, never the same call twice (L-04, L-05).
///
/// Differs from Apple: without an animator of the app (``UIViewControllerAnimatedTransitioning``) transitions take no time and end with the turn
/// in which they began, whether animated or not.
@preconcurrency @MainActor open class UIViewController: UIResponder, UIContentContainer, RuntimeInitializable {
  // MARK: Creating a controller

  /// The name of the nib with the controller's view, or `nil` for one named after the class. The default is what the initialiser was given.
  open var nibName: String? { requestedNib?.name }
  /// The bundle with the nib, or `nil` for the app's. The default is what the initialiser was given.
  open var nibBundle: Bundle? { requestedNib?.bundle }
  /// What the initialiser was given, if it was given anything.
  private let requestedNib: (name: String?, bundle: Bundle?)?
  /// The storyboard that the controller was made from, or `nil`.
  public internal(set) var storyboard: UIStoryboard?

  /// A controller whose view the nib `nibNameOrNil` has; with `nil`, one named after the class, if it exists.
  public init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    requestedNib = nibNameOrNil == nil && nibBundleOrNil == nil ? nil : (nibNameOrNil, nibBundleOrNil)
    super.init()
  }

  /// A controller that makes its view in ``loadView()``.
  @_disfavoredOverload public convenience override init() { self.init(nibName: nil, bundle: nil) }

  /// A controller that a storyboard describes.
  public required init?(coder: NSCoder) {
    requestedNib = nil
    super.init()
    coder.finish(self, at: UIViewController.self)
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
  /// Whether the view was loaded. Reading the property does not load it.
  public var isViewLoaded: Bool { loadedView != nil }

  /// Makes ``view``. The default makes the view that the storyboard or nib describes, or a plain one.
  open func loadView() {
    if let viewBuilder {
      self.viewBuilder = nil
      let made = viewBuilder() ?? makePlainView()
      if loadedView !== made { view = made }
      return
    }
    if let name = ControllerNib.name(for: self) {
      UINib(nibName: name, bundle: nibBundle).instantiate(withOwner: self)
      if loadedView != nil { return }
      RuntimeLog.write("The nib \"\(name)\" has not set the outlet view of \(type(of: self)); a plain view is used.")
    }
    view = makePlainView()
  }

  /// The view for a controller without a described one. Containers make one that lays out their bars.
  func makePlainView() -> UIView { UIView(frame: UIScreen.main.bounds) }

  /// Loads the view now, if it was not.
  public func loadViewIfNeeded() {
    guard loadedView == nil else { return }
    if isLoadingView {
      // loadView() reads the view that it has to create: an endless recursion on a device.
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
  /// Called before the view appears on screen. The default does nothing.
  open func viewWillAppear(_ animated: Bool) {}
  /// Called once per appearance, when the view is in its window and before it is laid out (L-04). The default does nothing.
  open func viewIsAppearing(_ animated: Bool) {}
  /// Called when the view has appeared on screen. The default does nothing.
  open func viewDidAppear(_ animated: Bool) {}
  /// Called before the view leaves the screen; not when the scene enters the background (F-01). The default does nothing.
  open func viewWillDisappear(_ animated: Bool) {}
  /// Called when the view has left the screen. The default does nothing.
  open func viewDidDisappear(_ animated: Bool) {}
  /// Called before the view lays out its subviews. The default does nothing.
  open func viewWillLayoutSubviews() {}
  /// Called after the view has laid out its subviews. The default does nothing.
  open func viewDidLayoutSubviews() {}
  /// Sets what the controller's views show from the app's data. iOS 26: once initially, then after ``setNeedsUpdateProperties()``, after a change
  /// of the traits, and after a change of a property of an `@Observable` object that it has read. Called before the view's own
  /// `updateProperties()` (Z-11). The default does nothing.
  open func updateProperties() {}
  /// Requests ``updateProperties()`` before the next layout. iOS 26. Without a loaded view it is called once the view is laid out.
  open func setNeedsUpdateProperties() { viewIfLoaded?.setNeedsUpdateProperties() }
  /// Updates the properties of the controller, its view and everything in it now, if that was requested. iOS 26.
  open func updatePropertiesIfNeeded() { viewIfLoaded?.updatePropertiesIfNeeded() }
  /// Updates the constraints of the view, before layout: once initially, then after the view's `setNeedsUpdateConstraints()`. The default
  /// calls the view's method; call `super` last.
  open func updateViewConstraints() { viewIfLoaded?.updateConstraints() }
  /// Insets that are added to the system's safe area. Default: none.
  open var additionalSafeAreaInsets = UIEdgeInsets.zero {
    didSet { if additionalSafeAreaInsets != oldValue { safeAreaChanged() } }
  }
  /// The parts of the view that the bars of the containers cover. Set by the containers.
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
  /// The minimum margins at the sides: 16 points, and 20 with a regular width or in a window of at least 414 points.
  open var systemMinimumLayoutMargins: NSDirectionalEdgeInsets {
    let isWide = viewIfLoaded?.traitCollection.horizontalSizeClass == .regular
    let side: CGFloat = isWide || viewIfLoaded?.window?.bounds.width ?? 0 >= 414 ? 20 : 16
    return NSDirectionalEdgeInsets(top: 0, leading: side, bottom: 0, trailing: side)
  }
  /// The coordinator of the transition in which the controller or one of its parents takes part, from before `viewWillAppear` until after
  /// `viewDidAppear`; `nil` if there is none, or if it is not animated.
  ///
  /// Where an animated transition takes no time, as on a simulated device, the coordinator runs animations at once, and completions in the same
  /// turn.
  open var transitionCoordinator: (any UIViewControllerTransitionCoordinator)? {
    ancestors.lazy.compactMap(\.immediateCoordinator).first ?? currentTransition
  }
  /// The transition that holds the controller until its animator completes it.
  final var liveTransition: ControllerTransition?
  /// The coordinator of a transition that takes no time, from its beginning to its end.
  final var immediateCoordinator: ImmediateTransitionCoordinator?
  /// Called before the view gets another size. The default calls the method on the children and on the presentation controller, which calls
  /// it on the presented controller.
  open func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {
    for child in children { child.viewWillTransition(to: size, with: coordinator) }
    presented?.transitionReceiver.viewWillTransition(to: size, with: coordinator)
  }
  /// Called when the device is short of memory (B-04). The default does nothing.
  open func didReceiveMemoryWarning() {}

  // MARK: Description

  /// The user-visible title of the screen; it is also set on the navigation item and the tab bar item.
  open var title: String? {
    didSet {
      navigationItem.title = title
      tabBarItem.title = title
    }
  }
  /// The controller's item in a navigation bar.
  public let navigationItem = UINavigationItem()
  /// The controller's item in a tab bar.
  open var tabBarItem: UITabBarItem! = UITabBarItem() {
    didSet { tabBarController?.viewIfLoaded?.setNeedsLayout() }
  }
  /// The preferred size of the content, for containers that use it. Default: zero.
  open var preferredContentSize = CGSize.zero {
    didSet {
      guard preferredContentSize != oldValue else { return }
      presentationContainer?.setNeedsLayout()
      parent?.preferredContentSizeDidChange(forChildContentContainer: self)
      if presenter != nil {
        storedPresentationController?.preferredContentSizeDidChange(forChildContentContainer: self)
      }
    }
  }
  /// Light or dark for this controller's view and everything in it; `unspecified` inherits the environment's.
  open var overrideUserInterfaceStyle: UIUserInterfaceStyle {
    get { ownStyle }
    set {
      guard newValue != ownStyle else { return }
      changeTraits { ownStyle = newValue }
    }
  }
  private final var ownStyle = UIUserInterfaceStyle.unspecified
  /// The overrides and handlers of the controller; `nil` if there are none.
  final var traitState: ControllerTraits?
  /// Whether the status bar is hidden while this controller is in front. Default: `false`.
  open var prefersStatusBarHidden: Bool { false }
  /// The colour of the status bar's text while this controller is in front. Default: `default`.
  open var preferredStatusBarStyle: UIStatusBarStyle { .default }
  /// The animation that shows or hides the status bar. Default: `fade`.
  open var preferredStatusBarUpdateAnimation: UIStatusBarAnimation { .fade }
  /// The controller whose status bar style is used in place of this one's, or `nil`.
  open var childForStatusBarStyle: UIViewController? { nil }
  /// The actions below a preview of the controller, which is shown when a view is pressed with force. They are not shown: see
  /// ``UIViewControllerPreviewing``. Default: empty.
  open var previewActionItems: [any UIPreviewActionItem] { [] }
  /// The controller that decides whether the status bar is hidden, or `nil` for this one.
  open var childForStatusBarHidden: UIViewController? { nil }
  /// Whether the home indicator may fade. Default: `false`.
  open var prefersHomeIndicatorAutoHidden: Bool { false }
  /// The controller that decides about the home indicator, or `nil` for this one. Never read, because there is no indicator.
  open var childForHomeIndicatorAutoHidden: UIViewController? { nil }
  /// The edges at which the system's gestures wait for the app's. Default: none. Never read, because the system has no such gestures.
  open var preferredScreenEdgesDeferringSystemGestures: UIRectEdge { [] }
  /// The controller that decides about those edges, or `nil` for this one. Never read.
  open var childForScreenEdgesDeferringSystemGestures: UIViewController? { nil }
  /// Whether the interface should keep its orientation while the device rotates. iOS 26. Default: `false`.
  open var prefersInterfaceOrientationLocked: Bool { false }
  /// The controller that decides about the orientation lock, or `nil` for this one. iOS 26.
  open var childForInterfaceOrientationLock: UIViewController? { nil }
  /// Whether the pointer should be locked to the scene. iOS 14. Default: `false`. Never read, because no profile locks a
  /// pointer.
  open var prefersPointerLocked: Bool { false }
  /// The controller that decides about the pointer lock, or `nil` for this one. iOS 14.
  open var childViewControllerForPointerLock: UIViewController? { nil }
  /// Whether the keyboard stays on the screen when the first responder changes to a view that needs none. Default: `true` for a controller
  /// that is presented as a form sheet, otherwise `false`. Never read, because there is no keyboard on the screen.
  open var disablesAutomaticKeyboardDismissal: Bool { modalPresentationStyle == .formSheet }
  /// The orientation in which the controller is presented. Default: `portrait`. Never read, because windows do not rotate for a
  /// presentation.
  open var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation { .portrait }
  /// Whether the interface rotates with the device. Default: `true`.
  open var shouldAutorotate: Bool { true }
  /// Whether a tab bar hides while this controller is on top. Default: `false`.
  open var hidesBottomBarWhenPushed = false
  /// Whether the app is changing what the controller shows. Default: `false`.
  open var isEditing: Bool {
    get { editing }
    set { setEditing(newValue, animated: false) }
  }
  private var editing = false
  /// A button that begins and ends editing, and shows the state.
  open private(set) lazy var editButtonItem = UIBarButtonItem(
    title: editing ? SystemString.done.localized : SystemString.edit.localized,
    primaryAction: UIAction { [weak self] _ in
      guard let self else { return }
      setEditing(!isEditing, animated: true)
    })
  /// The edges at which the view extends below bars. Default: all.
  open var edgesForExtendedLayout = UIRectEdge.all
  /// Whether the view extends below opaque bars too. Stored, and without effect: bars are beside the content. Default: `false`.
  open var extendedLayoutIncludesOpaqueBars = false
  /// Whether the insets of a scroll view are those of the bars. Stored, and without effect: bars are beside the content. Deprecated on a device
  /// since iOS 11. Default: `true`.
  open var automaticallyAdjustsScrollViewInsets = true
  /// The animation of this controller's presentation. Default: `coverVertical`.
  open var modalTransitionStyle = UIModalTransitionStyle.coverVertical
  /// The items of a navigation controller's toolbar while this controller is on top, or `nil`.
  open var toolbarItems: [UIBarButtonItem]? {
    didSet { navigationController?.viewIfLoaded?.setNeedsLayout() }
  }
  /// A name under which the app-based life cycle preserves the controller's state, or `nil` to not preserve it (L-02).
  open var restorationIdentifier: String?
  /// The class that creates the controller for its preserved state, or `nil` for the app delegate. iOS 6.
  open var restorationClass: (any UIViewControllerRestoration.Type)?
  /// The state of an app without scenes is being preserved: encode the controller's state, and call `super`. iOS 6. The default encodes
  /// nothing.
  open func encodeRestorableState(with coder: NSCoder) {}
  /// The state of an app without scenes was restored: decode the controller's state, and call `super`. iOS 6. The default decodes nothing.
  open func decodeRestorableState(with coder: NSCoder) {}
  /// All controllers and objects have decoded their state. iOS 7. The default does nothing.
  open func applicationFinishedRestoringState() {}
  /// The orientations that the controller supports. Default: all on an iPad, all but upside down elsewhere.
  open var supportedInterfaceOrientations: UIInterfaceOrientationMask {
    UIDevice.current.userInterfaceIdiom == .pad ? .all : .allButUpsideDown
  }
  /// The traits of the environment: those of the view.
  open var traitCollection: UITraitCollection { loadedView?.traitCollection ?? unloadedTraits }

  /// Called after ``traitCollection`` has changed, before the handlers of `registerForTraitChanges`; call `super`. Deprecated on a device
  /// since iOS 17. The default does nothing.
  ///
  /// Differs from Apple: it is called at once and not before the next layout.
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

  /// Called before a size class changes. The default calls the method on the children and on the presentation controller, which calls it on
  /// the presented controller.
  open func willTransition(
    to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    for child in children { child.willTransition(to: newCollection, with: coordinator) }
    presented?.transitionReceiver.willTransition(to: newCollection, with: coordinator)
  }

  /// Requests that the orientation of the windows is determined again. Deprecated on a device since iOS 16.
  ///
  /// Has no effect: windows do not rotate for a controller's orientations.
  @available(*, deprecated, message: "Use setNeedsUpdateOfSupportedInterfaceOrientations() instead.")
  open class func attemptRotationToDeviceOrientation() {}

  /// The keys that ``addKeyCommand(_:)`` has added, or `nil` for none.
  ///
  /// Differs from Apple: an override that does not add `super`'s commands replaces them.
  open override var keyCommands: [UIKeyCommand]? { addedKeyCommands }
  private final var addedKeyCommands: [UIKeyCommand]?

  /// Adds a key to ``keyCommands``. iOS 9. One that was added before is not added again.
  open func addKeyCommand(_ keyCommand: UIKeyCommand) {
    guard addedKeyCommands?.contains(where: { $0 === keyCommand }) != true else { return }
    addedKeyCommands = (addedKeyCommands ?? []) + [keyCommand]
  }

  /// Removes a key that ``addKeyCommand(_:)`` has added. iOS 9.
  open func removeKeyCommand(_ keyCommand: UIKeyCommand) {
    guard let remaining = addedKeyCommands?.filter({ $0 !== keyCommand }) else { return }
    addedKeyCommands = remaining.isEmpty ? nil : remaining
  }

  /// The nearest controller, from this one up its parents, that performs `action`; `nil` for none. iOS 8.
  ///
  /// Every controller has ``show(_:sender:)`` and ``showDetailViewController(_:sender:)``; the targets of these are a navigation controller
  /// and a split view controller. Differs from Apple: a container of the app that overrides one of the two is not found.
  ///
  /// - Parameters:
  ///   - action: The method.
  ///   - sender: The object that requests it, or `nil`.
  open func targetViewController(forAction action: Selector, sender: Any?) -> UIViewController? {
    ancestors.first { controller in
      switch action.description {
      case "showViewController:sender:", "show:sender:":
        controller is UINavigationController || controller is UISplitViewController
      case "showDetailViewController:sender:": controller is UISplitViewController
      default: controller.canPerformAction(action, withSender: sender)
      }
    }
  }

  /// The superview of the view, or the presenter, or the window.
  open override var next: UIResponder? {
    if let presenter { return presenter }
    return loadedView?.superview ?? parent
  }

  /// Begins or ends editing. Override it to change the content, and call `super`.
  open func setEditing(_ editing: Bool, animated: Bool) {
    guard editing != self.editing else { return }
    self.editing = editing
    editButtonItem.title = editing ? SystemString.done.localized : SystemString.edit.localized
    editButtonItem.style = editing ? .done : .plain
  }

  /// Sets the items of a navigation controller's toolbar.
  open func setToolbarItems(_ toolbarItems: [UIBarButtonItem]?, animated: Bool) { self.toolbarItems = toolbarItems }

  // MARK: Segues

  /// Whether a segue that the user has caused is performed; it is not called for ``performSegue(withIdentifier:sender:)``. Default: `true`.
  open func shouldPerformSegue(withIdentifier identifier: String, sender: Any?) -> Bool { true }

  /// Called before a segue shows its destination: pass data to it here. The default does nothing.
  open func prepare(for segue: UIStoryboardSegue, sender: Any?) {}

  /// Performs the segue with this identifier, which begins somewhere in the controller's scene.
  ///
  /// Differs from Apple: an unknown identifier raises an exception on a device; here it is logged and has no effect.
  open func performSegue(withIdentifier identifier: String, sender: Any?) {
    guard let scene = storyboardScene, let segue = scene.segue(identifier) else {
      let known = storyboardScene?.identifiers ?? []
      RuntimeLog.write(
        "\(type(of: self)) has no segue with identifier '\(identifier)'. It has: "
          + (known.isEmpty ? "none" : known.joined(separator: ", ")) + ".")
      return
    }
    scene.perform(segue, from: self, sender: sender, asksFirst: false)
  }

  // MARK: Unwinding

  /// The children that may be, or contain, the destination of an unwind segue, in the order in which they are searched. iOS 9.
  ///
  /// The default returns all children but the one that ``childContaining(_:)`` returns. A navigation controller returns those below that
  /// one, the topmost first.
  open func allowedChildrenForUnwinding(from source: UIStoryboardUnwindSegueSource) -> [UIViewController] {
    let origin = childContaining(source)
    return children.filter { $0 !== origin }
  }

  /// The child that is, or contains, the source of an unwind segue; `nil` if none does. iOS 9.
  open func childContaining(_ source: UIStoryboardUnwindSegueSource) -> UIViewController? {
    source.source.ancestors.first { $0.parent === self }
  }

  /// Whether the controller is the destination of an unwind segue. iOS 13. The default returns what
  /// ``canPerformUnwindSegueAction(_:from:withSender:)`` returns.
  ///
  /// - Parameters:
  ///   - action: The method that the segue calls.
  ///   - fromViewController: The controller that the segue begins at.
  ///   - sender: The object that has caused the segue, or `nil`.
  open func canPerformUnwindSegueAction(
    _ action: Selector, from fromViewController: UIViewController, sender: Any?
  ) -> Bool { canPerformUnwindSegueAction(action, from: fromViewController, withSender: sender as Any) }

  /// Whether the controller is the destination of an unwind segue. Deprecated on a device since iOS 13. The default returns whether the
  /// controller has the method and is not the one that the segue begins at.
  open func canPerformUnwindSegueAction(
    _ action: Selector, from fromViewController: UIViewController, withSender sender: Any
  ) -> Bool { fromViewController !== self && responds(to: action) }

  /// Called for an unwind segue on the destination's parents, from the inside out, up to one that contains the segue's source: shows
  /// `subsequentVC`. iOS 9. Override it in a container, and never call it.
  ///
  /// The default does nothing. A navigation controller pops, a tab bar controller selects. What the destination or its parents present is
  /// dismissed before.
  ///
  /// - Parameters:
  ///   - unwindSegue: The segue.
  ///   - subsequentVC: The child that is the destination or contains it.
  open func unwind(for unwindSegue: UIStoryboardSegue, towards subsequentVC: UIViewController) {}

  // MARK: Containment

  /// Posted after a split view controller was collapsed or expanded, so that ``showDetailViewController(_:sender:)`` has another effect; the object
  /// is the split view controller.
  public nonisolated class var showDetailTargetDidChangeNotification: NSNotification.Name {
    .init("UIViewControllerShowDetailTargetDidChangeNotification")
  }

  /// The controllers inside this one, in the order in which they were added.
  public internal(set) var children: [UIViewController] = []
  /// The controller that contains this one, or `nil`.
  public internal(set) weak var parent: UIViewController?

  /// Whether the appearance callbacks are forwarded to the children. Default: `true`. With `false` the controller must forward them with
  /// ``beginAppearanceTransition(_:animated:)`` and ``endAppearanceTransition()``.
  open var shouldAutomaticallyForwardAppearanceMethods: Bool { true }

  /// Adds `childController` as a child, after removing it from its previous parent. Calls its `willMove(toParent:)`; the caller calls
  /// `didMove(toParent:)` once the view is in place.
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

  /// Removes the controller from its parent and calls `didMove(toParent: nil)`. The view is not removed: remove it before.
  open func removeFromParent() {
    guard let previous = parent else { return }
    previous.children.removeAll { $0 === self }
    parent = nil
    didMove(toParent: nil)
  }

  /// Called before the parent changes; call it with `nil` before removing a child. The default does nothing.
  open func willMove(toParent parent: UIViewController?) {}
  /// Called after the parent has changed; call it with the parent after adding a child. The default does nothing.
  open func didMove(toParent parent: UIViewController?) {}

  /// Begins the appearance or disappearance of a child, if its parent does not forward it automatically. A call that does not match the
  /// current state has no effect.
  open func beginAppearanceTransition(_ isAppearing: Bool, animated: Bool) {
    setAppearance(isAppearing, animated: animated)
  }

  /// Ends what ``beginAppearanceTransition(_:animated:)`` began.
  open func endAppearanceTransition() { endAppearance() }

  /// Shows a controller depending on the context: on the nearest navigation controller's stack, or presented over it.
  open func show(_ vc: UIViewController, sender: Any?) {
    if let navigation = navigationController {
      navigation.show(vc, sender: sender)
    } else {
      present(vc, animated: true)
    }
  }

  /// Shows a controller as the detail of the nearest split view controller, or presents it if there is none.
  open func showDetailViewController(_ vc: UIViewController, sender: Any?) {
    if let split = splitViewController {
      split.showDetailViewController(vc, sender: sender)
    } else {
      present(vc, animated: true)
    }
  }

  // MARK: Presentation

  /// The presentation style. Default: ``UIModalPresentationStyle/automatic``, a page sheet.
  open var modalPresentationStyle = UIModalPresentationStyle.automatic
  /// Provides the presentation controller of the style ``UIModalPresentationStyle/custom``, and animators. Not retained.
  open weak var transitioningDelegate: (any UIViewControllerTransitioningDelegate)?
  /// Whether the presented controller determines the status bar's appearance although it does not fill the window. Stored. Default: `false`.
  open var modalPresentationCapturesStatusBarAppearance = false
  /// Whether the user cannot dismiss the sheet, with the escape key or a press outside of it. Default: `false`.
  open var isModalInPresentation = false
  /// Whether a controller that is presented in a context covers this one. Default: `false`.
  open var definesPresentationContext = false

  /// Whether a controller that is presented in this context has this controller's ``modalTransitionStyle``. Stored, and without effect. Default:
  /// `false`.
  open var providesPresentationContextTransitionStyle = false
  /// Whether the controller handles the actions of responders while it presents another one. iOS 13. Default: `false`. Never read.
  open var performsActionsWhilePresentingModally: Bool { false }

  /// Presents `viewControllerToPresent` over the topmost parent, and calls `completion` when it has appeared.
  ///
  /// An impossible presentation is ignored and logged: the presenter is not on screen, it already presents one, or the controller is on
  /// screen elsewhere.
  open func present(_ viewControllerToPresent: UIViewController, animated flag: Bool, completion: (() -> Void)? = nil) {
    beginPresentation(of: viewControllerToPresent, animated: flag, completion: completion)
  }

  /// Dismisses what this controller presents, or this controller itself if it presents nothing, and calls `completion` when that has
  /// disappeared. Has no effect if there is nothing to dismiss.
  open func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) {
    beginDismissal(animated: flag, completion: completion)
  }

  // MARK: Content that is not available

  /// Sets ``contentUnavailableConfiguration`` from the controller's data and the state, for instance from the text of a search. iOS 17. Called
  /// before the first layout, after ``setNeedsUpdateContentUnavailableConfiguration()``, and when the text of the navigation item's search has
  /// changed. The default does nothing.
  open func updateContentUnavailableConfiguration(using state: UIContentUnavailableConfigurationState) {}

  // MARK: Sizes of children

  /// The preferred size of a child or a presented controller has changed. iOS 8. The default does nothing.
  open func preferredContentSizeDidChange(forChildContentContainer container: any UIContentContainer) {}
  /// The size of a child that follows from its constraints has changed. iOS 8. Never called: a container that depends on it is laid out with its
  /// constraints. The default does nothing.
  open func systemLayoutFittingSizeDidChange(forChildContentContainer container: any UIContentContainer) {}
  /// The size of a child in a container of a size. iOS 8. Never called: containers determine it by their layout. The default returns the whole
  /// size.
  open func size(
    forChildContentContainer container: any UIContentContainer, withParentContainerSize parentSize: CGSize
  ) -> CGSize { parentSize }

  // MARK: Focus

  /// The environments in which the focus is placed, the first one first. iOS 9. The default is the
  /// controller's view.
  open var preferredFocusEnvironments: [any UIFocusEnvironment] { viewIfLoaded.map { [$0] } ?? [] }
  /// The group of views between which the arrow keys move the focus. iOS 15. Stored, without effect: Tab goes through all views.
  open var focusGroupIdentifier: String?
  /// Whether the focus returns to where it was in the controller's view. Stored, without effect. Default: `true`.
  open var restoresFocusAfterTransition = true
  /// Requests that the focus is placed again, if it is in this environment. iOS 9.
  open func setNeedsFocusUpdate() { UIFocusSystem.focusSystem(for: self)?.requestUpdate(in: self) }
  /// Places the focus again now, if that was requested. iOS 9.
  open func updateFocusIfNeeded() { UIFocusSystem.focusSystem(for: self)?.updateFocusIfNeeded() }
  /// Whether the focus may move into this environment, inside of it or out of it. iOS 9. The default is `true`.
  open func shouldUpdateFocus(in context: UIFocusUpdateContext) -> Bool { true }
  /// The focus has moved into this environment, inside of it or out of it. iOS 9. The default does nothing.
  open func didUpdateFocus(in context: UIFocusUpdateContext, with coordinator: UIFocusAnimationCoordinator) {}
  /// The sound of a move. iOS 11. Never asked, because there are no sounds.
  open func soundIdentifierForFocusUpdate(in context: UIFocusUpdateContext) -> UIFocusSoundIdentifier? { nil }

  // MARK: State

  /// What the controller shows in place of its content, if it has ever been set.
  final var unavailableContent: UnavailableContent?
  /// Whether the app's configuration of unavailable content has to be updated before the next layout.
  final var needsUnavailableContentUpdate = true
  /// The guides of the upper and the lower edge, once one was accessed.
  final var layoutSupportGuides: LayoutSupportGuides?
  /// The scenes that the controller has registered to be shown beside its own.
  var sceneAccessories: [UISceneAccessoryRegistration] = []
  /// What ``contentScrollView(for:)`` returns for the edge at the top.
  weak var topContentScrollView: UIScrollView?
  /// The appearance state of the controller.
  var appearance = AppearanceState.disappeared {
    didSet {
      UIWindow.hasPendingWork = true
      appearing = appearance == .appearing ? appearing ?? AppearingController() : nil
    }
  }
  private var appearing: AppearingController?
  /// Whether the current appearance transition is animated.
  var isAnimated = false
  /// Whether `viewIsAppearing` was not called yet in this appearance.
  var needsIsAppearing = false
  /// The controller that this one itself presents.
  var presented: UIViewController? {
    didSet { if (presented == nil) != (oldValue == nil) { loadedView?.setNeedsShow() } }
  }
  /// The presentation controller, once it was accessed.
  var storedPresentationController: UIPresentationController?
  /// The controller that presents this one itself.
  weak var presenter: UIViewController?
  /// The window that shows the controller as its root or over it; set before the view is in it. Not retained.
  weak var hostWindow: UIWindow?
  /// Whether a presentation keeps this controller off screen.
  var isCovered = false
  /// The reason of the current appearance transition.
  var reason = TransitionReason()
  /// The scene of the storyboard that the controller was made from.
  var storyboardScene: StoryboardScene?
  /// Makes the view that a storyboard describes.
  var viewBuilder: (() -> UIView?)?
  private var loadedView: UIView?
  private var isLoadingView = false

  /// The children that appear and disappear with this controller. A container that shows one of many overrides it.
  var appearanceChildren: [UIViewController] {
    guard shouldAutomaticallyForwardAppearanceMethods, let view = loadedView else { return [] }
    let shown = children.filter { $0.viewIfLoaded?.isDescendant(of: view) == true }
    let unparentedControllers = view.subviews.flatMap(\.outermostControllers).filter {
      $0.parent == nil && $0.presenter == nil
    }
    return shown + unparentedControllers
  }

  /// Called between the controller's own `viewWillAppear` and its children's, so that a container can load a child.
  func prepareChildren() {}
}
