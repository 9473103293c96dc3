/// Damage as it occurs in files and in messages of peers: flipped bits, bytes with a meaning in the format, truncation, copies and swaps.
enum Mutation {
  /// Markers, lengths and sizes of a binary property list at their limits.
  private static let telling: [UInt8] = [
    0x00, 0x01, 0x08, 0x09, 0x0F, 0x10, 0x13, 0x14, 0x1F, 0x22, 0x23, 0x33, 0x4F, 0x50, 0x5F, 0x60, 0x6F, 0x7F, 0x80,
    0x87,
    0xA0, 0xA1, 0xAF, 0xD0, 0xD1, 0xDF, 0xD8, 0xDC, 0xFF,
  ]

  /// `bytes` with up to five changes, sometimes with none.
  static func damaged(_ bytes: [UInt8], _ random: inout FuzzRandom) -> [UInt8] {
    var bytes = bytes
    for _ in 0..<random.below(6) {
      guard bytes.count > 1 else { return bytes }
      // Half of the structure of a property list is in its last forty bytes.
      let place =
        random.below(3) == 0 ? max(0, bytes.count - 1 - random.below(40)) : random.below(bytes.count)
      let end = min(bytes.count, place + 1 + random.below(12))
      switch random.below(9) {
      case 0, 1: bytes[place] ^= 1 << UInt8(random.below(8))
      case 2, 3: bytes[place] = random.any(telling)
      case 4: bytes[place] = UInt8(truncatingIfNeeded: random.next())
      case 5: bytes.swapAt(place, random.below(bytes.count))
      case 6: bytes.insert(contentsOf: Array(bytes[place..<end]), at: random.below(bytes.count))
      case 7: bytes.removeSubrange(place..<end)
      default: bytes.removeLast(random.below(bytes.count))
      }
    }
    return bytes
  }

  /// Random bytes, sometimes after a valid header.
  static func noise(_ random: inout FuzzRandom) -> [UInt8] {
    let header = random.below(2) == 0 ? Array("bplist00".utf8) : []
    return header
      + (0..<random.below(90)).map { _ in
        random.below(3) == 0 ? random.any(telling) : UInt8(truncatingIfNeeded: random.next())
      }
  }
}
