/// Handles one stimulus completely.
extension Kernel {
  /// Handles a stimulus, and every reply and request that the app makes because of it.
  ///
  /// Every host runs this loop: the simulated device over a socket, the desktop in its own process. When it returns, everything that
  /// outlives the process has been committed, once. Only a batch that restores a saved state is preceded by a separate commit: if the
  /// process dies of the state, the next process must detect it.
  ///
  /// - Parameters:
  ///   - stimulus: What happened.
  ///   - commit: Updates the state on disk; also called when nothing has changed. The host reports what cannot be saved: the app
  ///     continues.
  ///   - execute: Carries out a batch of directives and returns the app's replies and requests, in the order in which they were made. An
  ///     error ends the loop and is rethrown; the kernel is consistent all the same.
  public mutating func run<Failure: Error>(
    _ stimulus: Stimulus, commit: (PersistentState) -> Void,
    execute: ([Directive]) throws(Failure) -> [Stimulus]
  ) throws(Failure) {
    try run([stimulus], commit: commit) { (_, directives) throws(Failure) in try execute(directives) }
  }

  /// Handles several stimuli that belong together, such as the changes that an app makes in one turn of its run loop, and commits once for
  /// all of them.
  ///
  /// - Parameters:
  ///   - stimuli: What happened, in order.
  ///   - commit: As above.
  ///   - execute: As above; it also receives the current kernel, for an app that reads its sessions meanwhile.
  public mutating func run<Failure: Error>(
    _ stimuli: [Stimulus], commit: (PersistentState) -> Void,
    execute: (Kernel, [Directive]) throws(Failure) -> [Stimulus]
  ) throws(Failure) {
    var waiting = stimuli
    var next = 0
    defer { commit(persistent) }
    while next < waiting.count {
      let directives = handle(waiting[next])
      next += 1
      let parts = parts(of: directives)
      for part in parts {
        if beginRestoring(part) { commit(persistent) }
        let answers = try execute(self, part.directives)
        endRestoring(part, answers: answers)
        if parts.count > 1 { applySavedValues(in: answers) }
        waiting += answers
        // The process has exited, so nothing can carry out the rest.
        if answers.contains(.processExited) { break }
      }
    }
  }

  /// A batch, or the part of one that is carried out in one turn.
  struct Part: Hashable, Sendable {
    /// What is to be carried out.
    var directives: [Directive]
    /// The sessions that it brings back from a saved state.
    var restored: [SessionID] = []
  }

  /// The parts of a batch, in order: one, except after a death that a restoration may have caused. Then every session is restored in a
  /// separate part, so that the next death identifies the session that caused it.
  func parts(of directives: [Directive]) -> [Part] {
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
  mutating func endRestoring(_ part: Part, answers: [Stimulus]) {
    guard !part.restored.isEmpty, !answers.contains(.processExited) else { return }
    var ended = Set(part.restored)
    for case .reply(.restorationExtended(let id)) in answers { ended.remove(id) }
    persistent.restorationsEnded(ended)
  }

  /// Applies the values that the app has saved in a part, so that the commit before the next part contains them: the next part may end the
  /// process. All replies are handled in order after the last part, which applies these values again.
  private mutating func applySavedValues(in answers: [Stimulus]) {
    for case .reply(let reply) in answers where reply.onlySavesValue {
      var directives: [Directive] = []
      apply(reply, &directives)
    }
  }

  private func isSuspected(_ id: SessionID) -> Bool {
    persistent.index(of: id).map { persistent.entries[$0].restorationDeaths > 0 } ?? false
  }
}

extension Reply {
  /// Whether the reply changes a saved value of a session, and nothing else follows from it.
  fileprivate var onlySavesValue: Bool {
    switch self {
    case .conditions, .userInfo: true
    case .configured, .unavailable, .captured, .restorationActivity, .preservedState, .restorationExtended,
      .restorationCompleted, .discardedOnDisconnection:
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
