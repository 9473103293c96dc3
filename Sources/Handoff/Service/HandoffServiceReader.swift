import SceneWire

/// Splits the bytes that arrive at one end of a connection to the service's socket into messages.
public struct HandoffServiceReader {
  private var reader = WireMessageReader()

  /// Makes a reader without bytes.
  public init() {}

  /// The number of bytes that have arrived and that no returned message contains.
  public var count: Int { reader.count }

  /// How many bytes the next part of a message has, as far as it has announced them. A long message has several parts.
  public var announcedLength: Int { reader.announcedLength ?? 0 }

  /// Adds bytes that have arrived.
  public mutating func append(_ bytes: UnsafeRawBufferPointer) { reader.append(bytes) }

  /// Removes the first message; `nil` if more bytes have to arrive first.
  ///
  /// - Throws: An error if the bytes are no message. The connection is of no use any more.
  public mutating func next<Message: Decodable>(_ type: Message.Type) throws -> Message? { try reader.next(type) }
}
