/// How a picture is drawn in another size.
public enum CGInterpolationQuality: Int32, Sendable {
  /// The context's own choice.
  case `default` = 0
  /// The nearest pixel.
  case none = 1
  /// Fast.
  case low = 2
  /// Between `low` and `high`.
  case medium = 4
  /// Best.
  case high = 3
}
