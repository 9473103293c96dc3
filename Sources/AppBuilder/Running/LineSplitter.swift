import Foundation

/// Splits what a program writes into lines.
struct LineSplitter {
  /// The longest line; the rest of a longer one is the next.
  static let limit = 1 << 20

  private var bytes: [UInt8] = []

  /// Adds bytes, and calls `handle` with each line that is complete.
  mutating func add(_ piece: some Sequence<UInt8>, _ handle: (String) -> Void) {
    for byte in piece {
      if byte == UInt8(ascii: "\n") || bytes.count == Self.limit { flush(handle) }
      if byte != UInt8(ascii: "\n") { bytes.append(byte) }
    }
  }

  /// Calls `handle` with what is left at the end, if there is anything.
  mutating func finish(_ handle: (String) -> Void) {
    if !bytes.isEmpty { flush(handle) }
  }

  private mutating func flush(_ handle: (String) -> Void) {
    handle(String(decoding: bytes, as: UTF8.self))
    bytes.removeAll(keepingCapacity: true)
  }

  /// Reads a descriptor up to its end.
  static func read(_ descriptor: Int32, _ handle: (String) -> Void) {
    var splitter = LineSplitter()
    var piece = [UInt8](repeating: 0, count: 65_536)
    while true {
      let count = Foundation.read(descriptor, &piece, piece.count)
      if count > 0 {
        splitter.add(piece[..<count], handle)
      } else if count == 0 || errno != EINTR {
        break
      }
    }
    splitter.finish(handle)
  }
}
