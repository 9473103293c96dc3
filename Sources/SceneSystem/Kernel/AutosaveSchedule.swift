/// Decides when the state of scenes in the foreground is saved (D-09): a second after the last activity of the app, and during continuous
/// activity every five seconds. An idle app is not woken up.
///
/// Any turn of the main thread's loop may change the state to save, so each of them starts the wait. Only activity postpones the save: a caret
/// that blinks after the last key does not.
///
/// Times are seconds of a monotonic clock, which the caller reads.
package struct AutosaveSchedule {
  /// The longest time between an activity and the save that contains it.
  private let longestDelay: Double
  /// How long the app must be idle for a save before ``longestDelay``.
  private var idleDelay: Double { longestDelay / 5 }
  private var state = State.idle

  private enum State {
    /// Nothing has happened since the last save.
    case idle
    /// Something has happened for the first time since the last save.
    case pending(Pending)
    /// The timer has fired. The turn of the main thread's loop in which it has is no activity of the app, nor is the save.
    case fired(Pending?)
  }

  private struct Pending {
    /// The first turn since the last save.
    var first: Double
    /// The last activity; `nil` if there was none since the last save.
    var lastActivity: Double?
  }

  /// - Parameter longestDelay: The longest time between an activity and the save that contains it.
  package init(longestDelay: Double) { self.longestDelay = longestDelay }

  /// A turn of the main thread's loop has ended; any turn may have changed the state to save. Returns when the timer is to fire, or `nil`
  /// if that does not change.
  ///
  /// - Parameter isActive: Whether the turn handled input or ran work of the app, rather than only drawing a frame.
  package mutating func turnDidEnd(at now: Double, isActive: Bool = true) -> Double? {
    let activity = isActive ? now : nil
    switch state {
    case .idle:
      let pending = Pending(first: now, lastActivity: activity)
      state = .pending(pending)
      return due(pending)
    case .pending(var pending):
      let isFirst = pending.lastActivity == nil && isActive
      pending.lastActivity = activity ?? pending.lastActivity
      state = .pending(pending)
      // A later time is read when the timer fires.
      return isFirst ? due(pending) : nil
    case .fired(let pending):
      state = pending.map { .pending($0) } ?? .idle
      return nil
    }
  }

  private func due(_ pending: Pending) -> Double {
    let longest = pending.first + longestDelay
    return pending.lastActivity.map { min($0 + idleDelay, longest) } ?? longest
  }

  /// What to do when the timer has fired.
  package enum Action: Equatable {
    /// Save the state now.
    case save
    /// Let the timer fire again at this time.
    case wait(until: Double)
  }

  /// The timer has fired.
  package mutating func timerDidFire(at now: Double) -> Action {
    guard case .pending(let pending) = state else {
      state = .fired(nil)
      return .save
    }
    let due = due(pending)
    guard due <= now else {
      state = .fired(pending)
      return .wait(until: due)
    }
    state = .fired(nil)
    return .save
  }
}
