/// The process: how it starts, sleeps and ends.
extension Kernel {
  /// Sees to it that the process runs code: launches it, or resumes it, or does nothing.
  ///
  /// - Parameters:
  ///   - inBackground: No user asked for the app, so nothing comes on screen (L-10).
  ///   - event: For an app without scenes, what its launch options carry.
  ///   - work: For an app without scenes, the work that its launch options may tell of.
  mutating func start(
    inBackground: Bool, event: ExternalEvent? = nil, work: BackgroundEvent? = nil, _ directives: inout [Directive]
  ) {
    if !inBackground { persistent.isForceQuit = false }
    switch process {
    case .running: return
    case .suspended:
      process = .running
      directives.append(.resume)
      tellOfProtectedData(&directives)
      if isTimeChangeOwed { significantTimeChange(&directives) }
      payOwedDiscards(&directives)
    case .notRunning:
      process = .running
      launchReason = persistent.isRunning ? .recovery : .launch
      persistent.isRunning = true
      isProtectedDataKnownAvailable = isProtectedDataAvailable
      // Where not every window comes back, only the one that is shown leaves its minimised state.
      let isMinimised = profile.isWindowed && !profile.restoresAllWindows
      for index in slots.indices { slots[index] = Slot(isMinimised: isMinimised) }
      var implicit: SessionRecord?
      if app.adoption == .application {
        if mostRecent == nil { touch(createSession(role: .windowApplication)) }
        implicit = mostRecent.flatMap { persistent.index(of: $0) }.map { persistent.entries[$0].record }
        // An app without scenes starts inactive, and has its scene from the first moment on (A-01, L-02).
        application = inBackground ? .background : .inactive
        if let implicit, let index = persistent.index(of: implicit.id) {
          slots[index].state = inBackground ? .background : .unattached
          persistent.space = [implicit.id]
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
            isProtectedDataAvailable: isProtectedDataAvailable)))
      payOwedDiscards(&directives)
    }
  }

  /// Tells the app of all sessions that were discarded while it could not listen, in one call (L-07).
  private mutating func payOwedDiscards(_ directives: inout [Directive]) {
    guard persistent.entries.contains(where: { $0.isDiscardOwed }) else { return }
    let owed = persistent.owedDiscards
    for session in owed { disconnect(session.id, capturing: false, &directives) }
    directives.append(.discard(owed))
    for session in owed { removeSession(session.id) }
  }

  /// How a process ended.
  enum End {
    /// As it should: the user or the system had no use for it any more.
    case ordered
    /// It crashed, or was ended in the middle of something.
    case died
  }

  /// The process is no more; only the persistent part is left (T-09).
  mutating func processIsGone(_ end: End) {
    guard process != .notRunning else { return }
    oweDiscardsOfDisconnection()
    if end == .died { persistent.processDied() } else { persistent.processEnded() }
    process = .notRunning
    application = .background
    handoff = nil
    arriving = nil
    isInFront = false
    isQuitting = false
    isAppLockAsking = false
    // The next process looks at the clock when it starts.
    isTimeChangeOwed = false
    // What the system asked on the app's behalf goes with it.
    isAlertShown = false
    if overlay != .switcher { overlay = .none }
    for index in slots.indices { slots[index].state = nil }
  }

  mutating func kill(_ directives: inout [Directive]) {
    guard process != .notRunning else { return }
    // A process in the background is ended for its memory, without any fault of its own.
    processIsGone(application == .background && persistent.restoring.isEmpty ? .ordered : .died)
    directives.append(.kill)
  }

  mutating func reboot(_ directives: inout [Directive]) {
    if process != .notRunning {
      processIsGone(.ordered)
      directives.append(.kill)
    }
    overlay = .none
    isAlertShown = false
    isLocked = false
    persistent.isForceQuit = false
  }

  mutating func suspend(_ directives: inout [Directive]) {
    guard process == .running, application == .background else { return }
    process = .suspended
    directives.append(.suspend)
  }

  /// Everything goes to the background and is saved; then the process leaves with all its sessions kept (D-06).
  mutating func quit(_ directives: inout [Directive]) {
    guard profile.isWindowed, process != .notRunning else { return }
    start(inBackground: true, &directives)
    isQuitting = true
    settle(&directives)
    // A windowed app without windows leaves from the foreground, so its own state goes first.
    if application != .background { directives.append(.application(.background)) }
    directives.append(.terminate)
    processIsGone(.ordered)
  }

  mutating func prewarm(_ directives: inout [Directive]) {
    guard process == .notRunning, !persistent.isForceQuit else { return }
    start(inBackground: true, &directives)
  }

  /// Work that needs no scene (L-10). After a force quit it waits until the user opens the app again (B-05).
  mutating func work(_ event: BackgroundEvent, _ directives: inout [Directive]) {
    guard process != .notRunning || !persistent.isForceQuit else { return }
    start(inBackground: true, work: event, &directives)
    directives.append(.background(event))
  }

  /// Frees a background scene. A suspended process is woken for it and sleeps again.
  mutating func reclaim(_ id: SessionID, _ directives: inout [Directive]) {
    guard let index = openIndex(of: id), slots[index].state == .background, app.adoption == .scenes else { return }
    let wasSuspended = process == .suspended
    start(inBackground: true, &directives)
    disconnectBySystem(id, capturing: true, &directives)
    if wasSuspended { suspend(&directives) }
  }

  /// A warning for the app as a whole (B-04); on a desktop background scenes are given up first (D-10).
  mutating func memoryWarning(_ directives: inout [Directive]) {
    guard process == .running else { return }
    if profile.pressureReclaimsScenes {
      for id in openRecency.reversed() { reclaim(id, &directives) }
    }
    directives.append(.memoryWarning)
  }

  /// Told once for the app. A process that sleeps hears of it when it runs again, before any event reaches it, and only of
  /// the last change (B-06); one that does not run has nothing to adjust.
  mutating func significantTimeChange(_ directives: inout [Directive]) {
    isTimeChangeOwed = process == .suspended
    if process == .running { directives.append(.significantTimeChange) }
  }

  mutating func autosave(_ directives: inout [Directive]) {
    guard process == .running, app.adoption == .scenes else { return }
    for index in slots.indices
    where slots[index].state == .foregroundActive || slots[index].state == .foregroundInactive {
      directives.append(.captureState(persistent.entries[index].record.id))
    }
  }
}
