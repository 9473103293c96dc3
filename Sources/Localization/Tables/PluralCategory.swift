import Synchronization
import _FoundationICU

/// The grammatical numbers of Unicode, of which each language uses some.
package enum PluralCategory: String, CaseIterable, Sendable {
  case zero, one, two, few, many, other

  /// The category of a number in a language.
  package init(of number: Double, in language: String) {
    self = PluralRules.rules(of: language).category(of: number)
  }
}

/// The rules of one language, which ICU has.
private final class PluralRules: Sendable {
  /// Never changed, so that threads may share it.
  nonisolated(unsafe) private let rules: OpaquePointer?

  private init(language: String) {
    var status = U_ZERO_ERROR
    let rules = swift_uplrules_open(language.replacing("-", with: "_"), &status)
    self.rules = status.rawValue <= U_ZERO_ERROR.rawValue ? rules : nil
  }

  func category(of number: Double) -> PluralCategory {
    guard let rules else { return number == 1 ? .one : .other }
    var status = U_ZERO_ERROR
    var name = [UChar](repeating: 0, count: 16)
    let length = swift_uplrules_select(rules, number, &name, Int32(name.count), &status)
    guard status.rawValue <= U_ZERO_ERROR.rawValue, length >= 0, length <= name.count else { return .other }
    return PluralCategory(rawValue: String(decoding: name[..<Int(length)], as: UTF16.self)) ?? .other
  }

  /// The rules of each language that was asked for; they live as long as the process.
  private static let known = Mutex<[String: PluralRules]>([:])

  static func rules(of language: String) -> PluralRules {
    known.withLock { known in
      if let rules = known[language] { return rules }
      let rules = PluralRules(language: language)
      known[language] = rules
      return rules
    }
  }
}
