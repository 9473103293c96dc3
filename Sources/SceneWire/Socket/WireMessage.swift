import Foundation
import SceneSystem

/// A message as it has arrived: its text, and the bytes that the text refers to by index.
struct WireMessage {
  var text: Data
  var parts: [Bytes] = []
}

/// The maximum length of a message.
struct MessageLimit {
  /// Text and bytes together.
  var length: Int
  var text: Int

  static let ofPeers = MessageLimit(length: WireConnection.maximumLength, text: WireConnection.maximumTextLength)
  static let ofDevice = MessageLimit(
    length: WireConnection.maximumLengthFromDevice, text: WireConnection.maximumLengthFromDevice)

  /// The limit that a message of `text` and of `length` in total exceeds; `nil` if it exceeds none.
  func exceeded(byText text: Int, length: Int) -> Int? {
    if text > self.text { return self.text }
    return length > self.length ? self.length : nil
  }
}

/// The frames of a message that have arrived.
struct ArrivingMessage {
  /// The number of bytes that have arrived.
  private(set) var length = 0
  private var frameCount = 0
  private var text = Data()
  private var parts: [Bytes] = []
  /// Bytes that are continued in the next frame.
  private var open: [UInt8] = []

  /// Whether no frame of a message has arrived.
  var isEmpty: Bool { frameCount == 0 }

  /// Throws if the message, with another frame, would exceed `limit`. Frames without content count too.
  func makeRoom(for frame: WireFrame, limit: MessageLimit) throws(WireError) {
    let whole = max(length + frame.length, frameCount * 64)
    let text = frame.kind.isText ? text.count + frame.length : 0
    if let limit = limit.exceeded(byText: text, length: whole) { throw .frameTooLong(length: whole, limit: limit) }
  }

  /// Adds the content of a frame, and returns the message if it is complete.
  mutating func add(_ content: UnsafeRawBufferPointer, _ kind: WireFrame.Kind) -> WireMessage? {
    length += content.count
    frameCount += 1
    switch kind {
    case .bytesContinuation:
      // The address space for a whole state, of which only what arrives is used; a longer one grows as arrays do.
      if open.isEmpty { open.reserveCapacity(WireConnection.maximumLength) }
      open.append(contentsOf: content)
    case .bytes:
      open.append(contentsOf: content)
      parts.append(Bytes(open))
      open = []
    case .textContinuation: text.append(contentsOf: content)
    case .text:
      text.append(contentsOf: content)
      defer { self = ArrivingMessage() }
      return WireMessage(text: text, parts: parts)
    }
    return nil
  }
}
