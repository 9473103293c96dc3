import Foundation

/// How many results and suggestions a ``CSUserQuery`` has.
open class CSUserQueryContext: CSSearchQueryContext {
  /// Whether better results come first. Stored: they always do.
  open var enableRankedResults = false
  /// Whether results must have the words themselves. Stored: they always must.
  open var disableSemanticSearch = false
  /// The most results; 0 for all. Default: 0.
  open var maxResultCount = 0
  /// The most results that are ranked. Stored.
  open var maxRankedResultCount = 0
  /// The most suggestions; 0 for none. Default: 0.
  open var maxSuggestionCount = 0

  /// A context that continues a suggestion.
  public init(currentSuggestion: CSSuggestion? = nil) { super.init() }
}
