/// Whether a view shows further content when it is activated, and whether it does so now. iOS 18.
public enum UIAccessibilityExpandedStatus: Int, Hashable, Sendable {
  /// There is no further content.
  case unsupported = 0
  /// The further content is visible.
  case expanded = 1
  /// The further content is hidden.
  case collapsed = 2
}
