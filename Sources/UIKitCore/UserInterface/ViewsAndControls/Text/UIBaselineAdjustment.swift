/// Where a text whose font was made smaller is in its line.
public enum UIBaselineAdjustment: Int, Hashable, Sendable {
  /// On the baseline of the larger font.
  case alignBaselines = 0
  /// In the middle.
  case alignCenters
  /// At the top.
  case none
}
