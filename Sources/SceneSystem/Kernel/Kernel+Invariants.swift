/// The invariants listed at ``Kernel``, as code.
extension Kernel {
  /// The first invariant that does not hold, by number and description, or `nil`.
  var violatedInvariant: String? {
    if hasProcess, slots.count != persistent.entries.count { return "Invariant 1: scenes and sessions are not paired" }
    if hasProcess {
      let derived = derivedApplicationState
      let runsWithoutWindows = profile.isWindowed && !slots.contains { $0.state != nil }
      let isLaunchingApp = app.adoption == .application && application == .inactive && derived == .background
      if application != derived && !runsWithoutWindows && !isLaunchingApp {
        return "Invariant 3: the application is \(application), its scenes make it \(derived)"
      }
    }
    for index in slots.indices {
      if let violation = violatedInvariant(ofScene: index) { return violation }
    }
    if !fitsMultipleScenes, !profile.isWindowed,
      slots.indices.count(where: { isForeground($0) && !isOnFurtherDisplay(persistent.entries[$0].record.id) }) > 1
    {
      return "Invariant 4: two sessions are on a screen for one"
    }
    if isSuspended, derivedApplicationState != .background {
      return "Invariant 5: a suspended process has a scene in the foreground"
    }
    if persistent.recency.count != persistent.entries.count
      || persistent.recency.contains(where: { persistent.index(of: $0) == nil })
    {
      return "Invariant 6: recency does not have each session once"
    }
    for (position, id) in persistent.space.enumerated()
    where openIndex(of: id) == nil || persistent.space[..<position].contains(id) {
      return "Invariant 6: \(id) should not be on screen, or is there twice"
    }
    if let id = sessionsOnFurtherDisplays.first(where: { openIndex(of: $0) == nil || persistent.space.contains($0) }) {
      return "Invariant 13: \(id) is on a further display and on the screen, or does not exist"
    }
    if let id = persistent.restoring.first(where: { activationState(of: $0) == nil }) {
      return "Invariant 11: \(id) is being restored without a scene"
    }
    if app.adoption == .application, persistent.entries.count > 1 {
      return "Invariant 9: an app without scenes has several sessions"
    }
    var previous: UInt32 = 0
    for entry in persistent.entries {
      if entry.record.id.rawValue <= previous || entry.record.id.rawValue >= persistent.nextID {
        return "Invariant 10: session ids do not ascend"
      }
      previous = entry.record.id.rawValue
    }
    return nil
  }

  private func isForeground(_ index: Int) -> Bool {
    slots[index].state == .foregroundActive || slots[index].state == .foregroundInactive
  }

  private func violatedInvariant(ofScene index: Int) -> String? {
    let entry = persistent.entries[index]
    guard let state = state(ofScene: index) else { return nil }
    switch state {
    case .foregroundActive:
      if entry.record.role.isNonInteractive {
        return "Invariant 8: a non-interactive display's scene is active"
      }
      if !isOnScreen(index) || isInterrupted { return "Invariant 4: \(entry.record.id) is active behind something" }
    case .foregroundInactive:
      if entry.isDiscardPending { return "Invariant 7: a discarded session is on screen" }
    case .unattached: return "Invariant 2: the connection of \(entry.record.id) was not completed"
    case .background: break
    }
    return nil
  }
}
