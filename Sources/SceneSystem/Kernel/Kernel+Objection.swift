/// Why a stimulus has no effect in the present state.
extension Kernel {
  /// A sentence for the person at the prompt, or `nil` when the stimulus has an effect now.
  public func rejectionReason(for stimulus: Stimulus) -> String? {
    switch stimulus {
    case .beginGesture, .openSwitcher, .swipeHome:
      if profile.isWindowed { return "A \(profile.kind.rawValue) has windows, but no home screen and no switcher." }
      return locked
    case .cancelGesture, .completeGesture:
      if case .gesture = overlay { return nil }
      return "No gesture has begun."
    case .dismiss: return overlay == .none && !isAppLockAsking ? "Nothing covers the app." : nil
    case .choose(let id), .focus(let id): return withoutCard(id)
    case .swipeAway(let id), .removeCard(let id): return withoutCard(id) ?? locked
    case .closeWindow(let id):
      return withoutCard(id) ?? notRunning ?? locked
        ?? (isClosureAsked(of: id) ? "Window \(id.label) asks already whether to close it (Z-06)." : nil)
    case .closureConfirmed(let id), .closureCancelled(let id):
      return missing(id) ?? locked
        ?? (isClosureAsked(of: id) ? nil : "Window \(id.label) has not asked whether to close it (Z-06).")
    case .sideBySide(let id): return objectionToSideBySide(id)
    case .fold, .unfold:
      if !profile.unfolds { return "A \(profile.kind.rawValue) does not fold; the profile duo does (Z-01)." }
      return isFolded == (stimulus == .fold) ? "The device is \(isFolded ? "" : "un")folded already." : nil
    case .resize(let id, let size, _): return objectionToResize(id, size)
    case .attachDisplay(let kind): return objectionToDisplay(kind, attaches: true)
    case .detachDisplay(let kind): return objectionToDisplay(kind, attaches: false)
    case .minimize(let id), .unminimize(let id):
      if !profile.isWindowed { return "Only windows of a mac or a desktop can be minimised." }
      return missing(id) ?? notRunning
    case .newWindow:
      if let objection = objectionToSecondWindow { return objection }
      return isLocked ? "The device is locked." : nil
    case .quit:
      if !profile.isWindowed { return "Only apps on a mac or a desktop are quit by the user." }
      return notRunning
    case .unlock: return isLocked ? nil : "The device is not locked."
    case .appLockCancel: return isAppLockAsking ? nil : "The system's app lock is not shown."
    case .dismissAlert: return isAlertShown ? nil : "No alert is shown."
    case .handoffDeliver, .handoffFail: return run?.handoff == nil ? "No Handoff is pending." : nil
    case .silentPush, .backgroundFetch, .prewarm:
      if stimulus == .prewarm, hasProcess { return "The process runs already." }
      guard !hasProcess, persistent.isForceQuit else { return nil }
      return "The user swiped the app away; nothing launches it until it is opened again (B-05)."
    case .reclaim(let id):
      if let missing = missing(id) { return missing }
      if app.adoption == .application {
        return "The implicit scene of an app without scenes is never reclaimed (L-02)."
      }
      return activationState(of: id) == .background
        ? nil : "Only a scene in the background can be reclaimed; \(id.label) is not (R-03)."
    case .activityRequested(_, let number):
      return number != nil || run?.hasCurrentActivity == true ? nil : "The app has no current activity."
    case .memoryWarning, .significantTimeChange, .kill, .autosave, .activityContinued: return notRunning
    case .protectedData(let available):
      return available == isProtectedDataAvailable
        ? "Protected data is \(available ? "available" : "unavailable") already." : nil
    case .restorationTimedOut(let id):
      return missing(id)
        ?? (persistent.restoring.contains(id) ? nil : "Session \(id.label) has no restoration to finish (R-05).")
    case .discardSession(let id):
      if app.adoption == .application { return "The implicit session of an app without scenes stays (L-02)." }
      return missing(id)
    case .geometry(let id, _), .snapshotTaken(let id, _): return missing(id)
    case .suspend:
      return notRunning ?? (application == .background ? nil : "Only a process in the background is suspended (B-03).")
    case .tapIcon, .lock, .appLock, .alert, .external, .reboot, .processExited, .reply: return nil
    case .request: return notRunning
    }
  }

  var objectionToSecondWindow: String? {
    if !supportsMultipleScenes { return "The app has no multiple windows here (P-01)." }
    return isFolded ? "A folded device shows one window (Z-02)." : nil
  }

  /// A scene on a further display can be neither chosen nor closed by the user.
  private func withoutCard(_ id: SessionID) -> String? {
    missing(id)
      ?? (isOnFurtherDisplay(id) ? "Session \(id.label) is on a further display, so it has no card (Z-05)." : nil)
  }

  func missing(_ id: SessionID) -> String? {
    if openIndex(of: id) != nil { return nil }
    let labels = openRecency.sorted().map(\.label).joined(separator: ", ")
    return "There is no session \(id.label); known are: \(labels.isEmpty ? "none" : labels)."
  }

  /// A locked desktop lets programs close their windows; a locked screen of a device shows no cards.
  var locked: String? { isLocked && !profile.isWindowed ? "The device is locked." : nil }

  var notRunning: String? { !hasProcess ? "The process is not running." : nil }
}
