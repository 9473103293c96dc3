import Synchronization

/// Lines that a test receives, from any thread.
package final class CollectedLines: Sendable {
  private let lines = Mutex<[String]>([])

  /// No lines.
  package init() {}

  /// Adds a line.
  package func append(_ line: String) { lines.withLock { $0.append(line) } }

  /// All lines so far.
  package var all: [String] { lines.withLock { $0 } }
}
