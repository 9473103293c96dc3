/// Splits the bytes of a pairing's connection into messages. It holds at most one incomplete message.
struct HandoffPairingReader: Hashable, Sendable {
  private(set) var buffer: [UInt8] = []

  /// The messages that are complete now.
  ///
  /// - Throws: ``HandoffPairingFailure/unexpectedMessage`` if the bytes are no message.
  mutating func read(_ bytes: some Sequence<UInt8>) throws(HandoffPairingFailure) -> [HandoffPairingMessage] {
    buffer += bytes
    var messages: [HandoffPairingMessage] = []
    while buffer.count >= 2 {
      let length = Int(buffer[0]) << 8 | Int(buffer[1])
      guard length <= HandoffPairingMessage.maximumLength else { throw .unexpectedMessage }
      guard buffer.count >= 2 + length else { break }
      guard let message = HandoffPairingMessage(content: buffer[2..<2 + length]) else { throw .unexpectedMessage }
      buffer.removeFirst(2 + length)
      messages.append(message)
      // A pairing has four messages in each direction at most.
      guard messages.count <= 4 else { throw .unexpectedMessage }
    }
    return messages
  }
}
