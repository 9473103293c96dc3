/// Splits the bytes that arrive at one end of a connection into messages.
package struct WireMessageReader {
  private var input = WireInput()
  /// The consumed frames of an incomplete message.
  private var arriving = ArrivingMessage()

  /// Makes a reader without bytes.
  package init() {}

  /// The number of bytes that have arrived and that no returned message contains.
  package var count: Int { input.count + arriving.length }
  /// The number of bytes that have been consumed since the beginning.
  package var consumedCount: Int { input.taken }
  /// The number of bytes that have arrived and were not consumed.
  var waitingCount: Int { input.count }
  /// The number of bytes of an incomplete message that were consumed; `nil` if none has begun.
  var incompleteLength: Int? { arriving.isEmpty ? nil : arriving.length }
  /// The length of the content of the next frame, as its header announces it; `nil` if the header has not arrived.
  package var announcedLength: Int? {
    input.count < WireFrame.headerLength ? nil : input.bigEndianLength & WireFrame.lengthMask
  }
  /// How many bytes have to arrive before ``next(limit:)`` can continue.
  var missingCount: Int {
    guard let announcedLength else { return WireFrame.headerLength - input.count }
    return max(0, WireFrame.headerLength + announcedLength - input.count)
  }

  /// Adds bytes that have arrived.
  package mutating func append(_ bytes: UnsafeRawBufferPointer) { input.append(bytes) }

  /// Adds the bytes that `read` puts into a buffer of `count` bytes, and returns its result.
  mutating func append(upTo count: Int, _ read: (UnsafeMutableRawBufferPointer) -> Int) -> Int {
    withUnsafeTemporaryAllocation(byteCount: count, alignment: 1) { piece in
      let received = read(piece)
      if received > 0 { input.append(UnsafeRawBufferPointer(rebasing: piece[0..<received])) }
      return received
    }
  }

  /// Removes the next message; `nil` if more bytes have to arrive first.
  ///
  /// - Throws: ``WireError/frameTooLong(length:limit:)``: the bytes are no message, or it exceeds the limit, and nothing that follows can be
  ///   read.
  mutating func next(limit: MessageLimit) throws(WireError) -> WireMessage? {
    while input.count >= WireFrame.headerLength {
      let frame = try WireFrame(header: input.bigEndianLength)
      try arriving.makeRoom(for: frame, limit: limit)
      let end = WireFrame.headerLength + frame.length
      guard input.count >= end else { return nil }
      let message = input.consume(end) {
        arriving.add(UnsafeRawBufferPointer(rebasing: $0[WireFrame.headerLength...]), frame.kind)
      }
      if let message { return message }
    }
    return nil
  }

  /// Removes the next message of a peer; `nil` if more bytes have to arrive first.
  ///
  /// - Throws: ``WireError/frameTooLong(length:limit:)`` or ``WireError/malformedMessage(found:)``: the bytes are no message, and nothing
  ///   that follows them can be read.
  package mutating func next<Message: Decodable>(_ type: Message.Type) throws(WireError) -> Message? {
    guard let message = try next(limit: .ofPeers) else { return nil }
    return try WireMessageCoding.decode(type, from: message)
  }
}
