import NIOConcurrencyHelpers

/// The lines of a log.
final class Lines: Sendable {
  private let lines = NIOLockedValueBox<[String]>([])

  var all: [String] { lines.withLockedValue { $0 } }

  func append(_ line: String) { lines.withLockedValue { $0.append(line) } }

  func count(containing text: String) -> Int { all.count { $0.contains(text) } }
}
