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
