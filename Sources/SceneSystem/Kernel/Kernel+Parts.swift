/// The parts of a batch that the driver has carried out one after the other.
extension Kernel {
  /// A batch, or the part of one that is carried out in one turn.
  struct Part: Hashable, Sendable {
    /// What is to be carried out.
    var directives: [Directive]
    /// The sessions that it brings back from a saved state.
    var restored: [SessionID] = []
  }

  /// The parts of a batch, in order: one, except after a death that a restoration may have caused. Then every session is restored in a
  /// separate part, so that the next death identifies the session that caused it.
  ///
  /// - Parameter isSuspected: Whether the process may have died of a session's state; called only if several are restored.
  static func parts(of directives: [Directive], isSuspected: (SessionID) -> Bool) -> [Part] {
    let restored = directives.compactMap(\.restoredSession)
    guard restored.count > 1, restored.contains(where: isSuspected) else {
      return directives.isEmpty ? [] : [Part(directives: directives, restored: restored)]
    }
    var parts = [Part(directives: [])]
    for directive in directives {
      if let id = directive.restoredSession { parts.append(Part(directives: [], restored: [id])) }
      parts[parts.count - 1].directives.append(directive)
    }
    return parts.filter { !$0.directives.isEmpty }
  }

  /// Records what the part restores, before it is carried out.
  ///
  /// - Returns: Whether the record must be on disk first.
  mutating func beginRestoring(_ part: Part) -> Bool {
    guard !part.restored.isEmpty else { return false }
    let begun = part.restored.filter { activationState(of: $0) != nil }
    persistent.restorationsBegin(begun)
    return !begun.isEmpty
  }

  /// Marks what the part restored as restored, unless the scene requested more time or the process has ended.
  mutating func endRestoring(_ part: Part, responses: [Stimulus]) {
    guard !part.restored.isEmpty, !responses.contains(.processExited) else { return }
    var ended = Set(part.restored)
    for case .reply(.restorationExtended(let id)) in responses { ended.remove(id) }
    persistent.restorationsEnded(ended)
  }

  /// Applies the values that the app has saved in a part, so that the commit before the next part contains them: the next part may end the
  /// process. All replies are handled in order after the last part, which applies these values again.
  mutating func applySavedValues(in responses: [Stimulus]) {
    for case .reply(let reply) in responses where reply.onlySavesValue {
      var directives: [Directive] = []
      apply(reply, &directives)
    }
  }

  /// Whether the process has died in a restoration of the session.
  func isSuspected(_ id: SessionID) -> Bool {
    persistent.index(of: id).map { persistent.entries[$0].restorationDeaths > 0 } ?? false
  }
}

extension Reply {
  /// Whether the reply changes a saved value of a session, and nothing else follows from it.
  fileprivate var onlySavesValue: Bool {
    switch self {
    case .conditions, .userInfo: true
    case .configured, .unavailable, .captured, .restorationActivity, .preservedState, .restorationExtended,
      .restorationCompleted, .discardedOnDisconnection, .closureConfirmation, .currentActivity, .activityProvided,
      .accessory,
      .accessoryUnregistered:
      false
    }
  }
}

extension Directive {
  /// The session that this directive restores from a saved state.
  fileprivate var restoredSession: SessionID? {
    guard case .connect(let connection) = self, connection.session.restorationActivity != nil else { return nil }
    return connection.session.id
  }
}
