import Foundation
import SceneSystem

/// The messages of a ``WireConnection`` as bytes, for a peer that reads and writes its socket by itself.
public enum WireMessageCoding {
  /// The bytes of a message.
  ///
  /// - Throws: ``WireError/messageTooLong(length:limit:)`` or ``WireError/malformedMessage(found:)``, as ``WireConnection/send(_:timeout:)``
  ///   does.
  public static func bytes(of message: some Encodable) throws(WireError) -> [UInt8] {
    let (text, parts) = try encode(message)
    let length = parts.reduce(text.count) { $0 + $1.elements.count }
    if let limit = MessageLimit.ofPeers.exceeded(byText: text.count, length: length) {
      throw .messageTooLong(length: length, limit: limit)
    }
    var frames = WireFrame.Writer()
    var bytes: [UInt8] = []
    bytes.reserveCapacity(length + (parts.count + length / WireFrame.maximumLength + 2) * WireFrame.headerLength)
    for part in parts { frames.add(part.elements, last: .bytes) { bytes += $0 } }
    frames.add(text, last: .text) { bytes += $0 }
    bytes += frames.waiting
    return bytes
  }

  static func encode(_ message: some Encodable) throws(WireError) -> (text: Data, parts: [Bytes]) {
    let attached = AttachedBytes()
    do {
      let encoder = JSONEncoder()
      encoder.outputFormatting = [.withoutEscapingSlashes]
      encoder.userInfo[AttachedBytes.key] = attached
      return (try encoder.encode(message), attached.parts)
    } catch {
      throw .malformedMessage(found: "the message cannot be written as JSON (\(error))")
    }
  }

  static func decode<Message: Decodable>(
    _ type: Message.Type, from message: WireMessage
  ) throws(WireError) -> Message {
    do {
      let decoder = JSONDecoder()
      decoder.userInfo[AttachedBytes.key] = AttachedBytes(message.parts)
      return try decoder.decode(type, from: message.text)
    } catch {
      let text = message.text
      let start = String(decoding: text.prefix(40), as: UTF8.self).oneLine
      throw .malformedMessage(
        found: "\(text.count) bytes that begin with \u{201C}\(start)\u{201D} are not a valid \(type)")
    }
  }
}
