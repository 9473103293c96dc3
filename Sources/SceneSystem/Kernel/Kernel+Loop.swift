/// One stimulus, to its end.
extension Kernel {
  /// Deals with a stimulus and with everything that the app answers and asks because of it.
  ///
  /// Every host runs this loop: the simulated device over a socket, the desktop in its own process. When it returns,
  /// everything that outlives the process has been committed, once. Only a batch that restores a saved state is preceded by
  /// a commit of its own: should the process die of the state, the next one has to know.
  ///
  /// - Parameters:
  ///   - stimulus: What happened.
  ///   - commit: Keeps what is on disk up to date; called also where nothing has changed. What cannot be kept is the
  ///     host's to report: the app goes on.
  ///   - carryOut: Carries a batch of directives out and returns the app's replies and requests, in the order in which
  ///     they were made. Errors end the loop and are passed on; the kernel is consistent all the same.
  public mutating func run<Failure: Error>(
    _ stimulus: Stimulus, commit: (PersistentState) -> Void,
    carryOut: ([Directive]) throws(Failure) -> [Stimulus]
  ) throws(Failure) {
    try run([stimulus], commit: commit) { (_, directives) throws(Failure) in try carryOut(directives) }
  }

  /// Deals with several stimuli that belong together, as what an app has changed in one turn of its own, and commits once
  /// for all of them.
  ///
  /// - Parameters:
  ///   - stimuli: What happened, in order.
  ///   - commit: As above.
  ///   - carryOut: As above; it is also given the kernel as it stands, for an app that asks about its sessions meanwhile.
  public mutating func run<Failure: Error>(
    _ stimuli: [Stimulus], commit: (PersistentState) -> Void,
    carryOut: (Kernel, [Directive]) throws(Failure) -> [Stimulus]
  ) throws(Failure) {
    var waiting = stimuli
    var next = 0
    defer { commit(persistent) }
    while next < waiting.count {
      let directives = handle(waiting[next])
      next += 1
      for part in parts(of: directives) {
        if beginRestoring(part) { commit(persistent) }
        let answers = try carryOut(self, part.directives)
        endRestoring(part, answers: answers)
        waiting += answers
        // Nobody is there any more to carry the rest out.
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

  /// The parts of a batch, in order: one, except after a death that a restoration may have caused. Then every session is
  /// restored in a part of its own, so that the next death shows which of them it was.
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

  /// Notes what the part restores, before it is carried out.
  ///
  /// - Returns: Whether that has to be on disk first.
  mutating func beginRestoring(_ part: Part) -> Bool {
    var isNoted = false
    for id in part.restored where activationState(of: id) != nil {
      persistent.restorationBegins(id)
      isNoted = true
    }
    return isNoted
  }

  /// What the part restored is restored, except where the scene asked for more time or the process is gone.
  mutating func endRestoring(_ part: Part, answers: [Stimulus]) {
    guard !part.restored.isEmpty, !answers.contains(.processExited) else { return }
    for id in part.restored where !answers.contains(.reply(.restorationExtended(id))) {
      persistent.restorationEnded(id)
    }
  }

  private func isSuspected(_ id: SessionID) -> Bool {
    persistent.index(of: id).map { persistent.entries[$0].restorationDeaths > 0 } ?? false
  }
}

extension Directive {
  /// The session that is brought back from a saved state by this directive.
  fileprivate var restoredSession: SessionID? {
    guard case .connect(let connection) = self, connection.session.restorationActivity != nil else { return nil }
    return connection.session.id
  }
}
