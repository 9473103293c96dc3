/// Cards and windows that the user removes.
extension Kernel {
  /// A card is swiped away in the switcher (T-01, T-02, T-04).
  mutating func swipeAway(_ id: SessionID, _ directives: inout [Directive]) {
    guard hasCard(id) else { return }
    if profile.isWindowed {
      closeWindow(id, &directives)
      return
    }
    if !hasProcess {
      removeCard(id, &directives)
      return
    }
    guard !isLocked else { return }
    // Cards are swiped away in the switcher only, so the switcher is on screen.
    if overlay != .switcher { setOverlay(.switcher, &directives) }
    let isLast = openCount == 1
    switch (isRunning, isLast) {
    case (true, false): close(id, &directives)
    case (true, true): killByUser(id, &directives)
    case (false, false): addPendingDiscard(id)
    case (false, true):
      if discardsLastSession { addPendingDiscard(id) }
      persistent.isForceQuit = true
      persistent.preservedState = nil
      handleProcessEnd(.ordered)
      directives.append(.kill)
    }
  }

  /// Whether removing the last card discards its session. The implicit session of an app without scenes is always kept (L-02).
  private var discardsLastSession: Bool { profile.lastCard == .discard && app.adoption == .scenes }

  /// The last card is removed, and the process ends with it (T-02).
  private mutating func killByUser(_ id: SessionID, _ directives: inout [Directive]) {
    if app.adoption == .application {
      if let index = persistent.index(of: id), state(ofScene: index) == .foregroundInactive {
        enterBackground(index, &directives)
      }
      persistent.preservedState = nil
    } else {
      if profile.lastCard != .background { dismissFurtherDisplays(&directives) }
      switch profile.lastCard {
      case .disconnect: disconnect(id, capturing: true, &directives)
      case .background:
        run?.isInFront = false
        run?.isQuitting = true
        reconcile(&directives)
      case .discard:
        disconnect(id, capturing: false, &directives)
        if let index = persistent.index(of: id) {
          directives.append(.discard([persistent.entries[index].record.forApp]))
          removeSession(id)
        }
      }
    }
    directives.append(.terminate)
    persistent.isForceQuit = true
    handleProcessEnd(.ordered)
  }

  /// A card is swiped away while no process runs: the app is notified at its next launch (T-05, L-07).
  mutating func removeCard(_ id: SessionID, _ directives: inout [Directive]) {
    guard hasCard(id), profile.isWindowed || !isLocked else { return }
    guard !hasProcess else {
      swipeAway(id, &directives)
      return
    }
    let isLast = openCount == 1
    if !isLast || discardsLastSession { addPendingDiscard(id) }
    guard isLast else { return }
    // For the user this is the same action as swiping away a running app (B-05).
    if !profile.isWindowed { persistent.isForceQuit = true }
    persistent.preservedState = nil
  }

  /// The user closes a window. A scene that asks before it is closed does so now (Z-06).
  mutating func closeWindow(_ id: SessionID, _ directives: inout [Directive]) {
    guard hasCard(id), hasProcess, !asksBeforeClosing(id, &directives) else { return }
    closeWindowWithoutAsking(id, &directives)
  }

  /// Whether the user has to confirm first: not where the system or the app closes the window, nor while the process is suspended and cannot
  /// ask.
  private mutating func asksBeforeClosing(_ id: SessionID, _ directives: inout [Directive]) -> Bool {
    // The question is on screen already.
    if isClosureAsked(of: id) { return true }
    guard profile.confirmsClosure, let index = openIndex(of: id), slots[index].confirmsClosure,
      state(ofScene: index) != nil, isRunning, profile.isWindowed || !isLocked
    else { return false }
    run?.slots[index].isClosureAsked = true
    directives.append(.confirmClosure(id))
    return true
  }

  /// Whether the user is being asked whether to close the session's window (Z-06).
  public func isClosureAsked(of id: SessionID) -> Bool {
    openIndex(of: id).map { hasProcess && slots[$0].isClosureAsked } ?? false
  }

  /// The user has answered the question: the window is closed as by T-01, or stays as it was (Z-06).
  mutating func closureAnswered(_ id: SessionID, closes: Bool, _ directives: inout [Directive]) {
    guard isClosureAsked(of: id), profile.isWindowed || !isLocked else { return }
    start(inBackground: true, &directives)
    guard let index = openIndex(of: id) else { return }
    run?.slots[index].isClosureAsked = false
    directives.append(.closureAnswered(id, closes: closes))
    if closes { closeWindowWithoutAsking(id, &directives) }
  }

  private mutating func closeWindowWithoutAsking(_ id: SessionID, _ directives: inout [Directive]) {
    if !profile.isWindowed {
      guard !isLocked else { return }
      if openCount == 1 {
        swipeAway(id, &directives)
      } else if isSuspended {
        addPendingDiscard(id)
      } else {
        close(id, &directives)
      }
      return
    }
    start(inBackground: true, &directives)
    // An app without scenes always has its window (L-02).
    if (profile.lastWindowQuits || app.adoption == .application) && openCount == 1 {
      // The session is kept and restored at the next launch (D-05).
      quit(&directives)
    } else {
      close(id, &directives)
    }
  }

  /// The session is discarded while the process runs (T-01, T-06).
  mutating func close(_ id: SessionID, _ directives: inout [Directive]) {
    displays?.sessionDismissed(id)
    guard let index = persistent.index(of: id) else { return }
    let before = application
    // On a Mac the app stays in the foreground when its last window closes.
    let keepsApplicationState = profile.isWindowed && slots.count(where: { $0.state != nil }) == 1
    if profile.backgroundsBeforeClosing, state(ofScene: index) != nil {
      if state(ofScene: index) == .foregroundActive { deactivate(index, &directives) }
      if state(ofScene: index) == .foregroundInactive { enterBackground(index, &directives) }
      if keepsApplicationState { directives = directives.map(\.withoutApplicationChange) }
    }
    disconnect(id, capturing: false, &directives)
    directives.append(.discard([persistent.entries[index].record.forApp]))
    removeSession(id)
    if keepsApplicationState {
      run?.application = before
    } else {
      let derived = derivedApplicationState
      if derived != application {
        run?.application = derived
        directives.append(.application(derived))
      }
    }
    reconcileAfterClosing(&directives)
  }

  /// When no window is left, a device with a home screen shows it.
  private mutating func reconcileAfterClosing(_ directives: inout [Directive]) {
    if !profile.isWindowed && persistent.space.isEmpty { run?.isInFront = false }
    reconcile(&directives)
  }
}

extension Directive {
  /// The same directive, with the application's state unchanged by it.
  fileprivate var withoutApplicationChange: Directive {
    switch self {
    case .deactivate(let id, _): .deactivate(id, changesApplication: false)
    case .enterBackground(let id, _): .enterBackground(id, changesApplication: false)
    default: self
    }
  }
}
