import Foundation

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// The socket at which an app that runs by itself can be asked for something, found by the folder of its sessions.
///
/// It lies in `$XDG_RUNTIME_DIR/proscenium`, under the folder's name and a number made from its whole path, so that each
/// store has a socket of its own. Where there is no such folder, or the path is too long for a socket, it lies beside the
/// sessions, as `control.sock`. Folder 0700, socket 0600; both ends look at the other's user besides.
public enum ControlSocket {
  /// Where the socket may be, the best place first. May be empty, where every path is too long.
  ///
  /// - Parameters:
  ///   - folder: The folder in which the app's sessions are kept, as an absolute path.
  ///   - environment: Where `XDG_RUNTIME_DIR` is looked up.
  public static func candidates(forSessionsIn folder: String, environment: [String: String]) -> [String] {
    let whole = trimmed(folder)
    var paths: [String] = []
    if let runtime = environment["XDG_RUNTIME_DIR"], runtime.hasPrefix("/") {
      let name = (whole as NSString).lastPathComponent
      let base = trimmed(runtime) + "/proscenium/"
      paths.append("\(base)\(name)-\(number(of: whole)).sock")
      paths.append("\(base)\(number(of: whole)).sock")
    }
    paths.append(whole + "/control.sock")
    var fitting = paths.filter { $0.utf8.count <= SocketCalls.pathLimit }
    // The short name is only there for identifiers that are too long.
    if paths.count == 3, fitting.count == 3 { fitting.remove(at: 1) }
    return fitting
  }

  /// Opens the socket at the first place that can be used, in place of one that a dead process left.
  ///
  /// To be called only by the process that holds the lock of the sessions: the socket's owner is gone then.
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

  /// Asks the app whose sessions lie in `folder`, and waits at most `timeout` for everything: that it lets this process in, that
  /// it reads, and that it answers.
  ///
  /// Throws ``WireError/cannotConnect(path:reason:)`` where no app answers at any of the places, and what a connection throws
  /// where one does.
  public static func ask(
    _ wish: ControlRequest.Wish, forSessionsIn folder: String, environment: [String: String], timeout: Duration
  ) throws(WireError) -> ControlAnswer {
    let deadline = ContinuousClock.now + timeout
    var failure = WireError.pathTooLong(path: trimmed(folder) + "/control.sock", limit: SocketCalls.pathLimit)
    for path in candidates(forSessionsIn: folder, environment: environment) {
      let connection: WireConnection
      do throws(WireError) {
        connection = try WireConnection.connect(to: path, timeout: max(.zero, deadline - .now))
      } catch {
        guard case .cannotConnect = error else { throw error }
        failure = error
        continue
      }
      defer { connection.close() }
      try connection.send(ControlRequest(wish), timeout: max(.zero, deadline - .now))
      return try connection.receive(timeout: max(.zero, deadline - .now))
    }
    throw failure
  }

  private static func trimmed(_ path: String) -> String {
    path.count > 1 && path.hasSuffix("/") ? String(path.dropLast()) : path
  }

  /// FNV-1a: the same on every machine and in every version, which `Hasher` is not.
  private static func number(of text: String) -> String {
    var hash: UInt64 = 0xCBF2_9CE4_8422_2325
    for byte in text.utf8 { hash = (hash ^ UInt64(byte)) &* 0x0000_0100_0000_01B3 }
    let digits = String(hash, radix: 16)
    return String(repeating: "0", count: 16 - digits.utf8.count) + digits
  }
}
