import FoundationOverlay
import SwiftUICore

extension Text {
  /// Whether the text changes with the time.
  var dependsOnTime: Bool {
    switch storage {
    case .date(_, let style): style.kind == .timer || style.kind == .relative || style.kind == .offset
    case .timer(_, let pause, _, _): pause == nil
    case .pair(let one, let two): one.dependsOnTime || two.dependsOnTime
    case .key(let key, _, _):
      key.arguments.contains { if case .text(let text) = $0 { text.dependsOnTime } else { false } }
    default: false
    }
  }

  /// The time until another second of the text's date begins.
  func secondsToNextChange(at now: Date) -> Double {
    let date: Date
    switch storage {
    case .date(let own, _): date = own
    case .timer(let interval, _, let countsDown, _):
      if now >= interval.upperBound { return .infinity }
      if now < interval.lowerBound { return interval.lowerBound.timeIntervalSince(now) }
      date = countsDown ? interval.upperBound : interval.lowerBound
    default: date = now
    }
    let part = now.timeIntervalSince(date).truncatingRemainder(dividingBy: 1)
    return (part < 0 ? -part : 1 - part) + 0.01
  }
}
