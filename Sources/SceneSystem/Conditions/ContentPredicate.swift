/// A condition on a target content identifier, in the subset that activation conditions allow (E-10).
///
/// The only subject is `SELF`, the identifier. Regular expressions, blocks and selectors have no case here; UIKit rejects them before they
/// reach the system.
public indirect enum ContentPredicate: Hashable, Codable, Sendable {
  /// TRUEPREDICATE or FALSEPREDICATE.
  case value(Bool)
  /// `SELF op literal`.
  case comparison(Operator, String, CaseOptions)
  /// `SELF IN {a, b}`.
  case isIn([String], CaseOptions)
  /// True if the condition inside is false.
  case not(ContentPredicate)
  /// True if all conditions are; so is an empty list.
  case and([ContentPredicate])
  /// True if at least one condition is; an empty list is false.
  case or([ContentPredicate])

  /// How the identifier is compared with the literal.
  public enum Operator: String, Hashable, Codable, Sendable {
    /// The six comparisons of the standard library's string order.
    case equal, notEqual, lessThan, lessThanOrEqual, greaterThan, greaterThanOrEqual
    /// Whether the literal is a part of the identifier, at its beginning, its end or anywhere.
    case beginsWith, endsWith, contains
    /// `LIKE`: `?` stands for one character, `*` for any number.
    case like
  }

  /// The `[c]` and `[d]` of a format string.
  public struct CaseOptions: OptionSet, Hashable, Codable, Sendable {
    /// One bit for each option.
    public var rawValue: UInt8
    /// Makes a set from its bits; unknown bits are stored and have no meaning.
    public init(rawValue: UInt8) { self.rawValue = rawValue }
    /// `[c]`: uppercase and lowercase letters are equal.
    public static let caseInsensitive = CaseOptions(rawValue: 1)
    /// `[d]`: a letter with a diacritic equals the base letter (Latin letters; the kernel has no Unicode tables).
    public static let diacriticInsensitive = CaseOptions(rawValue: 2)
  }
}
