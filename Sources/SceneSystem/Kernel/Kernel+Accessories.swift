/// Scenes on further displays: those of accessories from iOS 27 on, and up to iOS 26 one that the system creates by itself (Z-05, F-13).
extension Kernel {
  /// A registered accessory.
  struct Accessory: Hashable, Sendable {
    var registration: SceneAccessory
    /// The session that shows it, or `nil` while it is not shown.
    var session: SessionID?
    /// The app has destroyed its session; it is not shown until the registration changes.
    var isDismissed = false
  }

  /// The sessions whose scenes are on further displays, in the order of their registrations.
  var sessionsOnFurtherDisplays: [SessionID] {
    guard hasDisplays, let displays else { return [] }
    return displays.accessories.compactMap(\.session) + (displays.automatic.map { [$0] } ?? [])
  }

  /// Whether the session's scene is on a further display: it has no card, and is not part of what the screen shows.
  func isOnFurtherDisplay(_ id: SessionID) -> Bool {
    guard hasDisplays, let displays else { return false }
    return displays.automatic == id || displays.accessories.contains { $0.session == id }
  }

  // MARK: Displays

  /// A display is connected: registered accessories become available and are shown (Z-05).
  mutating func attachDisplay(_ kind: SceneAccessory.Kind, _ directives: inout [Directive]) {
    guard objectionToDisplay(kind, attaches: true) == nil else { return }
    if displays == nil { displays = Displays() }
    displays?.attached.insert(kind)
    announce(kind, isAvailable: true, &directives)
    updateFurtherDisplays(&directives)
  }

  /// A display is disconnected: its scenes are dismissed, and their sessions discarded.
  mutating func detachDisplay(_ kind: SceneAccessory.Kind, _ directives: inout [Directive]) {
    guard objectionToDisplay(kind, attaches: false) == nil else { return }
    displays?.attached.remove(kind)
    if isSuspended, !sessionsOnFurtherDisplays.isEmpty { start(inBackground: true, &directives) }
    announce(kind, isAvailable: false, &directives)
    displays?.isAutomaticDismissed = false
    updateFurtherDisplays(&directives)
  }

  func objectionToDisplay(_ kind: SceneAccessory.Kind, attaches: Bool) -> String? {
    if profile.isWindowed { return "A \(profile.kind.rawValue) shows its windows on any display." }
    let isAttached = displays?.attached.contains(kind) ?? false
    return isAttached == attaches ? "The \(kind.rawValue) is \(attaches ? "connected already" : "not connected")." : nil
  }

  /// An app that is suspended reads the value when it runs again.
  private mutating func announce(
    _ kind: SceneAccessory.Kind, isAvailable: Bool, _ directives: inout [Directive]
  ) {
    if isSuspended, displays?.accessories.contains(where: { $0.registration.kind == kind }) == true {
      start(inBackground: true, &directives)
    }
    guard isRunning else { return }
    for accessory in displays?.accessories ?? [] where accessory.registration.kind == kind {
      directives.append(.accessory(accessory.registration.id, isAvailable: isAvailable))
    }
  }

  // MARK: Registrations

  /// A controller has registered an accessory, or enabled or disabled it.
  mutating func register(_ accessory: SceneAccessory, _ directives: inout [Directive]) {
    guard profile.requiresAccessories, !profile.isWindowed, app.adoption == .scenes, isRunning,
      let owner = openIndex(of: accessory.owner), state(ofScene: owner) != nil, !isOnFurtherDisplay(accessory.owner)
    else { return }
    if displays == nil { displays = Displays() }
    if let position = displays?.accessories.firstIndex(where: { $0.registration.id == accessory.id }) {
      guard displays?.accessories[position].registration.owner == accessory.owner else { return }
      displays?.accessories[position].registration.isEnabled = accessory.isEnabled
      displays?.accessories[position].isDismissed = false
    } else {
      displays?.accessories.append(Accessory(registration: accessory))
      if displays?.attached.contains(accessory.kind) == true {
        directives.append(.accessory(accessory.id, isAvailable: true))
      }
    }
    updateFurtherDisplays(&directives)
  }

  /// The scene of the accessory is dismissed, and its session discarded.
  mutating func unregister(_ id: SceneAccessory.ID, _ directives: inout [Directive]) {
    guard let position = displays?.accessories.firstIndex(where: { $0.registration.id == id }) else { return }
    if let session = displays?.accessories[position].session {
      start(inBackground: true, &directives)
      dismiss(session, &directives)
    }
    displays?.accessories.removeAll { $0.registration.id == id }
    updateFurtherDisplays(&directives)
  }

  // MARK: Sessions

  /// Dismisses the scenes that are no longer to be shown, and creates those that are missing.
  private mutating func updateFurtherDisplays(_ directives: inout [Directive]) {
    guard isRunning, let displays else { return }
    for accessory in displays.accessories {
      if let session = accessory.session, !isWanted(accessory) { dismiss(session, &directives) }
    }
    if let session = displays.automatic, !isAutomaticSessionWanted { dismiss(session, &directives) }
    let derived = derivedApplicationState
    if app.adoption == .scenes, derived != application {
      run?.application = derived
      directives.append(.application(derived))
    }
    reconcile(&directives)
  }

  private func isWanted(_ accessory: Accessory) -> Bool {
    accessory.registration.isEnabled && !accessory.isDismissed
      && displays?.attached.contains(accessory.registration.kind) == true
  }

  /// Up to iOS 26 the system shows a scene on an external display for which the manifest has a configuration (F-13).
  private var isAutomaticSessionWanted: Bool {
    guard let displays, displays.attached.contains(.externalNonInteractive), !displays.isAutomaticDismissed else {
      return false
    }
    return !profile.requiresAccessories && app.adoption == .scenes
      && app.defaultConfigurations[.windowExternalDisplayNonInteractive] != nil
  }

  /// A session is created when its scene can be connected immediately.
  private var canShowFurtherScenes: Bool {
    isRunning && isInFront && !isQuitting && !(isLocked && profile.lockEntersBackground)
  }

  /// Whether a scene that is to be on a further display has no session yet.
  var missesSessionOnFurtherDisplay: Bool {
    guard let displays, canShowFurtherScenes else { return false }
    return displays.accessories.contains { $0.session == nil && isWanted($0) }
      || (displays.automatic == nil && isAutomaticSessionWanted)
  }

  /// Creates the missing sessions. They end with their scenes: nothing about them is restored (R-12).
  mutating func createSessionsOnFurtherDisplays() {
    guard canShowFurtherScenes, let displays else { return }
    for (position, accessory) in displays.accessories.enumerated()
    where accessory.session == nil && isWanted(accessory) {
      let id = createSession(role: accessory.registration.kind.role)
      let last = persistent.entries.count - 1
      persistent.entries[last].record.configuration = accessory.registration.configuration
      persistent.entries[last].record.isDiscardedOnDisconnection = true
      // Its configuration is the accessory's, so the app delegate is not asked for one.
      persistent.entries[last].isNew = false
      self.displays?.accessories[position].session = id
    }
    if displays.automatic == nil, isAutomaticSessionWanted {
      let id = createSession(role: .windowExternalDisplayNonInteractive)
      persistent.entries[persistent.entries.count - 1].record.isDiscardedOnDisconnection = true
      self.displays?.automatic = id
    }
  }

  /// Disconnects a scene of a further display, and discards its session.
  private mutating func dismiss(_ id: SessionID, _ directives: inout [Directive]) {
    guard let index = persistent.index(of: id) else { return }
    let record = persistent.entries[index].record.forApp
    disconnect(id, capturing: false, &directives)
    directives.append(.discard([record]))
    removeSession(id)
  }

  /// The process ends with its last card: every scene on a further display is dismissed.
  mutating func dismissFurtherDisplays(_ directives: inout [Directive]) {
    for session in sessionsOnFurtherDisplays { dismiss(session, &directives) }
  }

  /// The accessories that a scene's controllers have registered end with the scene.
  ///
  /// Their sessions were created after the scene's, so removing them changes no index up to that of its session.
  mutating func sceneWillDisconnect(_ id: SessionID, _ directives: inout [Directive]) {
    displays?.layouts[id] = nil
    guard let owned = displays?.accessories.filter({ $0.registration.owner == id }), !owned.isEmpty else { return }
    for session in owned.compactMap(\.session) { dismiss(session, &directives) }
    displays?.accessories.removeAll { $0.registration.owner == id }
  }
}

extension Kernel.Displays {
  /// The registration that the session's scene is shown for.
  func accessory(shownBy id: SessionID) -> SceneAccessory.ID? {
    accessories.first { $0.session == id }?.registration.id
  }

  /// The session has ended; the accessory is shown again when that is possible.
  mutating func sessionRemoved(_ id: SessionID) {
    layouts[id] = nil
    besideBeforeFold.removeAll { $0 == id }
    if automatic == id { automatic = nil }
    for position in accessories.indices where accessories[position].session == id {
      accessories[position].session = nil
    }
  }

  /// The app has destroyed the session: it is not shown again by itself.
  mutating func sessionDismissed(_ id: SessionID) {
    if automatic == id { isAutomaticDismissed = true }
    for position in accessories.indices where accessories[position].session == id {
      accessories[position].isDismissed = true
    }
  }

  /// The scene could not be made, so it is not tried again.
  mutating func sessionUnavailable(_ id: SessionID) {
    if automatic == id { isAutomaticDismissed = true }
    accessories.removeAll { $0.session == id }
    layouts[id] = nil
  }
}
