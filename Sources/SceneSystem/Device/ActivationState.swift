/// A scene's state, with Apple's raw values (M-01, M-03).
public enum ActivationState: Int, Hashable, Codable, Sendable, CaseIterable {
  /// Not connected yet, or disconnected.
  case unattached = -1
  /// On screen and receiving events.
  case foregroundActive = 0
  /// On screen, while something in front of it receives the events.
  case foregroundInactive = 1
  /// Connected and not on screen.
  case background = 2
}
