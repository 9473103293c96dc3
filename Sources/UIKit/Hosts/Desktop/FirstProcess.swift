import Foundation
import SceneSystem
import SceneWire

/// The process of the same app that runs already, as a second start sees it (D-08).
final class FirstProcess {
  private let name: String
  private let folder: String
  private let environment: [String: String]
  private let patience: Double
  private let deadline: ContinuousClock.Instant

  /// `patience` is how many seconds the first process has for its answer, from now on.
  init(name: String, folder: String, environment: [String: String], patience: Double) {
    self.name = name
    self.folder = folder
    self.environment = environment
    self.patience = patience
    deadline = .now + .seconds(patience)
  }

  /// Asks the first process to do what this start was for. Leaves with status 0 when it has, and with status 75 when it
  /// refuses or does not answer in time.
  ///
  /// Returns where nobody listens, after a moment: the first process may have just begun or be about to leave, so the caller
  /// looks at the lock again.
  func handOver(_ wish: ControlRequest.Wish, to process: Int32?) {
    let who = process.map { "process \($0)" } ?? "another process"
    do {
      let answer = try ControlSocket.ask(
        wish, forSessionsIn: folder, environment: environment,
        timeout: max(.milliseconds(1), deadline - .now))
      switch answer {
      case .done: AppProcess.leave("\(name) runs already, as \(who); it has come forward.", status: 0)
      case .refused(let reason): refuse(who, reason, process)
      }
    } catch {
      switch error {
      case .cannotConnect, .closed:
        guard ContinuousClock.now < deadline else { break }
        _ = poll(nil, 0, 10)
        return
      default: break
      }
      refuse(who, "It does not answer: \(error.description)", process)
    }
  }

  private func refuse(_ who: String, _ reason: String, _ process: Int32?) -> Never {
    let wayOut = process.map { "End it (kill \($0))" } ?? "End it"
    AppProcess.leave(
      "\(name) runs already, as \(who), and only one process may keep its sessions. \(reason) \(wayOut), then start again.",
      status: 75)
  }
}
