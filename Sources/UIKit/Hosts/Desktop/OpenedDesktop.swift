import Foundation
import SessionStorage
import SceneSystem
import SceneWire
import UIKitCore

/// Everything that is open before an app launches on a desktop: its sessions under lock, and the socket for requests of other processes.
@MainActor struct OpenedDesktop {
  let start: DesktopStart
  /// The location of the sessions.
  let path: String
  let persistence: SessionPersistence
  /// `nil` if no socket could be opened, or if nothing is stored, so that starts cannot be distinguished.
  let listener: WireListener?

  /// Opens the sessions of the app that is being started.
  ///
  /// If another process of the same app has them, this start is passed to it, and the process exits with status 0 (D-08). If that process
  /// does not respond, this one is refused with status 75: there is never a second writer.
  init(_ start: DesktopStart) {
    self.start = start
    let location = start.location
    path = location.path
    persistence = OpenedDesktop.openPersistence(
      PrimaryInstance(
        name: start.name, folder: location.folder, environment: start.variables, timeout: start.options.answer),
      location: location, command: start.command)
    listener = persistence.isPersistent ? OpenedDesktop.listener(start.name, location.folder, start.variables) : nil
  }

  /// Sends the start's request to the process of the same app that runs already, and exits; returns if there is none.
  static func forwardIfRunning(_ start: DesktopStart) {
    let answer = try? ControlSocket.send(
      start.command, forSessionsIn: start.location.folder, environment: start.variables,
      timeout: .seconds(start.options.answer))
    switch answer {
    case nil: return
    case .done: AppProcess.terminate("\(start.name) runs already; it has come forward.", status: 0)
    case .refused(let reason):
      AppProcess.terminate(
        "\(start.name) runs already, and does not open what was chosen. \(reason)", status: 75)
    }
  }

  /// Opens the store, or does not return.
  private static func openPersistence(
    _ first: PrimaryInstance, location: SessionStoreLocation, command: ControlRequest.Command
  ) -> SessionPersistence {
    while true {
      do {
        // A new store for each attempt, because one that could not be opened stays closed.
        return try SessionPersistence(
          openSessionStore(location) { AppProcess.log($0) },
          identifierSeed: .random(in: .min ... .max), log: { AppProcess.log($0) })
      } catch {
        guard error.code == .inUse else { AppProcess.terminate(error.description, status: 74) }
        first.forward(command, to: error.process)
      }
    }
  }

  private static func listener(_ name: String, _ folder: String, _ variables: [String: String]) -> WireListener? {
    do {
      return try ControlSocket.listen(forSessionsIn: folder, environment: variables)
    } catch {
      AppProcess.log(
        "A second start of \(name) will be refused instead of passed on. \(error.description)")
      return nil
    }
  }
}
