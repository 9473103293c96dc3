public import Foundation
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
    for part in parts { frames.add(part.elements, last: .bytes) { bytes += $0 } }
    frames.add(text, last: .text) { bytes += $0 }
    return bytes + frames.waiting
  }

  /// Removes the first message from `buffer`; `nil` if more bytes have to arrive first.
  ///
  /// - Throws: ``WireError/frameTooLong(length:limit:)`` or ``WireError/malformedMessage(found:)``: the bytes are no message, and nothing
  ///   that follows them can be read.
  public static func next<Message: Decodable>(
    _ type: Message.Type, in buffer: inout Data
  ) throws(WireError) -> Message? {
    guard try isComplete(buffer) else { return nil }
    var arriving = ArrivingMessage()
    var rest = buffer[...]
    while rest.count >= WireFrame.headerLength {
      let frame = try WireFrame(header: header(of: rest))
      rest = rest.dropFirst(WireFrame.headerLength)
      let content = Data(rest.prefix(frame.length))
      rest = rest.dropFirst(frame.length)
      if let message = arriving.add(content, frame.kind) {
        buffer = Data(rest)
        return try decode(type, from: message)
      }
    }
    return nil
  }

  /// Whether a whole message has arrived. Nothing is copied: this is asked each time that a part of a long one arrives.
  private static func isComplete(_ buffer: Data) throws(WireError) -> Bool {
    var rest = buffer[...]
    var (length, text, frames) = (0, 0, 0)
    while rest.count >= WireFrame.headerLength {
      let frame = try WireFrame(header: header(of: rest))
      length += frame.length
      frames += 1
      if frame.kind.isText { text += frame.length }
      if let limit = MessageLimit.ofPeers.exceeded(byText: text, length: max(length, frames * 64)) {
        throw .frameTooLong(length: length, limit: limit)
      }
      guard rest.count >= WireFrame.headerLength + frame.length else { return false }
      if frame.kind == .text { return true }
      rest = rest.dropFirst(WireFrame.headerLength + frame.length)
    }
    return false
  }

  private static func header(of bytes: Data) -> Int {
    bytes.prefix(WireFrame.headerLength).reduce(0) { $0 << 8 | Int($1) }
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
