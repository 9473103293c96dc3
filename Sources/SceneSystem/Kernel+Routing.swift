/// Which session takes an event (E-10).
extension Kernel {
  /// Chooses among the open sessions, connected or not, by the conditions each last published.
  ///
  /// A session that prefers the content wins over one that can show it; among equals the one on screen, then the most
  /// recent. Where none accepts it, a new session is made if the device allows, else the most recent one takes it.
  ///
  /// - Parameters:
  ///   - identifier: The event's target content identifier; without one the first of the order takes the event.
  ///   - role: Looks only at sessions of this role; `nil` for the app's default role.
  /// - Returns: The session, or `nil` for a new one, and why.
  func route(_ identifier: String?, role: SessionRole?) -> (SessionID?, RoutingReason) {
    let candidates = routingOrder(role: role ?? app.defaultRole)
    guard let first = candidates.first else { return (nil, .noSession) }
    guard let identifier else { return (persistent.entries[first].record.id, .noIdentifier) }
    if let index = candidates.first(where: { conditions($0).prefersToActivate.accepts(identifier) }) {
      return (persistent.entries[index].record.id, .prefers)
    }
    if let index = candidates.first(where: { conditions($0).canActivate.accepts(identifier) }) {
      return (persistent.entries[index].record.id, .accepts)
    }
    return (supportsMultipleScenes ? nil : persistent.entries[first].record.id, .noneAccepts)
  }

  /// The session that an activation request without a session means, or `nil` for a new one (K-09, P-09).
  ///
  /// Every session accepts everything until it says otherwise, so with `nil` only a session that asked for the content
  /// takes it; a request by role takes any session whose conditions accept it.
  func routeActivation(_ identifier: String?, role: SessionRole, acceptingDefault: Bool) -> SessionID? {
    guard let identifier else { return nil }
    let candidates = routingOrder(role: role)
    let match =
      candidates.first { conditions($0).prefersToActivate.accepts(identifier) }
      ?? candidates.first {
        let can = conditions($0).canActivate
        return (acceptingDefault || can != .value(true)) && can.accepts(identifier)
      }
    return match.map { persistent.entries[$0].record.id }
  }

  private func conditions(_ index: Int) -> ActivationConditions { persistent.entries[index].record.conditions }

  /// Open sessions of the role: those on screen first, then the most recent.
  private func routingOrder(role: SessionRole) -> [Int] {
    let open = persistent.recency.compactMap(openIndex(of:)).filter { persistent.entries[$0].record.role == role }
    return open.filter(isForeground) + open.filter { !isForeground($0) }
  }

  private func isForeground(_ index: Int) -> Bool {
    slots[index].state == .foregroundActive || slots[index].state == .foregroundInactive
  }
}
