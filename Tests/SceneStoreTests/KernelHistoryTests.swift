import Foundation
import SceneSystem
import Testing
import TestSupport

@testable import SceneStore

/// A device with random stimuli, an app with random answers, and a store that saves every commit of the driver.
struct KernelHistory {
  private var driver: KernelDriver
  var kernel: Kernel { driver.kernel }
  var random: RandomState
  private let isMultiple: Bool

  init(seed: UInt64) {
    random = RandomState(seed: seed)
    let kinds = DeviceProfile.Kind.allCases
    let profile = DeviceProfile(kind: kinds[random.number(0..<kinds.count)])
    isMultiple = random.chance(80)
    var state = PersistentState(identifierSeed: seed)
    for number in 0..<random.number(0..<3) {
      _ = state.addSession(
        configuration: SceneConfiguration(name: "\(number)"), restorationActivity: random.archive(90))
    }
    driver = KernelDriver(Kernel(profile: profile, app: KernelHistory.app(isMultiple), persistent: state))
  }

  private static func app(_ isMultiple: Bool) -> InstalledApp {
    InstalledApp(
      bundleIdentifier: "notes", supportsMultipleScenes: isMultiple,
      defaultConfigurations: [.windowApplication: SceneConfiguration(name: "Main")])
  }

  /// Performs one stimulus, by the device's user, by the app, or by the command line while nothing runs.
  mutating func step(commit: (PersistentState) -> Void) {
    if random.chance(8) {
      var state = kernel.persistent
      edit(&state)
      driver = KernelDriver(Kernel(profile: kernel.profile, app: kernel.app, persistent: state))
      return commit(kernel.persistent)
    }
    driver.run(stimulus(), commit: commit) { directives in
      for answer in Self.answers(to: directives, &random) { driver.send(answer) }
    }
  }

  private mutating func edit(_ state: inout PersistentState) {
    let id = session(in: state)
    switch random.number(0..<4) {
    case 0: state.discard(id)
    case 1: state.recoverStateSetAside(of: id)
    case 2:
      let copy = state.sessions.first ?? SessionRecord(id: id, persistentIdentifier: "kept elsewhere")
      state.importSession(copy)
    default: _ = state.addSession(configuration: SceneConfiguration(name: random.text()))
    }
  }

  private mutating func session(in state: PersistentState) -> SessionID {
    guard !state.sessions.isEmpty else { return SessionID(rawValue: 1) }
    return state.sessions[random.number(0..<state.sessions.count)].id
  }

  private mutating func stimulus() -> Stimulus {
    let id = session(in: kernel.persistent)
    switch random.number(0..<24) {
    case 0...4: return .tapIcon
    case 5: return .swipeHome
    case 6...7: return .newWindow
    case 8: return .closeWindow(id)
    case 9: return .focus(id)
    case 10: return .swipeAway(id)
    case 11: return .kill
    case 12: return .reboot
    case 13: return .quit
    case 14:
      return .geometry(id, WindowGeometry(width: random.number(1..<99), height: 1, isMaximized: random.chance(9)))
    case 15: return .snapshotTaken(id, random.text())
    case 16: return .reply(.userInfo(id, random.chance(70) ? random.bytes(40) : nil))
    case 17: return .reply(.restorationActivity(id, random.chance(70) ? random.archive(90) : nil))
    case 18: return .reply(.discardedOnDisconnection(id, random.chance(50)))
    case 19: return .reply(.preservedState(random.chance(70) ? random.bytes(40) : nil))
    case 20:
      return .request(
        RequestID(rawValue: 1), .activate(.existing(id), activity: random.archive(50), requestingScene: nil))
    case 21: return .request(RequestID(rawValue: 2), .destroy(id, animation: .commit))
    case 22: return .reclaim(id)
    default: return .autosave
    }
  }

  /// The app's replies; sometimes it crashes in a restoration instead.
  private static func answers(to directives: [Directive], _ random: inout RandomState) -> [Stimulus] {
    var answers: [Stimulus] = []
    for directive in directives {
      switch directive {
      case .connect(let connection):
        if random.chance(15) { return answers + [.processExited] }
        if connection.isNew {
          answers.append(.reply(.configured(connection.session.id, SceneConfiguration(name: random.text()))))
        }
        if random.chance(15) { answers.append(.reply(.restorationExtended(connection.session.id))) }
      case .captureState(let id):
        let conditions = ActivationConditions(canActivate: random.predicate(1), prefersToActivate: .value(false))
        answers.append(
          .reply(.captured(id, activity: random.chance(80) ? random.archive(200) : nil, conditions: conditions)))
      default: break
      }
    }
    return answers
  }
}

@Suite("The file holds exactly what the kernel commits")
struct KernelHistoryTests {
  @Test(
    "R-08, R-09, T-09: after every commit of the driver, reading the file and reopening the store give the state",
    arguments: 1...8 as ClosedRange<UInt64>)
  func history(run: UInt64) throws {
    let seed = run &* 1_000_003
    var history = KernelHistory(seed: seed)
    let watched = WatchedStore()
    var commits = 0
    var saves: Int64 = 0
    var last: PersistentState?
    for step in 0..<60 {
      var states: [PersistentState] = []
      history.step { states.append($0) }
      for state in states {
        try watched.store.commit(state)
        commits += 1
        saves += last == state ? 0 : 1
        last = state
        let read = try SQLiteSessionStore.read(path: watched.path, report: watched.reports.append)
        #expect(read == state, "seed \(seed), step \(step)")
        guard commits.isMultiple(of: 5) else { continue }
        watched.reopen()
        #expect(try watched.store.load() == state, "seed \(seed), step \(step)")
      }
      #expect(last == history.kernel.persistent, "seed \(seed), step \(step): the event ends with a commit")
    }
    #expect(commits > 50)
    #expect(try watched.saves() == saves, "seed \(seed)")
    #expect(watched.reports.all.isEmpty, "seed \(seed)")
  }

  @Test(
    "The file's values depend on its state, not on the saves that led to it",
    arguments: 1...6 as ClosedRange<UInt64>)
  func sameContent(seed: UInt64) throws {
    var random = RandomState(seed: seed &* 7919)
    var state = sampleState(5, seed: seed, activitySize: 40)
    let watched = WatchedStore()
    for step in 0..<40 {
      // Few changes and many, so that saves without changes of the order are included.
      if random.chance(50), !state.entries.isEmpty {
        state.entries[random.number(0..<state.entries.count)].record.snapshot = random.text()
      } else {
        random.change(&state)
      }
      try watched.store.commit(state)
      if random.chance(10) { watched.reopen() }
      guard step.isMultiple(of: 4) else { continue }
      let fresh = WatchedStore()
      try fresh.store.commit(state)
      #expect(try values(watched) == values(fresh), "seed \(seed), step \(step)")
    }
    #expect(watched.reports.all.isEmpty)
  }

  /// The rows without the order numbers, which depend on history, and without their checksums.
  private func values(_ watched: WatchedStore) throws -> [String: [String]] {
    let order = StoreTable.session.columns.firstIndex(of: "used") ?? 0
    return try watched.rows().reduce(into: [:]) { values, row in
      var columns = row.value.map { "\($0)" }
      if row.key.hasPrefix("session") {
        columns[order] = ""
        columns.removeLast()
      }
      values[row.key] = columns
    }
  }
}
