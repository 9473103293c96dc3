/// Splits the bytes of a connection into messages.
package struct HandoffMessageReader: Hashable, Sendable {
  private var buffer: [UInt8] = []
  /// The index of the first byte that is not read yet.
  private var start = 0

  /// Makes a reader without bytes.
  package init() {}

  /// Adds bytes that have arrived.
  package mutating func append(_ bytes: [UInt8]) {
    if start == buffer.count {
      buffer.removeAll(keepingCapacity: buffer.capacity <= 64 * 1024)
      start = 0
    } else if start > 64 * 1024, start > buffer.count / 2 {
      buffer.removeFirst(start)
      start = 0
    }
    buffer += bytes
  }

  /// What is next in the bytes.
  package enum Next: Hashable, Sendable {
    case message(HandoffMessage)
    /// More bytes have to arrive first.
    case incomplete
    /// The bytes are no message; the connection is of no use any more.
    case invalid
  }

  /// Removes the next message.
  ///
  /// - Parameter maximumLength: The length from which on a message is invalid.
  package mutating func next(maximumLength: Int) -> Next {
    guard buffer.count - start >= 4 else { return .incomplete }
    let length = buffer[start..<start + 4].reduce(0) { $0 << 8 | Int($1) }
    guard length <= maximumLength else { return .invalid }
    guard buffer.count - start - 4 >= length else {
      // The space for a long message is made at once.
      if length > 64 * 1024 { buffer.reserveCapacity(start + 4 + length) }
      return .incomplete
    }
    return HandoffMessage(content: content(length)).map { .message($0) } ?? .invalid
  }

  /// Removes a length and the content after it, and returns the content. A long one that nothing follows is the buffer itself, without a copy.
  private mutating func content(_ length: Int) -> [UInt8] {
    let begin = start + 4
    guard length > 64 * 1024, buffer.count == begin + length else {
      start = begin + length
      return Array(buffer[begin..<start])
    }
    var content: [UInt8] = []
    swap(&content, &buffer)
    content.removeFirst(begin)
    start = 0
    return content
  }
}
