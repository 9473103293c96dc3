import Foundation

/// The matching of external events with conditions (fact 168).
enum ExternalEventCondition {
  /// Whether a text has one of the conditions in it, regardless of case and diacritics; `*` is in every text, and nothing is in none.
  static func matches(_ text: String, _ conditions: Set<String>) -> Bool {
    conditions.contains { condition in
      if condition == "*" { return true }
      return !condition.isEmpty && text.range(of: condition, options: [.caseInsensitive, .diacriticInsensitive]) != nil
    }
  }
}
