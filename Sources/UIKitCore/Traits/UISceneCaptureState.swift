/// Whether a scene is being recorded or shown on another screen. iOS 17. Raw values are Apple's.
public enum UISceneCaptureState: Int, Hashable, Sendable {
  /// Unspecified.
  case unspecified = -1
  /// The scene is not being captured.
  case inactive = 0
  /// The scene is being captured.
  case active = 1
}
