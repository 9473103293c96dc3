/// Cards and windows that the user takes away.
extension Kernel {
  /// A card is flicked out of the switcher (T-01, T-02, T-04).
  mutating func swipeAway(_ id: SessionID, _ directives: inout [Directive]) {
    guard openIndex(of: id) != nil else { return }
    if profile.isWindowed {
      closeWindow(id, &directives)
      return
    }
    if process == .notRunning {
      removeCard(id, &directives)
      return
    }
    guard !isLocked else { return }
    // Cards are flicked in the switcher, so that is where we are.
    if overlay != .switcher { setOverlay(.switcher, &directives) }
    let isLast = openCount == 1
    switch (process, isLast) {
    case (.running, false): close(id, &directives)
    case (.running, true): killByUser(id, &directives)
    case (.suspended, false): oweDiscard(id)
    case (.suspended, true), (.notRunning, _):
      if discardsLastSession { oweDiscard(id) }
      persistent.isForceQuit = true
      persistent.preservedState = nil
      processIsGone(.ordered)
      directives.append(.kill)
    }
  }

  /// Whether the last card takes its session along. The implicit session of an app without scenes always stays (L-02).
  private var discardsLastSession: Bool { profile.lastCard == .discard && app.adoption == .scenes }

  /// The last card goes, and with it the process (T-02).
  private mutating func killByUser(_ id: SessionID, _ directives: inout [Directive]) {
    if app.adoption == .application {
      if let index = persistent.index(of: id), slots[index].state == .foregroundInactive {
        enterBackground(index, &directives)
      }
      persistent.preservedState = nil
    } else {
      switch profile.lastCard {
      case .disconnect: disconnect(id, capturing: true, &directives)
      case .background:
        isInFront = false
        isQuitting = true
        settle(&directives)
      case .discard:
        disconnect(id, capturing: false, &directives)
        if let index = persistent.index(of: id) {
          directives.append(.discard([persistent.entries[index].record]))
          removeSession(id)
        }
      }
    }
    directives.append(.terminate)
    persistent.isForceQuit = true
    processIsGone(.ordered)
  }

  /// A card is flicked away while nothing runs: the app hears of it at its next launch (T-05, L-07).
  mutating func removeCard(_ id: SessionID, _ directives: inout [Directive]) {
    guard openIndex(of: id) != nil, profile.isWindowed || !isLocked else { return }
    guard process == .notRunning else {
      swipeAway(id, &directives)
      return
    }
    let isLast = openCount == 1
    if !isLast || discardsLastSession { oweDiscard(id) }
    guard isLast else { return }
    // To the user this is the same act as flicking away an app that runs (B-05).
    if !profile.isWindowed { persistent.isForceQuit = true }
    persistent.preservedState = nil
  }

  mutating func closeWindow(_ id: SessionID, _ directives: inout [Directive]) {
    guard openIndex(of: id) != nil, process != .notRunning else { return }
    if !profile.isWindowed {
      guard !isLocked else { return }
      if openCount == 1 {
        swipeAway(id, &directives)
      } else if process == .suspended {
        oweDiscard(id)
      } else {
        close(id, &directives)
      }
      return
    }
    start(inBackground: true, &directives)
    // An app without scenes cannot be without its window (L-02).
    if (profile.lastWindowQuits || app.adoption == .application) && openCount == 1 {
      // The session is kept and comes back at the next start (D-05).
      quit(&directives)
    } else {
      close(id, &directives)
    }
  }

  /// The session goes for good while the process runs (T-01, T-06).
  mutating func close(_ id: SessionID, _ directives: inout [Directive]) {
    guard let index = persistent.index(of: id) else { return }
    let before = application
    // On a Mac the app stays in the foreground when its last window closes.
    let keepsApplication = profile.isWindowed && slots.count(where: { $0.state != nil }) == 1
    if profile.backgroundsBeforeClosing, slots[index].state != nil {
      if slots[index].state == .foregroundActive { deactivate(index, &directives) }
      if slots[index].state == .foregroundInactive { enterBackground(index, &directives) }
      if keepsApplication { directives = directives.map(\.leavingApplicationAlone) }
    }
    disconnect(id, capturing: false, &directives)
    directives.append(.discard([persistent.entries[index].record]))
    removeSession(id)
    if keepsApplication {
      application = before
    } else {
      let derived = derivedApplicationState
      if derived != application {
        application = derived
        directives.append(.application(derived))
      }
    }
    settleAfterClosing(&directives)
  }

  /// Without a window left, a device with a home screen shows it.
  private mutating func settleAfterClosing(_ directives: inout [Directive]) {
    if !profile.isWindowed && persistent.space.isEmpty { isInFront = false }
    settle(&directives)
  }
}

extension Directive {
  /// The same directive, with the application's state unchanged by it.
  fileprivate var leavingApplicationAlone: Directive {
    switch self {
    case .deactivate(let id, _): .deactivate(id, changesApplication: false)
    case .enterBackground(let id, _): .enterBackground(id, changesApplication: false)
    default: self
    }
  }
}
