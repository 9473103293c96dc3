/// The time on a simulated device. It begins at zero and moves only by ``advance(by:)`` and ``advance(to:)``.
///
/// What is due at the same instant runs in the order in which it was scheduled. The clock shows an instant before anything
/// that is due then runs. What that schedules for "now" runs after all that was due already, still within the same advance; what
/// it cancels does not run.
@MainActor public final class VirtualClock {
  /// Names something scheduled, so that it can be cancelled.
  public struct Token: Hashable, Sendable {
    fileprivate let number: UInt64
  }

  private struct Entry {
    let number: UInt64
    let due: Duration
    let work: @MainActor () -> Void
  }

  /// The time since the device was made.
  public private(set) var now = Duration.zero { didSet { moved?(now) } }
  /// Told of each instant that the clock comes to.
  var moved: ((Duration) -> Void)?

  private var entries: [Entry] = []
  private var nextNumber: UInt64 = 0

  /// A clock at zero, with nothing scheduled.
  public init() {}

  /// How much is scheduled.
  public var pendingCount: Int { entries.count }

  /// When the next thing is due, or `nil` where nothing is scheduled.
  public var nextDue: Duration? { entries.map(\.due).min() }

  /// Has `work` run once, when the clock has moved by `delay`; a negative delay counts as none.
  @discardableResult
  public func schedule(after delay: Duration, _ work: @escaping @MainActor () -> Void) -> Token {
    let token = Token(number: nextNumber)
    entries.append(Entry(number: nextNumber, due: now + max(delay, .zero), work: work))
    nextNumber += 1
    return token
  }

  /// Takes back what was scheduled. What has run already, or was cancelled before, is passed over.
  public func cancel(_ token: Token) { entries.removeAll { $0.number == token.number } }

  /// Moves the time on by `duration` and runs what becomes due on the way, each at its own instant. A negative duration
  /// counts as none; zero runs what is due now.
  public func advance(by duration: Duration) { advance(to: now + max(duration, .zero)) }

  /// Moves the time on to `instant` and runs what becomes due on the way. An instant that has passed counts as now.
  public func advance(to instant: Duration) {
    let end = max(instant, now)
    while let due = nextDue, due <= end {
      now = max(now, due)
      // Numbers grow, so what is scheduled from here on comes last, and what is cancelled is not found any more.
      while let next = entries.indices.filter({ entries[$0].due <= now }).min(by: {
        entries[$0].number < entries[$1].number
      }) {
        entries.remove(at: next).work()
      }
    }
    now = max(now, end)
  }
}
