/// Finds a leaf with the same bytes that was written before, so that a key that every element of a list repeats is written once.
///
/// A separate table rather than a dictionary: it hashes and compares in the writer's buffer, without a copy, and without a random seed. A
/// leaf whose slots are all occupied is written again, so that no choice of keys can make the writer slow.
struct LeafTable {
  /// A longer leaf is not looked up; it hardly ever occurs twice.
  private static let longest = 256
  private static let probes = 8

  /// The hash in the upper 32 bits, the object's number plus one in the lower; zero is a free slot.
  private var slots = [UInt64](repeating: 0, count: 128)
  private var count = 0

  /// The object with the same bytes as those from `start` to the end of `bytes`; if there is none, `object` is added for them.
  mutating func insert(_ object: UInt32, from start: Int, in bytes: [UInt8], offsets: [Int]) -> UInt32? {
    let size = bytes.count - start
    guard size <= Self.longest else { return nil }
    return bytes.withUnsafeBytes { buffer in
      let leaf = UnsafeRawBufferPointer(rebasing: buffer[start...])
      let hash = Self.hash(leaf)
      let mask = slots.count - 1
      for probe in 0..<Self.probes {
        let slot = (Int(hash) + probe) & mask
        let entry = slots[slot]
        if entry == 0 {
          slots[slot] = UInt64(hash) << 32 | UInt64(object + 1)
          count += 1
          if count * 2 > slots.count { grow() }
          return nil
        }
        guard entry >> 32 == hash else { continue }
        let index = UInt32(truncatingIfNeeded: entry) - 1
        let offset = offsets[Int(index)]
        // A longer leaf with this prefix is not equal: the first byte or two are the length of a leaf.
        if offset + size <= start, Self.areEqual(UnsafeRawBufferPointer(rebasing: buffer[offset..<offset + size]), leaf)
        {
          return index
        }
      }
      return nil
    }
  }

  private mutating func grow() {
    let old = slots
    slots = [UInt64](repeating: 0, count: old.count * 2)
    let mask = slots.count - 1
    for entry in old where entry != 0 {
      for probe in 0..<Self.probes where slots[(Int(entry >> 32) + probe) & mask] == 0 {
        slots[(Int(entry >> 32) + probe) & mask] = entry
        break
      }
    }
  }

  private static func hash(_ leaf: UnsafeRawBufferPointer) -> UInt32 {
    var hash = UInt64(leaf.count)
    var slot = 0
    while slot + 8 <= leaf.count {
      hash = mixed(hash ^ leaf.loadUnaligned(fromByteOffset: slot, as: UInt64.self).littleEndian)
      slot += 8
    }
    while slot < leaf.count {
      hash = hash << 8 ^ UInt64(leaf[slot]) ^ hash >> 56
      slot += 1
    }
    return UInt32(truncatingIfNeeded: mixed(hash))
  }

  private static func mixed(_ value: UInt64) -> UInt64 {
    let product = value &* 0x9E37_79B9_7F4A_7C15
    return product ^ product >> 29
  }

  private static func areEqual(_ one: UnsafeRawBufferPointer, _ other: UnsafeRawBufferPointer) -> Bool {
    var slot = 0
    while slot + 8 <= one.count {
      guard
        one.loadUnaligned(fromByteOffset: slot, as: UInt64.self)
          == other.loadUnaligned(fromByteOffset: slot, as: UInt64.self)
      else { return false }
      slot += 8
    }
    while slot < one.count {
      guard one[slot] == other[slot] else { return false }
      slot += 1
    }
    return true
  }

  /// Whether every byte is an ASCII character.
  static func isASCII(_ text: UnsafeBufferPointer<UInt8>) -> Bool {
    let raw = UnsafeRawBufferPointer(text)
    var bits: UInt64 = 0
    var slot = 0
    while slot + 8 <= raw.count {
      bits |= raw.loadUnaligned(fromByteOffset: slot, as: UInt64.self)
      slot += 8
    }
    while slot < raw.count {
      bits |= UInt64(raw[slot])
      slot += 1
    }
    return bits & 0x8080_8080_8080_8080 == 0
  }
}
