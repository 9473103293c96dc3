package import Foundation
import RuntimeLogging
package import SceneSystem
import Synchronization
@_spi(Runtime) import UserNotifications
package import ViewBacking

/// The state that exists once per process of an app.
///
/// An app in its own process has one, ``main``. A test may have several simulated devices in one process, each with its own
/// processes; code that runs for one of them gets that one from ``current``, and so do the tasks it starts.
///
/// Invariant: a hosted process is ``current`` only inside its ``enter(_:)``, in tasks that were started there, and in the task
/// that entered it last.
@preconcurrency @MainActor package final class UIProcess {
  /// The process of an app that is not hosted.
  package static let main = UIProcess()

  /// The process that the running code belongs to.
  package static var current: UIProcess {
    guard isAnyHosted.load(ordering: .relaxed) else { return main }
    return found() ?? main
  }

  /// Whether the process runs an app. The entry point of an app sets the mode of the main process before the launch; the mode of other
  /// processes does not change.
  package var mode: Mode

  /// The application, from the launch to the end of the process.
  var application: (any RunningApplication)? {
    didSet { traced.application = application?.tracedState ?? .background }
  }
  /// The state of the process that a trace records at each event.
  let traced = TracedState()
  /// The one scene of an app without scenes, which windows made without a scene join (L-02). `nil` in an app that adopted
  /// scenes, where such windows stay invisible (L-05).
  weak var implicitWindowScene: UIWindowScene?
  /// Whether a view needs layout or a controller appears or disappears, so that the end of the turn has work to do. A turn that only
  /// changes a scene's state does not visit any view.
  var hasPendingWork = false {
    didSet { if hasPendingWork, !isInTurn { requestTurn() } }
  }
  /// The scenes whose conditions have changed in this turn, for a turn that does not visit all scenes.
  var scenesWithChangedConditions: Set<SessionID> = []
  /// The accessories that were registered and not sent to the system yet (Z-05).
  var waitingAccessories: [UISceneAccessoryRegistration] = []
  /// Whether the runner is carrying out a batch; it then ends the turn itself.
  var isInTurn = false
  /// Requests a turn when the app changes something outside of a batch, for instance when one of its tasks has finished.
  var turnNeeded: (() -> Void)?
  /// Whether such a turn was requested and has not begun yet.
  var isTurnRequested = false
  /// Finds a storyboard's file by its name.
  var locateStoryboard: (String) -> URL? = { _ in nil }
  /// Finds a xib's file by its name.
  var locateNib: (String) -> URL? = { _ in nil }
  /// The visible windows without a scene, in a process without an app.
  var windowsWithoutScene: [WeakWindow] = []
  /// The name of the app's own module, used for class names without one.
  var applicationModule: String?
  /// What the app has set for all bars of a kind; `nil` as long as it has not asked for it.
  var navigationBarPrototype: UINavigationBar?
  var tabBarPrototype: UITabBar?
  var toolbarPrototype: UIToolbar?
  lazy var barButtonItemPrototype = UIBarButtonItem()
  lazy var tabBarItemPrototype = UITabBarItem()
  var barItemPrototypes = BarItemPrototypes()
  /// The menus of the app's windows.
  lazy var menuSystem = UIMenuSystem()
  /// The edit menu of the first responder.
  lazy var menuController = UIMenuController()
  /// Prints for the app.
  lazy var printController = UIPrintInteractionController()
  /// The traits of a scene on the device's screen, until a host has given it a window.
  var deviceTraits: UITraitCollection?
  /// The number of trait changes whose handlers are being called, each in a handler of the one before.
  var traitChangeDepth = 0
  /// Whether the host reports touches, so that recognisers recognise their gestures from them.
  package var reportsTouches = false
  /// Whether animations take time, in views that a host shows.
  package var animatesViews = false
  /// Whether they do so in views that no host shows.
  package var animatesUnshownViews = false
  /// The app's own choice.
  var areAnimationsEnabled = true
  /// The user's settings for less motion and more contrast.
  package var accessibilitySettings = AccessibilitySettings()
  /// Shows the views that are animated.
  lazy var animationClock = AnimationClock()
  /// Whether a touch was passed to the end of the responder chain, because no responder handles it.
  package var touchReachedEnd = false
  /// The number of responders that have passed a touch on.
  var touchChainDepth = 0
  /// What the app has set for all views of other classes.
  var appearancePrototypes = AppearancePrototypes()

  /// The time since the device was started, in seconds: for a hosted process that of its device.
  package var uptime: @MainActor () -> TimeInterval = { ProcessInfo.processInfo.systemUptime }

  /// Calls a closure after some seconds on the process's clock. Returns what cancels it.
  package var schedule: @MainActor (TimeInterval, @escaping @MainActor () -> Void) -> @MainActor () -> Void = {
    seconds, work in
    // Foundation's initializer for an interval makes a timer that fires at once.
    let due = Date(timeIntervalSinceNow: seconds)
    let timer = Timer(fire: due, interval: 0, repeats: false) { _ in MainActor.assumeIsolated { work() } }
    RunLoop.main.add(timer, forMode: .common)
    return { timer.invalidate() }
  }

  let screen = UIScreen()
  let device = UIDevice()
  nonisolated let currentActivity: CurrentUserActivity
  /// The streams to apps on other devices; `nil` without a connection to other devices.
  var continuationStreams: ContinuationStreams?
  /// Whether a responder has an activity, or had one.
  private(set) var hasResponderActivities = false
  /// The activity that is current because of the responder that has it.
  weak var responderActivity: NSUserActivity?

  /// A responder has another activity, so that another one may be current after this turn.
  func responderActivitiesChanged() {
    hasResponderActivities = true
    hasPendingWork = true
  }

  /// What the app has made available to searches.
  package nonisolated let searchIndex: AppSearchIndex
  nonisolated let pasteboards: PasteboardTable
  nonisolated let resources: AppResources
  /// The folder that pictures are saved in; `nil` for the user's own.
  package var picturesFolder: URL?
  /// The folder that the document browser shows; `nil` for the user's own.
  package var documentsFolder: URL?

  /// The centre that the app's code gets as `NotificationCenter.default`, if a test can substitute it.
  package nonisolated let notificationCenter: NotificationCenter
  /// The defaults that the app's code gets as `UserDefaults.standard`, if a test can substitute them.
  package nonisolated(unsafe) let userDefaults: UserDefaults?
  nonisolated let userNotificationCenter: UNUserNotificationCenter
  nonisolated let log: RuntimeLog.Sink?
  /// Records the outcome of payloads; `nil` in an app that is not hosted.
  package let deliveryLog: DeliveryLog?
  /// The objects of the scenes that were disconnected last; empty in an app that is not hosted.
  package internal(set) var disconnectedScenes: [SessionID: DisconnectedSceneObjects] = [:]
  /// Ends a hosted process where UIKit would stop it, for instance if it did not adopt scenes although required (L-11).
  let trap: (() -> Void)?

  private init() {
    mode = .library
    notificationCenter = .default
    currentActivity = .main
    searchIndex = .main
    pasteboards = .main
    resources = .main
    userDefaults = nil
    userNotificationCenter = UNUserNotificationCenter()
    log = nil
    deliveryLog = nil
    trap = nil
    _ = UIView.observationTracking
  }

  /// A process without an app inside this one, for a test that requires one while other tests have devices. Only code inside ``enter(_:)``
  /// belongs to it.
  package static func library() -> UIProcess { UIProcess(isolated: ()) }

  private init(isolated: Void) {
    mode = .library
    notificationCenter = NotificationCenter()
    currentActivity = CurrentUserActivity()
    searchIndex = AppSearchIndex()
    pasteboards = PasteboardTable()
    resources = AppResources()
    userDefaults = nil
    userNotificationCenter = UNUserNotificationCenter()
    log = nil
    deliveryLog = nil
    trap = nil
    UIProcess.findProcesses()
  }

  /// A process of a simulated device inside this one.
  ///
  /// - Parameters:
  ///   - userDefaults: The app's defaults, which persist beyond the process.
  ///   - searchIndex: What the app has made available to searches, which persists beyond the process.
  ///   - log: Receives what UIKit would write to the console.
  ///   - trap: Called where UIKit would stop the process; nothing is carried out in it afterwards.
  package init(
    userDefaults: UserDefaults?, searchIndex: AppSearchIndex = AppSearchIndex(),
    log: @escaping @Sendable (String) -> Void, trap: @escaping @MainActor () -> Void
  ) {
    mode = .app
    notificationCenter = NotificationCenter()
    currentActivity = CurrentUserActivity()
    self.searchIndex = searchIndex
    pasteboards = PasteboardTable()
    resources = AppResources()
    self.userDefaults = userDefaults
    userNotificationCenter = UNUserNotificationCenter()
    self.log = log
    let deliveryLog = DeliveryLog()
    self.deliveryLog = deliveryLog
    self.trap = trap
    userNotificationCenter.onDefaultImplementation = { response, step in
      deliveryLog.note(response, step)
    }
    UIProcess.findProcesses()
  }

  /// Called when a process beside the main one is created. From then on each process-wide object is looked up in the process that the
  /// running code belongs to.
  private static func findProcesses() {
    isAnyHosted.store(true, ordering: .relaxed)
    _ = UIView.observationTracking
    RuntimeLog.findSinks { UIProcess.found()?.log }
    CurrentUserActivity.findCurrent { UIProcess.found()?.currentActivity }
    AppSearchIndex.findIndex { UIProcess.found()?.searchIndex }
    AppResources.findCurrent { UIProcess.found()?.resources }
    UNUserNotificationCenter.findCurrent = { UIProcess.found()?.userNotificationCenter }
  }

  // MARK: Finding the process

  /// Lets an app that is not hosted skip the search. It changes once, before the first hosted process does anything.
  nonisolated static let isAnyHosted = Atomic(false)

  /// Runs `body` as code of this process. A process that runs an app is also the one that the task entered last.
  package func enter<Result>(_ body: () throws -> Result) rethrows -> Result {
    if mode == .app { UIProcess.turns.note(self) }
    return try TaskProcessTable.$entered.withValue(self, operation: body)
  }

  /// The hosted process that the running code belongs to, if it can be determined: the one that is entered, the one that
  /// the task was started in, or the one that the task entered last. May be called from any thread.
  package nonisolated static func found() -> UIProcess? {
    guard isAnyHosted.load(ordering: .relaxed) else { return nil }
    return TaskProcessTable.entered ?? turns.latest
  }

  nonisolated static let turns = TaskProcessTable()

  /// The application of a process that has ended, for its remaining tasks: it has no scenes, and does nothing.
  var terminatedApplication: (any RunningApplication)?

  /// Whether this is a process of a simulated device.
  var isHosted: Bool { trap != nil }

  private func requestTurn() {
    guard !isTurnRequested else { return }
    guard let turnNeeded else { return requestTurnWithoutApp() }
    isTurnRequested = true
    turnNeeded()
  }
}
