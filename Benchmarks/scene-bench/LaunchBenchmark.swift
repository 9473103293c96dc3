import Figures
import Foundation
import SceneSimulator
import SceneStore
import SceneSystem
import TestSupport

/// A cold launch of a real process on a simulated iPad, from the tap on its icon to the first active scene: with one stored session, and
/// with a thousand of which one is on screen (R-10). The second pair of lines begins earlier, when the device is switched on and opens its
/// store. Both kinds take turns, so that other load of the machine affects both.
func benchmarkLaunch() {
  DeviceTermination.handleSignals()
  do {
    let one = try LaunchedDevice(sessions: 1)
    let many = try LaunchedDevice(sessions: 1000)
    defer {
      one.remove()
      many.remove()
    }
    var times: (one: [LaunchTimes], many: [LaunchTimes]) = ([], [])
    for sample in 0..<100 + 4 {
      let pair = (one: try one.launch(), many: try many.launch())
      guard sample >= 4 else { continue }
      times.one.append(pair.one)
      times.many.append(pair.many)
    }
    print("launch: \(times.one.count) launches a side of a real process on a simulated iPad")
    report(
      "from the tap on the icon to the first active scene", "a launch with 1000 sessions / with 1", times, \.launch)
    report(
      "from opening the store to the first active scene", "opening 1000 sessions and a launch / 1 and a launch", times,
      \.whole)
  } catch {
    print("launch: \(error)")
  }
}

private func report(
  _ what: String, _ name: String, _ times: (one: [LaunchTimes], many: [LaunchTimes]), _ part: KeyPath<LaunchTimes, Int>
) {
  let one = Measurement(nanoseconds: times.one.map { $0[keyPath: part] })
  let many = Measurement(nanoseconds: times.many.map { $0[keyPath: part] })
  print("  \(what):")
  print("  \(one.milliseconds("1"))")
  print("  \(many.milliseconds("1000"))")
  print("    by minima: \(twoDecimals(many.minimum / one.minimum))")
  Figure(name, ours: many.median / 1e6, floor: one.median / 1e6, unit: "ms", reach: 1.03).report()
}

/// The duration of one launch, in nanoseconds.
private struct LaunchTimes {
  var launch: Int
  var whole: Int
}

/// An iPad with stored sessions of one app.
private struct LaunchedDevice {
  private let container: AppContainer
  private let bundle: InstalledBundle

  init(sessions: Int) throws {
    container = try AppContainer.temporary()
    bundle = try InstalledBundle.load(
      executable: BuildLayout.product("ReferenceMulti"), profile: .padN, container: container)
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

  /// Launches the app and kills it.
  func launch() throws -> LaunchTimes {
    let connection = try ProcessAppConnection(
      ProcessAppConnection.Options(executable: bundle.executable, container: container, profile: .padN))
    let start = ContinuousClock.now
    let device = try SimulatedDevice(profile: .padN, app: bundle.app, store: store, connection: connection)
    let tap = ContinuousClock.now
    let outcome = device.perform(.device(.tapIcon))
    let end = ContinuousClock.now
    guard outcome.problems.isEmpty, device.kernel.applicationState == .active else {
      throw AppConnectionError(.cannotStart, "The app did not launch: \(outcome.problems.first ?? "it is not active")")
    }
    _ = device.perform(.device(.swipeHome))
    _ = device.perform(.device(.kill))
    return LaunchTimes(launch: nanoseconds(end - tap), whole: nanoseconds(end - start))
  }

  func remove() { try? container.remove() }
}

private func nanoseconds(_ duration: Duration) -> Int {
  let (seconds, attoseconds) = duration.components
  return Int(seconds) * 1_000_000_000 + Int(attoseconds / 1_000_000_000)
}
