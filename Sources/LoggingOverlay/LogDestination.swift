import Foundation
import Synchronization

/// Where messages are written: standard error, one line each, or what a test gives.
package enum LogDestination {
  private static let current = Mutex<(@Sendable (String) -> Void)?>(nil)

  /// Calls `handle` for each line while `body` runs.
  package static func withHandler(_ handle: @escaping @Sendable (String) -> Void, _ body: () -> Void) {
    current.withLock { $0 = handle }
    body()
    current.withLock { $0 = nil }
  }

  static func write(_ message: String, type: OSLogType, log: OSLog) {
    guard log.isEnabled(type: type) else { return }
    let place = log.subsystem.isEmpty ? "" : "[\(log.subsystem):\(log.category)] "
    let lines = message.split(separator: "\n", omittingEmptySubsequences: false)
    let text = "\(place)\(type.prefix)\(lines.joined(separator: "\n  "))"
    if let handle = current.withLock({ $0 }) {
      handle(text)
    } else {
      FileHandle.standardError.write(Data((text + "\n").utf8))
    }
  }
}
