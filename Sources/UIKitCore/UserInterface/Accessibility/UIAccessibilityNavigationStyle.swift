/// How the elements of a view are visited by Switch Control. iOS 8.
public enum UIAccessibilityNavigationStyle: Int, Hashable, Sendable {
  /// The system decides.
  case automatic = 0
  /// One by one.
  case separate = 1
  /// As one.
  case combined = 2
}
