/// The application's state, the most active of its scenes', with Apple's raw values.
public enum ApplicationState: Int, Hashable, Codable, Sendable, CaseIterable {
  /// At least one scene is active.
  case active = 0
  /// A scene is in the foreground and none is active.
  case inactive = 1
  /// No scene is in the foreground.
  case background = 2
}
