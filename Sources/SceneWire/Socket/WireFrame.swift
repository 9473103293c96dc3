import Foundation

/// One frame of a message: a header of four bytes, most significant first, and its content. The lower three bytes are the content's length,
/// the upper one is the ``Kind``.
///
/// A message is all frames up to one of the kind ``Kind/text``. Long bytes and long texts take several frames, so that a reader need not
/// trust the length that a peer announces.
struct WireFrame: Hashable {
  /// The content of a frame.
  enum Kind: Int {
    /// Text, and the end of the message. So a short message without bytes is one frame, as in every version.
    case text = 0
    /// Text that is continued in the next frame.
    case textContinuation = 1
    /// Bytes, the last of their part.
    case bytes = 2
    /// Bytes that are continued in the next frame.
    case bytesContinuation = 3

    var isText: Bool { self == .text || self == .textContinuation }
    /// The kind of every frame of the same content but the last.
    fileprivate var continuation: Kind { isText ? .textContinuation : .bytesContinuation }
  }

  static let headerLength = 4
  /// The bits of a header that are the length of the content.
  static let lengthMask = 0xFF_FFFF
  /// The maximum length of a frame's content: 1 MiB.
  static let maximumLength = 1024 * 1024

  var kind: Kind
  var length: Int

  /// Reads a header. Throws ``WireError/frameTooLong(length:limit:)`` for one that announces too much.
  init(header: Int) throws(WireError) {
    let length = header & Self.lengthMask
    guard let kind = Kind(rawValue: header >> 24), length <= Self.maximumLength else {
      throw .frameTooLong(length: Kind(rawValue: header >> 24) == nil ? header : length, limit: Self.maximumLength)
    }
    self.kind = kind
    self.length = length
  }

  /// Collects frames for as few system calls as is worthwhile.
  struct Writer {
    /// The bytes that have not been sent yet.
    private(set) var waiting: [UInt8] = []

    /// Adds `content` in frames, the last of the kind `last`, and sends when enough has been collected.
    mutating func add<Failure: Error>(
      _ content: some Collection<UInt8>, last: Kind, _ send: ([UInt8]) throws(Failure) -> Void
    ) throws(Failure) {
      var remainder = content[...]
      repeat {
        let piece = remainder.prefix(WireFrame.maximumLength)
        remainder = remainder.dropFirst(piece.count)
        let kind = remainder.isEmpty ? last : last.continuation
        if waiting.count + piece.count > WireFrame.maximumLength, !waiting.isEmpty {
          try send(waiting)
          waiting.removeAll(keepingCapacity: true)
        }
        withUnsafeBytes(of: UInt32(kind.rawValue << 24 | piece.count).bigEndian) { waiting.append(contentsOf: $0) }
        waiting.append(contentsOf: piece)
      } while !remainder.isEmpty
    }
  }
}
