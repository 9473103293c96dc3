/// What is on screen, and the state of each scene that follows from it.
extension Kernel {
  /// Whether something is in front of the app, so that no scene is active (F-03 … F-09).
  var isInterrupted: Bool {
    if isAlertShown || isAppLockAsking || isLocked { return true }
    return overlay != .none
  }

  /// Whether the session's scene is visible. Does not decide activity.
  func isOnScreen(_ index: Int) -> Bool {
    if isQuitting || !isInFront || (isLocked && profile.lockEntersBackground) { return false }
    if profile.isWindowed {
      // Most of many sessions are minimised, which is decided without reading their records.
      return hasProcess && !slots[index].isMinimized && !persistent.entries[index].isDiscardPending
    }
    let id = persistent.entries[index].record.id
    return !persistent.entries[index].isDiscardPending && (persistent.space.contains(id) || isOnFurtherDisplay(id))
  }

  /// The state that the session's scene should be in.
  func desiredState(_ index: Int) -> ActivationState {
    guard isOnScreen(index) else { return .background }
    if isInterrupted || persistent.entries[index].record.role.isNonInteractive {
      return .foregroundInactive
    }
    return .foregroundActive
  }

  mutating func setOverlay(_ new: Overlay, _ directives: inout [Directive]) {
    guard !profile.isWindowed, !isLocked else { return }
    overlay = new
    reconcile(&directives)
  }

  /// The gesture ends in the system UI that it reveals.
  mutating func completeGesture(_ directives: inout [Directive]) {
    guard case .gesture(let gesture) = overlay else { return }
    switch gesture {
    case .notificationCenter:
      // Devices log a brief activation before the notification centre is in front (F-05).
      overlay = .none
      reconcile(&directives)
      overlay = .notificationCenter
      reconcile(&directives)
    case .controlCenter: overlay = .controlCenter
    case .appSwitcher: overlay = .switcher
    }
  }

  mutating func dismiss(_ directives: inout [Directive]) {
    overlay = .none
    isAppLockAsking = false
    reconcile(&directives)
  }

  mutating func swipeHome(_ directives: inout [Directive]) {
    guard !profile.isWindowed, !isLocked else { return }
    overlay = .none
    isAppLockAsking = false
    run?.isInFront = false
    if hasDisplays { displays?.besideBeforeFold = [] }
    reconcile(&directives)
  }

  mutating func lock(_ directives: inout [Directive]) {
    isLocked = true
    overlay = .none
    if hasDisplays { displays?.besideBeforeFold = [] }
    isAppLockAsking = false
    reconcile(&directives)
  }

  /// Returns to what was on screen; a process that was suspended behind the lock screen runs again (F-11).
  mutating func unlock(_ directives: inout [Directive]) {
    guard isLocked else { return }
    isLocked = false
    if isInFront && isSuspended { start(inBackground: false, &directives) }
    reconcile(&directives)
  }

  /// The user opens the app and the system's app lock is shown: it comes forward but is not active (F-12).
  mutating func appLock(_ directives: inout [Directive]) {
    isAppLockAsking = true
    moveToForeground(&directives)
  }

  mutating func appLockCancel(_ directives: inout [Directive]) {
    guard isAppLockAsking else { return }
    isAppLockAsking = false
    if !profile.isWindowed { run?.isInFront = false }
    reconcile(&directives)
  }

  mutating func tapIcon(_ directives: inout [Directive]) {
    if !profile.isWindowed { isAppLockAsking = false }
    moveToForeground(&directives)
  }

  /// One card of the switcher fills the screen, in place of what was there.
  mutating func choose(_ id: SessionID, _ directives: inout [Directive]) {
    guard hasCard(id) else { return }
    if profile.isWindowed {
      focus(id, &directives)
      return
    }
    overlay = .none
    isLocked = false
    persistent.space = [id]
    if hasDisplays { displays?.besideBeforeFold = [] }
    touch(id)
    start(inBackground: false, &directives)
    run?.isInFront = true
    reconcile(&directives)
  }

  mutating func focus(_ id: SessionID, _ directives: inout [Directive]) {
    guard hasCard(id) else { return }
    if profile.isWindowed {
      // As with a card or an icon: a user who reaches a window has unlocked the screen.
      isLocked = false
      start(inBackground: false, &directives)
      run?.isInFront = true
      // A launch may have preceded, so the index is looked up only now.
      guard let index = openIndex(of: id) else { return }
      run?.slots[index].isMinimized = false
      touch(id)
      reconcile(&directives)
    } else if let index = openIndex(of: id), isOnScreen(index) {
      // Side by side, touching one window does not deactivate the other.
      touch(id)
      persistent.space.removeAll { $0 == id }
      persistent.space.insert(id, at: 0)
    }
  }

  /// Saves the window `previous` if another one has the focus now, for whatever reason: a press, a new window, a link that opens
  /// elsewhere (D-09).
  mutating func save(_ previous: SessionID, ifUnfocused directives: inout [Directive]) {
    guard persistent.recency.first != previous, let index = persistent.index(of: previous),
      state(ofScene: index) == .foregroundActive, !directives.contains(.captureState(previous))
    else { return }
    directives.append(.captureState(previous))
  }

  mutating func minimize(_ id: SessionID, _ directives: inout [Directive]) {
    guard profile.isWindowed, let index = openIndex(of: id) else { return }
    run?.slots[index].isMinimized = true
    reconcile(&directives)
  }

  mutating func unminimize(_ id: SessionID, _ directives: inout [Directive]) {
    guard profile.isWindowed, hasProcess, openIndex(of: id) != nil else { return }
    start(inBackground: false, &directives)
    // Pending discards have been sent by now, so the index is looked up only now.
    guard let index = openIndex(of: id) else { return }
    run?.slots[index].isMinimized = false
    run?.isInFront = true
    touch(id)
    reconcile(&directives)
  }

  /// The user adds a window of the app beside what is on screen (P-02, D-11).
  mutating func newWindow(_ directives: inout [Directive]) {
    guard fitsMultipleScenes, !isLocked else { return }
    overlay = .none
    start(inBackground: false, &directives)
    show(createSession(role: app.defaultRole), beside: true)
    reconcile(&directives)
  }

  /// Shows a session: beside what is on screen, or in place of it.
  mutating func show(_ id: SessionID, beside: Bool) {
    if profile.isWindowed {
      if let index = persistent.index(of: id) { run?.slots[index].isMinimized = false }
      run?.presenting = id
    } else if beside && isInFront {
      persistent.space.removeAll { $0 == id }
      persistent.space.insert(id, at: 0)
    } else {
      persistent.space = [id]
    }
    run?.isInFront = true
    touch(id)
  }

  /// The app comes to the front with what it last showed, else its most recent session, else a new one.
  mutating func moveToForeground(_ directives: inout [Directive]) {
    overlay = .none
    isLocked = false
    start(inBackground: false, &directives)
    run?.isInFront = true
    prepareSpace()
    if profile.isWindowed, let recent = mostRecent, let index = persistent.index(of: recent) {
      run?.slots[index].isMinimized = false
      run?.presenting = recent
    }
    reconcile(&directives)
  }

  /// Ensures that there is a session to show.
  mutating func prepareSpace() {
    guard let recent = mostRecent else {
      show(createSession(role: app.defaultRole), beside: false)
      return
    }
    guard !profile.isWindowed else { return }
    if persistent.space.isEmpty { persistent.space = [recent] }
    if !fitsMultipleScenes && persistent.space.count > 1 { persistent.space = [persistent.space[0]] }
  }
}
