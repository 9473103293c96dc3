/// Why the system chose a session for an event, with the values that it considered (E-08, E-10).
public struct RoutingExplanation: Hashable, Codable, Sendable {
  /// The kind of reason.
  public var reason: RoutingReason
  /// The event's target content identifier, or `nil` if it has none.
  public var identifier: String?
  /// The predicate that decided, or `nil` if none did.
  public var predicate: ContentPredicate?

  /// Makes an explanation.
  public init(_ reason: RoutingReason, identifier: String? = nil, predicate: ContentPredicate? = nil) {
    self.reason = reason
    self.identifier = identifier
    self.predicate = predicate
  }

  /// One line for the trace: which session was chosen, and why.
  ///
  /// - Parameter session: The chosen session, `nil` for a new one.
  public func sentence(choosing session: SessionID?) -> String {
    let chosen = session.map { "Session \($0.label)" } ?? "A new session"
    guard let identifier else { return "\(chosen) was chosen. \(reason)" }
    guard let predicate else { return "\(chosen) was chosen for \"\(identifier.oneLine)\". \(reason)" }
    return
      "\(chosen) was chosen for \"\(identifier.oneLine)\". \(reason) The predicate is: "
      + "\(predicate.description.oneLine)."
  }
}
