/// Why a session's scene is created, and so how far its saved state can be trusted.
public enum RestoreReason: String, Hashable, Codable, Sendable, CaseIterable, CustomStringConvertible {
  /// The session is new: there is nothing to restore (C-02).
  case newSession
  /// The process was started normally, and the previous one ended normally (L-08).
  case launch
  /// The previous process died: it crashed, or it was killed while it was in front (T-09).
  case recovery
  /// The scene was released while the process continued to run, and is needed again.
  case reconnection
  /// Several processes died while they restored this session. Its state was set aside, and the scene starts clean.
  case cleanStart

  /// The reason as the end of a sentence about a session.
  public var description: String {
    switch self {
    case .newSession: "is new"
    case .launch: "comes back after a launch"
    case .recovery: "comes back after the process before died"
    case .reconnection: "comes back after its scene was released"
    case .cleanStart: "starts clean, because restoring its state ended the process twice; the state is set aside"
    }
  }
}
