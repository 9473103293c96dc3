/// A checksum over the columns of one row, in their order.
///
/// Each step is a bijection of its word and of the previous state, so that a change within one word is always detected; of other changes
/// one in 2⁶⁴ is not. It detects accidents, not attacks.
struct RowChecksum {
  private var state: UInt64 = 0x243F_6A88_85A3_08D3
  private static let multiplier: UInt64 = 0x9E37_79B9_7F4A_7C15

  /// Adds a column that is NULL.
  mutating func mixNull() { fold(0x0BAD_5EED_0000_0005) }

  /// Adds an integer column.
  mutating func mix(_ integer: Int64) {
    fold(0x0BAD_5EED_0000_0001)
    fold(UInt64(bitPattern: integer))
  }

  /// Adds a column with text in UTF-8, or with bytes.
  mutating func mix(_ bytes: UnsafeRawBufferPointer, isText: Bool) {
    let count = bytes.count
    fold(UInt64(count) << 3 | (isText ? 3 : 4))
    var offset = 0
    if count >= 64 {
      // Four sums in parallel: a single one would wait for each multiplication.
      var a = state
      var b = state ^ 0x1319_8A2E_0370_7344
      var c = state ^ 0xA409_3822_299F_31D0
      var d = state ^ 0x082E_FA98_EC4E_6C89
      while offset &+ 32 <= count {
        a = RowChecksum.step(a, RowChecksum.word(bytes, offset))
        b = RowChecksum.step(b, RowChecksum.word(bytes, offset &+ 8))
        c = RowChecksum.step(c, RowChecksum.word(bytes, offset &+ 16))
        d = RowChecksum.step(d, RowChecksum.word(bytes, offset &+ 24))
        offset &+= 32
      }
      state = a
      fold(b)
      fold(c)
      fold(d)
    }
    while offset &+ 8 <= count {
      fold(RowChecksum.word(bytes, offset))
      offset &+= 8
    }
    if offset < count {
      var last: UInt64 = 0
      while offset < count {
        last = last << 8 | UInt64(bytes[offset])
        offset &+= 1
      }
      fold(last)
    }
  }

  /// The checksum for the row of a table, so that a row is never taken for one of another table.
  func value(in table: StoreTable) -> UInt64 {
    var end = self
    end.fold(UInt64(table.rawValue) &+ 0xC0AC_29B7_C97C_50DD)
    end.fold(0x3F84_D5B5_B547_0917)
    return end.state
  }

  private mutating func fold(_ word: UInt64) { state = RowChecksum.step(state, word) }

  @inline(__always)
  private static func step(_ state: UInt64, _ word: UInt64) -> UInt64 {
    let product = (state ^ word) &* multiplier
    return product ^ (product >> 32)
  }

  @inline(__always)
  private static func word(_ bytes: UnsafeRawBufferPointer, _ offset: Int) -> UInt64 {
    UInt64(littleEndian: bytes.loadUnaligned(fromByteOffset: offset, as: UInt64.self))
  }
}
