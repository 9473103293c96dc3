import Foundation
import SceneSystem
import SceneWire

/// The running process of the same app, as seen by a second start (D-08).
final class PrimaryInstance {
  private let name: String
  private let folder: String
  private let environment: [String: String]
  private let timeout: Double
  private let deadline: ContinuousClock.Instant

  /// `timeout` is the time limit in seconds for the first process's response, from now on.
  init(name: String, folder: String, environment: [String: String], timeout: Double) {
    self.name = name
    self.folder = folder
    self.environment = environment
    self.timeout = timeout
    deadline = .now + .seconds(timeout)
  }

  /// Sends this start's request to the first process. Exits with status 0 when it was performed, and with status 75 when it was refused or
  /// timed out.
  ///
  /// Returns after a moment if no process listens: the first process may have just begun or be about to exit, so the caller checks the lock
  /// again.
  func forward(_ command: ControlRequest.Command, to process: Int32?) {
    let who = process.map { "process \($0)" } ?? "another process"
    do {
      let answer = try ControlSocket.send(
        command, forSessionsIn: folder, environment: environment,
        timeout: max(.milliseconds(1), deadline - .now))
      switch answer {
      case .done: AppProcess.terminate("\(name) runs already, as \(who); it has come forward.", status: 0)
      case .refused(let reason): refuse(who, reason, process)
      }
    } catch {
      switch error.code {
      case .cannotConnect, .closed:
        guard ContinuousClock.now < deadline else { break }
        _ = poll(nil, 0, 10)
        return
      default: break
      }
      refuse(who, "It does not respond: \(error.description)", process)
    }
  }

  private func refuse(_ who: String, _ reason: String, _ process: Int32?) -> Never {
    let suggestion = process.map { "End it (kill \($0))" } ?? "End it"
    AppProcess.terminate(
      "\(name) runs already, as \(who), and only one process may keep its sessions. \(reason) \(suggestion), then start again.",
      status: 75)
  }
}
