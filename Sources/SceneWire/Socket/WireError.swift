public import SceneSystem

/// Why the connection between device and app could not be used.
///
/// Nothing that a peer sends can end the process that reads it: invalid data is reported as a value, and the connection is closed.
public struct WireError: CodedError {
  /// The kind of failure. Later versions may add codes.
  public struct Code: Hashable, Sendable, CustomStringConvertible {
    private enum Value: String {
      case cannotListen, cannotConnect, pathTooLong, otherUser, frameTooLong, messageTooLong, malformedMessage,
        versionMismatch, closed, timedOut, peerNotReading, systemCall
    }
    private let value: Value

    /// No socket could be created at a path.
    public static let cannotListen = Code(value: .cannotListen)
    /// Nothing listens at a path.
    public static let cannotConnect = Code(value: .cannotConnect)
    /// A socket's path is longer than the operating system allows.
    public static let pathTooLong = Code(value: .pathTooLong)
    /// The process at the other end belongs to another user.
    public static let otherUser = Code(value: .otherUser)
    /// A peer announced a message, or a frame of one, that is longer than what is read.
    public static let frameTooLong = Code(value: .frameTooLong)
    /// A message of our own is longer than what the peer reads. None of it was sent.
    public static let messageTooLong = Code(value: .messageTooLong)
    /// The peer's bytes are not a valid message.
    public static let malformedMessage = Code(value: .malformedMessage)
    /// The peer uses another version of the protocol.
    public static let versionMismatch = Code(value: .versionMismatch)
    /// The peer has closed its end, or the connection was closed at this end.
    public static let closed = Code(value: .closed)
    /// Nothing arrived within the timeout, or the peer did not read what was sent to it.
    public static let timedOut = Code(value: .timedOut)
    /// The peer sent much while it read nothing of what was sent to it.
    public static let peerNotReading = Code(value: .peerNotReading)
    /// A system call failed.
    public static let systemCall = Code(value: .systemCall)

    /// The code's name.
    public var description: String { value.rawValue }
  }

  /// The kind of failure.
  public let code: Code
  /// What has failed and why, as a whole sentence.
  public let message: String
  /// What to do; `nil` if nothing can be done.
  public let suggestion: String?
  /// The system's own text, or what was wrong with a peer's bytes; `nil` if the code is sufficient.
  public let reason: String?
  /// The length of a message that is too long.
  public let length: Int?
  /// The limit that a path, a message or a peer has exceeded.
  public let limit: Int?

  private init(
    _ code: Code, _ message: String, suggestion: String? = nil, reason: String? = nil, length: Int? = nil,
    limit: Int? = nil
  ) {
    self.code = code
    self.message = message
    self.suggestion = suggestion
    self.reason = reason
    self.length = length
    self.limit = limit
  }

  /// No socket could be created at `path`; `reason` is the system's own text.
  public static func cannotListen(path: String, reason: String) -> Self {
    Self(
      .cannotListen, "The device cannot open its socket at \(path.oneLine): \(reason.oneLine).",
      suggestion: "Set XDG_RUNTIME_DIR to a folder that you may write to.", reason: reason)
  }

  /// Nothing listens at `path`; `reason` is the system's own text.
  public static func cannotConnect(path: String, reason: String) -> Self {
    Self(
      .cannotConnect, "No device answers at \(path.oneLine): \(reason.oneLine).",
      suggestion: "\(DeviceEnvironment.socketPath) must name the socket of a running device.", reason: reason)
  }

  /// A socket's path is limited to `limit` bytes by the operating system, and this one is longer.
  public static func pathTooLong(path: String, limit: Int) -> Self {
    Self(
      .pathTooLong,
      "The socket path \(path.oneLine) is longer than the \(limit) bytes that the operating system allows.",
      suggestion: "Use a shorter folder.", limit: limit)
  }

  /// The process at the other end belongs to the user with the number `user`, not to `expected`.
  public static func otherUser(user: UInt32, expected: UInt32) -> Self {
    Self(
      .otherUser,
      "The peer belongs to user \(user), and only user \(expected) may connect. The connection was refused.")
  }

  /// A peer announced a message, or a frame of one, of `length` bytes; more than `limit` is rejected unread.
  public static func frameTooLong(length: Int, limit: Int) -> Self {
    Self(
      .frameTooLong,
      "The peer announced a message of \(length) bytes, and \(limit) is the most that is read. The connection was closed.",
      length: length, limit: limit)
  }

  /// A message of our own has `length` bytes, and the peer reads at most `limit`. None of it was sent.
  public static func messageTooLong(length: Int, limit: Int) -> Self {
    Self(
      .messageTooLong, "A message of \(length) bytes was not sent: the peer reads at most \(limit) at once.",
      length: length, limit: limit)
  }

  /// The peer's bytes are not a valid message; `found` describes what was wrong with them.
  public static func malformedMessage(found: String) -> Self {
    Self(
      .malformedMessage,
      "The peer sent bytes that are not a message of this protocol: \(found.oneLine). The connection was closed.",
      reason: found)
  }

  /// The peer uses another version of the protocol.
  public static func versionMismatch(ours: Int, theirs: Int) -> Self {
    Self(
      .versionMismatch,
      "The peer uses version \(theirs) of the protocol, and this side uses version \(ours).",
      suggestion: "Build the app and the device from the same version of Proscenium.")
  }

  /// The peer has closed its end, or the connection was closed at this end.
  public static var closed: Self { Self(.closed, "The peer has closed the connection.") }

  /// Nothing arrived within the timeout, or the peer did not read what was sent to it.
  public static var timedOut: Self { Self(.timedOut, "The peer did not answer in time.") }

  /// The peer sent `limit` bytes while it read nothing of what was sent to it.
  public static func peerNotReading(limit: Int) -> Self {
    Self(
      .peerNotReading,
      "The peer sent \(limit) bytes and read nothing of what was sent to it meanwhile. The connection was closed.",
      limit: limit)
  }

  /// A system call failed; `reason` is the system's own text.
  public static func systemCall(name: String, reason: String) -> Self {
    Self(.systemCall, "The socket failed in \(name.oneLine): \(reason.oneLine).", reason: reason)
  }

  /// The message, followed by the suggestion.
  public var description: String { suggestion.map { "\(message) \($0)" } ?? message }
}
