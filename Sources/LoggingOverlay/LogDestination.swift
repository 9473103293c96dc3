import Foundation
import Synchronization

/// Where messages are written: standard error, one line each, or what a test gives.
package enum LogDestination {
  // In a structure: a function that is itself the mutex's value is wrapped once more each time it is read.
  private struct Handler {
    var handle: (@Sendable (String) -> Void)?
  }

  private static let current = Mutex(Handler())

  /// Calls `handle` for each line while `body` runs.
  package static func withHandler(_ handle: @escaping @Sendable (String) -> Void, _ body: () -> Void) {
    current.withLock { $0.handle = handle }
    body()
    current.withLock { $0.handle = nil }
  }

  static func write(_ message: String, type: OSLogType, log: OSLog) {
    guard log.isEnabled(type: type) else { return }
    let place = log.subsystem.isEmpty ? "" : "[\(log.subsystem):\(log.category)] "
    let lines = message.split(separator: "\n", omittingEmptySubsequences: false)
    let text = "\(place)\(type.prefix)\(lines.joined(separator: "\n  "))"
    if let handle = current.withLock({ $0 }).handle {
      handle(text)
    } else {
      FileHandle.standardError.write(Data((text + "\n").utf8))
    }
  }
}
