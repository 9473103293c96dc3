import Foundation
import SceneManifest
import SceneSystem
public import Selectors
import Synchronization
import ViewBacking

/// The running app: its delegate, its scenes and sessions, its state, and its requests to the system.
@preconcurrency @MainActor open class UIApplication: UIResponder, RunningApplication {
  /// The state of the application as a whole: that of its most active scene. Raw values are Apple's (M-01).
  public enum State: Int, Sendable {
    /// A scene is active.
    case active = 0
    /// A scene is on screen, and none is active.
    case inactive = 1
    /// No scene is on screen. An app with scenes starts so (L-01).
    case background = 2
  }

  /// The application of this process.
  ///
  /// It exists from `UIApplicationMain` on. Using it before that stops the process, as on a device.
  public class var shared: UIApplication {
    let process = UIProcess.current
    if let application = process.application { return running(application) }
    // A task that a test starts itself belongs to no device; use the device that was used last.
    if let hosted = process.isHosted ? process : UIProcess.turns.latestOfAll {
      return hosted.application.map(running) ?? terminated(in: hosted)
    }
    // A block that an app left on the main queue runs after its device was released.
    guard UIProcess.isAnyHosted.load(ordering: .relaxed) else {
      preconditionFailure(
        "UIApplication.shared was used before UIApplicationMain has made the application; start the app first.")
    }
    return terminated(in: process)
  }

  /// The application of the running process, or `nil` before its launch.
  static var current: UIApplication? {
    get { UIProcess.current.application.map(running) }
    set { UIProcess.current.application = newValue }
  }

  /// The application of a process. No other type conforms to the protocol.
  private static func running(_ application: any RunningApplication) -> UIApplication {
    unsafeDowncast(application, to: UIApplication.self)
  }

  /// The application of a process that has ended; made when it is first used.
  private static func terminated(in process: UIProcess) -> UIApplication {
    if let application = process.terminatedApplication { return running(application) }
    let application = UIApplication()
    process.terminatedApplication = application
    return application
  }

  /// The app's delegate, made by UIKit from the class passed to `UIApplicationMain`.
  public unowned(unsafe) var delegate: (any UIApplicationDelegate)?

  /// The state of the application. It still reads `inactive` while `sceneDidBecomeActive(_:)` and the scene's own
  /// notification run for the first scene that becomes active (M-04).
  public internal(set) var applicationState: State = .background {
    didSet { UIProcess.current.traced.application = tracedState }
  }

  /// The same state, as a trace records it.
  final var tracedState: ApplicationState { ApplicationState(applicationState) }

  /// Shows scenes and views, where there is a display.
  weak var viewHost: (any ViewHost)?

  /// The scenes that exist now, in any state.
  public internal(set) var connectedScenes: Set<UIScene> = []

  /// The sessions that the system keeps for the app, connected or not (M-02).
  ///
  /// If there are many, the first access requests them from the system; a launch does not wait for them.
  public var openSessions: Set<UISceneSession> { runner?.allSessions ?? [] }

  /// Whether the app may have several scenes: its manifest enables it, and the device can show them (P-01).
  public var supportsMultipleScenes: Bool { environment.supportsMultipleScenes }

  /// Whether protected files can be read; `false` while the device is locked. Saved states are among these files.
  public nonisolated internal(set) var isProtectedDataAvailable: Bool {
    get { protectedData.load(ordering: .sequentiallyConsistent) }
    set { protectedData.store(newValue, ordering: .sequentiallyConsistent) }
  }
  private nonisolated let protectedData = Atomic(true)

  /// Whether the display stays on while nothing is touched. Kept, and without effect off the device.
  public var isIdleTimerDisabled = false

  /// Whether shaking the device offers to undo. Default: `true`. Kept, and without effect: a desktop cannot be shaken.
  public var applicationSupportsShakeToEdit = true

  /// Preserves and restores the state of an app without scenes.
  final let restoration = StateRestoration()

  /// The number of calls of `beginIgnoringInteractionEvents()` that are not balanced yet.
  final var ignoredInteractions = 0

  /// The number on the app's icon. Kept, and shown nowhere off the device.
  public var applicationIconBadgeNumber = 0

  /// The app's icon, if it is not the primary one.
  final var chosenIconName: String?

  /// The quick actions that the app has set at run time.
  public var shortcutItems: [UIApplicationShortcutItem]?

  /// The key window of the scene that was active last.
  ///
  /// Differs from Apple: deprecated there since iOS 13, kept for code that still uses it.
  public var keyWindow: UIWindow? { runner?.frontWindowScene?.keyWindow }

  /// All windows of all scenes.
  ///
  /// Differs from Apple: deprecated there since iOS 15, kept for code that still uses it.
  public var windows: [UIWindow] {
    connectedScenes.compactMap { $0 as? UIWindowScene }.sorted { $0.session.id < $1.session.id }.flatMap(\.windows)
  }

  /// The app and the device as UIKit sees them. Set when the runner launches the application.
  final var environment: AppEnvironment = .empty {
    didSet {
      ownSchemes = Set(environment.infoPlist?.urlSchemes.map { $0.lowercased() } ?? [])
      if let bundle = environment.bundle { AssetCatalog.use(bundle) }
      AccentColor.current.use(environment.infoPlist)
    }
  }
  /// The app's own URL schemes, in lower case. Written once, before the app runs any code; read from any thread.
  nonisolated(unsafe) final var ownSchemes: Set<String> = []
  final weak var runner: AppRunner?
  /// The handlers of the background tasks under way, by the tasks' numbers.
  private final var backgroundTasks: [Int: (@MainActor () -> Void)?] = [:]
  /// Called when the last background task has ended. Set by a device that measures their time.
  package final var onBackgroundTasksEnd: (() -> Void)?
  private final var nextBackgroundTask = 1

  /// Makes an application. Called by `UIApplicationMain` only.
  public override init() { super.init() }

  /// The delegate, if it is a responder.
  open override var next: UIResponder? { delegate as? UIResponder }

  /// Sends an event to its windows: those of its touches, or the key window. An override calls `super`.
  open func sendEvent(_ event: UIEvent) { (event.window ?? keyWindow)?.sendEvent(event) }

  /// Calls a method of `target` with `sender` and `event` as its arguments, as far as it has them. An override calls `super`.
  ///
  /// - Parameters:
  ///   - action: The method.
  ///   - target: The object; `nil` for the first responder in the chain that can perform the action: up from the key window's first
  ///     responder, otherwise from the sender.
  ///   - sender: The control or item, or `nil`.
  ///   - event: The event, or `nil`.
  /// - Returns: Whether there is an object with the method.
  @discardableResult open func sendAction(
    _ action: Selector, to target: Any?, from sender: Any?, for event: UIEvent?
  ) -> Bool {
    ActionMessage.deliver(action, to: target, from: sender, for: event)
  }

  /// Begins work that continues after the app has left the screen; the process is not suspended before it ends (B-03).
  ///
  /// - Parameter handler: Called when the time has run out, to end the task. Only a simulated device inside a test has a clock that
  ///   can run out; elsewhere it is never called.
  /// - Returns: An identifier for `endBackgroundTask(_:)`.
  public func beginBackgroundTask(
    expirationHandler handler: (@MainActor () -> Void)? = nil
  )
    -> UIBackgroundTaskIdentifier
  {
    beginBackgroundTask(withName: nil, expirationHandler: handler)
  }

  /// The same, with a name for the log.
  public func beginBackgroundTask(
    withName taskName: String?, expirationHandler handler: (@MainActor () -> Void)? = nil
  ) -> UIBackgroundTaskIdentifier {
    defer { nextBackgroundTask += 1 }
    backgroundTasks[nextBackgroundTask] = .some(handler)
    return UIBackgroundTaskIdentifier(rawValue: nextBackgroundTask)
  }

  /// Whether a background task is under way.
  package var hasBackgroundTasks: Bool { !backgroundTasks.isEmpty }

  /// Calls every task's handler because the time has run out, in the order in which the tasks began.
  package func expireBackgroundTasks() {
    for (number, handler) in backgroundTasks.sorted(by: { $0.key < $1.key }) where backgroundTasks[number] != nil {
      handler?()
    }
  }

  /// Ends a task that `beginBackgroundTask` began. An identifier that is unknown or has already ended has no effect.
  public func endBackgroundTask(_ identifier: UIBackgroundTaskIdentifier) {
    guard backgroundTasks.removeValue(forKey: identifier.rawValue) != nil, backgroundTasks.isEmpty else { return }
    onBackgroundTasksEnd?()
  }

  /// Registers for remote notifications.
  ///
  /// Differs from Apple: there is no push service off the device, so the delegate is notified of a failure right after.
  public func registerForRemoteNotifications() {
    Task { @MainActor [weak self] in
      guard let self else { return }
      delegate?.application(
        self,
        didFailToRegisterForRemoteNotificationsWithError: CocoaError(
          .featureUnsupported,
          userInfo: [
            NSLocalizedDescriptionKey: "There is no push service here. Deliver notifications with a device script."
          ]))
    }
  }
}
