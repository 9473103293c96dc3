/// A random number generator for repeatable runs: the same seed and input number give the same input.
public struct FuzzRandom: RandomNumberGenerator {
  private var state: UInt64

  /// Makes the generator for one input of a run.
  public init(seed: UInt64, input: UInt64) {
    state = seed ^ (input &* 0xD134_2543_DE82_EF95)
  }

  /// The next number.
  public mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }

  /// A number below `bound`, which is at least one.
  mutating func below(_ bound: Int) -> Int { Int(truncatingIfNeeded: next() >> 33) % bound }

  /// A random element of `elements`, which must not be empty.
  mutating func any<Element>(_ elements: [Element]) -> Element { elements[below(elements.count)] }
}
