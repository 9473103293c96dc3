/// Names one request of the app, so that a refusal finds its error handler.
public struct RequestID: RawRepresentable, Hashable, Codable, Sendable {
  /// The number that the app half gave, unique within one process.
  public var rawValue: UInt64
  /// Names a request by its number.
  public init(rawValue: UInt64) { self.rawValue = rawValue }
}

/// What an app asks of the system.
public enum SceneRequest: Hashable, Codable, Sendable {
  /// `requestSceneSessionActivation` and its successor of iOS 17 (P-03 … P-09).
  case activate(ActivationTarget, activity: ActivityArchive?, requestingScene: SessionID?)
  /// `requestSceneSessionDestruction` (T-06).
  case destroy(SessionID, animation: DismissalAnimation)
  /// `requestSceneSessionRefresh` (B-01, B-02).
  case refresh(SessionID)
}

/// Which session an activation is for.
public enum ActivationTarget: Hashable, Codable, Sendable {
  /// `nil` was passed: a new session, unless one is targeted by the activity (K-09).
  case new(SessionRole)
  /// iOS 17's `init(role:userActivity:)`: a session of the role that takes the activity, else a new one (P-09).
  case role(SessionRole)
  /// One session that the app holds, connected or not (P-04, P-05).
  case existing(SessionID)
}

/// How a window leaves the screen when its session is destroyed. Raw values are Apple's.
public enum DismissalAnimation: Int, Hashable, Codable, Sendable {
  /// The system's usual dismissal.
  case standard = 1
  /// What the window showed was accepted, as a message that is sent.
  case commit = 2
  /// What the window showed was thrown away, as a draft.
  case decline = 3
}

/// Why a request was refused. Raw values are the codes of `UISceneError`.
public enum SceneErrorCode: Int, Hashable, Codable, Sendable {
  /// The request needs another scene where app or device allow only one (P-06).
  case multipleScenesNotSupported = 0
  /// The system refused: an unknown session, or no user behind the request (P-06, P-07).
  case requestDenied = 1
}
