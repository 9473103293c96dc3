/// Devices that unfold, and windows of another size than the screen's (Z-01 … Z-04, Z-09, Z-12).
extension Kernel {
  /// What a device that unfolds, and an app with scenes on further displays, have beyond others.
  struct Displays: Hashable, Sendable {
    /// Only the outer display is in use. Always `false` on a device that does not unfold.
    var isFolded = false
    /// The scenes that were side by side when the device was folded, the frontmost first (Z-04).
    var besideBeforeFold: [SessionID] = []
    /// The layout that each scene has; a session without a scene has none.
    var layouts: [SessionID: SceneLayout] = [:]
    /// The further displays that are connected.
    var attached: Set<SceneAccessory.Kind> = []
    /// The accessories that the process has registered (Z-05).
    var accessories: [Accessory] = []
    /// The session of the scene that is on an external display without an accessory, up to iOS 26 (F-13).
    var automatic: SessionID?
    /// The app has destroyed that session; it comes back with the next display.
    var isAutomaticDismissed = false
  }

  /// The storage of ``displays``.
  indirect enum DisplaysReference: Hashable, Sendable {
    case to(Displays)

    var displays: Displays {
      switch self {
      case .to(let displays): displays
      }
    }
  }

  /// Whether the device unfolds and is folded.
  public var isFolded: Bool { hasDisplays && displays?.isFolded == true }

  /// The size of the display in use; `nil` on a device with one.
  var displaySize: SceneSize? {
    guard profile.unfolds else { return nil }
    return isFolded ? DeviceProfile.outerDisplay : DeviceProfile.innerDisplay
  }

  // MARK: Folding

  /// The outer display shows one scene: that in use. The others enter the background, and the one that stays is neither deactivated nor
  /// disconnected (Z-03, Z-04).
  mutating func fold(_ directives: inout [Directive]) {
    guard profile.unfolds, !isFolded else { return }
    let beside = isInFront && persistent.space.count > 1 ? persistent.space : []
    displays?.isFolded = true
    displays?.besideBeforeFold = beside
    persistent.space = Array(persistent.space.prefix(1))
    reconcile(&directives)
  }

  /// The scene on the outer display fills the inner one, beside those that were there before it was folded (Z-03, Z-04).
  mutating func unfold(_ directives: inout [Directive]) {
    guard profile.unfolds, isFolded else { return }
    displays?.isFolded = false
    let beside = displays?.besideBeforeFold ?? []
    displays?.besideBeforeFold = []
    if profile.restoresScenesOnUnfold, isInFront, persistent.space == Array(beside.prefix(1)), beside.count > 1 {
      persistent.space = beside.filter(hasCard)
    }
    reconcile(&directives)
  }

  /// Another window of the app is shown beside the one on screen (P-10, Z-01).
  mutating func sideBySide(_ id: SessionID?, _ directives: inout [Directive]) {
    guard objectionToSideBySide(id) == nil else { return }
    guard let id = id ?? openRecency.first(where: { hasCard($0) && !persistent.space.contains($0) }) else {
      newWindow(&directives)
      return
    }
    overlay = .none
    start(inBackground: false, &directives)
    show(id, beside: true)
    reconcile(&directives)
  }

  func objectionToSideBySide(_ id: SessionID?) -> String? {
    if profile.isWindowed { return "Windows of a \(profile.kind.rawValue) are side by side already." }
    if let objection = objectionToSecondWindow ?? notRunning ?? locked { return objection }
    if keepsFullScreen { return "The app requires the full screen (Z-10)." }
    if !isInFront { return "The app is not on screen." }
    guard let id else { return nil }
    if let missing = missing(id) { return missing }
    if isOnFurtherDisplay(id) { return "Session \(id.label) is on a further display (Z-05)." }
    return persistent.space.contains(id) ? "Window \(id.label) is on screen already." : nil
  }

  /// Whether the app's windows always fill the screen (Z-10).
  private var keepsFullScreen: Bool {
    app.requiresFullScreen && profile.honorsRequiredFullScreen && !profile.isWindowed
  }

  // MARK: Sizes

  /// Scenes on screen share the width of the display. `nil` where a device has one display, and for scenes that are not on it.
  private func layout(of id: SessionID) -> SceneLayout? {
    guard let display = displaySize, persistent.space.contains(id) else { return nil }
    return SceneLayout(
      size: SceneSize(width: display.width / persistent.space.count, height: display.height), display: display)
  }

  /// The layout that the scene of the session has from now on.
  mutating func adoptLayout(of id: SessionID) -> SceneLayout? {
    guard profile.unfolds else { return nil }
    // A scene that is connected in the background has the whole display.
    let layout = layout(of: id) ?? displaySize.map { SceneLayout(size: $0, display: $0) }
    displays?.layouts[id] = layout
    return layout
  }

  /// A scene in the background is resized when it comes on screen.
  private func hasStaleLayout(_ id: SessionID) -> Bool {
    guard let index = persistent.index(of: id), state(ofScene: index) != nil, isOnScreen(index),
      let layout = layout(of: id)
    else { return false }
    return displays?.layouts[id] != layout
  }

  /// Scenes whose part of the display has changed are resized (Z-03).
  mutating func resizeScenesOnScreen(_ directives: inout [Directive]) {
    for id in persistent.space where hasStaleLayout(id) {
      guard let layout = adoptLayout(of: id) else { continue }
      directives.append(.resize(id, layout))
    }
  }

  /// Whether a scene has to be resized, or a scene on a further display to be created.
  var needsDisplayUpdate: Bool {
    sessionsOnFurtherDisplays.contains { id in
      persistent.index(of: id).map { state(ofScene: $0) == nil && isOnScreen($0) } ?? false
    } || missesSessionOnFurtherDisplay || (profile.unfolds && persistent.space.contains { hasStaleLayout($0) })
  }

  /// A window has another size because the user drags its edge, or has dragged it (Z-09, Z-12).
  mutating func resize(
    _ id: SessionID, _ size: SceneSize, isInteractive: Bool, _ directives: inout [Directive]
  ) {
    guard objectionToResize(id, size) == nil else { return }
    directives.append(.resize(id, SceneLayout(size: size, isInteractivelyResizing: isInteractive)))
  }

  func objectionToResize(_ id: SessionID, _ size: SceneSize) -> String? {
    if let objection = missing(id) ?? notRunning { return objection }
    if profile.unfolds { return "Windows of a duo share its display; side by side makes them smaller (Z-01)." }
    if !profile.resizesWindows { return "Windows of a phone are resized from iOS 27 on (Z-09)." }
    if keepsFullScreen { return "The app requires the full screen (Z-10)." }
    guard let state = activationState(of: id), state == .foregroundActive || state == .foregroundInactive,
      !isOnFurtherDisplay(id)
    else { return "Window \(id.label) is not on screen." }
    return size.fitsWindow
      ? nil : "A window is 1 to \(SceneSize.greatestLength) points wide and high, not \(size.width)x\(size.height)."
  }
}

extension Kernel.Displays {
  /// Scenes, sizes and registrations end with the process; the displays stay.
  mutating func processEnded() {
    layouts = [:]
    besideBeforeFold = []
    accessories = []
    automatic = nil
    isAutomaticDismissed = false
  }
}
