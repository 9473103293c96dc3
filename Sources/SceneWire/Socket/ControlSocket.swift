import Foundation
import SceneSystem

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// The socket for requests to an app that runs without a device, found by the folder of its sessions.
///
/// It is in `$XDG_RUNTIME_DIR/proscenium`, under the folder's name and a number derived from its whole path, so that each store has its
/// own socket. If there is no such folder, or the path is too long for a socket, it is beside the sessions, as `control.sock`.
/// Folder 0700, socket 0600; both ends also check the other's user.
public enum ControlSocket {
  /// The possible paths of the socket, the preferred one first. May be empty, if every path is too long.
  ///
  /// - Parameters:
  ///   - folder: The folder in which the app's sessions are stored, as an absolute path.
  ///   - environment: The environment variables, for `XDG_RUNTIME_DIR`.
  public static func candidates(forSessionsIn folder: String, environment: [String: String]) -> [String] {
    let whole = trimmed(folder)
    let number = FNV1a(whole.utf8).hexadecimal
    var paths: [String] = []
    if let runtime = BaseDirectory.runtime(in: environment) {
      let name = (whole as NSString).lastPathComponent
      let base = trimmed(runtime) + "/proscenium/"
      paths.append("\(base)\(name)-\(number).sock")
      paths.append("\(base)\(number).sock")
    }
    paths.append(whole + "/control.sock")
    var fitting = paths.filter { $0.utf8.count <= SocketCalls.pathLimit }
    // The short name is only used for identifiers that are too long.
    if paths.count == 3, fitting.count == 3 { fitting.remove(at: 1) }
    return fitting
  }

  /// Opens the socket at the first usable path, in place of one that a dead process left.
  ///
  /// Call it only from the process that holds the lock of the sessions: then the previous owner of the socket has ended.
  public static func listen(
    forSessionsIn folder: String, environment: [String: String]
  ) throws(WireError) -> WireListener {
    var failure = WireError.pathTooLong(path: trimmed(folder) + "/control.sock", limit: SocketCalls.pathLimit)
    for path in candidates(forSessionsIn: folder, environment: environment) {
      do throws(WireError) {
        return try WireListener(at: path)
      } catch {
        failure = error
      }
    }
    throw failure
  }

  /// Sends a request to the app whose sessions are in `folder`, and waits at most `timeout` in total: for the connection, for sending, and
  /// for the response.
  ///
  /// Throws ``WireError/cannotConnect(path:reason:)`` if no app accepts a connection at any of the paths, and a connection's errors if one
  /// does.
  public static func send(
    _ command: ControlRequest.Command, forSessionsIn folder: String, environment: [String: String], timeout: Duration
  ) throws(WireError) -> ControlResponse {
    let deadline = ContinuousClock.now + timeout
    var failure = WireError.pathTooLong(path: trimmed(folder) + "/control.sock", limit: SocketCalls.pathLimit)
    for path in candidates(forSessionsIn: folder, environment: environment) {
      let connection: WireConnection
      do throws(WireError) {
        connection = try WireConnection.connect(to: path, timeout: max(.zero, deadline - .now))
      } catch {
        guard error.code == .cannotConnect else { throw error }
        failure = error
        continue
      }
      defer { connection.close() }
      try connection.send(ControlRequest(command), timeout: max(.zero, deadline - .now))
      return try connection.receive(timeout: max(.zero, deadline - .now))
    }
    throw failure
  }

  private static func trimmed(_ path: String) -> String {
    path.count > 1 && path.hasSuffix("/") ? String(path.dropLast()) : path
  }
}
