import Foundation
import Synchronization

/// Whole numbers as they are written in a locale, with separators between groups of digits.
package enum LocalizedNumber {
  /// The number with these digits, and a sign in front of them.
  package static func text(ofDigits digits: String, in locale: Locale = .current) -> String {
    // Most numbers need no separator: formatting one takes much longer than anything else that is done with a text.
    if digits.utf8.count <= 3, hasPlainDigits(locale) { return digits }
    return Int(digits)?.formatted(.number.locale(locale)) ?? digits
  }

  /// Whether a locale writes digits as ASCII has them.
  private static func hasPlainDigits(_ locale: Locale) -> Bool {
    known.withLock { known in
      if let known, known.locale == locale.identifier { return known.isPlain }
      let isPlain = 0.formatted(.number.locale(locale)) == "0"
      known = (locale.identifier, isPlain)
      return isPlain
    }
  }

  private static let known = Mutex<(locale: String, isPlain: Bool)?>(nil)
}
