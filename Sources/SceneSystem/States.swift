/// A scene's state, with Apple's raw values (M-01, M-03).
public enum ActivationState: Int, Hashable, Codable, Sendable, CaseIterable {
  /// Not connected yet, or not any more.
  case unattached = -1
  /// On screen, and events reach it.
  case foregroundActive = 0
  /// On screen, with something in between that takes the events.
  case foregroundInactive = 1
  /// Connected and not on screen.
  case background = 2
}

/// The application's state, the most active of its scenes', with Apple's raw values.
public enum ApplicationState: Int, Hashable, Codable, Sendable, CaseIterable {
  /// At least one scene is active.
  case active = 0
  /// A scene is in the foreground and none is active.
  case inactive = 1
  /// No scene is in the foreground.
  case background = 2
}
