import SceneWire

/// The messages on the service's socket, as bytes. They are those of `WireConnection`, with which apps and commands connect.
public enum HandoffServiceFrame {
  /// The maximum length of a message, in bytes.
  public static let maximumLength = WireConnection.maximumLength

  /// The bytes of a request or a reply.
  public static func bytes(of message: some Encodable) throws -> [UInt8] { try WireMessageCoding.bytes(of: message) }
}
