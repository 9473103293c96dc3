/// The system half of the scene life cycle: a device with one app, as a value.
///
/// A stimulus goes in, the directives for app half and host come out; replies and requests of the app are stimuli too.
/// There is no clock, no randomness and no input or output here, so the same stimuli always give the same directives, and
/// two kernels that compare equal behave alike for ever.
///
/// **Reading order.** `Kernel+Screen` says which state each scene should be in, `Kernel+Settle` brings the scenes there in
/// UIKit's order, and the other extensions say what each stimulus changes: process, cards, events, requests.
///
/// **Invariants**, checked after each stimulus in debug builds (`Kernel+Invariants`):
///
/// 1. A session has at most one scene, and only while the process runs (M-02).
/// 2. A scene moves only along the graph unattached → foregroundInactive ⇄ foregroundActive, foregroundInactive ⇄ background,
///    and away to unattached by disconnection (M-03).
/// 3. The application's state is that of its most active scene; without one it is background, except for a windowed app
///    that runs on without windows (A-01).
/// 4. A scene is active only if it is on screen and nothing interrupts it; on a device without multiple scenes and windows
///    there is never a second scene beside the one on screen (P-01).
/// 5. A suspended process has no scene in the foreground (B-03).
/// 6. `recency` holds each session once; `space` holds only open sessions, each once.
/// 7. A session whose discard is owed is not on screen (L-07).
/// 8. A scene on a non-interactive display is never active (F-13).
/// 9. An app without scenes has at most one session, the implicit one (L-02).
/// 10. Ids ascend and stay below the next one.
/// 11. Only sessions that have a scene are being restored (R-05).
/// 12. Only a suspended process is owed a change of the time (B-06).
public struct Kernel: Hashable, Sendable {
  /// The device's behaviour, adapted to the app: an iPad whose app keeps to one scene is a `pad1`.
  public let profile: DeviceProfile
  /// What the app's manifest decides.
  public let app: InstalledApp
  /// Everything that must be on disk when the present stimulus has been dealt with.
  public internal(set) var persistent: PersistentState

  /// Whether the process lives, and whether it runs code.
  enum Process: Hashable, Sendable {
    case notRunning
    case running
    case suspended
  }

  /// What the system has pulled over the app, or is pulling.
  enum Overlay: Hashable, Sendable {
    case none
    /// The finger is still down.
    case gesture(SystemGesture)
    case notificationCenter
    case controlCenter
    case switcher
  }

  /// A scene, index by index beside the persistent sessions.
  struct Slot: Hashable, Sendable {
    /// `nil`: the session has no scene.
    var state: ActivationState?
    /// Windowed devices: the window is minimised or on a hidden workspace (D-02).
    var isMinimised = false
    /// The session had a scene in this process before.
    var hadScene = false
    /// The scene was connected without its saved state, because that could not be read then (R-06).
    var isStateWithheld = false
  }

  var process = Process.notRunning
  var application = ApplicationState.background
  var slots: [Slot]
  /// The app is what the user looks at. Windowed devices show it whenever it runs.
  var isInFront = false
  var overlay = Overlay.none
  var isAlertShown = false
  var isLocked = false
  /// The system's own lock asks before it shows the app (F-12).
  var isAppLockAsking = false
  /// Every scene is on its way to the background because the app quits (D-06).
  var isQuitting = false
  /// A Handoff whose payload has not come yet, and the session that was told (E-04).
  var handoff: PendingHandoff?

  /// Encrypted files can be read; saved states are among them (R-06).
  var isProtectedDataAvailable = true
  /// What the running process was last told of that.
  var isProtectedDataKnownAvailable = true
  /// The time has jumped while the process slept, and the process does not know yet (B-06).
  var isTimeChangeOwed = false
  /// Why sessions come back in the present process, as far as its start decides it.
  var launchReason = RestoreReason.launch

  /// Windowed devices: whose window is to come to the front when the scenes are where they should be (D-08).
  var presenting: SessionID?

  /// What a scene is being connected for, until the app has said that it could make it (C-07).
  var arriving: Errand?

  struct PendingHandoff: Hashable, Sendable {
    var activityType: String
    var session: SessionID
  }

  /// A device on its home screen, with the app installed and not running.
  ///
  /// - Parameters:
  ///   - profile: The device. `padN` with an app that does not support multiple scenes behaves as `pad1`.
  ///   - app: What the app's manifest decides.
  ///   - persistent: What a store has kept from before.
  public init(profile: DeviceProfile, app: InstalledApp, persistent: PersistentState = PersistentState()) {
    self.profile = profile.adapted(to: app)
    self.app = app
    self.persistent = persistent
    if app.adoption == .application { self.persistent.keepImplicitSession() }
    slots = Array(repeating: Slot(), count: self.persistent.entries.count)
    guard persistent.isRunning else { return }
    // The process that was alive when this was written did not end under a kernel's eyes.
    self.persistent.processDied()
    oweDiscardsOfDisconnection()
  }

  /// The open sessions, the most recently used first.
  public var sessions: [SessionRecord] { persistent.sessions }

  /// The process as the system sees it.
  public var processState: ProcessState {
    switch process {
    case .notRunning: .notRunning
    case .suspended: .suspended
    case .running:
      switch application {
      case .active: .active
      case .inactive: .inactive
      case .background: .background
      }
    }
  }

  /// The application's state (A-01); background while nothing runs.
  public var applicationState: ApplicationState { application }

  /// The state of a session's scene, or `nil` while the session has none.
  public func activationState(of session: SessionID) -> ActivationState? {
    persistent.index(of: session).flatMap { slots[$0].state }
  }

  /// Whether the app may have several scenes here (P-01).
  public var supportsMultipleScenes: Bool {
    profile.allowsMultipleScenes && app.supportsMultipleScenes && app.adoption == .scenes
  }

  /// Takes one stimulus and gives the directives that follow from it, in order.
  ///
  /// A stimulus that means nothing in the present state gives no directives; ``objection(to:)`` says why. No stimulus
  /// traps.
  public mutating func handle(_ stimulus: Stimulus) -> [Directive] {
    var directives: [Directive] = []
    directives.reserveCapacity(8)
    respond(to: stimulus, with: &directives)
    assert(violatedInvariant == nil, "\(violatedInvariant ?? "") after \(stimulus): \(self)")
    return directives
  }

  /// ``handle(_:)`` without the check afterwards, so that tests can report what it would find.
  mutating func respond(to stimulus: Stimulus, with directives: inout [Directive]) {
    if arriving != nil {
      if case .reply = stimulus {} else { arriving = nil }
    }
    let focused = profile.isWindowed && profile.savesOnFocusLoss ? persistent.recency.first : nil
    defer { if let focused { save(focused, ifUnfocused: &directives) } }
    switch stimulus {
    case .tapIcon: tapIcon(&directives)
    case .beginGesture(let gesture): setOverlay(.gesture(gesture), &directives)
    case .cancelGesture:
      if case .gesture = overlay { setOverlay(.none, &directives) }
    case .completeGesture: completeGesture(&directives)
    case .dismiss: dismiss(&directives)
    case .swipeHome: swipeHome(&directives)
    case .openSwitcher: setOverlay(.switcher, &directives)
    case .choose(let id): choose(id, &directives)
    case .swipeAway(let id): swipeAway(id, &directives)
    case .removeCard(let id): removeCard(id, &directives)
    case .newWindow: newWindow(&directives)
    case .closeWindow(let id): closeWindow(id, &directives)
    case .focus(let id): focus(id, &directives)
    case .minimise(let id): minimise(id, &directives)
    case .unminimise(let id): unminimise(id, &directives)
    case .quit: quit(&directives)
    case .lock: lock(&directives)
    case .unlock: unlock(&directives)
    case .appLock: appLock(&directives)
    case .appLockCancel: appLockCancel(&directives)
    case .alert:
      isAlertShown = true
      settle(&directives)
    case .dismissAlert:
      isAlertShown = false
      settle(&directives)
    case .external(let event): open(event, &directives)
    case .handoffDeliver(let activity): handoffDelivered(activity, &directives)
    case .handoffFail: handoffFailed(&directives)
    case .silentPush: work(.silentPush, &directives)
    case .backgroundFetch: work(.fetch, &directives)
    case .prewarm: prewarm(&directives)
    case .reclaim(let id): reclaim(id, &directives)
    case .memoryWarning: memoryWarning(&directives)
    case .significantTimeChange: significantTimeChange(&directives)
    case .suspend: suspend(&directives)
    case .kill: kill(&directives)
    case .reboot: reboot(&directives)
    case .protectedData(let available):
      protectedData(available: available, &directives)
    case .restorationTimedOut(let id): restorationTimedOut(id, &directives)
    case .discardSession(let id): discardSession(id, &directives)
    case .geometry(let id, let geometry): keep(geometry, of: id)
    case .snapshotTaken(let id, let name): keepSnapshot(name, of: id)
    case .processExited: processIsGone(.died)
    case .autosave: autosave(&directives)
    case .request(let id, let request): answer(request, id, &directives)
    case .reply(let reply): take(reply, &directives)
    }
  }
}
