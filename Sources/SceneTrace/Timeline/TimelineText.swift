import Foundation
import SceneSystem

/// The texts of timelines for events and times, the same in every format.
enum TimelineText {
  /// A duration for readers: `77 ns`, `1.2 ms`, `3 min 20 s`.
  static func duration(_ nanoseconds: UInt64) -> String {
    switch nanoseconds {
    case ..<1_000: "\(nanoseconds) ns"
    case ..<1_000_000: fraction(nanoseconds, of: 1_000) + " \u{B5}s"
    case ..<1_000_000_000: fraction(nanoseconds, of: 1_000_000) + " ms"
    case ..<60_000_000_000: fraction(nanoseconds, of: 1_000_000_000) + " s"
    case ..<3_600_000_000_000: pair(nanoseconds / 1_000_000_000, "min", "s")
    case ..<86_400_000_000_000: pair(nanoseconds / 60_000_000_000, "h", "min")
    default: "\(nanoseconds / 86_400_000_000_000) d \(nanoseconds / 3_600_000_000_000 % 24) h"
    }
  }

  private static func pair(_ count: UInt64, _ large: String, _ small: String) -> String {
    count % 60 == 0 ? "\(count / 60) \(large)" : "\(count / 60) \(large) \(count % 60) \(small)"
  }

  /// Three significant digits, rounded down, so that no duration is shown longer than it was.
  private static func fraction(_ value: UInt64, of unit: UInt64) -> String {
    let whole = value / unit
    let tenths = value % unit * 10 / unit
    let hundredths = value % unit * 100 / unit
    if whole >= 100 { return "\(whole)" }
    if whole >= 10 { return tenths == 0 ? "\(whole)" : "\(whole).\(tenths)" }
    if hundredths == 0 { return "\(whole)" }
    return hundredths % 10 == 0 ? "\(whole).\(tenths)" : "\(whole).\(hundredths < 10 ? "0" : "")\(hundredths)"
  }

  /// The time of an event in seconds, or its number if the trace has no times.
  static func time(of event: TraceEvent, number: Int, in timeline: Timeline) -> String {
    timeline.hasTimes ? String(TextTraceWriter.seconds(event.time).drop { $0 == " " }) : "\(number + 1)"
  }

  /// The states before and after the callback: the scene's if there is one, otherwise the application's.
  static func states(of event: TraceEvent) -> (before: TimelineState, after: TimelineState)? {
    guard event.kind == .callback || event.kind == .notification else { return nil }
    if let before = event.sceneBefore { return (TimelineState(before), TimelineState(event.sceneAfter ?? before)) }
    guard event.session == nil else { return nil }
    return (TimelineState(event.applicationBefore), TimelineState(event.applicationAfter))
  }

  /// All details of an event: its name, and then lines with a key and a value.
  static func facts(of event: TraceEvent, number: Int, in timeline: Timeline) -> [String] {
    var facts = [
      event.name, "event: \(number + 1) of \(timeline.events.count)", "kind: \(event.kind.rawValue)",
    ]
    if timeline.hasTimes { facts.append("time: \(time(of: event, number: number, in: timeline)) s") }
    if let session = event.session { facts.append("session: \(session.label)") }
    if event.kind == .callback || event.kind == .notification {
      if timeline.hasTimes { facts.append("took: \(duration(event.duration))") }
      if let before = event.sceneBefore { facts.append("scene: \(change(before, event.sceneAfter ?? before))") }
      facts.append("app: \(change(event.applicationBefore, event.applicationAfter))")
    }
    return facts + event.details.map { "\($0.key): \($0.value)" }
  }

  private static func change<State: Equatable>(_ before: State, _ after: State) -> String {
    before == after ? "\(after)" : "\(before) \u{2192} \(after)"
  }

  /// A one-line summary of the timeline: `3 stimuli, 24 callbacks, 12 notifications, 2 scenes, 1 restoration`.
  static func summary(of timeline: Timeline) -> String {
    var counts: [TraceEvent.Kind: Int] = [:]
    for event in timeline.events { counts[event.kind, default: 0] += 1 }
    var marks: [TimelineRow.Mark: Int] = [:]
    for row in timeline.rows { if let mark = row.mark { marks[mark, default: 0] += 1 } }
    var parts = [String]()
    func add(_ count: Int?, _ one: String, _ many: String) {
      if let count, count > 0 { parts.append("\(count) \(count == 1 ? one : many)") }
    }
    add(counts[.stimulus], "stimulus", "stimuli")
    add(counts[.callback], "callback", "callbacks")
    add(counts[.notification], "notification", "notifications")
    add(timeline.lanes.count - 2, "session", "sessions")
    add(marks[.restoration], "restoration", "restorations")
    add(marks[.discard], "discard", "discards")
    add(marks[.kill], "kill", "kills")
    return parts.isEmpty ? "The trace is empty." : parts.joined(separator: ", ")
  }

  /// The words for a mark.
  static func word(for mark: TimelineRow.Mark) -> String {
    switch mark {
    case .restoration: "restores"
    case .discard: "discards"
    case .kill: "killed"
    }
  }
}

extension TimelineText {
  /// The length of a bar for a duration, from 0 to 100: logarithmic, from 0 for a tenth of a microsecond to 100 for a second.
  static func share(ofDuration nanoseconds: UInt64) -> Int {
    guard nanoseconds > 100 else { return 0 }
    return min(100, Int(log10(Double(nanoseconds) / 100) / 7 * 100))
  }
}
