/// The direction in which assistive technology scrolls. Raw values are Apple's.
public enum UIAccessibilityScrollDirection: Int, Hashable, Sendable {
  /// To the right.
  case right = 1
  /// To the left.
  case left = 2
  /// Up.
  case up = 3
  /// Down.
  case down = 4
  /// To the next page.
  case next = 5
  /// To the previous page.
  case previous = 6
}
