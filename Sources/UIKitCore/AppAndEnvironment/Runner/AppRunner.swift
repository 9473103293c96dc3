import Foundation
import SceneManifest
import SceneSystem
import SceneTrace
import UserNotifications

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
/// | `memoryWarning`, `significantTimeChange`, `protectedData`, `terminate` | same names | `AppRunner+Process` |
/// | `refuse` | same name | `AppRunner+Requests` |
/// | `restorationActivity` | `fillIn(_:_:)` | `AppRunner+Sessions` |
@preconcurrency @MainActor public final class AppRunner {
  /// What the runner knows of app and device.
  public let environment: AppEnvironment
  /// The application, from the launch on.
  public internal(set) var application: UIApplication?
  /// Receives trace events, or `nil` where nobody wants them.
  public var recorder: TraceRecorder? { didSet { recorder?.traced = process.traced } }

  let delegateClass: any UIApplicationDelegate.Type
  let principalClass: UIApplication.Type
  weak var link: (any SystemLink)?
  /// The process that the runner is for.
  let process: UIProcess

  /// Shows scenes and views, where there is a display. Set before the launch. Not retained.
  package weak var viewHost: (any ViewHost)? {
    didSet { application?.viewHost = viewHost }
  }

  /// Shows the app's notifications, where there is a desktop that can. Set before the launch. Not retained.
  package weak var notificationPresenter: (any NotificationPresenter)?
  var notificationDelivery: NotificationDelivery?

  /// Retained here, because `UIApplication.delegate` does not retain.
  var delegate: (any UIApplicationDelegate)?
  var adoption = Adoption.scenes
  var sessions: [SessionID: UISceneSession] = [:]
  /// Behind `UIApplication.openSessions`, until a session comes or goes.
  var openSessionSet: Set<UISceneSession>?
  /// The system has more sessions than came with the launch, and nobody has asked for them yet.
  var hasSessionsToAskFor = false
  /// Sessions that went before anybody had asked for all of them.
  var goneBeforeAsking: Set<SessionID> = []
  /// Sessions whose saved state could not be read when they were last looked at.
  var withheld: Set<SessionID> = []
  var scenes = SceneTable()
  private var seenConditionChanges = 0
  /// Without scenes: `false` where the app dealt with its launch options itself (L-02).
  var wantsLaunchEvent = true
  /// Without scenes: the event of the launch options was not delivered yet.
  var isDeliveringLaunchEvent = false
  var nextRequest: UInt64 = 1
  var errorHandlers: [RequestID: (any Error) -> Void] = [:]

  /// A runner for one process of one app.
  ///
  /// - Parameters:
  ///   - environment: App and device.
  ///   - delegateClass: The class of the app delegate.
  ///   - principalClass: The class of the application object.
  ///   - link: The way to the system. Not retained.
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

  /// The process is over. Nothing of its app may be found any more, so that a test can launch the next one in the same
  /// process; and nobody may follow `UIApplication.delegate`, which does not retain.
  isolated deinit {
    application?.delegate = nil
    guard let application, process.application === application else { return }
    process.application = nil
    process.turnNeeded = nil
    process.applicationModule = nil
  }

  /// Whether the class answers `application(_:configurationForConnecting:options:)` (M-05). Needs no object.
  public static func providesSceneConfiguration(_ delegateClass: any UIApplicationDelegate.Type) -> Bool {
    delegateClass.providesSceneConfiguration
  }

  /// Called when the app has changed what is on screen outside any batch, as from a task or a timer; the host then calls
  /// ``finishTurn()`` in a turn of its own, so that layout and `viewDidAppear` follow. `nil` where nobody needs it.
  public var whenTurnIsNeeded: (() -> Void)? {
    didSet { process.turnNeeded = whenTurnIsNeeded }
  }

  /// Carries out one batch of directives: one turn of the app's run loop.
  public func carryOut(_ directives: [Directive]) {
    process.isInTurn = true
    for directive in directives { carryOut(directive) }
    finishTurn()
  }

  private func carryOut(_ directive: Directive) {
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
    case .memoryWarning: memoryWarning()
    case .significantTimeChange: significantTimeChange()
    case .protectedData(let available): protectedData(available: available)
    case .accept(let request): errorHandlers[request] = nil
    case .refuse(let request, let code): refuse(request, code)
    case .terminate: terminate()
    case .restorationActivity(let id, let archive): fillIn(archive, id)
    case .chose(let id, let explanation): note(explanation.sentence(choosing: id))
    case .setAside(let id): setAside(id)
    // The process itself is the host's business.
    case .suspend, .resume, .kill: break
    // So are its windows.
    case .present: break
    }
  }

  /// What UIKit does at the end of a turn: layout of what is on screen, then the appearances that wait for it. Conditions
  /// that a scene has published since the last turn go to the system, so that they route from now on (E-10).
  ///
  /// A host calls it when ``whenTurnIsNeeded`` was called; batches of directives end with it by themselves.
  public func finishTurn() {
    process.isInTurn = true
    process.isTurnRequested = false
    defer { process.isInTurn = false }
    if UISceneActivationConditions.changes != seenConditionChanges { publishConditions() }
    guard process.hasPendingWork else { return }
    process.hasPendingWork = false
    for case let scene as UIWindowScene in scenes.values where scene.isForeground {
      scene.forEachWindow { window in
        window.layoutPass(forced: false)
        window.finishAppearance()
      }
      scene.showWindows()
      // Whoever has come to the front may want the interface to stay as it is, or no longer.
      scene.orientationLockMayHaveChanged()
    }
  }

  private func publishConditions() {
    seenConditionChanges = UISceneActivationConditions.changes
    for scene in scenes.values where scene.activationConditions.conditions != scene.publishedConditions {
      scene.publishedConditions = scene.activationConditions.conditions
      link?.send(.conditions(scene.session.id, scene.publishedConditions))
    }
  }

  /// The scene of a session, while it has one.
  package func scene(_ id: SessionID) -> UIScene? { scenes[id] }

  /// A session that the process knows.
  package func openSession(_ id: SessionID) -> UISceneSession? { sessions[id] }

  /// The window scene that is nearest to the user: of several active ones the one that has the focus.
  var frontWindowScene: UIWindowScene? {
    let windowScenes = scenes.values.compactMap { $0 as? UIWindowScene }
    let active = windowScenes.filter { $0.activationState == .foregroundActive }
    return active.first { $0.traitCollection.activeAppearance == .active } ?? active.first
      ?? windowScenes.first { $0.isForeground }
  }

  // MARK: Trace

  /// Calls into the app, with a record of it where somebody wants one; `details` are looked up only then.
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

  /// Hands the app a payload, with a note of what becomes of it on a simulated device.
  @inline(__always)
  func hand(
    _ kind: DeliveryNote.Kind, to scene: UIScene?, _ owner: Any.Type, _ callback: StaticString, _ body: () -> Void
  ) {
    guard let ledger = process.ledger else { return call(scene, owner, callback, body) }
    ledger.deliver(kind, to: scene, owner, callback.description) { call(scene, owner, callback, body) }
  }

  /// Posts a notification, with a record of it where somebody wants one.
  ///
  /// - Parameters:
  ///   - announcement: The notification.
  ///   - scene: The scene that posts it; `nil` for the application.
  ///   - userInfo: What it brings along; most bring nothing.
  @inline(__always)
  func post(_ announcement: Announcement, by scene: UIScene? = nil, userInfo: [AnyHashable: Any]? = nil) {
    let object: UIResponder? = scene ?? application
    guard let recorder else {
      announcement.post(by: object, userInfo: userInfo)
      return
    }
    let beginning = recorder.begin(scene)
    announcement.post(by: object, userInfo: userInfo)
    recorder.finish(beginning, scene, announcement)
  }

  /// What every transition of a scene begins with: its delegate is told, then the notification is posted.
  @inline(__always)
  func announce(
    _ scene: UIScene, _ callback: StaticString, _ announcement: Announcement,
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

  /// Notes a sentence that explains a decision, where somebody wants a record. It is put together when somebody reads it.
  @inline(__always)
  func note(_ sentence: @autoclosure @escaping @Sendable () -> String) {
    guard let recorder else { return }
    recorder.explain(sentence)
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
