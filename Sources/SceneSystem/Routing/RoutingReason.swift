/// Why the system chose a session for an event (E-08, E-10).
public enum RoutingReason: String, Hashable, Codable, Sendable, CustomStringConvertible {
  /// The session's `prefersToActivate` is true for the content.
  case prefers
  /// No session prefers the content, and this one can show it.
  case accepts
  /// The event has no target content identifier.
  case noIdentifier
  /// No session can show the content.
  case noneAccepts
  /// There is no session to choose from.
  case noSession

  /// The reason as a sentence.
  public var description: String {
    switch self {
    case .prefers: "Its prefersToActivate predicate is true for the target content identifier."
    case .accepts: "No session prefers the target content identifier; this one is the most recent that can show it."
    case .noIdentifier: "The event has no target content identifier, so the most recent session receives it."
    case .noneAccepts: "No session's conditions accept the target content identifier."
    case .noSession: "The app has no session."
    }
  }
}
