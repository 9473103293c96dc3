/// Whether a scene is being recorded or shown on another screen. iOS 17. Raw values are Apple's.
public enum UISceneCaptureState: Int, Hashable, Sendable {
  /// Not known.
  case unspecified = -1
  /// It is not.
  case inactive = 0
  /// It is.
  case active = 1
}
