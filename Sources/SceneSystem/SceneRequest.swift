/// Names one request of the app, so that a refusal finds its error handler.
public struct RequestID: RawRepresentable, Hashable, Codable, Sendable {
  public var rawValue: UInt64
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
  case existing(SessionID)
}

/// How a window leaves the screen when its session is destroyed. Raw values are Apple's.
public enum DismissalAnimation: Int, Hashable, Codable, Sendable {
  case standard = 1
  case commit = 2
  case decline = 3
}

/// Why a request was refused. Raw values are the codes of `UISceneError`.
public enum SceneErrorCode: Int, Hashable, Codable, Sendable {
  case multipleScenesNotSupported = 0
  case requestDenied = 1
}
