/// Which session receives an event (E-10).
extension Kernel {
  /// Chooses among the open sessions, connected or not, by the conditions each last published.
  ///
  /// A session that prefers the content takes precedence over one that can show it; among equals the one on screen, then the most recent.
  /// If none accepts it, a new session is created where the device allows it, else the most recent one receives it.
  ///
  /// - identifier: The event's target content identifier; without one the first session in that order receives the event.
  ///   - role: Considers only sessions of this role; `nil` for the app's default role.
  /// - Returns: The session, or `nil` for a new one, and why.
  func route(_ identifier: String?, role: SessionRole?) -> (SessionID?, RoutingExplanation) {
    let role = role ?? app.defaultRole
    guard let first = firstSession(of: role) else {
      return (nil, RoutingExplanation(.noSession, identifier: identifier))
    }
    guard let identifier else { return (first, RoutingExplanation(.noIdentifier)) }
    if let preferring = firstSession(of: role, where: { $0.prefersToActivate.evaluate(with: identifier) }) {
      return (preferring, explanation(.prefers, identifier, preferring))
    }
    if let accepting = firstSession(of: role, where: { $0.canActivate.evaluate(with: identifier) }) {
      return (accepting, explanation(.accepts, identifier, accepting))
    }
    return (fitsMultipleScenes ? nil : first, RoutingExplanation(.noneAccepts, identifier: identifier))
  }

  /// The explanation with the session's own predicate; a default predicate is omitted.
  private func explanation(_ reason: RoutingReason, _ identifier: String, _ id: SessionID) -> RoutingExplanation {
    let conditions = persistent.index(of: id).map { persistent.entries[$0].record.conditions }
    let predicate = reason == .prefers ? conditions?.prefersToActivate : conditions?.canActivate
    return RoutingExplanation(reason, identifier: identifier, predicate: predicate == .value(true) ? nil : predicate)
  }

  /// The session that an activation request without a session refers to, or `nil` for a new one (K-09, P-09).
  ///
  /// Every session accepts everything by default, so with `nil` only a session that prefers the content is chosen; a request by role
  /// chooses any session whose conditions accept it.
  func routeActivation(
    _ identifier: String?, role: SessionRole, acceptingDefault: Bool
  ) -> (SessionID?, RoutingExplanation)? {
    guard let identifier else { return nil }
    if let preferring = firstSession(of: role, where: { $0.prefersToActivate.evaluate(with: identifier) }) {
      return (preferring, explanation(.prefers, identifier, preferring))
    }
    let accepting = firstSession(of: role) {
      (acceptingDefault || $0.canActivate != .value(true)) && $0.canActivate.evaluate(with: identifier)
    }
    if let accepting { return (accepting, explanation(.accepts, identifier, accepting)) }
    return (nil, RoutingExplanation(.noneAccepts, identifier: identifier))
  }

  /// The first open session of the role whose conditions match: those on screen come before the others, and within each group the most
  /// recently used.
  private func firstSession(
    of role: SessionRole, where isSuitable: (ActivationConditions) -> Bool = { _ in true }
  ) -> SessionID? {
    var inBackground: SessionID?
    for id in persistent.recency {
      guard let index = openIndex(of: id), persistent.entries[index].record.role == role,
        isSuitable(persistent.entries[index].record.conditions)
      else { continue }
      if state(ofScene: index) == .foregroundActive || state(ofScene: index) == .foregroundInactive { return id }
      if inBackground == nil { inBackground = id }
    }
    return inBackground
  }
}
