import SceneSystem

/// A random number generator for repeatable runs: the same seed and input number give the same input.
public struct FuzzRandom: RandomNumberGenerator {
  private var generator: SeededGenerator

  /// Makes the generator for one input of a run.
  public init(seed: UInt64, input: UInt64) {
    generator = SeededGenerator(seed: seed ^ (input &* 0xD134_2543_DE82_EF95))
  }

  /// The next number.
  public mutating func next() -> UInt64 { generator.next() }

  /// A number below `bound`, which is at least one.
  mutating func below(_ bound: Int) -> Int { Int(truncatingIfNeeded: next() >> 33) % bound }

  /// A random element of `elements`, which must not be empty.
  mutating func any<Element>(_ elements: [Element]) -> Element { elements[below(elements.count)] }
}
