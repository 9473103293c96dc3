import SceneSystem

/// Why the connection between device and app could not be used, each case as a whole sentence.
///
/// Nothing that a peer sends can end the process that reads it: invalid data is reported as a value, and the connection is closed.
public enum WireError: Error, Hashable, Sendable, CustomStringConvertible {
  /// No socket could be created at `path`; `reason` is the system's own text.
  case cannotListen(path: String, reason: String)
  /// Nothing listens at `path`; `reason` is the system's own text.
  case cannotConnect(path: String, reason: String)
  /// A socket's path is limited to `limit` bytes by the operating system, and this one is longer.
  case pathTooLong(path: String, limit: Int)
  /// The process at the other end belongs to the user with the number `user`, not to `expected`.
  case otherUser(user: UInt32, expected: UInt32)
  /// A peer announced a message, or a frame of one, of `length` bytes; more than `limit` is rejected unread.
  case frameTooLong(length: Int, limit: Int)
  /// A message of our own has `length` bytes, and the peer reads at most `limit`. None of it was sent.
  case messageTooLong(length: Int, limit: Int)
  /// The peer's bytes are not a valid message; `found` describes what was wrong with them.
  case malformedMessage(found: String)
  /// The peer uses another version of the protocol.
  case versionMismatch(ours: Int, theirs: Int)
  /// The peer has closed its end, or the connection was closed at this end.
  case closed
  /// Nothing arrived within the timeout, or the peer did not read what was sent to it.
  case timedOut
  /// The peer sent `limit` bytes while it read nothing of what was sent to it.
  case peerNotReading(limit: Int)
  /// A system call failed; `reason` is the system's own text.
  case systemCall(name: String, reason: String)

  /// The error as a sentence for users, with a solution if there is one.
  public var description: String {
    switch self {
    case .cannotListen(let path, let reason):
      "The device cannot open its socket at \(path.oneLine): \(reason.oneLine). Set XDG_RUNTIME_DIR to a folder that you may write to."
    case .cannotConnect(let path, let reason):
      "No device answers at \(path.oneLine): \(reason.oneLine). \(DeviceEnvironment.socketPath) must name the socket of a running device."
    case .pathTooLong(let path, let limit):
      "The socket path \(path.oneLine) is longer than the \(limit) bytes that the operating system allows. Use a shorter folder."
    case .otherUser(let user, let expected):
      "The peer belongs to user \(user), and only user \(expected) may connect. The connection was refused."
    case .frameTooLong(let length, let limit):
      "The peer announced a message of \(length) bytes, and \(limit) is the most that is read. The connection was closed."
    case .messageTooLong(let length, let limit):
      "A message of \(length) bytes was not sent: the peer reads at most \(limit) at once."
    case .malformedMessage(let found):
      "The peer sent bytes that are not a message of this protocol: \(found.oneLine). The connection was closed."
    case .versionMismatch(let ours, let theirs):
      "The peer uses version \(theirs) of the protocol, and this side uses version \(ours). "
        + "Build the app and the device from the same version of Proscenium."
    case .closed:
      "The peer has closed the connection."
    case .timedOut:
      "The peer did not answer in time."
    case .peerNotReading(let limit):
      "The peer sent \(limit) bytes and read nothing of what was sent to it meanwhile. The connection was closed."
    case .systemCall(let name, let reason):
      "The socket failed in \(name.oneLine): \(reason.oneLine)."
    }
  }
}
