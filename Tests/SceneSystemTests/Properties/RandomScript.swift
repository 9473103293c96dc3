import SceneSystem
import TestSupport

/// A device, an app, and stimuli, all derived from one seed.
///
/// Each move has its own seed and becomes a stimulus only when it is performed, so a script stays meaningful when moves are removed.
struct RandomScript: Hashable {
  /// One stimulus, and the app's behaviour during it.
  struct Move: Hashable {
    var seed: UInt64
    /// The app answers at once and makes no requests.
    var isQuiet = false
  }

  var profile: DeviceProfile
  var app: InstalledApp
  /// Sessions that exist before the first move.
  var sessions: Int
  var moves: [Move]

  init(seed: UInt64, moves count: Int) {
    var random = SeededGenerator(seed: seed)
    let kinds = DeviceProfile.Kind.allCases
    profile = DeviceProfile(kind: kinds[random.below(kinds.count)])
    if random.chance(50) { RandomScript.flip(&profile, &random) }
    app = InstalledApp(
      bundleIdentifier: "notes", adoption: random.chance(80) ? .scenes : .application,
      supportsMultipleScenes: random.chance(70),
      defaultConfigurations: [.windowApplication: SceneConfiguration(name: "Main")],
      requiresFullScreen: random.chance(10))
    if random.chance(40) {
      app.defaultConfigurations[.windowExternalDisplayNonInteractive] = SceneConfiguration(name: "Display")
    }
    if random.chance(50) { profile.osVersion = 27 }
    let isMultiple = app.supportsMultipleScenes && profile.allowsMultipleScenes && app.adoption == .scenes
    sessions = random.below(isMultiple ? 4 : 2)
    moves = (0..<count).map { _ in Move(seed: random.next()) }
  }

  /// Every option of the profile may differ from its family's.
  private static func flip(_ profile: inout DeviceProfile, _ random: inout SeededGenerator) {
    let switches: [WritableKeyPath<DeviceProfile, Bool>] = [
      \.backgroundsBeforeClosing, \.restoresAllWindows, \.asksConfigurationOnRestore, \.lockEntersBackground,
      \.disconnectsInBackground, \.announcesBackgroundConnection, \.lastWindowQuits, \.pressureReclaimsScenes,
      \.savesOnFocusLoss, \.restoresScenesOnUnfold, \.grantsOrientationLock, \.honorsRequiredFullScreen,
    ]
    for path in switches where random.chance(40) { profile[keyPath: path].toggle() }
    profile.lastCard = DeviceProfile.LastCard.allCases[random.below(3)]
    profile.snapshotPasses = random.below(3)
  }

  /// The device before the first move.
  func makeKernel() -> Kernel {
    var persistent = PersistentState(identifierSeed: 1)
    for _ in 0..<sessions { _ = persistent.addSession(configuration: SceneConfiguration(name: "Main")) }
    return Kernel(profile: profile, app: app, persistent: persistent)
  }
}

extension RandomScript.Move {
  /// This move's stimulus in the kernel's present state, and the generator for what follows.
  func stimulus(in kernel: Kernel) -> (Stimulus, SeededGenerator) {
    var random = SeededGenerator(seed: seed)
    let stimulus = Self.stimulus(&random, kernel)
    return (stimulus, random)
  }

  private static func stimulus(_ random: inout SeededGenerator, _ kernel: Kernel) -> Stimulus {
    switch StimulusKind(random: &random) {
    case .tapIcon: .tapIcon
    case .swipeHome: .swipeHome
    case .beginGesture: .beginGesture(SystemGesture.allCases[random.below(3)])
    case .cancelGesture: .cancelGesture
    case .completeGesture: .completeGesture
    case .dismiss: .dismiss
    case .openSwitcher: .openSwitcher
    case .choose: .choose(session(&random, kernel))
    case .swipeAway: .swipeAway(session(&random, kernel))
    case .removeCard: .removeCard(session(&random, kernel))
    case .newWindow: .newWindow
    case .closeWindow: .closeWindow(session(&random, kernel))
    case .focus: .focus(session(&random, kernel))
    case .closureConfirmed: .closureConfirmed(asked(&random, kernel))
    case .closureCancelled: .closureCancelled(asked(&random, kernel))
    case .sideBySide: .sideBySide(random.chance(30) ? nil : session(&random, kernel))
    case .fold: .fold
    case .unfold: .unfold
    case .resize:
      .resize(
        session(&random, kernel), SceneSize(width: 300 + random.below(9), height: random.below(9) * 100),
        isInteractive: random.chance(50))
    case .attachDisplay: .attachDisplay(display(&random))
    case .detachDisplay: .detachDisplay(display(&random))
    case .minimize: .minimize(session(&random, kernel))
    case .unminimize: .unminimize(session(&random, kernel))
    case .quit: .quit
    case .reboot: .reboot
    case .lock: .lock
    case .unlock: .unlock
    case .appLock: .appLock
    case .appLockCancel: .appLockCancel
    case .alert: .alert
    case .dismissAlert: .dismissAlert
    case .external: .external(event(&random))
    case .handoffDeliver: .handoffDeliver(random.chance(50) ? nil : activity(&random))
    case .handoffFail: .handoffFail(HandoffFailure.allCases[random.below(4)])
    case .activityRequested:
      .activityRequested(
        ActivityRequestID(rawValue: random.next() & 0xFF), number: random.chance(30) ? nil : UInt32(random.below(3)))
    case .activityContinued: .activityContinued(number: random.chance(30) ? nil : UInt32(random.below(3)))
    case .silentPush: .silentPush
    case .backgroundFetch: .backgroundFetch
    case .prewarm: .prewarm
    case .reclaim: .reclaim(session(&random, kernel))
    case .memoryWarning: .memoryWarning
    case .suspend: .suspend
    case .kill: .kill
    case .processExited: .processExited
    case .protectedData: .protectedData(available: random.chance(70))
    case .autosave: .autosave
    case .request: .request(RequestID(rawValue: random.next() & 0xFF), request(&random, kernel))
    case .restorationTimedOut:
      .restorationTimedOut(kernel.extendedRestorations.first ?? session(&random, kernel))
    case .discardSession: .discardSession(session(&random, kernel))
    case .geometry:
      .geometry(session(&random, kernel), WindowGeometry(x: 1, y: 2, width: 300 + random.below(9), height: 200))
    case .snapshotTaken: .snapshotTaken(session(&random, kernel), "picture \(random.below(9))")
    case .significantTimeChange: .significantTimeChange
    case .reply: .reply(reply(&random, kernel))
    }
  }

  /// Mostly an open session, sometimes one that does not exist or no longer exists.
  static func session(_ random: inout SeededGenerator, _ kernel: Kernel) -> SessionID {
    let open = kernel.sessions
    if open.isEmpty || random.chance(5) { return SessionID(rawValue: UInt32(random.below(9))) }
    return open[random.below(open.count)].id
  }

  /// Mostly a session whose window asks whether to close it.
  private static func asked(_ random: inout SeededGenerator, _ kernel: Kernel) -> SessionID {
    kernel.sessions.map(\.id).first { kernel.isClosureAsked(of: $0) } ?? session(&random, kernel)
  }

  private static func display(_ random: inout SeededGenerator) -> SceneAccessory.Kind {
    random.chance(70) ? .externalNonInteractive : .cameraCapture
  }

  static func activity(_ random: inout SeededGenerator) -> ActivityArchive {
    .of(random.chance(50) ? "reading" : "writing", target: random.chance(60) ? "note-\(random.below(3))" : nil)
  }

  private static func event(_ random: inout SeededGenerator) -> ExternalEvent {
    let target = random.chance(60) ? "note-\(random.below(3))" : nil
    switch random.below(6) {
    case 0: return .url("notes://7", target: target)
    case 4: return .share(ShareInvitation(url: "https://share.example/7"))
    case 1: return .activity(activity(&random))
    case 2: return .action("compose", target: target)
    case 3: return .tap("n1", target: target)
    default: return .handoff(activityType: random.chance(50) ? "reading" : "writing")
    }
  }

  static func request(_ random: inout SeededGenerator, _ kernel: Kernel) -> SceneRequest {
    let activity = random.chance(50) ? activity(&random) : nil
    let requesting = random.chance(50) ? session(&random, kernel) : nil
    let role = random.chance(90) ? SessionRole.windowApplication : .windowExternalDisplayNonInteractive
    switch random.below(7) {
    case 0: return .activate(.new(role), activity: activity, requestingScene: requesting)
    case 1: return .activate(.role(role), activity: activity, requestingScene: requesting)
    case 2...3:
      return .activate(.existing(session(&random, kernel)), activity: activity, requestingScene: requesting)
    case 4: return .destroy(session(&random, kernel), animation: .commit)
    default: return .refresh(session(&random, kernel))
    }
  }

  private static func reply(_ random: inout SeededGenerator, _ kernel: Kernel) -> Reply {
    let id = session(&random, kernel)
    switch random.below(15) {
    case 13:
      guard random.chance(80) else { return .currentActivity(nil) }
      return .currentActivity(
        OfferedActivity(number: UInt32(random.below(3)), activityType: "reading", title: "title \(random.below(2))"))
    case 14:
      let isFailure = random.chance(30)
      return .activityProvided(
        ActivityRequestID(rawValue: random.next() & 0xFF),
        isFailure ? .failure(.handoffFailed) : .activity(activity(&random)))
    case 9: return .closureConfirmation(id, random.chance(70))
    case 10...11:
      return .accessory(
        SceneAccessory(
          id: SceneAccessory.ID(rawValue: UInt64(random.below(3))), owner: id, kind: display(&random),
          configuration: SceneConfiguration(name: "Display"), isEnabled: random.chance(70)))
    case 12: return .accessoryUnregistered(SceneAccessory.ID(rawValue: UInt64(random.below(3))))
    case 5...6: return .restorationExtended(id)
    case 7: return .restorationCompleted(id)
    case 8: return .discardedOnDisconnection(id, random.chance(30))
    case 0: return .userInfo(id, random.chance(50) ? [1, 2] : nil)
    case 1: return .restorationActivity(id, random.chance(50) ? activity(&random) : nil)
    case 2: return .conditions(id, conditions(&random))
    case 3: return .preservedState(random.chance(50) ? [3] : nil)
    default: return .captured(id, activity: nil, conditions: conditions(&random))
    }
  }

  static func conditions(_ random: inout SeededGenerator) -> ActivationConditions {
    switch random.below(5) {
    case 0: .prefers("note-\(random.below(3))")
    case 1: .accepts("note-\(random.below(3))")
    case 2: .nothing
    default: ActivationConditions()
    }
  }
}
