public import Foundation

/// How often a timeline should be updated.
public enum TimelineScheduleMode: Hashable, Sendable {
  /// As often as it should be.
  case normal
  /// Less often.
  case lowFrequency
}

/// The dates at which a timeline is updated.
public protocol TimelineSchedule {
  /// How often a timeline should be updated.
  typealias Mode = TimelineScheduleMode
  /// The dates.
  associatedtype Entries: Sequence where Entries.Element == Date
  /// The dates in their order. The first one is that at or before `startDate`, if there is one.
  func entries(from startDate: Date, mode: Mode) -> Entries
}

/// Dates at equal distances.
public struct PeriodicTimelineSchedule: TimelineSchedule, Sendable {
  private let start: Date
  private let interval: TimeInterval

  /// Dates at equal distances.
  public init(from startDate: Date, by interval: TimeInterval) {
    start = startDate
    self.interval = interval > 0 && interval.isFinite ? interval : 1
  }

  /// The dates from one on.
  public func entries(from startDate: Date, mode: TimelineScheduleMode) -> Entries {
    let steps = max(0, (startDate.timeIntervalSince(start) / interval).rounded(.down))
    return Entries(start: start, step: steps, interval: interval)
  }

  /// The dates.
  public struct Entries: Sequence, IteratorProtocol, Sendable {
    let start: Date
    var step: Double
    let interval: TimeInterval

    /// The next date.
    public mutating func next() -> Date? {
      defer { step += 1 }
      return start.addingTimeInterval(step * interval)
    }
  }
}

/// The beginnings of minutes.
public struct EveryMinuteTimelineSchedule: TimelineSchedule, Sendable {
  /// The beginnings of minutes.
  public init() {}

  /// The dates from one on.
  public func entries(from startDate: Date, mode: TimelineScheduleMode) -> PeriodicTimelineSchedule.Entries {
    let minute = (startDate.timeIntervalSinceReferenceDate / 60).rounded(.down) * 60
    return PeriodicTimelineSchedule.Entries(start: Date(timeIntervalSinceReferenceDate: minute), step: 0, interval: 60)
  }
}

/// The dates of a list.
public struct ExplicitTimelineSchedule<Entries: Sequence>: TimelineSchedule where Entries.Element == Date {
  private let dates: Entries

  /// The dates of a list.
  public init(_ dates: Entries) { self.dates = dates }

  /// The dates.
  public func entries(from startDate: Date, mode: TimelineScheduleMode) -> Entries { dates }
}

/// The dates of frames.
public struct AnimationTimelineSchedule: TimelineSchedule, Sendable {
  private let interval: TimeInterval
  private let isPaused: Bool

  /// The dates of frames, or of every so many of them.
  public init(minimumInterval: Double? = nil, paused: Bool = false) {
    interval = max(minimumInterval ?? 0, 1.0 / 120)
    isPaused = paused
  }

  /// The dates from one on; none while the schedule is paused, or where a timeline is to be updated less often.
  public func entries(from start: Date, mode: TimelineScheduleMode) -> Entries {
    Entries(date: isPaused || mode == .lowFrequency ? nil : start, interval: interval)
  }

  /// The dates.
  public struct Entries: Sequence, IteratorProtocol, Sendable {
    fileprivate var date: Date?
    fileprivate let interval: TimeInterval

    /// The next date.
    public mutating func next() -> Date? {
      defer { date = date?.addingTimeInterval(interval) }
      return date
    }
  }
}

extension TimelineSchedule where Self == PeriodicTimelineSchedule {
  /// Dates at equal distances.
  public static func periodic(from startDate: Date, by interval: TimeInterval) -> PeriodicTimelineSchedule {
    PeriodicTimelineSchedule(from: startDate, by: interval)
  }
}

extension TimelineSchedule where Self == EveryMinuteTimelineSchedule {
  /// The beginnings of minutes.
  public static var everyMinute: EveryMinuteTimelineSchedule { EveryMinuteTimelineSchedule() }
}

extension TimelineSchedule where Self == AnimationTimelineSchedule {
  /// The dates of frames.
  public static var animation: AnimationTimelineSchedule { AnimationTimelineSchedule() }

  /// The dates of frames, or of every so many of them.
  public static func animation(minimumInterval: Double? = nil, paused: Bool = false) -> AnimationTimelineSchedule {
    AnimationTimelineSchedule(minimumInterval: minimumInterval, paused: paused)
  }
}

extension TimelineSchedule {
  /// The dates of a list.
  public static func explicit<S: Sequence>(_ dates: S) -> ExplicitTimelineSchedule<S>
  where Self == ExplicitTimelineSchedule<S>, S.Element == Date { ExplicitTimelineSchedule(dates) }
}
