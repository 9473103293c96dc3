public import Foundation
import SceneSystem

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// The device's end of the connection: a Unix socket in a private folder, to which apps connect.
///
/// The folder is created for each listener (mode 0700, the socket 0600), under `$XDG_RUNTIME_DIR` or, if that is unset or too long, in the
/// temporary folder. Both are removed when the listener is released; those of a process that was killed are removed by the next that
/// creates one there.
public final class WireListener: Sendable {
  /// The socket's path, for the app's environment (``DeviceEnvironment/socketPath``).
  public let path: String
  /// The only user whose processes are accepted.
  public let allowedUser: UInt32

  /// The folder that is removed with the listener; `nil` if it is shared with others.
  private let folder: DeviceFolder?
  private let descriptor: Int32

  /// Opens a socket in a new private folder.
  ///
  /// `environment` determines the location of such folders. Throws ``WireError/cannotListen(path:reason:)`` if no folder can be written to.
  public init(
    environment: [String: String] = ProcessInfo.processInfo.environment, allowing user: UInt32 = geteuid()
  ) throws(WireError) {
    allowedUser = user
    let folder = try Self.makeFolder(environment: environment)
    self.folder = folder
    path = folder.path + "/device"
    do throws(WireError) {
      descriptor = try Self.open(path)
    } catch {
      try? folder.remove()
      throw error
    }
  }

  /// Opens a socket at the fixed path `path`, in place of anything that a dead process has left there. The folder is created with mode 0700
  /// if there is none; an existing folder is made private, and another user's folder is refused.
  ///
  /// The caller ensures that no running process listens there. Throws as ``init(environment:allowing:)`` does.
  init(at path: String, allowing user: UInt32 = geteuid()) throws(WireError) {
    allowedUser = user
    self.path = path
    folder = nil
    try PrivateFolder.make((path as NSString).deletingLastPathComponent, for: path)
    unlink(path)
    descriptor = try Self.open(path)
  }

  /// A socket that listens at `path`, with mode 0600.
  private static func open(_ path: String) throws(WireError) -> Int32 {
    let socket = try SocketCalls.makeSocket()
    do throws(WireError) {
      let bound = try SocketCalls.withAddress(of: path) { bind(socket, $0, $1) }
      guard bound == 0, chmod(path, 0o600) == 0, listen(socket, 16) == 0 else {
        throw .cannotListen(path: path, reason: SocketCalls.reason())
      }
    } catch {
      _ = closeDescriptor(socket)
      unlink(path)
      throw error
    }
    // A peer that disconnects between poll and accept must not make accept wait for the next one.
    _ = fcntl(socket, F_SETFL, O_NONBLOCK)
    return socket
  }

  /// The listening socket, readable when a peer waits to be accepted: attach a `DispatchSource` to it, and cancel that before the listener
  /// is released.
  public var fileDescriptor: Int32 { descriptor }

  /// Removes the socket's path, so that no other process connects; call it in a process that is about to exit.
  public func close() { unlink(path) }

  deinit {
    _ = closeDescriptor(descriptor)
    unlink(path)
    if let folder { try? folder.remove() }
  }

  /// Waits for the next peer and returns its connection.
  ///
  /// Throws ``WireError/otherUser(user:expected:)`` for a process of another user; that peer is refused and the listener continues, so the
  /// caller may call again. Throws ``WireError/timedOut`` after `timeout` (`nil`: never).
  public func accept(timeout: Duration? = nil) throws(WireError) -> WireConnection {
    try accept(timeout: timeout, readsAhead: false, processEnd: nil)
  }

  /// Waits for the app that runs in a certain process, as ``accept(timeout:)`` does, for a device's end of the connection.
  ///
  /// `processEnd` becomes readable when that process has ended; it must stay open as long as the connection. Throws ``WireError/closed`` if
  /// the process ends before a peer connects. The connection detects that end too, even if a child of the process still has its socket
  /// open, and it reads ahead, so a readable descriptor does not indicate a message.
  package func accept(timeout: Duration?, processEnd: Int32) throws(WireError) -> WireConnection {
    try accept(timeout: timeout, readsAhead: true, processEnd: processEnd)
  }

  private func accept(
    timeout: Duration?, readsAhead: Bool, processEnd: Int32?
  ) throws(WireError) -> WireConnection {
    let deadline = timeout.map { ContinuousClock.now + $0 }
    while true {
      let ready = try SocketCalls.wait(descriptor, for: Int32(POLLIN), until: deadline, orEnd: processEnd)
      #if canImport(Glibc)
        let peer = Glibc.accept(descriptor, nil, nil)
      #else
        let peer = Foundation.accept(descriptor, nil, nil)
      #endif
      guard peer >= 0 else {
        // A peer that disconnected before it was accepted is not an error.
        if errno == EINTR || errno == ECONNABORTED { continue }
        if errno == EAGAIN {
          if ready.hasEnded { throw .closed }
          continue
        }
        throw .systemCall(name: "accept", reason: SocketCalls.reason())
      }
      SocketCalls.harden(peer)
      let connection = try WireConnection(adopting: peer, readsAhead: readsAhead, processEnd: processEnd)
      guard connection.peerUser == allowedUser else {
        throw .otherUser(user: connection.peerUser, expected: allowedUser)
      }
      return connection
    }
  }

  private static func makeFolder(environment: [String: String]) throws(WireError) -> DeviceFolder {
    var candidates = [String]()
    if let runtime = BaseDirectory.runtime(in: environment) { candidates.append(runtime) }
    candidates.append(environment["TMPDIR"].flatMap { $0.isEmpty ? nil : $0 } ?? "/tmp")
    if candidates.last != "/tmp" { candidates.append("/tmp") }
    var failure = WireError.cannotListen(path: "/tmp", reason: "there is no folder to try")
    for base in candidates {
      let longest = DeviceFolder.pattern(in: base) + "/device"
      guard longest.utf8.count <= SocketCalls.pathLimit else {
        failure = .pathTooLong(path: longest, limit: SocketCalls.pathLimit)
        continue
      }
      do throws(WireError) {
        return try DeviceFolder(in: base)
      } catch {
        failure = error
      }
    }
    throw failure
  }
}
