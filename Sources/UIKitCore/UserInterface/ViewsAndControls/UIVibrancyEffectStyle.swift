/// The shades of a vibrancy. iOS 13. Raw values are Apple's.
public enum UIVibrancyEffectStyle: Int, Hashable, Sendable {
  /// For labels.
  case label = 0
  /// For labels of less importance.
  case secondaryLabel = 1
  /// For labels of little importance.
  case tertiaryLabel = 2
  /// For labels of the least importance.
  case quaternaryLabel = 3
  /// For large filled areas.
  case fill = 4
  /// For medium filled areas.
  case secondaryFill = 5
  /// For small filled areas.
  case tertiaryFill = 6
  /// For lines between contents.
  case separator = 7
}
