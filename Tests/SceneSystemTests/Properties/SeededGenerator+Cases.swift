import SceneSystem
import TestSupport

extension SeededGenerator {
  /// True in `percent` of a hundred cases.
  mutating func chance(_ percent: Int) -> Bool { below(100) < percent }
}
