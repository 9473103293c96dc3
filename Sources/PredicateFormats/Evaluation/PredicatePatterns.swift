import Foundation
import RuntimeLogging
import SceneSystem
import Synchronization

/// The regular expressions of MATCHES, compiled once: the condition is usually evaluated for many objects.
enum PredicatePatterns {
  private struct Key: Hashable {
    let pattern: String
    let ignoresCase: Bool
  }

  private static let compiled = Mutex<[Key: NSRegularExpression?]>([:])
  /// The number of patterns that are kept. Apps have a handful.
  private static let limit = 64

  /// Whether the whole text matches. An invalid pattern is logged, and matches nothing.
  static func matches(_ text: String, _ pattern: String, ignoresCase: Bool) -> Bool {
    guard let expression = expression(Key(pattern: pattern, ignoresCase: ignoresCase)) else { return false }
    let whole = NSRange(location: 0, length: text.utf16.count)
    return expression.firstMatch(in: text, options: .anchored, range: whole)?.range == whole
  }

  private static func expression(_ key: Key) -> NSRegularExpression? {
    if let found = compiled.withLock({ $0[key] }) { return found }
    // An alternative that is shorter must not be found first, so the end belongs to the pattern.
    let made = try? NSRegularExpression(
      pattern: "(?:\(key.pattern))\\z", options: key.ignoresCase ? .caseInsensitive : [])
    if made == nil {
      RuntimeLog.write(
        "The regular expression \"\(key.pattern.oneLine)\" after MATCHES is invalid. It matches nothing.")
    }
    compiled.withLock { kept in
      if kept.count >= limit { kept.removeAll() }
      kept[key] = made
    }
    return made
  }
}
