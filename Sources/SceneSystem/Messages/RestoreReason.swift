/// Why a session's scene is being made, and with it how far what was saved may be trusted.
public enum RestoreReason: String, Hashable, Codable, Sendable, CaseIterable, CustomStringConvertible {
  /// The session is new: there is nothing to bring back (C-02).
  case newSession
  /// The process was started in the ordinary way, and the one before it ended in the ordinary way (L-08).
  case launch
  /// The process before died: it crashed, or it was killed while it was in front (T-09).
  case recovery
  /// The scene was released while the process lived on, and is wanted again.
  case reconnection
  /// Processes died again and again while they restored this session. Its state was set aside, and the scene starts clean.
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
