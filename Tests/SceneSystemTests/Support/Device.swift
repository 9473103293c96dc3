import SceneSystem

/// A kernel with an app that answers at once: it configures new sessions and returns an activity whenever its state is captured.
///
/// A class, so that expectations may call it.
final class Device {
  private var driver: KernelDriver
  var kernel: Kernel { driver.kernel }
  /// The app's answer to a capture; a session that is not listed answers `editing`, one with `nil` nothing.
  var activities: [SessionID: ActivityArchive?] = [:]
  /// The conditions that each scene publishes when its state is captured.
  var conditions: [SessionID: ActivationConditions] = [:]
  /// The configuration that the app delegate returns.
  var configuration = SceneConfiguration(name: "Main", delegateClassName: "Notes.SceneDelegate")
  /// Sessions whose configuration can no longer be created (C-07).
  var unavailable: Set<SessionID> = []

  /// A device on its home screen.
  ///
  /// - Parameter sessions: How many sessions exist already; `A` is the most recent one.
  init(
    _ profile: DeviceProfile, app: InstalledApp? = nil, adoption: Adoption = .scenes, sessions: Int = 0,
    switches: (inout DeviceProfile) -> Void = { _ in }
  ) {
    var profile = profile
    switches(&profile)
    let isMultiple = profile.kind != .phone && profile.kind != .pad1
    let app =
      app ?? InstalledApp(bundleIdentifier: "notes", adoption: adoption, supportsMultipleScenes: isMultiple)
    var persistent = PersistentState(identifierSeed: 7)
    for _ in 0..<sessions { _ = persistent.addSession(configuration: SceneConfiguration(name: "Main")) }
    driver = KernelDriver(Kernel(profile: profile, app: app, persistent: persistent))
  }

  /// Performs one stimulus and returns its directives, including those that follow from answers.
  @discardableResult
  func callAsFunction(_ stimulus: Stimulus) -> [String] {
    // An accepted request is visible in its consequences.
    raw(stimulus).filter { if case .accept = $0 { false } else { true } }.map(\.text)
  }

  /// Performs several stimuli and returns the directives that follow from all of them.
  @discardableResult
  func callAsFunction(_ stimuli: [Stimulus]) -> [String] { stimuli.flatMap { self($0) } }

  /// Sessions whose scenes extend their restoration.
  var extending: Set<SessionID> = []
  /// Sessions whose saved state crashes the process when it is restored.
  var deadly: Set<SessionID> = []
  /// The committed states: before the app sees a restored state, and at the end of a stimulus.
  private(set) var commits: [PersistentState] = []

  /// The directives themselves.
  @discardableResult
  func raw(_ stimulus: Stimulus) -> [Directive] {
    var all: [Directive] = []
    commits = []
    driver.run(stimulus, commit: { commits.append($0) }) { part in
      all += part
      let isDeadly = part.contains {
        guard case .connect(let connection) = $0, connection.session.restorationActivity != nil else { return false }
        return deadly.contains(connection.session.id)
      }
      if isDeadly { return driver.send(.processExited) }
      for reply in part.lazy.compactMap(answer(to:)) { driver.send(.reply(reply)) }
    }
    return all
  }

  /// The kernel's objection to a stimulus.
  func rejectionReason(for stimulus: Stimulus) -> String? { kernel.rejectionReason(for: stimulus) }

  /// The same device after losing its memory: only the content of a store is left.
  func restarted() -> Device {
    let device = Device(kernel.profile, app: kernel.app)
    device.driver = KernelDriver(Kernel(profile: kernel.profile, app: kernel.app, persistent: kernel.persistent))
    device.activities = activities
    device.conditions = conditions
    return device
  }

  /// The labels of the open sessions, the most recently used first.
  var open: String { kernel.sessions.map(\.id.label).joined() }

  func state(_ session: SessionID) -> ActivationState? { kernel.activationState(of: session) }

  func record(_ session: SessionID) -> SessionRecord? { kernel.sessions.first { $0.id == session } }

  private func answer(to directive: Directive) -> Reply? {
    switch directive {
    case .connect(let connection):
      if unavailable.contains(connection.session.id) { return .unavailable(connection.session.id) }
      if extending.contains(connection.session.id) { return .restorationExtended(connection.session.id) }
      return connection.isNew ? .configured(connection.session.id, configuration) : nil
    case .captureState(let id):
      let activity = activities[id] ?? .of("editing")
      return .captured(id, activity: activity, conditions: conditions[id] ?? ActivationConditions())
    default: return nil
    }
  }
}

/// Creates a device in the initial situation of a rule.
extension Device {
  /// A device whose app was launched by its icon.
  static func running(
    _ profile: DeviceProfile, adoption: Adoption = .scenes, switches: (inout DeviceProfile) -> Void = { _ in }
  ) -> Device {
    let device = Device(profile, adoption: adoption, switches: switches)
    device(.tapIcon)
    return device
  }

  /// An iPad with A and B side by side, B in front.
  static func sideBySide(switches: (inout DeviceProfile) -> Void = { _ in }) -> Device {
    let device = running(.padN, switches: switches)
    device(.newWindow)
    return device
  }

  /// An iPad with A on screen and B in the background.
  static func inFrontOfAnother(switches: (inout DeviceProfile) -> Void = { _ in }) -> Device {
    let device = sideBySide(switches: switches)
    device([.openSwitcher, .choose(.a)])
    return device
  }
}
