import Foundation
import SceneStore
import SceneSystem
import SceneWire
import UIKitCore

/// Everything that a desktop has open before its app launches: its sessions under lock, and the socket at which others ask.
@MainActor struct OpenedDesktop {
  let start: DesktopStart
  /// Where the sessions are kept.
  let path: String
  let keeper: SessionKeeper
  /// `nil` where no socket could be opened, or where nothing is kept and so no start can be told from another.
  let listener: WireListener?

  /// Opens the sessions of the app that is being started.
  ///
  /// Where another process of the same app has them, this start is handed over to it, and the process leaves with status 0
  /// (D-08). Where that process does not answer, this one is refused with status 75: there is never a second writer.
  init(_ start: DesktopStart) {
    self.start = start
    let location = SessionStoreLocation(
      bundleIdentifier: start.installed.bundleIdentifier, environment: start.variables)
    path = location.path
    keeper = OpenedDesktop.keeper(
      FirstProcess(
        name: start.name, folder: location.folder, environment: start.variables, patience: start.options.answer),
      location: location, wish: start.wish)
    listener = keeper.isKeeping ? OpenedDesktop.listener(start.name, location.folder, start.variables) : nil
  }

  /// Opens the store, or does not return.
  private static func keeper(
    _ first: FirstProcess, location: SessionStoreLocation, wish: ControlRequest.Wish
  ) -> SessionKeeper {
    while true {
      do {
        // A store of its own for each attempt, because one that could not be opened stays closed.
        return try SessionKeeper(
          SQLiteSessionStore(location, report: { AppProcess.say($0) }),
          identifierSeed: .random(in: .min ... .max), say: { AppProcess.say($0) })
      } catch {
        guard case .inUse(_, let process) = error else { AppProcess.leave(error.description, status: 74) }
        first.handOver(wish, to: process)
      }
    }
  }

  private static func listener(_ name: String, _ folder: String, _ variables: [String: String]) -> WireListener? {
    do {
      return try ControlSocket.listen(forSessionsIn: folder, environment: variables)
    } catch {
      AppProcess.say(
        "A second start of \(name) will be refused instead of handed over. \(error.description)")
      return nil
    }
  }
}
