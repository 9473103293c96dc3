/// What is on screen, and which state that means for each scene.
extension Kernel {
  /// Whether something stands between the user and the app, so that no scene is active (F-03 … F-09).
  var isInterrupted: Bool {
    if isAlertShown || isAppLockAsking || isLocked { return true }
    return overlay != .none
  }

  /// Whether the session's scene is to be seen. Decides nothing about activity.
  func isOnScreen(_ index: Int) -> Bool {
    if isQuitting || persistent.entries[index].isDiscardOwed { return false }
    if isLocked && profile.lockEntersBackground { return false }
    if profile.isWindowed { return process != .notRunning && isInFront && !slots[index].isMinimised }
    return isInFront && persistent.space.contains(persistent.entries[index].record.id)
  }

  /// The state that the session's scene should be in.
  func desiredState(_ index: Int) -> ActivationState {
    guard isOnScreen(index) else { return .background }
    if isInterrupted || persistent.entries[index].record.role == .windowExternalDisplayNonInteractive {
      return .foregroundInactive
    }
    return .foregroundActive
  }

  mutating func setOverlay(_ new: Overlay, _ directives: inout [Directive]) {
    guard !profile.isWindowed, !isLocked else { return }
    overlay = new
    settle(&directives)
  }

  /// The gesture ends in the system UI that it pulls in.
  mutating func completeGesture(_ directives: inout [Directive]) {
    guard case .gesture(let gesture) = overlay else { return }
    switch gesture {
    case .notificationCenter:
      // Devices log an activation for a moment before the notification centre takes over (F-05).
      overlay = .none
      settle(&directives)
      overlay = .notificationCenter
      settle(&directives)
    case .controlCenter: overlay = .controlCenter
    case .appSwitcher: overlay = .switcher
    }
  }

  mutating func dismiss(_ directives: inout [Directive]) {
    overlay = .none
    isAppLockAsking = false
    settle(&directives)
  }

  mutating func swipeHome(_ directives: inout [Directive]) {
    guard !profile.isWindowed, !isLocked else { return }
    overlay = .none
    isAppLockAsking = false
    isInFront = false
    settle(&directives)
  }

  mutating func lock(_ directives: inout [Directive]) {
    isLocked = true
    overlay = .none
    isAppLockAsking = false
    settle(&directives)
  }

  /// Back to what was on screen; a process that was suspended behind the lock runs again (F-11).
  mutating func unlock(_ directives: inout [Directive]) {
    guard isLocked else { return }
    isLocked = false
    if isInFront && process == .suspended { start(inBackground: false, &directives) }
    settle(&directives)
  }

  /// The user opens the app and the system's own lock asks: it comes forward but is not active (F-12).
  mutating func appLock(_ directives: inout [Directive]) {
    isAppLockAsking = true
    bringForward(&directives)
  }

  mutating func appLockCancel(_ directives: inout [Directive]) {
    guard isAppLockAsking else { return }
    isAppLockAsking = false
    if !profile.isWindowed { isInFront = false }
    settle(&directives)
  }

  mutating func tapIcon(_ directives: inout [Directive]) {
    if !profile.isWindowed { isAppLockAsking = false }
    bringForward(&directives)
  }

  /// One card of the switcher fills the screen, in place of what was there.
  mutating func choose(_ id: SessionID, _ directives: inout [Directive]) {
    guard openIndex(of: id) != nil else { return }
    if profile.isWindowed {
      focus(id, &directives)
      return
    }
    overlay = .none
    isLocked = false
    isInFront = true
    persistent.space = [id]
    touch(id)
    start(inBackground: false, &directives)
    settle(&directives)
  }

  mutating func focus(_ id: SessionID, _ directives: inout [Directive]) {
    guard openIndex(of: id) != nil else { return }
    if profile.isWindowed {
      // As with a card or an icon: whoever reaches a window has unlocked the screen.
      isLocked = false
      start(inBackground: false, &directives)
      isInFront = true
      // A launch may have gone before, so only now the index is looked up.
      guard let index = openIndex(of: id) else { return }
      slots[index].isMinimised = false
      touch(id)
      settle(&directives)
    } else if let index = openIndex(of: id), isOnScreen(index) {
      // Side by side, touching one window does not deactivate the other.
      touch(id)
      persistent.space.removeAll { $0 == id }
      persistent.space.insert(id, at: 0)
    }
  }

  /// The window `former` is saved if another one has taken the focus from it, in whatever way: by a press, a new window, a
  /// link that leads elsewhere (D-09).
  mutating func save(_ former: SessionID, ifUnfocused directives: inout [Directive]) {
    guard persistent.recency.first != former, let index = persistent.index(of: former),
      slots[index].state == .foregroundActive, !directives.contains(.captureState(former))
    else { return }
    directives.append(.captureState(former))
  }

  mutating func minimise(_ id: SessionID, _ directives: inout [Directive]) {
    guard profile.isWindowed, process != .notRunning, let index = openIndex(of: id) else { return }
    slots[index].isMinimised = true
    settle(&directives)
  }

  mutating func unminimise(_ id: SessionID, _ directives: inout [Directive]) {
    guard profile.isWindowed, process != .notRunning, let index = openIndex(of: id) else { return }
    slots[index].isMinimised = false
    start(inBackground: false, &directives)
    isInFront = true
    touch(id)
    settle(&directives)
  }

  /// The user adds a window of the app beside what is on screen (P-02, D-11).
  mutating func newWindow(_ directives: inout [Directive]) {
    guard supportsMultipleScenes, !isLocked else { return }
    overlay = .none
    start(inBackground: false, &directives)
    show(createSession(role: app.defaultRole), beside: true)
    settle(&directives)
  }

  /// Puts a session on screen: beside what is there, or in place of it.
  mutating func show(_ id: SessionID, beside: Bool) {
    if profile.isWindowed {
      if let index = persistent.index(of: id) { slots[index].isMinimised = false }
      presenting = id
    } else if beside && isInFront {
      persistent.space.removeAll { $0 == id }
      persistent.space.insert(id, at: 0)
    } else {
      persistent.space = [id]
    }
    isInFront = true
    touch(id)
  }

  /// The app comes to the front with what it last showed, or with its most recent session, or with a first one.
  mutating func bringForward(_ directives: inout [Directive]) {
    overlay = .none
    isLocked = false
    start(inBackground: false, &directives)
    isInFront = true
    prepareSpace()
    if profile.isWindowed, let recent = mostRecent, let index = persistent.index(of: recent) {
      slots[index].isMinimised = false
      presenting = recent
    }
    settle(&directives)
  }

  /// Sees to it that there is something to show.
  mutating func prepareSpace() {
    guard let recent = mostRecent else {
      show(createSession(role: app.defaultRole), beside: false)
      return
    }
    guard !profile.isWindowed else { return }
    if persistent.space.isEmpty { persistent.space = [recent] }
    if !supportsMultipleScenes && persistent.space.count > 1 { persistent.space = [persistent.space[0]] }
  }
}
