/// Texts in big-endian UTF-16, as a binary property list holds those that are not ASCII.
enum UTF16Text {
  /// The text in `bytes`, an even number of them; half a surrogate pair is read as U+FFFD.
  static func text(_ bytes: ArraySlice<UInt8>) -> String {
    // A unit of two bytes takes at most three in UTF-8.
    String(unsafeUninitializedCapacity: bytes.count / 2 * 3) { buffer in
      var length = 0
      var place = bytes.startIndex
      while place < bytes.endIndex {
        var scalar = UInt32(bytes[place]) << 8 | UInt32(bytes[place + 1])
        place += 2
        if scalar & 0xF800 == 0xD800 {
          let next = place < bytes.endIndex ? UInt32(bytes[place]) << 8 | UInt32(bytes[place + 1]) : 0
          if scalar < 0xDC00, next & 0xFC00 == 0xDC00 {
            scalar = 0x1_0000 + (scalar & 0x3FF) << 10 + next & 0x3FF
            place += 2
          } else {
            scalar = 0xFFFD
          }
        }
        length = write(scalar, to: buffer, at: length)
      }
      return length
    }
  }

  /// Whether every surrogate in `bytes` has its other half.
  static func isWellFormed(_ bytes: ArraySlice<UInt8>) -> Bool {
    var place = bytes.startIndex
    while place < bytes.endIndex {
      let lead = bytes[place]
      place += 2
      guard lead & 0xF8 == 0xD8 else { continue }
      guard lead < 0xDC, place < bytes.endIndex, bytes[place] & 0xFC == 0xDC else { return false }
      place += 2
    }
    return true
  }

  /// Writes one scalar in UTF-8 and returns the place behind it.
  private static func write(_ scalar: UInt32, to buffer: UnsafeMutableBufferPointer<UInt8>, at place: Int) -> Int {
    func tail(_ shift: UInt32) -> UInt8 { 0x80 | UInt8(truncatingIfNeeded: scalar >> shift & 0x3F) }
    switch scalar {
    case 0..<0x80:
      buffer[place] = UInt8(scalar)
      return place + 1
    case 0x80..<0x800:
      buffer[place] = 0xC0 | UInt8(scalar >> 6)
      buffer[place + 1] = tail(0)
      return place + 2
    case 0x800..<0x1_0000:
      buffer[place] = 0xE0 | UInt8(scalar >> 12)
      buffer[place + 1] = tail(6)
      buffer[place + 2] = tail(0)
      return place + 3
    default:
      buffer[place] = 0xF0 | UInt8(scalar >> 18)
      buffer[place + 1] = tail(12)
      buffer[place + 2] = tail(6)
      buffer[place + 3] = tail(0)
      return place + 4
    }
  }

  /// How many units `utf8` takes in UTF-16.
  static func count(_ utf8: UnsafeBufferPointer<UInt8>) -> Int {
    var count = 0
    // Each scalar begins with a byte that continues none; one of four bytes is a surrogate pair.
    for byte in utf8 { count += (byte & 0xC0 == 0x80 ? 0 : 1) + (byte >= 0xF0 ? 1 : 0) }
    return count
  }
}
