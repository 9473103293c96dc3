/// Whether the content of a view is flipped where text is read from right to left.
public enum UISemanticContentAttribute: Int, Hashable, Sendable {
  /// As the direction of the environment.
  case unspecified = 0
  /// Never: buttons that play something.
  case playback = 1
  /// Never: what refers to a direction in space.
  case spatial = 2
  /// Always from left to right.
  case forceLeftToRight = 3
  /// Always from right to left.
  case forceRightToLeft = 4
}
