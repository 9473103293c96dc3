/// Strings in big-endian UTF-16, the encoding of non-ASCII strings in a binary property list.
enum UTF16Text {
  /// The string in `bytes`, an even number of them; an unpaired surrogate is read as U+FFFD.
  static func text(_ bytes: ArraySlice<UInt8>) -> String {
    // A UTF-16 code unit takes at most three bytes in UTF-8.
    String(unsafeUninitializedCapacity: bytes.count / 2 * 3) { buffer in
      var length = 0
      var offset = bytes.startIndex
      while offset < bytes.endIndex {
        var scalar = UInt32(bytes[offset]) << 8 | UInt32(bytes[offset + 1])
        offset += 2
        if scalar & 0xF800 == 0xD800 {
          let next = offset < bytes.endIndex ? UInt32(bytes[offset]) << 8 | UInt32(bytes[offset + 1]) : 0
          if scalar < 0xDC00, next & 0xFC00 == 0xDC00 {
            scalar = 0x1_0000 + (scalar & 0x3FF) << 10 + next & 0x3FF
            offset += 2
          } else {
            scalar = 0xFFFD
          }
        }
        length = write(scalar, to: buffer, at: length)
      }
      return length
    }
  }

  /// Whether every surrogate in `bytes` is paired.
  static func isWellFormed(_ bytes: ArraySlice<UInt8>) -> Bool {
    var offset = bytes.startIndex
    while offset < bytes.endIndex {
      let lead = bytes[offset]
      offset += 2
      guard lead & 0xF8 == 0xD8 else { continue }
      guard lead < 0xDC, offset < bytes.endIndex, bytes[offset] & 0xFC == 0xDC else { return false }
      offset += 2
    }
    return true
  }

  /// Writes one scalar in UTF-8 and returns the index after it.
  private static func write(_ scalar: UInt32, to buffer: UnsafeMutableBufferPointer<UInt8>, at offset: Int) -> Int {
    func tail(_ shift: UInt32) -> UInt8 { 0x80 | UInt8(truncatingIfNeeded: scalar >> shift & 0x3F) }
    switch scalar {
    case 0..<0x80:
      buffer[offset] = UInt8(scalar)
      return offset + 1
    case 0x80..<0x800:
      buffer[offset] = 0xC0 | UInt8(scalar >> 6)
      buffer[offset + 1] = tail(0)
      return offset + 2
    case 0x800..<0x1_0000:
      buffer[offset] = 0xE0 | UInt8(scalar >> 12)
      buffer[offset + 1] = tail(6)
      buffer[offset + 2] = tail(0)
      return offset + 3
    default:
      buffer[offset] = 0xF0 | UInt8(scalar >> 18)
      buffer[offset + 1] = tail(12)
      buffer[offset + 2] = tail(6)
      buffer[offset + 3] = tail(0)
      return offset + 4
    }
  }

  /// The number of UTF-16 code units of `utf8`.
  static func count(_ utf8: UnsafeBufferPointer<UInt8>) -> Int {
    var count = 0
    // Each scalar has one byte that is not a continuation byte; a scalar of four bytes is a surrogate pair.
    for byte in utf8 { count += (byte & 0xC0 == 0x80 ? 0 : 1) + (byte >= 0xF0 ? 1 : 0) }
    return count
  }
}
