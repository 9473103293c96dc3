/// How a window leaves the screen when its session is destroyed. Raw values are Apple's.
public enum DismissalAnimation: Int, Hashable, Codable, Sendable {
  /// The system's usual dismissal.
  case standard = 1
  /// The user committed the window's content, as by sending a message.
  case commit = 2
  /// The user declined the window's content, as by deleting a draft.
  case decline = 3
}
