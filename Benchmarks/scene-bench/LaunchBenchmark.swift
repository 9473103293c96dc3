import Foundation
import SceneSimulator
import SceneStore
import SceneSystem

/// A cold launch of a real process on a simulated iPad, from reading the store to the first active scene: with one stored
/// session, and with a thousand of which one is on screen (R-10). Both kinds take turns, so that what the machine does
/// besides falls on both.
func benchmarkLaunch() {
  do {
    let one = try LaunchedDevice(sessions: 1)
    let many = try LaunchedDevice(sessions: 1000)
    defer {
      one.remove()
      many.remove()
    }
    var times: (one: [Int], many: [Int]) = ([], [])
    for sample in 0..<60 + 4 {
      let pair = (one: try one.launch(), many: try many.launch())
      guard sample >= 4 else { continue }
      times.one.append(pair.one)
      times.many.append(pair.many)
    }
    let floor = Measurement(nanoseconds: times.one)
    let measured = Measurement(nanoseconds: times.many)
    print("launch: \(floor.count) launches a side of a real process, from the store to the first active scene")
    print(floor.milliseconds("1"))
    print(measured.milliseconds("1000"))
    print(
      "  1000 sessions / 1 session: \(twoDecimals(measured.median / floor.median)) (by minima \(twoDecimals(measured.minimum / floor.minimum)))"
    )
  } catch {
    print("launch: \(error)")
  }
}

/// An iPad with stored sessions of one app.
private struct LaunchedDevice {
  private let container: AppContainer
  private let bundle: InstalledBundle

  init(sessions: Int) throws {
    let folder = URL(fileURLWithPath: CommandLine.arguments[0]).resolvingSymlinksInPath().deletingLastPathComponent()
    container = try AppContainer.temporary()
    bundle = try InstalledBundle.load(
      executable: folder.appendingPathComponent("ReferenceMulti").path, profile: .padN, container: container)
    var persistent = PersistentState(identifierSeed: 1)
    let configuration = SceneConfiguration(
      name: "Main", delegateClassName: "ReferenceMulti.SceneDelegate")
    for number in 0..<sessions {
      _ = persistent.addSession(
        configuration: configuration,
        restorationActivity: ActivityArchive(
          activityType: "reading", targetContentIdentifier: "note-\(number)",
          bytes: Bytes([UInt8](repeating: UInt8(number % 251), count: 1200))))
    }
    try store.commit(persistent)
  }

  private var store: any SessionStore {
    SQLiteSessionStore(path: container.path + "/.device/sessions.sqlite", report: { print($0) })
  }

  /// Launches the app, ends it without a word, and gives how long the launch took, in nanoseconds.
  func launch() throws -> Int {
    let half = try ProcessAppHalf(
      ProcessAppHalf.Options(executable: bundle.executable, container: container, profile: .padN))
    let start = ContinuousClock.now
    let device = try SimulatedDevice(profile: .padN, app: bundle.app, store: store, half: half)
    let outcome = device.perform(.device(.tapIcon))
    let (seconds, attoseconds) = (ContinuousClock.now - start).components
    guard outcome.problems.isEmpty, device.kernel.applicationState == .active else {
      throw AppHalfError("The app did not launch: \(outcome.problems.first ?? "it is not active")")
    }
    _ = device.perform(.device(.swipeHome))
    _ = device.perform(.device(.kill))
    return Int(seconds) * 1_000_000_000 + Int(attoseconds / 1_000_000_000)
  }

  func remove() { try? container.remove() }
}
