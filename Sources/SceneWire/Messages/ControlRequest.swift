public import SceneSystem

/// A request from another process to an app that runs without a device: from a second launch of it, or from the command line.
public struct ControlRequest: Codable, Sendable, Hashable {
  /// The operation.
  public enum Command: Codable, Sendable, Hashable {
    /// The app was launched again: its most recent window comes to the front (D-08).
    case activate
    /// The app was launched again with something to open (E-02).
    case open(ExternalEvent)
    /// The app was launched again for another window (D-11).
    case newWindow
    /// These sessions are to be discarded (T-08).
    case discard([SessionID])

    private enum CodingKeys: String, CodingKey {
      case activate = "comeForward"
      case open, newWindow, discard
    }
  }

  /// The sender's version of the protocol; see ``wireProtocolVersion``.
  public var version: Int
  /// The operation, or `nil` if the sender uses another version of the protocol.
  public var command: Command?

  /// Makes a request of this version of the protocol.
  public init(_ command: Command) {
    version = wireProtocolVersion
    self.command = command
  }

  private enum CodingKeys: String, CodingKey {
    case version
    case command = "wish"
  }

  /// Reads a request. Of another version only the number is read, because the rest may have another form.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    version = try container.decode(Int.self, forKey: .version)
    command = version == wireProtocolVersion ? try container.decode(Command.self, forKey: .command) : nil
  }
}
