/// Times of a repeated action.
struct Times {
  private var times: [Duration] = []

  mutating func add(_ time: Duration) { times.append(time) }

  /// `median minimum maximum`, in milliseconds.
  var summary: String {
    let sorted = times.sorted()
    guard let first = sorted.first, let last = sorted.last else { return "0 0 0" }
    return [sorted[sorted.count / 2], first, last].map(Self.milliseconds).joined(separator: " ")
  }

  private static func milliseconds(_ time: Duration) -> String {
    let microseconds = time.components.seconds * 1_000_000 + time.components.attoseconds / 1_000_000_000_000
    let rest = String(microseconds % 1000)
    return "\(microseconds / 1000).\(String(repeating: "0", count: 3 - rest.count))\(rest)"
  }
}
