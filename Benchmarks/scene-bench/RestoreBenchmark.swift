import Figures
import Foundation
import SceneStore
import SceneSystem
import TestSupport
import UIKitCore

/// Restores all windows of a desktop app at its launch, in the app's own process: kernel, scenes with a window each, and the store. Then
/// the same after a death that any of them may have caused, where each is restored separately and recorded in the store before (R-05).
/// Twice as many windows must take twice as long.
func benchmarkRestore() {
  MainActor.assumeIsolated {
    do {
      let count = 400
      for isSuspected in [false, true] {
        var times: [[Int]] = [[], []]
        for sample in 0..<9 {
          for (index, windows) in [count, 2 * count].enumerated() {
            let time = try restore(windows, isSuspected: isSuspected)
            if sample > 0 { times[index].append(time) }
          }
        }
        let (one, two) = (Measurement(nanoseconds: times[0]), Measurement(nanoseconds: times[1]))
        print("restore: \(one.count) launches a side\(isSuspected ? ", after a death" : "")")
        print(one.milliseconds("\(count)"))
        print(two.milliseconds("\(2 * count)"))
        Figure(
          isSuspected
            ? "restoring \(2 * count) windows after a death / \(count)" : "restoring \(2 * count) windows / \(count)",
          ours: two.minimum / 1e6, floor: one.minimum / 1e6, unit: "ms", reach: 2.2
        ).report()
      }
    } catch {
      print("restore: \(error)")
    }
  }
}

/// Restores this many windows once, for counting.
func countRestoredWindows(_ count: Int) {
  MainActor.assumeIsolated {
    do {
      consume(try restore(count, isSuspected: true))
    } catch {
      print("restore: \(error)")
      exit(1)
    }
  }
}

/// - Returns: The duration, in nanoseconds of this thread.
@MainActor private func restore(_ windows: Int, isSuspected: Bool) throws -> Int {
  let folder = TemporaryFolder()
  let process = UIProcess(userDefaults: nil, log: { _ in }, trap: {})
  return try process.enter {
    let desktop = try RestoredDesktop(folder: folder.path, windows: windows, isSuspected: isSuspected)
    let start = threadNanoseconds()
    try desktop.launch()
    let duration = threadNanoseconds() - start
    guard desktop.activeScenes == windows else { throw MissingWindows(count: desktop.activeScenes, of: windows) }
    return duration
  }
}

private struct MissingWindows: Error {
  var count: Int
  var of: Int
}

/// The system side of an app on a desktop, as in the app's own process.
@MainActor private final class RestoredDesktop: SystemLink {
  private let store: SQLiteSessionStore
  private let driver: KernelDriver
  private lazy var runner = AppRunner(
    environment: AppEnvironment(profile: .desktop, moduleName: "scene_bench"), delegateClass: BenchmarkAppDelegate.self,
    link: self)

  init(folder: String, windows: Int, isSuspected: Bool) throws {
    store = SQLiteSessionStore(path: folder + "/sessions.sqlite", report: { print($0) })
    var state = PersistentState(identifierSeed: 1)
    let configuration = SceneConfiguration(
      name: "Main", delegateClassName: NSStringFromClass(BenchmarkSceneDelegate.self))
    for number in 0..<windows {
      let id = state.addSession(
        configuration: configuration,
        restorationActivity: ActivityArchive(
          activityType: "edit", bytes: Bytes([UInt8](repeating: UInt8(number % 251), count: 1200))))
      if isSuspected { state.restoring.append(id) }
    }
    // The last process was running, and its restorations are still recorded.
    state.isRunning = isSuspected
    try store.commit(state)
    driver = KernelDriver(
      Kernel(
        profile: .desktop, app: InstalledApp(bundleIdentifier: "org.example.notes", supportsMultipleScenes: true),
        persistent: state))
  }

  func launch() throws {
    var failure: (any Error)?
    let store = store
    driver.run(
      .tapIcon,
      commit: { state in
        do { try store.commit(state) } catch { failure = error }
      },
      execute: runner.execute)
    if let failure { throw failure }
  }

  /// The number of active scenes.
  var activeScenes: Int {
    driver.kernel.sessions.count { runner.scene($0.id)?.activationState == .foregroundActive }
  }

  func openSessions() -> [SessionRecord] { driver.kernel.sessionsForApp }
  func send(_ reply: Reply) { driver.send(.reply(reply)) }
  func send(_ request: SceneRequest, id: RequestID) { driver.send(.request(id, request)) }
}
