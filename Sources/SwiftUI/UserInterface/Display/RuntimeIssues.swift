import RuntimeLogging

/// What SwiftUI writes to the console.
@MainActor enum RuntimeIssues {
  static func report(_ sentence: String) { RuntimeLog.write(sentence) }
}
