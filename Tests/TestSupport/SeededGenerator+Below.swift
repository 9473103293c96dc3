package import SceneSystem

extension SeededGenerator {
  /// A number from 0 up to and without `bound`, which is at least one.
  package mutating func below(_ bound: Int) -> Int { Int.random(in: 0..<bound, using: &self) }
}
