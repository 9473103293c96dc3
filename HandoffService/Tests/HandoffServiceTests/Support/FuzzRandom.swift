/// Steele, Lea and Flood's SplitMix64: the same seed and the same number of an input give the same input.
struct FuzzRandom: RandomNumberGenerator {
  /// By which an input is repeated.
  let label: String
  private var state: UInt64

  init(seed: UInt64, input: UInt64) {
    label = "FUZZ_SEED=\(seed) FUZZ_INPUT=\(input)"
    state = seed ^ (input &* 0xD134_2543_DE82_EF95)
  }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }

  /// A number below `bound`, which is at least one.
  mutating func below(_ bound: Int) -> Int { Int(truncatingIfNeeded: next() >> 33) % bound }

  /// So many random bytes.
  mutating func bytes(_ count: Int) -> [UInt8] { (0..<count).map { _ in UInt8(truncatingIfNeeded: next()) } }

  /// `bytes` with up to four changes, sometimes with none: bits, values at limits, cuts, repetitions, long inputs.
  mutating func damaged(_ bytes: [UInt8]) -> [UInt8] {
    var bytes = bytes
    for _ in 0..<below(5) {
      guard bytes.count > 1 else { return bytes + self.bytes(below(40)) }
      let place = below(bytes.count)
      let end = min(bytes.count, place + 1 + below(40))
      switch below(9) {
      case 0: bytes[place] ^= 1 << UInt8(below(8))
      case 1: bytes[place] = [0, 1, 0x7F, 0x80, 0xFF, 0x22, 0x5B, 0x7B][below(8)]
      case 2: bytes[place] = UInt8(truncatingIfNeeded: next())
      case 3: bytes.swapAt(place, below(bytes.count))
      case 4: bytes.insert(contentsOf: Array(bytes[place..<end]), at: below(bytes.count))
      case 5: bytes.removeSubrange(place..<end)
      case 6: bytes.removeLast(below(bytes.count))
      case 7: bytes.insert(contentsOf: self.bytes(below(20)), at: place)
      default: if bytes.count < 4096 { bytes += bytes }
      }
    }
    return bytes
  }

  /// `bytes` in pieces of any length, also of none.
  mutating func pieces(_ bytes: [UInt8]) -> [[UInt8]] {
    var rest = bytes[...]
    var pieces: [[UInt8]] = []
    let longest = [1, 7, 64, 4096][below(4)]
    while !rest.isEmpty {
      let piece = rest.prefix(below(longest + 1))
      pieces.append(Array(piece))
      rest = rest.dropFirst(piece.count)
    }
    return pieces
  }
}
