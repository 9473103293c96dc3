/// The process: how it starts, is suspended and ends.
extension Kernel {
  /// Ensures that the process runs code: launches it, resumes it, or does nothing.
  ///
  /// - Parameters:
  ///   - inBackground: The start is not a user action, so nothing comes on screen (L-10).
  ///   - event: For an app without scenes, what its launch options carry.
  ///   - work: For an app without scenes, the work that its launch options may name.
  mutating func start(
    inBackground: Bool, event: ExternalEvent? = nil, work: BackgroundEvent? = nil, _ directives: inout [Directive]
  ) {
    if !inBackground { persistent.isForceQuit = false }
    if hasProcess {
      guard let suspension = run?.resume() else { return }
      directives.append(.resume)
      notifyOfProtectedData(&directives)
      if suspension.isTimeChangePending { significantTimeChange(&directives) }
      deliverPendingDiscards(&directives)
    } else {
      // Where not all windows are restored, only the one that is shown is unminimised.
      let slot = Slot(isMinimized: profile.isWindowed && !profile.restoresAllWindows)
      run = Run(
        launchReason: persistent.isRunning ? .recovery : .launch,
        isProtectedDataKnownAvailable: isProtectedDataAvailable,
        slots: Array(repeating: slot, count: persistent.entries.count))
      persistent.isRunning = true
      var implicit: SessionRecord?
      if app.adoption == .application {
        if mostRecent == nil { touch(createSession(role: .windowApplication)) }
        implicit = mostRecent.flatMap { persistent.index(of: $0) }.map { persistent.entries[$0].record }
        // An app without scenes starts inactive, and has its scene from the start (A-01, L-02).
        run?.application = inBackground ? .background : .inactive
        if let implicit, let index = persistent.index(of: implicit.id) {
          run?.slots[index].state = inBackground ? .background : .unattached
          persistent.space = [implicit.id]
          _ = adoptLayout(of: implicit.id)
        }
      }
      directives.append(
        .launch(
          Launch(
            adoption: app.adoption, isBackground: inBackground, implicitSession: implicit,
            event: app.adoption == .application ? event : nil,
            work: app.adoption == .application ? work : nil,
            preservedState: app.adoption == .application ? persistent.preservedState : nil,
            sessions: app.adoption == .scenes ? sessionsForLaunch : [],
            isProtectedDataAvailable: isProtectedDataAvailable, display: displaySize)))
      deliverPendingDiscards(&directives)
    }
  }

  /// Notifies the app of all sessions that were discarded while it could not be notified, in one call (L-07).
  private mutating func deliverPendingDiscards(_ directives: inout [Directive]) {
    guard persistent.entries.contains(where: { $0.isDiscardPending }) else { return }
    let pending = persistent.pendingDiscards
    for session in pending { disconnect(session.id, capturing: false, &directives) }
    directives.append(.discard(pending.map(\.forApp)))
    for session in pending { removeSession(session.id) }
  }

  /// How a process ended.
  enum EndReason {
    /// Normally: the user or the system no longer needed it.
    case ordered
    /// It crashed, or was ended in the middle of an operation.
    case died
  }

  /// The process has ended; only the persistent state is left (T-09).
  mutating func handleProcessEnd(_ end: EndReason) {
    guard hasProcess else { return }
    addPendingDiscardsAfterDisconnection()
    if end == .died { persistent.processDied() } else { persistent.processEnded() }
    run = nil
    displays?.processEnded()
    isAppLockAsking = false
    // The system's alert on the app's behalf ends with it.
    isAlertShown = false
    if overlay != .switcher { overlay = .none }
  }

  mutating func kill(_ directives: inout [Directive]) {
    guard hasProcess else { return }
    // A process in the background is ended for its memory, not because it failed.
    handleProcessEnd(application == .background && persistent.restoring.isEmpty ? .ordered : .died)
    directives.append(.kill)
  }

  mutating func reboot(_ directives: inout [Directive]) {
    if hasProcess {
      handleProcessEnd(.ordered)
      directives.append(.kill)
    }
    overlay = .none
    isAlertShown = false
    isLocked = false
    persistent.isForceQuit = false
  }

  mutating func suspend(_ directives: inout [Directive]) {
    guard run?.suspend() == true else { return }
    directives.append(.suspend)
  }

  /// Every scene enters the background and is saved; then the process ends and all its sessions are kept (D-06).
  mutating func quit(_ directives: inout [Directive]) {
    guard profile.isWindowed, hasProcess else { return }
    start(inBackground: true, &directives)
    run?.isQuitting = true
    reconcile(&directives)
    // A windowed app without windows quits from the foreground, so its own state changes first.
    if application != .background { directives.append(.application(.background)) }
    directives.append(.terminate)
    handleProcessEnd(.ordered)
  }

  mutating func prewarm(_ directives: inout [Directive]) {
    guard !hasProcess, !persistent.isForceQuit else { return }
    start(inBackground: true, &directives)
  }

  /// Work that needs no scene (L-10). After a force quit it is not done until the user opens the app again (B-05).
  mutating func performBackgroundWork(_ event: BackgroundEvent, _ directives: inout [Directive]) {
    guard hasProcess || !persistent.isForceQuit else { return }
    start(inBackground: true, work: event, &directives)
    directives.append(.background(event))
  }

  /// Releases a background scene. A suspended process is resumed for it and suspended again.
  mutating func reclaim(_ id: SessionID, _ directives: inout [Directive]) {
    guard let index = openIndex(of: id), state(ofScene: index) == .background, app.adoption == .scenes
    else { return }
    let wasSuspended = isSuspended
    start(inBackground: true, &directives)
    disconnectBySystem(id, capturing: true, &directives)
    if wasSuspended { suspend(&directives) }
  }

  /// A warning for the app as a whole (B-04); on a desktop background scenes are released first (D-10).
  mutating func memoryWarning(_ directives: inout [Directive]) {
    guard isRunning else { return }
    if profile.pressureReclaimsScenes {
      for id in openRecency.reversed() { reclaim(id, &directives) }
    }
    directives.append(.memoryWarning)
  }

  /// Sent once for the app. A suspended process receives it when it is resumed, before any event, and only for the last change (B-06); a
  /// process that does not run has nothing to adjust.
  mutating func significantTimeChange(_ directives: inout [Directive]) {
    if isRunning {
      directives.append(.significantTimeChange)
    } else {
      run?.addPendingTimeChange()
    }
  }

  mutating func autosave(_ directives: inout [Directive]) {
    guard isRunning, app.adoption == .scenes else { return }
    for (index, slot) in slots.enumerated() where slot.state == .foregroundActive || slot.state == .foregroundInactive {
      directives.append(.captureState(persistent.entries[index].record.id))
    }
  }
}
