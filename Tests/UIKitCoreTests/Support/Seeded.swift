import SceneSystem

/// Makes a property test reproducible.
typealias Seeded = SeededGenerator

extension SeededGenerator {
  /// A number below `bound`.
  mutating func below(_ bound: Int) -> Int { Int.random(in: 0..<bound, using: &self) }
}
