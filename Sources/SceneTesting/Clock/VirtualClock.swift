/// The time on a simulated device. It begins at zero and advances only by ``advance(by:)`` and ``advance(to:)``.
///
/// Work that is due at the same instant runs in the order in which it was scheduled. The clock shows an instant before any work that is due
/// then runs. What that work schedules for "now" runs after all work that was due already, still within the same advance; what it cancels
/// does not run.
@MainActor public final class VirtualClock {
  /// Identifies scheduled work, so that it can be cancelled.
  public struct Token: Hashable, Sendable {
    fileprivate let number: UInt64
  }

  private struct Entry {
    let number: UInt64
    let due: Duration
    let work: @MainActor () -> Void
  }

  /// The time since the device was created.
  public private(set) var now = Duration.zero { didSet { moved?(now) } }
  /// Called with each instant that the clock reaches.
  var moved: ((Duration) -> Void)?

  private var entries: [Entry] = []
  private var nextNumber: UInt64 = 0

  /// Makes a clock at zero, with nothing scheduled.
  public init() {}

  /// The number of scheduled items.
  public var pendingCount: Int { entries.count }

  /// The time of the next item, or `nil` if nothing is scheduled.
  public var nextDeadline: Duration? { entries.map(\.due).min() }

  /// Schedules `work` to run once, when the clock has moved by `delay`; a negative delay counts as zero.
  @discardableResult
  public func schedule(after delay: Duration, _ work: @escaping @MainActor () -> Void) -> Token {
    let token = Token(number: nextNumber)
    entries.append(Entry(number: nextNumber, due: now + max(delay, .zero), work: work))
    nextNumber += 1
    return token
  }

  /// Cancels scheduled work. Does nothing for work that has run or was cancelled before.
  public func cancel(_ token: Token) { entries.removeAll { $0.number == token.number } }

  /// Moves the time forward by `duration` and runs the work that becomes due, each item at its own instant. A negative duration counts as
  /// zero; zero runs what is due now.
  public func advance(by duration: Duration) { advance(to: now + max(duration, .zero)) }

  /// Moves the time forward to `instant` and runs the work that becomes due. An instant in the past counts as now.
  public func advance(to instant: Duration) {
    let end = max(instant, now)
    while let due = nextDeadline, due <= end {
      now = max(now, due)
      // Numbers increase, so work that is scheduled from here on comes last, and cancelled work is not found any more.
      while let next = entries.indices.filter({ entries[$0].due <= now }).min(by: {
        entries[$0].number < entries[$1].number
      }) {
        entries.remove(at: next).work()
      }
    }
    now = max(now, end)
  }
}
