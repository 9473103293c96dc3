public import Foundation
package import ViewBacking

/// The topmost view of a hierarchy, shown by a scene.
///
/// In an app, a window is visible only if it belongs to a scene and ``isHidden`` is `false`; initially it is `true` (L-05). The scene does
/// not retain its windows: the app must retain them. Each scene has its own key window.
///
/// A process without an app, such as a test of views and controllers, shows windows without a scene. Their controllers appear, and changes
/// are laid out at the end of a turn of the main queue.
///
/// Differs from Apple: hosts send keys to key commands, and texts to responders.
@preconcurrency @MainActor open class UIWindow: UIView {
  /// The level of a window.
  public struct Level: RawRepresentable, Hashable, Sendable {
    /// The level as a number; a greater level is in front.
    public var rawValue: CGFloat
    /// The level with that number.
    public init(rawValue: CGFloat) { self.rawValue = rawValue }
    /// The level with that number.
    public init(_ rawValue: CGFloat) { self.rawValue = rawValue }
    /// The default level: 0.
    public static let normal = Level(rawValue: 0)
    /// The level of the status bar: 1000.
    public static let statusBar = Level(rawValue: 1000)
    /// The level of alerts: 2000.
    public static let alert = Level(rawValue: 2000)
  }

  /// Posted after a window has become visible; the object is the window.
  public nonisolated class var didBecomeVisibleNotification: NSNotification.Name {
    .init("UIWindowDidBecomeVisibleNotification")
  }
  /// Posted after a window has become hidden; the object is the window.
  public nonisolated class var didBecomeHiddenNotification: NSNotification.Name {
    .init("UIWindowDidBecomeHiddenNotification")
  }
  /// Posted after a window has become key; the object is the window.
  public nonisolated class var didBecomeKeyNotification: NSNotification.Name {
    .init("UIWindowDidBecomeKeyNotification")
  }
  /// Posted after a window has stopped being key; the object is the window.
  public nonisolated class var didResignKeyNotification: NSNotification.Name {
    .init("UIWindowDidResignKeyNotification")
  }

  /// Whether the end of the turn has work to do. Set wherever a view or a scene changes what is on screen.
  static var hasPendingWork: Bool {
    get { UIProcess.current.hasPendingWork }
    set { UIProcess.current.hasPendingWork = newValue }
  }

  /// The scene that shows the window, or `nil`: in an app the window is invisible then. A window may be moved to another scene.
  /// The scene is not retained.
  open var windowScene: UIWindowScene? {
    get { sceneReference?.scene as? UIWindowScene }
    set {
      let previous = windowScene
      sceneReference = newValue?.reference
      if previous !== newValue { moveScene(from: previous) }
    }
  }
  private var sceneReference: SceneReference?

  /// The controller of the window's content. Its view fills the window; a new one replaces the old one immediately.
  open var rootViewController: UIViewController? {
    didSet { if oldValue !== rootViewController { replaceRoot(oldValue) } }
  }

  /// Whether the window is hidden. Default: `true`. With `false` the window becomes visible as soon as it has a scene: the root
  /// controller's view is loaded and begins to appear before the setter returns (L-05).
  open override var isHidden: Bool {
    get { hidden }
    set {
      hidden = newValue
      updateVisibility()
    }
  }

  /// The level among the scene's other windows. Default: ``Level/normal``.
  open var windowLevel = Level.normal {
    didSet { setNeedsShow() }
  }

  /// The screen that the window is on.
  ///
  /// Setting it is deprecated on a device since iOS 13. Differs from Apple: there is one screen, so setting it has no effect.
  open var screen: UIScreen {
    get { .main }
    set {}
  }

  /// Whether a Mac may make the window as small as its content. Mac Catalyst 13. Default: `true`. Stored, and without effect: no profile
  /// resizes windows to their content.
  open var canResizeToFitContent = true

  /// Whether the window is the key one of its scene: the one that receives typed text.
  open var isKeyWindow: Bool { windowScene.map { $0.keyWindow === self } ?? false }

  /// Whether the window accepts to become key. Default: `true`.
  open var canBecomeKey: Bool { true }

  /// The responder that receives typed text while the window is key. Not retained.
  weak var firstResponder: UIResponder? {
    didSet {
      guard firstResponder !== oldValue else { return }
      setNeedsShowFocus()
      windowScene?.focusSystem?.firstResponderChanged(to: firstResponder, from: oldValue)
    }
  }
  /// The views that handle keys which no widget has handled, in the order in which they have joined. Not retained.
  var keyStrokeHandlers: [WeakKeyStrokeHandler] = []
  /// The undo manager of the window, which its responders share unless they have one of their own.
  open override var undoManager: UndoManager? {
    if let windowUndoManager { return windowUndoManager }
    let made = UndoManager()
    windowUndoManager = made
    return made
  }
  private var windowUndoManager: UndoManager?
  /// The keys that are held, by their characters.
  var presses: [Character: UIPress] = [:]
  /// Whether the host has the current first responder.
  var isFocusShown = true
  /// The view whose widget has the keyboard focus, if a view has set it.
  weak var focusedView: UIView?
  /// Whether the window is on screen: it has a scene, or the process has no app, and it is not hidden.
  private(set) var isShown = false
  /// Transitions that have begun and end in ``finishAppearance()``.
  var transitions: [AppearanceTransition] = [] {
    didSet { if !transitions.isEmpty { UIWindow.hasPendingWork = true } }
  }
  /// Transitions whose animators are running.
  var liveTransitions: [ControllerTransition] = []
  /// The traits of the environment. Set by the runner.
  var environment: UITraitCollection? {
    get { inheritedEnvironment }
    set {
      guard newValue !== inheritedEnvironment else { return }
      changeTraits { adopt(newValue) }
    }
  }
  private var inheritedEnvironment: UITraitCollection?
  /// The touches on the window; `nil` until the first one.
  var touchDispatcher: TouchDispatcher?
  /// Whether the window is as large as its scene, and is resized with it.
  var isFilling = false
  private var hidden = true
  /// The process in which the window was created, if it has no app: the window is visible there without a scene. `nil` if the window was
  /// created in an app or has belonged to a scene; then it is visible in a scene only (L-05).
  private var processWithoutApp = UIProcess.currentWithoutApp

  /// A window for `windowScene`, as large as the scene, hidden at first.
  public init(windowScene: UIWindowScene) {
    super.init(frame: windowScene.availableBounds)
    isFilling = true
    self.windowScene = windowScene
    moveScene(from: nil)
  }

  /// A window of the size `frame`. In an app with scenes it stays invisible until its ``windowScene`` is set (L-05);
  /// in an app without, it belongs to the app's one scene (L-02).
  public override init(frame: CGRect) {
    super.init(frame: frame)
    joinImplicitScene()
  }

  /// A window as large as the screen; otherwise like ``init(frame:)``.
  public convenience init() { self.init(frame: UIScreen.main.bounds) }

  /// A window that a storyboard describes.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    joinImplicitScene()
  }

  /// The window itself.
  open override var window: UIWindow? { self }
  /// The scene.
  open override var next: UIResponder? { windowScene }
  /// The environment of the window.
  open override var traitCollection: UITraitCollection { inheritedTraits(from: environment) }

  /// Makes this the key window of its scene, whose previous key window resigns. Has no effect without a scene, or if
  /// ``canBecomeKey`` is `false`.
  open func makeKey() {
    guard let scene = windowScene, canBecomeKey, scene.keyWindow !== self else { return }
    let previous = scene.keyWindow
    scene.keyWindow = self
    previous?.postResignKey()
    guard isKeyWindow else { return }
    becomeKey()
    postNotification(UIWindow.didBecomeKeyNotification, DidBecomeKeyMessage())
  }

  /// Shows the window in its scene, in front of the others at its level, and makes it the key one there. In an app, a window
  /// without a scene stays invisible (L-05).
  open func makeKeyAndVisible() {
    if let scene = windowScene, let index = scene.attached.firstIndex(where: { $0.window === self }) {
      scene.attached.append(scene.attached.remove(at: index))
      UIWindow.hasPendingWork = true
    }
    isHidden = false
    makeKey()
  }

  /// Sends an event to the window's recognisers and views. UIKit calls it for each change of a touch. An override calls `super`.
  open func sendEvent(_ event: UIEvent) {
    if let event = event as? TouchEvent, event.dispatcher === touchDispatcher { event.dispatcher.dispatch(event) }
  }

  package override func describe(_ description: inout ViewDescription) {
    super.describe(&description)
    description.reportsTouches = UIProcess.current.reportsTouches
    // Behind a root view without a background a device is black, or shows what its launch screen has left. Here an app's content is shown on the
    // system's background, as its bars are.
    if backgroundColor == nil, windowScene?.windows.first === self {
      description.background = resolved(.systemBackground)
    }
  }

  /// Called when the window has become key; never call it. The default does nothing.
  open func becomeKey() {}

  /// Called when the window has stopped being key; never call it. The default does nothing.
  open func resignKey() {}

  /// Posts a notification, and right after it the matching message.
  func postNotification<Message: NotificationCenter.MainActorMessage>(_ name: NSNotification.Name, _ message: Message)
  where Message.Subject == UIWindow {
    NotificationCenter.default.post(name: name, object: self)
    if MessageObservers.exist { NotificationCenter.default.post(message, subject: self) }
  }

  /// Sets the traits of the environment without passing them on.
  func adopt(_ environment: UITraitCollection?) {
    inheritedEnvironment = environment
    UIView.layoutInputs &+= 1
  }

  private func joinImplicitScene() {
    guard let scene = UIProcess.current.implicitWindowScene else { return }
    windowScene = scene
  }

  private func moveScene(from previous: UIWindowScene?) {
    if let previous, previous !== windowScene { dropBacking() }
    if let windowScene { environment = windowScene.windowTraits }
    if let size = windowScene?.contentSize, bounds.size == screen.bounds.size || bounds.size == previous?.contentSize {
      isFilling = true
      frame.size = size
    }
    previous?.attached.removeAll { $0.window == nil || $0.window === self }
    if let previous, previous.keyWindow === self { previous.moveKeyStatus(from: self) }
    if let scene = windowScene, !scene.attached.contains(where: { $0.window === self }) {
      scene.attached.removeAll { $0.window == nil }
      scene.attached.append(WeakWindow(window: self))
    }
    updateVisibility()
  }

  /// Shows or hides the content, depending on the scene and ``isHidden``.
  func updateVisibility() {
    if windowScene != nil { processWithoutApp = nil }
    let shows = !hidden && (windowScene != nil || processWithoutApp != nil)
    guard shows != isShown else { return }
    if shows { processWithoutApp?.addWithoutScene(self) }
    // The host's window has to show or remove this window's content.
    (processWithoutApp ?? .current).hasPendingWork = true
    if shows {
      isShown = true
      showRoot()
      postNotification(UIWindow.didBecomeVisibleNotification, DidBecomeVisibleMessage())
    } else {
      touchDispatcher?.cancelAll()
      finishTransitions()
      rootViewController?.setAppearance(false, animated: false)
      isShown = false
      rootViewController?.endAppearance()
      if let scene = windowScene, scene.keyWindow === self { scene.moveKeyStatus(from: self) }
      postNotification(UIWindow.didBecomeHiddenNotification, DidBecomeHiddenMessage())
    }
  }
}
