/// How a window leaves the screen when its session is destroyed. Raw values are Apple's.
public enum DismissalAnimation: Int, Hashable, Codable, Sendable {
  /// The system's usual dismissal.
  case standard = 1
  /// What the window showed was accepted, as a message that is sent.
  case commit = 2
  /// What the window showed was thrown away, as a draft.
  case decline = 3
}
