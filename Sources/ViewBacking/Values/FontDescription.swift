/// A font as a host requests it from its system.
package struct FontDescription: Hashable, Sendable {
  /// `nil` for the system's own.
  package var family: String?
  /// The size in points.
  package var size: Double
  /// From 100 to 1000; 400 is regular.
  package var weight: Int
  package var isItalic: Bool
  package var isMonospaced: Bool

  package init(
    family: String? = nil, size: Double, weight: Int = 400, isItalic: Bool = false, isMonospaced: Bool = false
  ) {
    self.family = family
    self.size = size
    self.weight = weight
    self.isItalic = isItalic
    self.isMonospaced = isMonospaced
  }
}
