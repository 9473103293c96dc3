/// How the system's writing tools are offered. iOS 18.
public enum UIWritingToolsBehavior: Int, Hashable, Sendable {
  /// Not at all.
  case none = -1
  /// The system decides.
  case `default` = 0
  /// With all functions.
  case complete = 1
  /// Beside the text.
  case limited = 2
}
