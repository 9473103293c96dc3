/// The process, and what belongs to one run of it.
extension Kernel {
  /// What one run of the process has, from its launch to its end.
  struct Run: Hashable, Sendable {
    /// Why sessions are restored in this run, as far as its launch decides it.
    let launchReason: RestoreReason
    /// The availability of protected data that the process was last sent.
    var isProtectedDataKnownAvailable: Bool
    /// Parallel to the persistent sessions: the same index.
    var slots: [Slot]
    var application = ApplicationState.background
    /// The user sees the app. Windowed devices show it whenever it runs.
    var isInFront = false
    /// Every scene is entering the background because the app quits (D-06).
    var isQuitting = false
    /// A Handoff whose payload has not arrived yet (E-04).
    var handoff: PendingHandoff?
    /// Windowed devices: the session whose window comes to the front when the scenes are in their states (D-08).
    var presenting: SessionID?
    /// The event that a scene is being connected for, until the app has confirmed that it could create it (C-07).
    ///
    /// Stored behind a reference: an event is large, and a run that stores it inline is copied where only one field is read (3 190 instead
    /// of 2 290 instructions a stimulus).
    var arriving: PendingEvent? {
      get { arrivingReference?.pendingEvent }
      set { arrivingReference = newValue.map { .to($0) } }
    }
    private var arrivingReference: PendingEventReference?
    /// The app's current user activity, if other devices may continue it (E-04). Stored behind a reference, as ``arriving`` is.
    var currentActivity: OfferedActivity? {
      get { currentActivityReference?.activity }
      set { currentActivityReference = newValue.map { .to($0) } }
    }
    private var currentActivityReference: OfferReference?
    var hasCurrentActivity: Bool { currentActivityReference != nil }
    /// Not `nil` while the process is suspended.
    private(set) var suspension: Suspension?
    var isSuspended: Bool { suspension != nil }

    init(launchReason: RestoreReason, isProtectedDataKnownAvailable: Bool, slots: [Slot]) {
      self.launchReason = launchReason
      self.isProtectedDataKnownAvailable = isProtectedDataKnownAvailable
      self.slots = slots
    }
  }

  private indirect enum PendingEventReference: Hashable, Sendable {
    case to(PendingEvent)

    var pendingEvent: PendingEvent {
      switch self {
      case .to(let pendingEvent): pendingEvent
      }
    }
  }

  indirect enum OfferReference: Hashable, Sendable {
    case to(OfferedActivity)

    var activity: OfferedActivity {
      switch self {
      case .to(let activity): activity
      }
    }
  }

  /// A suspended process.
  struct Suspension: Hashable, Sendable {
    /// The time has changed significantly since the process was suspended (B-06).
    var isTimeChangePending = false
  }

  /// The state of a session in this run.
  struct Slot: Hashable, Sendable {
    /// `nil`: the session has no scene.
    var state: ActivationState?
    /// Windowed devices: the window is minimised or on a hidden workspace (D-02).
    var isMinimized = false
    /// The session had a scene in this run before.
    var hadScene = false
    /// The scene asks before the user closes its window (Z-06).
    var confirmsClosure = false
    /// The user is being asked whether to close the window (Z-06).
    var isClosureAsked = false
    /// The scene was connected without its saved state, because that could not be read then.
    var isStateWithheld = false
  }

  /// A Handoff that was announced, and the session that it was announced to.
  struct PendingHandoff: Hashable, Sendable {
    var activityType: String
    var session: SessionID
  }

  // MARK: The process

  /// The process runs or is suspended.
  var hasProcess: Bool {
    if case .some = run { true } else { false }
  }
  var isRunning: Bool { run?.isSuspended == false }
  var isSuspended: Bool { run?.isSuspended == true }

  // MARK: The run's values, or their defaults while there is no process

  /// The scenes, parallel to the persistent sessions.
  var slots: [Slot] { run?.slots ?? [] }
  /// The state of the scene of the session at `index`; `nil` if it has none.
  func state(ofScene index: Int) -> ActivationState? { run?.slots[index].state }
  /// Background while there is no process.
  var application: ApplicationState { run?.application ?? .background }
  var isInFront: Bool { run?.isInFront ?? false }
  var isQuitting: Bool { run?.isQuitting ?? false }
}

extension Kernel.Run {
  /// Suspends the process, unless one of its scenes is in the foreground (B-03).
  ///
  /// - Returns: Whether it is suspended now.
  mutating func suspend() -> Bool {
    guard suspension == nil, application == .background,
      ApplicationState(of: slots.lazy.map(\.state)) == .background
    else { return false }
    suspension = Kernel.Suspension()
    return true
  }

  /// Resumes the process, and returns what is pending for it; `nil` if it was not suspended.
  mutating func resume() -> Kernel.Suspension? {
    defer { suspension = nil }
    return suspension
  }

  /// Records that the time has changed for a process that is suspended; does nothing while it runs (B-06).
  mutating func addPendingTimeChange() { suspension?.isTimeChangePending = true }
}
