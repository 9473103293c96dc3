import SceneSystem

/// A device, an app, and what happens to them, all drawn from one seed.
///
/// Each move carries its own seed and is made into a stimulus only when its turn comes, so a script stays meaningful when
/// moves are taken out of it.
struct RandomScript: Hashable {
  /// One thing that happens, and how the app behaves while it does.
  struct Move: Hashable {
    var seed: UInt64
    /// The app answers at once and asks for nothing.
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
      defaultConfigurations: [.windowApplication: SceneConfiguration(name: "Main")])
    let isMultiple = app.supportsMultipleScenes && profile.allowsMultipleScenes && app.adoption == .scenes
    sessions = random.below(isMultiple ? 4 : 2)
    moves = (0..<count).map { _ in Move(seed: random.next()) }
  }

  /// Every switch of the profile may stand otherwise than its family has it.
  private static func flip(_ profile: inout DeviceProfile, _ random: inout SeededGenerator) {
    let switches: [WritableKeyPath<DeviceProfile, Bool>] = [
      \.backgroundsBeforeClosing, \.restoresAllWindows, \.asksConfigurationOnRestore, \.lockEntersBackground,
      \.disconnectsInBackground, \.announcesBackgroundConnection, \.lastWindowQuits, \.pressureReclaimsScenes,
      \.savesOnFocusLoss,
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
  /// The stimulus that this move is in the kernel's present state, and the generator for what follows.
  func stimulus(in kernel: Kernel) -> (Stimulus, SeededGenerator) {
    var random = SeededGenerator(seed: seed)
    let stimulus = Self.stimulus(&random, kernel)
    return (stimulus, random)
  }

  private static func stimulus(_ random: inout SeededGenerator, _ kernel: Kernel) -> Stimulus {
    switch random.below(50) {
    case 0...3: .tapIcon
    case 4...5: .swipeHome
    case 6: .beginGesture(SystemGesture.allCases[random.below(3)])
    case 7: .cancelGesture
    case 8: .completeGesture
    case 9: .dismiss
    case 10: .openSwitcher
    case 11...12: .choose(session(&random, kernel))
    case 13: .swipeAway(session(&random, kernel))
    case 14: .removeCard(session(&random, kernel))
    case 15...16: .newWindow
    case 17: .closeWindow(session(&random, kernel))
    case 18: .focus(session(&random, kernel))
    case 19: .minimise(session(&random, kernel))
    case 20: .unminimise(session(&random, kernel))
    case 21: random.chance(50) ? .quit : .reboot
    case 22: .lock
    case 23: .unlock
    case 24: random.chance(50) ? .appLock : .appLockCancel
    case 25: .alert
    case 26: .dismissAlert
    case 27...29: .external(event(&random))
    case 30: .handoffDeliver(random.chance(50) ? nil : activity(&random))
    case 31: .handoffFail
    case 32: random.chance(50) ? .silentPush : .backgroundFetch
    case 33: .prewarm
    case 34: .reclaim(session(&random, kernel))
    case 35: .memoryWarning
    case 36: .suspend
    case 37: random.chance(50) ? .kill : .processExited
    case 38: random.chance(50) ? .protectedData(available: random.chance(50)) : .autosave
    case 39...41: .request(RequestID(rawValue: random.next() & 0xFF), request(&random, kernel))
    case 42: .restorationTimedOut(kernel.extendedRestorations.first ?? session(&random, kernel))
    case 43: random.chance(30) ? .discardSession(session(&random, kernel)) : .protectedData(available: true)
    case 44:
      random.chance(50)
        ? .geometry(session(&random, kernel), WindowGeometry(x: 1, y: 2, width: 300 + random.below(9), height: 200))
        : .snapshotTaken(session(&random, kernel), "picture \(random.below(9))")
    case 45: .significantTimeChange
    default: .reply(reply(&random, kernel))
    }
  }

  /// Mostly an open session, sometimes one that does not exist or no longer exists.
  static func session(_ random: inout SeededGenerator, _ kernel: Kernel) -> SessionID {
    let open = kernel.sessions
    if open.isEmpty || random.chance(5) { return SessionID(rawValue: UInt32(random.below(9))) }
    return open[random.below(open.count)].id
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
    switch random.below(9) {
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
