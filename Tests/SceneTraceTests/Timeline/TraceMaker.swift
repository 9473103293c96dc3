import SceneSystem

@testable import SceneTrace

/// Writes traces as a device would, one call per event, with a clock that advances a tenth of a millisecond for each.
struct TraceMaker {
  private(set) var events: [TraceEvent] = []
  var time: UInt64 = 0
  var app = ApplicationState.background

  static let a = SessionID(rawValue: 1)
  static let b = SessionID(rawValue: 2)

  mutating func stimulus(_ line: String) { add(.stimulus, nil, "device", line) }
  mutating func process(_ event: String) { add(.process, nil, "process", event) }
  mutating func note(_ sentence: String, _ session: SessionID? = nil) { add(.note, session, "system", sentence) }

  mutating func appDelegate(_ callback: String, _ details: [String: String] = [:]) {
    add(.callback, nil, "AppDelegate", callback, details: details)
  }

  /// The delegate's call and its notification, both in `state`.
  mutating func scene(
    _ session: SessionID, _ callback: String, _ notification: String? = nil, in state: ActivationState,
    _ details: [String: String] = [:]
  ) {
    add(.callback, session, "SceneDelegate", callback, state, details: details)
    if let notification { add(.notification, session, "UIScene", notification, state) }
  }

  mutating func scene(
    _ callback: String, _ notification: String? = nil, in state: ActivationState, _ details: [String: String] = [:]
  ) {
    scene(Self.a, callback, notification, in: state, details)
  }

  mutating func post(_ notification: String) { add(.notification, nil, "UIApplication", notification) }

  private mutating func add(
    _ kind: TraceEvent.Kind, _ session: SessionID?, _ owner: String, _ callback: String,
    _ state: ActivationState? = nil,
    details: [String: String] = [:]
  ) {
    let isCall = kind == .callback || kind == .notification
    events.append(
      TraceEvent(
        kind: kind, time: time, session: session, owner: owner, callback: callback, sceneBefore: state,
        sceneAfter: state,
        applicationBefore: isCall ? app : .background, applicationAfter: isCall ? app : .background,
        duration: isCall ? 40_000 : 0,
        details: details.sorted { $0.key < $1.key }.map { TraceEvent.Detail(key: $0.key, value: $0.value) }))
    time += 100_000
  }

  // MARK: Whole transitions

  mutating func launch() {
    app = .background
    process("start")
    appDelegate("application(_:didFinishLaunchingWithOptions:)")
  }

  mutating func connect(_ session: SessionID = Self.a, restores: Bool = false) {
    scene(
      session, "scene(_:willConnectTo:options:)", "willConnectNotification", in: .unattached,
      restores ? ["stateRestorationActivity": "yes"] : [:])
  }

  mutating func comeForward(_ session: SessionID = Self.a, from state: ActivationState) {
    scene(session, "sceneWillEnterForeground(_:)", "willEnterForegroundNotification", in: state)
    if app == .background {
      post("willEnterForegroundNotification")
      app = .inactive
    }
    scene(session, "sceneDidBecomeActive(_:)", "didActivateNotification", in: .foregroundActive)
    if app == .inactive {
      app = .active
      post("didBecomeActiveNotification")
    }
  }

  mutating func resign() {
    scene("sceneWillResignActive(_:)", "willDeactivateNotification", in: .foregroundActive)
    if app == .active { post("willResignActiveNotification") }
    app = .inactive
  }

  mutating func enterBackground() {
    app = .background
    scene("sceneDidEnterBackground(_:)", "didEnterBackgroundNotification", in: .background)
    post("didEnterBackgroundNotification")
    scene("stateRestorationActivity(for:)", in: .background)
  }

  /// Launch, home, an hour, reclaim, return with the saved state, a second window that is closed, a kill, and a relaunch.
  static func wholeLife() -> TraceMaker {
    var trace = TraceMaker()
    trace.stimulus("tap icon")
    trace.launch()
    trace.appDelegate("application(_:configurationForConnecting:options:)")
    trace.connect()
    trace.comeForward(from: .unattached)
    trace.time += 2_500_000_000
    trace.stimulus("swipe home")
    trace.resign()
    trace.enterBackground()
    trace.time += 3_600_000_000_000
    trace.stimulus("reclaim A")
    trace.scene("sceneDidDisconnect(_:)", "didDisconnectNotification", in: .unattached)
    trace.stimulus("tap icon")
    trace.connect(restores: true)
    trace.scene("scene(_:restoreInteractionStateWith:)", in: .unattached)
    trace.comeForward(from: .unattached)
    trace.stimulus("new window")
    trace.note("No scene wants it, so a new one is made.")
    trace.connect(b)
    trace.comeForward(b, from: .unattached)
    trace.stimulus("close window B")
    // A stays active, and with it the application.
    trace.scene(b, "sceneWillResignActive(_:)", "willDeactivateNotification", in: .foregroundActive)
    trace.scene(b, "sceneDidEnterBackground(_:)", "didEnterBackgroundNotification", in: .background)
    trace.scene(b, "sceneDidDisconnect(_:)", "didDisconnectNotification", in: .unattached)
    trace.appDelegate("application(_:didDiscardSceneSessions:)", ["sessions": "{B}"])
    trace.stimulus("kill")
    trace.process("killed")
    trace.time += 30_000_000_000
    trace.stimulus("tap icon")
    trace.launch()
    trace.connect(restores: true)
    trace.comeForward(from: .unattached)
    return trace
  }
}
