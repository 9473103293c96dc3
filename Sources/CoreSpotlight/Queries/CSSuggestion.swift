public import Foundation

/// What the user may have wanted to type.
open class CSSuggestion: NSObject, @unchecked Sendable {
  /// What a suggestion is.
  public enum Kind: Int, Hashable, Sendable {
    /// None.
    case none = 0
    /// Another text.
    case custom = 1
    /// The user's text with its last word completed.
    case completion = 2
    /// The user's text, corrected.
    case correction = 3
    /// Another value of an attribute.
    case `default` = 4
  }

  /// The text.
  public let localizedAttributedSuggestion: NSAttributedString
  /// What the suggestion is.
  public let suggestionKind: Kind
  private let rank: Int

  init(_ text: String, rank: Int) {
    localizedAttributedSuggestion = NSAttributedString(string: text)
    suggestionKind = .completion
    self.rank = rank
    super.init()
  }

  /// Compares two suggestions of a query: the better one comes first.
  open func compare(byRank other: CSSuggestion) -> ComparisonResult {
    rank < other.rank ? .orderedAscending : rank > other.rank ? .orderedDescending : .orderedSame
  }

  /// Compares two suggestions of a query: the better one comes first.
  open func compare(_ other: CSSuggestion) -> ComparisonResult { compare(byRank: other) }
}
