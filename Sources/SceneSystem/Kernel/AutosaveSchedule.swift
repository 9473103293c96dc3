/// Decides when the state of scenes in the foreground is saved (D-09): a second after the last activity of the app, and during continuous
/// activity every five seconds. An idle app is not woken up.
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
    /// Something has happened, for the first time since the last save at `first`, and most recently at `last`.
    case pending(first: Double, last: Double)
    /// The timer has fired. The turn of the main thread's loop in which it has is no activity of the app, nor is the save.
    case fired(pending: (first: Double, last: Double)?)
  }

  /// - Parameter longestDelay: The longest time between an activity and the save that contains it.
  package init(longestDelay: Double) { self.longestDelay = longestDelay }

  /// A turn of the main thread's loop has ended; any turn may have changed the state to save. Returns when the timer is to fire, or `nil`
  /// if that does not change.
  package mutating func turnDidEnd(at now: Double) -> Double? {
    switch state {
    case .idle:
      state = .pending(first: now, last: now)
      return now + idleDelay
    case .pending(let first, _):
      state = .pending(first: first, last: now)
      return nil
    case .fired(let pending):
      state = pending.map { .pending(first: $0.first, last: $0.last) } ?? .idle
      return nil
    }
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
    guard case .pending(let first, let last) = state else {
      state = .fired(pending: nil)
      return .save
    }
    let due = min(last + idleDelay, first + longestDelay)
    guard due <= now else {
      state = .fired(pending: (first, last))
      return .wait(until: due)
    }
    state = .fired(pending: nil)
    return .save
  }
}
