/// The system's part of the scene life cycle: a device with one app, as a value.
///
/// Each stimulus returns directives for the app and the host; replies and requests of the app are stimuli too. There is no clock, no
/// randomness and no input or output here, so the same stimuli always give the same directives, and two kernels that compare equal behave
/// alike from then on.
///
/// **Reading order.** `Kernel+Run` has the values of one run of the process, `Kernel+Screen` computes which state each scene should be in,
/// `Kernel+Reconcile` brings the scenes to it in UIKit's order, and the other extensions define what each stimulus changes: process, cards,
/// events, requests.
///
/// **Invariants**, checked after each stimulus in debug builds (`Kernel+Invariants`):
///
/// 1. A session has at most one scene, and only while the process runs (M-02): scenes are part of a run.
/// 2. A scene changes state only along the graph unattached → foregroundInactive ⇄ foregroundActive, foregroundInactive ⇄ background,
///    and back to unattached by disconnection (M-03).
/// 3. The application's state is that of its most active scene; without one it is background, except for a windowed app
///    that continues without windows (A-01).
/// 4. A scene is active only if it is on screen and nothing interrupts it; on a device without multiple scenes and windows
///    there is never a second scene beside the one on screen (P-01).
/// 5. A suspended process has no scene in the foreground (B-03).
/// 6. `recency` contains each session once; `space` contains only open sessions, each once.
/// 7. A session with a pending discard is not on screen (L-07).
/// 8. A scene on a non-interactive display is never active (F-13).
/// 9. An app without scenes has at most one session, the implicit one (L-02).
/// 10. Identifiers ascend and are less than the next one.
/// 11. Only sessions that have a scene are being restored (R-05).
/// 12. Only a suspended process has a pending change of the time (B-06): it is part of its suspension.
/// 13. The scenes of accessories and of further displays are outside `space`, and end with the scene of their owner (Z-05).
public struct Kernel: Hashable, Sendable {
  /// The device's behaviour, adapted to the app: an iPad whose app uses one scene is a `pad1`.
  public let profile: DeviceProfile
  /// What the app's manifest decides.
  public let app: InstalledApp
  /// Everything that must be on disk when the present stimulus has been handled.
  public internal(set) var persistent: PersistentState

  /// The system UI that is in front of the app, or is being revealed.
  enum Overlay: Hashable, Sendable {
    case none
    /// The finger is still down.
    case gesture(SystemGesture)
    case notificationCenter
    case controlCenter
    case switcher
  }

  /// The process, running or suspended, with everything that ends with it; `nil` while there is none (T-09).
  var run: Run?
  var overlay = Overlay.none
  var isAlertShown = false
  var isLocked = false
  /// The system's app lock is in front of the app (F-12).
  var isAppLockAsking = false

  /// Encrypted files can be read; saved states are among them (R-06).
  var isProtectedDataAvailable = true

  /// What a device that unfolds, and an app with scenes on further displays, have beyond others; `nil` for all others.
  ///
  /// Stored behind a reference, as ``Run/arriving`` is: most kernels have none, and must not be larger for it.
  var displays: Displays? {
    get { displaysReference?.displays }
    set { displaysReference = newValue.map { .to($0) } }
  }
  private var displaysReference: DisplaysReference?
  /// Whether there are ``displays``; reading them, even `nil`, takes more instructions, and most stimuli need nothing else.
  var hasDisplays: Bool { displaysReference != nil }

  /// The activity that other devices are offered (E-04).
  ///
  /// Stored behind a reference, as ``displays`` is: few kernels have one.
  var offeredActivity: OfferedActivity? {
    get { offerReference?.activity }
    set { offerReference = newValue.map { .to($0) } }
  }
  private var offerReference: OfferReference?

  /// A device on its home screen, with the app installed and not running.
  ///
  /// - Parameters:
  ///   - profile: The device. `padN` with an app that does not support multiple scenes behaves as `pad1`.
  ///   - app: What the app's manifest decides.
  ///   - persistent: What a store has saved before.
  public init(profile: DeviceProfile, app: InstalledApp, persistent: PersistentState = PersistentState()) {
    self.profile = profile.adapted(to: app)
    self.app = app
    self.persistent = persistent
    if self.profile.unfolds {
      displays = Displays(isFolded: true)
      self.persistent.space = Array(self.persistent.space.prefix(1))
    }
    if app.adoption == .application { self.persistent.removeAllButImplicitSession() }
    guard persistent.isRunning else { return }
    // A process that was running when this was saved did not end while a kernel observed it.
    self.persistent.processDied()
    addPendingDiscardsAfterDisconnection()
  }

  /// The open sessions, the most recently used first.
  public var sessions: [SessionRecord] { persistent.sessions }

  /// The process as the system sees it.
  public var processState: ProcessState {
    guard hasProcess else { return .notRunning }
    if isSuspended { return .suspended }
    switch application {
    case .active: return .active
    case .inactive: return .inactive
    case .background: return .background
    }
  }

  /// The application's state (A-01); background while nothing runs.
  public var applicationState: ApplicationState { application }

  /// The state of a session's scene, or `nil` while the session has none.
  public func activationState(of session: SessionID) -> ActivationState? {
    persistent.index(of: session).flatMap { state(ofScene: $0) }
  }

  /// Whether the app may have several scenes here (P-01).
  public var supportsMultipleScenes: Bool {
    profile.allowsMultipleScenes && app.supportsMultipleScenes && app.adoption == .scenes
  }

  /// Whether several scenes of the app can be on screen now: not on the outer display of a folded device (Z-02).
  public var fitsMultipleScenes: Bool { supportsMultipleScenes && !isFolded }

  /// Handles one stimulus and returns the directives that follow from it, in order.
  ///
  /// A stimulus that has no effect in the present state returns no directives; ``rejectionReason(for:)`` explains why. No stimulus traps.
  public mutating func handle(_ stimulus: Stimulus) -> [Directive] {
    var directives: [Directive] = []
    directives.reserveCapacity(8)
    respond(to: stimulus, with: &directives)
    assert(violatedInvariant == nil, "\(violatedInvariant ?? "") after \(stimulus): \(self)")
    return directives
  }

  /// ``handle(_:)`` without the invariant check, so that tests can report what the check would find.
  mutating func respond(to stimulus: Stimulus, with directives: inout [Directive]) {
    if case .reply = stimulus {} else { run?.arriving = nil }
    defer { if offerReference != nil || run?.hasCurrentActivity == true { updateOffer(&directives) } }
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
    case .closureConfirmed(let id): closureAnswered(id, closes: true, &directives)
    case .closureCancelled(let id): closureAnswered(id, closes: false, &directives)
    case .sideBySide(let id): sideBySide(id, &directives)
    case .fold: fold(&directives)
    case .unfold: unfold(&directives)
    case .resize(let id, let size, let isInteractive): resize(id, size, isInteractive: isInteractive, &directives)
    case .focus(let id): focus(id, &directives)
    case .minimize(let id): minimize(id, &directives)
    case .unminimize(let id): unminimize(id, &directives)
    case .quit: quit(&directives)
    case .lock: lock(&directives)
    case .unlock: unlock(&directives)
    case .appLock: appLock(&directives)
    case .appLockCancel: appLockCancel(&directives)
    case .alert:
      isAlertShown = true
      reconcile(&directives)
    case .dismissAlert:
      isAlertShown = false
      reconcile(&directives)
    case .attachDisplay(let kind): attachDisplay(kind, &directives)
    case .detachDisplay(let kind): detachDisplay(kind, &directives)
    case .external(let event): open(event, &directives)
    case .handoffDeliver(let activity): handoffDelivered(activity, &directives)
    case .handoffFail(let failure): handoffFailed(failure, &directives)
    case .activityRequested(let id, let number): activityRequested(id, number: number, &directives)
    case .activityContinued(let number): activityContinued(number: number, &directives)
    case .silentPush: performBackgroundWork(.silentPush, &directives)
    case .backgroundFetch: performBackgroundWork(.fetch, &directives)
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
    case .geometry(let id, let geometry): store(geometry, of: id)
    case .snapshotTaken(let id, let name): storeSnapshot(name, of: id)
    case .processExited: handleProcessEnd(.died)
    case .autosave: autosave(&directives)
    case .request(let id, let request): answer(request, id, &directives)
    case .reply(let reply): apply(reply, &directives)
    }
  }
}
