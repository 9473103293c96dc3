import Foundation
import SceneManifest
public import SceneSystem
import SceneTrace
import Selectors
package import UserNotifications
package import ViewBacking

/// Turns the system's directives into the app's callbacks.
///
/// This is the only place that calls a delegate. What happens, and in which order scenes take part, was decided by the
/// kernel; the order inside one directive (delegate, notification, application, windows) is decided here, one method a
/// directive:
///
/// | directive | method | file |
/// |---|---|---|
/// | `launch` | `launch(_:)` | `AppRunner+Launch` |
/// | `connect`, `disconnect`, `discard` | same names | `AppRunner+Connection` |
/// | `enterForeground`, `activate`, `deactivate`, `enterBackground` | same names | `AppRunner+Transitions` |
/// | `captureState`, `snapshot` | same names | `AppRunner+State` |
/// | `deliver`, `background` | same names | `AppRunner+Events` |
/// | `provideActivity`, `activityContinued` | same names | `AppRunner+Handoff` |
/// | `memoryWarning`, `significantTimeChange`, `protectedData`, `terminate` | same names | `AppRunner+Process` |
/// | `refuse` | same name | `AppRunner+Requests` |
/// | `resize` | same name | `AppRunner+Windows` |
/// | `confirmClosure`, `closureAnswered` | same names | `AppRunner+Closure` |
/// | `accessory` | `accessoryChanged(_:isAvailable:)` | `AppRunner+Accessories` |
/// | `restorationActivity` | `fillIn(_:_:)` | `AppRunner+Sessions` |
@preconcurrency @MainActor public final class AppRunner: SceneRunner {
  /// The app and the device.
  public let environment: AppEnvironment
  /// The application, from the launch on.
  public internal(set) var application: UIApplication?
  /// Receives trace events, or `nil` if none are recorded.
  public var recorder: TraceRecorder? { didSet { recorder?.traced = process.traced } }

  var delegateClass: any UIApplicationDelegate.Type
  /// A declared app, from the launch on; `nil` for one with an app delegate.
  var hosting: (any SceneHosting)?
  /// Whether there is a declared app, or a scene whose delegate has a declaration.
  var hasHosts = false
  /// The hosts of scene delegates' declarations, by the delegates' classes.
  var delegateHosts: [ObjectIdentifier: any SceneHosting] = [:]
  let principalClass: UIApplication.Type
  weak var link: (any SystemLink)?
  /// The process that the runner is for.
  let process: UIProcess

  /// Shows scenes and views, if there is a display. Set before the launch. Not retained.
  package weak var viewHost: (any ViewHost)? {
    didSet { application?.viewHost = viewHost }
  }

  /// Shows the app's notifications, if the desktop can. Set before the launch. Not retained.
  package weak var notificationPresenter: (any NotificationPresenter)?
  var notificationDelivery: NotificationDelivery?

  /// Retained here, because `UIApplication.delegate` does not retain.
  var delegate: (any UIApplicationDelegate)?
  var adoption = Adoption.scenes
  var sessions: [SessionID: UISceneSession] = [:]
  /// The cache behind `UIApplication.openSessions`, valid until a session is added or removed.
  var openSessionSet: Set<UISceneSession>?
  /// Whether the system has more sessions than the launch passed, which were not requested yet.
  var needsSessionRequest = false
  /// Sessions that were discarded before all sessions were requested.
  var disconnectedBeforeStateRequest: Set<SessionID> = []
  /// Sessions whose saved state could not be read when they were last accessed.
  var withheld: Set<SessionID> = []
  var scenes = SceneTable()
  /// The registered accessories that the system knows (Z-05).
  var accessories: [SceneAccessory.ID: WeakRegistration] = [:]
  private var seenConditionChanges = 0
  /// Without scenes: `false` if the app has handled its launch options itself (L-02).
  var needsLaunchEvent = true
  /// Without scenes: whether the event of the launch options is still to be delivered.
  var isDeliveringLaunchEvent = false
  /// The session whose scene became active last.
  var lastActivated: SessionID?
  var nextRequest: UInt64 = 1
  /// The activity that was reported to the system last.
  var sentActivity: OfferedActivity?
  var nextActivityNumber: UInt32 = 1
  /// The activities that other devices have received, by their numbers.
  var providedActivities: [UInt32: WeakActivity] = [:]
  /// Those that other devices have continued, and may request streams for.
  var continuedActivities: [UInt32: WeakActivity] = [:]
  var errorHandlers: [RequestID: (any Error) -> Void] = [:]

  /// A runner for one process of one app.
  ///
  /// - Parameters:
  ///   - environment: App and device.
  ///   - delegateClass: The class of the app delegate.
  ///   - principalClass: The class of the application object.
  ///   - link: The connection to the system. Not retained.
  public init(
    environment: AppEnvironment, delegateClass: any UIApplicationDelegate.Type,
    principalClass: UIApplication.Type = UIApplication.self, link: any SystemLink
  ) {
    self.environment = environment
    self.delegateClass = delegateClass
    self.principalClass = principalClass
    self.link = link
    process = .current
  }

  /// The process has ended. No part of its app may be reachable any more, so that a test can launch the next one in the same process; and
  /// `UIApplication.delegate`, which does not retain, must not be used.
  isolated deinit {
    process.continuationStreams?.transport = nil
    application?.delegate = nil
    guard let application, process.application === application else { return }
    process.application = nil
    process.turnNeeded = nil
    process.applicationModule = nil
  }

  /// Whether the class implements `application(_:configurationForConnecting:options:)` (M-05), or stands for a declared app, which has
  /// scenes always (U-03). Needs no object.
  public static func providesSceneConfiguration(_ delegateClass: any UIApplicationDelegate.Type) -> Bool {
    delegateClass is any DeclaredAppDelegate.Type || delegateClass.providesSceneConfiguration
  }

  /// Called when the app has changed what is on screen outside any batch, for instance from a task or a timer; the host then calls
  /// ``finishTurn()`` in a separate turn, so that layout and `viewDidAppear` follow. `nil` if no host needs it.
  public var onTurnNeeded: (() -> Void)? {
    didSet { process.turnNeeded = onTurnNeeded }
  }

  /// Carries out one batch of directives: one turn of the app's run loop.
  public func execute(_ directives: [Directive]) {
    process.isInTurn = true
    for directive in directives { execute(directive) }
    if restoresOneOfMany(directives) { finishTurn(ofScenesIn: directives) } else { finishTurn() }
  }

  private func execute(_ directive: Directive) {
    switch directive {
    case .launch(let launch): self.launch(launch)
    case .connect(let connection): connect(connection)
    case .enterForeground(let id, let changes): enterForeground(id, changesApplication: changes)
    case .activate(let id, let changes): activate(id, changesApplication: changes)
    case .deactivate(let id, let changes): deactivate(id, changesApplication: changes)
    case .enterBackground(let id, let changes): enterBackground(id, changesApplication: changes)
    case .captureState(let id): captureState(id)
    case .snapshot(let id, let passes): snapshot(id, passes: passes)
    case .disconnect(let id): disconnect(id)
    case .discard(let records): discard(records)
    case .deliver(let delivery, let id): deliver(delivery, to: id)
    case .background(let event): background(event)
    case .application(let state): applicationChanges(to: state)
    case .provideActivity(let id, let number): provideActivity(id, number: number)
    case .activityContinued(let number): activityContinued(number: number)
    case .memoryWarning: memoryWarning()
    case .significantTimeChange: significantTimeChange()
    case .protectedData(let available): protectedData(available: available)
    case .accept(let request): errorHandlers[request] = nil
    case .refuse(let request, let code): refuse(request, code)
    case .terminate: terminate()
    case .restorationActivity(let id, let archive): fillIn(archive, id)
    case .chose(let id, let explanation): note(explanation.sentence(choosing: id))
    case .setAside(let id): setAside(id)
    case .resize(let id, let layout): resize(id, to: layout)
    case .confirmClosure(let id): confirmClosure(id)
    case .closureAnswered(let id, let closes): closureAnswered(id, closes: closes)
    case .accessory(let id, let isAvailable): accessoryChanged(id, isAvailable: isAvailable)
    // The host handles the process itself.
    case .suspend, .resume, .kill: break
    // The host handles its windows too, and what it exchanges with other devices.
    case .present, .offer, .sendActivity: break
    }
  }

  /// What UIKit does at the end of a turn: layout of what is on screen, then the appearances that wait for it. Conditions that a scene has
  /// published since the last turn are sent to the system, so that they route from now on (E-10).
  ///
  /// A host calls it when ``onTurnNeeded`` was called; batches of directives end with it anyway.
  public func finishTurn() {
    process.isInTurn = true
    process.isTurnRequested = false
    defer {
      process.isInTurn = false
      if process.continuationStreams?.hasWork == true { process.hasPendingWork = true }
    }
    // Before the layout: an app shows what it has read.
    process.continuationStreams?.finishTurn()
    KeyValueObservers.compareDefaults()
    process.scenesWithChangedConditions = []
    if UISceneActivationConditions.changes != seenConditionChanges {
      seenConditionChanges = UISceneActivationConditions.changes
      for scene in scenes.values { publishConditions(of: scene) }
    }
    if process.hasPendingWork {
      process.hasPendingWork = false
      for scene in scenes.values { finishTurn(of: scene) }
      if !process.waitingAccessories.isEmpty { sendAccessories() }
      if process.hasResponderActivities { updateResponderActivity() }
    }
    if process.currentActivity.takeChange() { sendCurrentActivity() }
  }

  private func finishTurn(of scene: UIScene) {
    guard let scene = scene as? UIWindowScene, scene.isForeground else { return }
    scene.forEachWindow { window in
      window.layoutPass(forced: false)
      window.finishAppearance()
    }
    scene.showWindows()
    // The controller now in front may lock or unlock the orientation.
    scene.orientationLockMayHaveChanged()
  }

  private func publishConditions(of scene: UIScene) {
    guard scene.activationConditions.conditions != scene.publishedConditions else { return }
    scene.publishedConditions = scene.activationConditions.conditions
    link?.send(.conditions(scene.session.id, scene.publishedConditions))
  }

  /// Whether the batch is one of those in which the system restores many sessions one by one, after a crash that one of them may have
  /// caused.
  private func restoresOneOfMany(_ directives: [Directive]) -> Bool {
    guard case .connect(let connection) = directives.first else { return false }
    return connection.reason == .recovery && scenes.hasMany
  }

  /// Finishes a turn for the scenes that `directives` concern. The other scenes, of which there are many, were finished in earlier turns;
  /// changes on screen that this turn made to them are finished in a separate turn, requested once for all.
  ///
  /// Nothing that is saved waits for that turn, because the next restoration may end the process. `userInfo` and activities are sent to
  /// the system when they are set, also those of other scenes, and a scene that leaves the screen is saved by a separate directive.
  /// Conditions are sent at the end of a turn, so those of every scene that has changed them are sent here.
  private func finishTurn(ofScenesIn directives: [Directive]) {
    let moved = Set(directives.compactMap(\.movedSession))
    let changed = moved.union(process.scenesWithChangedConditions)
    process.scenesWithChangedConditions = []
    for id in changed.sorted() {
      if let scene = scenes[id] { publishConditions(of: scene) }
    }
    for id in moved.sorted() {
      if let scene = scenes[id] { finishTurn(of: scene) }
    }
    process.isInTurn = false
    process.hasPendingWork = true
  }

  /// The scene of a session, if it is connected.
  package func scene(_ id: SessionID) -> UIScene? { scenes[id] }

  /// The object of an open session, or `nil` if the process has none.
  package func openSession(_ id: SessionID) -> UISceneSession? { sessions[id] }

  /// The window scene that is frontmost: of several active ones the one with the focus, or on a device without windows the one that was
  /// activated last.
  var frontWindowScene: UIWindowScene? {
    let windowScenes = scenes.values.compactMap { $0 as? UIWindowScene }
    let active = windowScenes.filter { $0.activationState == .foregroundActive }
    let focused = active.filter { $0.traitCollection.activeAppearance == .active }
    let candidates = focused.isEmpty ? active : focused
    return candidates.first { $0.sessionID == lastActivated } ?? candidates.first
      ?? windowScenes.first { $0.isForeground }
  }

  // MARK: Trace

  /// Calls the app, and records the call if there is a recorder; `details` are evaluated only then.
  @inline(__always)
  func call(
    _ scene: UIScene?, _ owner: Any.Type, _ callback: StaticString,
    details: @autoclosure () -> [TraceEvent.Detail] = [],
    _ body: () -> Void
  ) {
    guard let recorder else {
      body()
      return
    }
    let details = details()
    let beginning = recorder.begin(scene)
    body()
    recorder.finish(beginning, scene, owner, callback, details: details)
  }

  /// Delivers a payload to the app, and records its outcome on a simulated device.
  @inline(__always)
  func hand(
    _ kind: DeliveryEntry.Kind, to scene: UIScene?, _ owner: Any.Type, _ callback: StaticString, _ body: () -> Void
  ) {
    guard let deliveryLog = process.deliveryLog else { return call(scene, owner, callback, body) }
    deliveryLog.deliver(kind, to: scene, owner, callback.description) { call(scene, owner, callback, body) }
  }

  /// Posts a notification, and records it if there is a recorder.
  ///
  /// - Parameters:
  ///   - announcement: The notification.
  ///   - scene: The scene that posts it; `nil` for the application.
  ///   - userInfo: Its user info; most have none.
  @inline(__always)
  func post(_ announcement: LifeCycleNotification, by scene: UIScene? = nil, userInfo: [AnyHashable: Any]? = nil) {
    let object: UIResponder? = scene ?? application
    guard let recorder else {
      announcement.post(by: object, userInfo: userInfo)
      return
    }
    let beginning = recorder.begin(scene)
    announcement.post(by: object, userInfo: userInfo)
    recorder.finish(beginning, scene, announcement)
  }

  /// The first step of every transition of a scene: its delegate is called, then the notification is posted.
  @inline(__always)
  func postNotification(
    _ scene: UIScene, _ callback: StaticString, _ announcement: LifeCycleNotification,
    details: @autoclosure () -> [TraceEvent.Detail] = [], _ body: (any UISceneDelegate) -> Void
  ) {
    let delegate = scene.delegate
    guard let recorder else {
      if let delegate { body(delegate) }
      announcement.post(by: scene)
      return
    }
    if let delegate {
      let details = details()
      let beginning = recorder.begin(scene)
      body(delegate)
      recorder.finish(beginning, scene, type(of: delegate), callback, details: details)
    }
    let beginning = recorder.begin(scene, follows: delegate != nil)
    announcement.post(by: scene)
    recorder.finish(beginning, scene, announcement)
  }

  /// Records a sentence that explains a decision, if there is a recorder. The sentence is built when it is read.
  @inline(__always)
  func note(_ sentence: @autoclosure @escaping @Sendable () -> String) {
    guard let recorder else { return }
    recorder.explain(sentence)
  }
}

extension Directive {
  /// The session whose scene is connected or changes its state.
  fileprivate var movedSession: SessionID? {
    switch self {
    case .connect(let connection): connection.session.id
    case .enterForeground(let id, _), .activate(let id, _), .deactivate(let id, _), .enterBackground(let id, _): id
    default: nil
    }
  }
}

extension UIScene {
  /// On screen, active or not.
  final var isForeground: Bool { activationState == .foregroundActive || activationState == .foregroundInactive }
}

extension ActivationState {
  init(_ state: UIScene.ActivationState) {
    self =
      switch state {
      case .unattached: .unattached
      case .foregroundActive: .foregroundActive
      case .foregroundInactive: .foregroundInactive
      case .background: .background
      }
  }
}

extension ApplicationState {
  init(_ state: UIApplication.State) {
    self =
      switch state {
      case .active: .active
      case .inactive: .inactive
      case .background: .background
      }
  }
}
