/// To which side lines of text go.
public enum NSTextAlignment: Int, Hashable, Sendable {
  /// To the left.
  case left = 0
  /// To the middle.
  case center = 1
  /// To the right.
  case right = 2
  /// To both sides.
  case justified = 3
  /// As the language wants.
  case natural = 4
}
