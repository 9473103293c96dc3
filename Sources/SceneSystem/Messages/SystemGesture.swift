/// The gestures that reveal system UI over the app.
public enum SystemGesture: String, Hashable, Codable, Sendable, CaseIterable {
  /// From the top left edge down.
  case notificationCenter = "pull notification-center"
  /// From the top right edge down.
  case controlCenter = "pull control-center"
  /// From the bottom edge up.
  case appSwitcher = "swipe-up"
}
