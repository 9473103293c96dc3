/// The one place where scenes change state.
extension Kernel {
  /// What a scene is to receive while it comes forward.
  struct Errand: Hashable {
    var session: SessionID
    var event: ExternalEvent
    /// Activities are announced before they are continued (E-03), but not those the app itself passed (P-05).
    var isAnnounced = true
  }

  /// Brings every scene to the state that the screen asks of it, in UIKit's order:
  ///
  /// 1. scenes that are no longer active resign;
  /// 2. connected scenes that come on screen enter the foreground, receive what is theirs and become active;
  /// 3. sessions that come on screen without a scene are connected, one by one, and go the same way (L-03);
  /// 4. scenes that are no longer on screen enter the background, are saved, and have their picture taken (F-01, R-01, F-20);
  /// 5. on a windowed device, the window that was asked for comes to the front (D-08).
  ///
  /// - Parameter errand: An event for one of the sessions. A scene that is connected gets it between foreground and activity
  ///   (E-02, E-03), one that is being connected finds it in its connection options (E-01).
  mutating func settle(_ directives: inout [Directive], errand: Errand? = nil) {
    guard process == .running, errand != nil || hasSomethingToMove else { return }
    for index in slots.indices where slots[index].state == .foregroundActive && desiredState(index) != .foregroundActive
    {
      deactivate(index, &directives)
    }
    bringConnectedForward(errand, &directives)
    connectWhatIsOnScreen(errand, &directives)
    sendToBackground(&directives)
    followScenes(&directives)
    if let id = presenting {
      presenting = nil
      // Behind a lock that hides the windows the session has no scene yet; its window is the front one when it is made.
      if activationState(of: id) != nil { directives.append(.present(id)) }
    }
  }

  /// Whether a scene is not where the screen asks it to be. Most stimuli move nothing, so this look ends them early.
  private var hasSomethingToMove: Bool {
    for index in slots.indices {
      if let state = slots[index].state {
        if state != desiredState(index) { return true }
      } else if isOnScreen(index) {
        return true
      }
    }
    return profile.isWindowed
  }

  /// A windowed app that ran on without windows was active by itself; from its next scene on it is what its scenes are.
  private mutating func followScenes(_ directives: inout [Directive]) {
    guard profile.isWindowed, slots.contains(where: { $0.state != nil }) else { return }
    let derived = derivedApplicationState
    guard derived != application else { return }
    application = derived
    directives.append(.application(derived))
  }

  private mutating func bringConnectedForward(_ errand: Errand?, _ directives: inout [Directive]) {
    for index in slots.indices where slots[index].state == .background || slots[index].state == .unattached {
      if desiredState(index) != .background { enterForeground(index, &directives) }
    }
    if let errand, let index = persistent.index(of: errand.session), slots[index].state != nil {
      deliver(errand, &directives)
    }
    for index in slots.indices where slots[index].state == .foregroundInactive {
      if desiredState(index) == .foregroundActive { activate(index, &directives) }
    }
  }

  private mutating func connectWhatIsOnScreen(_ errand: Errand?, _ directives: inout [Directive]) {
    guard slots.contains(where: { $0.state == nil }) else { return }
    for id in persistent.recency {
      guard let index = persistent.index(of: id), slots[index].state == nil, isOnScreen(index) else { continue }
      let event = errand?.session == id ? errand?.event : nil
      connect(index, payload: event.map(ConnectionPayload.init(event:)) ?? ConnectionPayload(), &directives)
      if event != nil { arriving = errand }
      if case .handoff(let type) = event { handoff = PendingHandoff(activityType: type, session: id) }
      enterForeground(index, &directives)
      // The response is in the options too, but the notification centre's delegate hears of it all the same (E-06).
      if case .notification(let tap) = event { directives.append(.deliver(.notification(tap), to: id)) }
      if desiredState(index) == .foregroundActive { activate(index, &directives) }
    }
  }

  private mutating func sendToBackground(_ directives: inout [Directive]) {
    var left: [SessionID] = []
    for index in slots.indices where slots[index].state == .foregroundInactive && desiredState(index) == .background {
      enterBackground(index, &directives)
      left.append(persistent.entries[index].record.id)
    }
    for id in left { directives.append(.captureState(id)) }
    guard !isQuitting else { return }
    if profile.snapshotPasses > 0 {
      for id in left { directives.append(.snapshot(id, passes: profile.snapshotPasses)) }
    }
    if profile.disconnectsInBackground, app.adoption == .scenes {
      for id in left { disconnectBySystem(id, capturing: false, &directives) }
    }
  }

  // MARK: Single steps, each a legal edge of M-03

  mutating func connect(_ index: Int, payload: ConnectionPayload, _ directives: inout [Directive]) {
    let (reason, record) = prepareRestoration(index, &directives)
    slots[index].state = .unattached
    slots[index].hadScene = true
    directives.append(
      .connect(
        Connection(
          session: record, isNew: persistent.entries[index].isNew || profile.asksConfigurationOnRestore,
          reason: reason, options: payload)))
  }

  mutating func enterForeground(_ index: Int, _ directives: inout [Directive]) {
    slots[index].state = .foregroundInactive
    let changes = application == .background
    if changes { application = .inactive }
    directives.append(.enterForeground(persistent.entries[index].record.id, changesApplication: changes))
  }

  mutating func activate(_ index: Int, _ directives: inout [Directive]) {
    slots[index].state = .foregroundActive
    let changes = application != .active
    application = .active
    directives.append(.activate(persistent.entries[index].record.id, changesApplication: changes))
  }

  mutating func deactivate(_ index: Int, _ directives: inout [Directive]) {
    slots[index].state = .foregroundInactive
    let changes = !slots.contains { $0.state == .foregroundActive }
    if changes { application = .inactive }
    directives.append(.deactivate(persistent.entries[index].record.id, changesApplication: changes))
  }

  mutating func enterBackground(_ index: Int, _ directives: inout [Directive]) {
    slots[index].state = .background
    let changes =
      application != .background
      && !slots.contains { $0.state == .foregroundActive || $0.state == .foregroundInactive }
    if changes { application = .background }
    directives.append(.enterBackground(persistent.entries[index].record.id, changesApplication: changes))
  }

  /// The scene goes; the session stays, with its state as it is now.
  mutating func disconnect(_ id: SessionID, capturing: Bool, _ directives: inout [Directive]) {
    guard let index = persistent.index(of: id), slots[index].state != nil else { return }
    if capturing { directives.append(.captureState(id)) }
    slots[index].state = nil
    slots[index].isStateWithheld = false
    persistent.restorationEnded(id)
    if handoff?.session == id { handoff = nil }
    directives.append(.disconnect(id))
  }

  /// What the scenes alone make of the application's state.
  var derivedApplicationState: ApplicationState { ApplicationState(of: slots.lazy.map { $0.state }) }
}
