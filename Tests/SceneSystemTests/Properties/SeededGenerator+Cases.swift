import SceneSystem

extension SeededGenerator {
  /// A number below `bound`; the tiny bias does not matter here.
  mutating func below(_ bound: Int) -> Int { Int(next() >> 33) % bound }

  /// True in `percent` of a hundred cases.
  mutating func chance(_ percent: Int) -> Bool { below(100) < percent }
}
