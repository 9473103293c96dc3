/// A small generator with a state that can be printed: the same seed always gives the same numbers.
struct SplitMix64: RandomNumberGenerator {
  var state: UInt64

  init(seed: UInt64) { state = seed }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }

  /// A number below `bound`; the tiny bias does not matter here.
  mutating func below(_ bound: Int) -> Int { Int(next() >> 33) % bound }

  /// True in `percent` of a hundred cases.
  mutating func chance(_ percent: Int) -> Bool { below(100) < percent }
}
