/// Finds a leaf that was written before by its bytes, so that a key which every element of a list repeats is written once.
///
/// A table of its own rather than a dictionary: it hashes and compares in the writer's buffer, without a copy, and by no
/// random seed. Leaves whose places are all taken are written again: nobody's choice of keys can make the writer slow.
struct LeafTable {
  /// A longer leaf is not looked up; it hardly ever occurs twice.
  private static let longest = 256
  private static let probes = 8

  /// Hash in the upper half, number of the object plus one in the lower; zero is a free place.
  private var places = [UInt64](repeating: 0, count: 128)
  private var count = 0

  /// The object that has the same bytes as those from `start` to the end of `bytes`; where there is none, `object` is
  /// noted as the one that has them.
  mutating func insert(_ object: UInt32, from start: Int, in bytes: [UInt8], offsets: [Int]) -> UInt32? {
    let size = bytes.count - start
    guard size <= Self.longest else { return nil }
    return bytes.withUnsafeBytes { buffer in
      let leaf = UnsafeRawBufferPointer(rebasing: buffer[start...])
      let hash = Self.hash(leaf)
      let mask = places.count - 1
      for probe in 0..<Self.probes {
        let place = (Int(hash) + probe) & mask
        let entry = places[place]
        if entry == 0 {
          places[place] = UInt64(hash) << 32 | UInt64(object + 1)
          count += 1
          if count * 2 > places.count { grow() }
          return nil
        }
        guard entry >> 32 == hash else { continue }
        let known = UInt32(truncatingIfNeeded: entry) - 1
        let offset = offsets[Int(known)]
        // A longer leaf that begins so is not equal: the first byte or two say how long a leaf is.
        if offset + size <= start, Self.areEqual(UnsafeRawBufferPointer(rebasing: buffer[offset..<offset + size]), leaf)
        {
          return known
        }
      }
      return nil
    }
  }

  private mutating func grow() {
    let old = places
    places = [UInt64](repeating: 0, count: old.count * 2)
    let mask = places.count - 1
    for entry in old where entry != 0 {
      for probe in 0..<Self.probes where places[(Int(entry >> 32) + probe) & mask] == 0 {
        places[(Int(entry >> 32) + probe) & mask] = entry
        break
      }
    }
  }

  private static func hash(_ leaf: UnsafeRawBufferPointer) -> UInt32 {
    var hash = UInt64(leaf.count)
    var place = 0
    while place + 8 <= leaf.count {
      hash = mixed(hash ^ leaf.loadUnaligned(fromByteOffset: place, as: UInt64.self).littleEndian)
      place += 8
    }
    while place < leaf.count {
      hash = hash << 8 ^ UInt64(leaf[place]) ^ hash >> 56
      place += 1
    }
    return UInt32(truncatingIfNeeded: mixed(hash))
  }

  private static func mixed(_ value: UInt64) -> UInt64 {
    let product = value &* 0x9E37_79B9_7F4A_7C15
    return product ^ product >> 29
  }

  private static func areEqual(_ one: UnsafeRawBufferPointer, _ other: UnsafeRawBufferPointer) -> Bool {
    var place = 0
    while place + 8 <= one.count {
      guard
        one.loadUnaligned(fromByteOffset: place, as: UInt64.self)
          == other.loadUnaligned(fromByteOffset: place, as: UInt64.self)
      else { return false }
      place += 8
    }
    while place < one.count {
      guard one[place] == other[place] else { return false }
      place += 1
    }
    return true
  }

  /// Whether every byte is an ASCII character.
  static func isASCII(_ text: UnsafeBufferPointer<UInt8>) -> Bool {
    let raw = UnsafeRawBufferPointer(text)
    var bits: UInt64 = 0
    var place = 0
    while place + 8 <= raw.count {
      bits |= raw.loadUnaligned(fromByteOffset: place, as: UInt64.self)
      place += 8
    }
    while place < raw.count {
      bits |= UInt64(raw[place])
      place += 1
    }
    return bits & 0x8080_8080_8080_8080 == 0
  }
}
