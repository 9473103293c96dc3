public import Foundation
import SceneWire

/// The messages on the service's socket, as bytes. They are those of `WireConnection`, with which apps and commands connect.
public enum HandoffServiceFrame {
  /// The maximum length of a message, in bytes.
  public static let maximumLength = WireConnection.maximumLength

  /// The bytes of a request or a reply.
  public static func bytes(of message: some Encodable) throws -> Data {
    Data(try WireMessageCoding.bytes(of: message))
  }

  /// Removes the first message from `buffer`; `nil` if more bytes have to arrive first.
  ///
  /// - Throws: An error if the bytes are no message. The connection is of no use any more.
  public static func next<Message: Decodable>(_ type: Message.Type, in buffer: inout Data) throws -> Message? {
    try WireMessageCoding.next(type, in: &buffer)
  }
}
