/// The direction of writing. Raw values are Apple's.
public enum NSWritingDirection: Int, Hashable, Sendable {
  /// That of the text.
  case natural = -1
  /// From left to right.
  case leftToRight = 0
  /// From right to left.
  case rightToLeft = 1
}
