/// Which session an activation is for.
public enum ActivationTarget: Hashable, Codable, Sendable {
  /// `nil` was passed: a new session, unless one is targeted by the activity (K-09).
  case new(SessionRole)
  /// iOS 17's `init(role:userActivity:)`: a session of the role that accepts the activity, else a new one (P-09).
  case role(SessionRole)
  /// One session that the app refers to, connected or not (P-04, P-05).
  case existing(SessionID)
}
