import Foundation
import SearchIndex

/// A search for what the user has typed: each word must begin a word of an item's texts, without regard to case and diacritics.
open class CSUserQuery: CSSearchQuery, @unchecked Sendable {
  private let lock = NSLock()
  private nonisolated(unsafe) var suggestionsHandler: (@Sendable ([CSSuggestion]) -> Void)?
  private nonisolated(unsafe) var found: [CSSuggestion] = []
  private let userContext: CSUserQueryContext

  /// A search.
  ///
  /// - Parameters:
  ///   - userQueryString: What the user has typed; `nil` and an empty text find nothing.
  ///   - userQueryContext: How many results and suggestions there are, and further conditions.
  public init(userQueryString: String?, userQueryContext: CSUserQueryContext?) {
    userContext = userQueryContext ?? CSUserQueryContext()
    super.init(queryString: userQueryString ?? "", queryContext: userContext)
  }

  /// Prepares the device's models. Without effect.
  open class func prepare() {}

  /// Prepares the device's models. Without effect.
  open class func prepare(protectionClasses: [String]) {}

  /// Called with the suggestions, after the items were found.
  open var foundSuggestionsHandler: (@Sendable ([CSSuggestion]) -> Void)? {
    get { lock.withLock { suggestionsHandler } }
    set { lock.withLock { suggestionsHandler = newValue } }
  }

  /// The number of suggestions that were found so far.
  open var foundSuggestionCount: Int { lock.withLock { found.count } }

  /// The suggestions that were found so far.
  open var suggestions: [CSSuggestion] { lock.withLock { found } }

  override var limit: Int { userContext.maxResultCount > 0 ? userContext.maxResultCount : .max }

  override func query(at now: Double) throws -> SearchQuery {
    SearchQuery(words: text, filters: try filters(at: now), kind: .item)
  }

  /// Words of titles that complete the last word, the best results' first.
  override func didFind(_ items: [SearchItem]) throws {
    let words = SearchWords.words(of: text)
    guard let last = words.last, userContext.maxSuggestionCount > 0 else { return }
    let beginning = words.dropLast()
    var known: Set<String> = [last]
    var suggestions: [CSSuggestion] = []
    for item in items {
      for word in item.words(in: .title) where word.hasPrefix(last) && known.insert(word).inserted {
        guard suggestions.count < userContext.maxSuggestionCount else { break }
        suggestions.append(CSSuggestion((beginning + [word]).joined(separator: " "), rank: suggestions.count))
      }
    }
    lock.withLock { found = suggestions }
    if !suggestions.isEmpty { foundSuggestionsHandler?(suggestions) }
  }

  // MARK: As a sequence

  /// A result.
  public struct Item: Identifiable, @unchecked Sendable {
    /// The item.
    public let item: CSSearchableItem
    /// The item's identifier.
    public var id: String { item.uniqueIdentifier }
  }

  /// A suggestion.
  public struct Suggestion: Identifiable, Sendable {
    /// The suggestion.
    public let suggestion: CSSuggestion
    /// The suggestion's text.
    public var id: String { suggestion.localizedAttributedSuggestion.string }
  }

  /// What the search returns.
  public enum Response: Identifiable, Sendable {
    /// A result.
    case item(Item)
    /// A suggestion.
    case suggestion(Suggestion)

    /// The identifier of the result, or the text of the suggestion.
    public var id: String {
      switch self {
      case .item(let item): "item " + item.id
      case .suggestion(let suggestion): "suggestion " + suggestion.id
      }
    }
  }

  /// Results and suggestions, as a sequence that begins the search.
  public struct Responses: AsyncSequence {
    /// What the sequence has.
    public typealias Element = Response
    /// How the sequence fails.
    public typealias Failure = any Error
    /// Returns results and suggestions one after the other.
    public typealias AsyncIterator = AsyncThrowingStream<Response, any Error>.AsyncIterator

    let query: CSUserQuery

    /// Begins the search.
    public func makeAsyncIterator() -> AsyncIterator {
      AsyncThrowingStream { [query] continuation in
        query.foundItemsHandler = { items in
          for item in items { continuation.yield(.item(Item(item: item))) }
        }
        query.foundSuggestionsHandler = { suggestions in
          for suggestion in suggestions { continuation.yield(.suggestion(Suggestion(suggestion: suggestion))) }
        }
        query.completionHandler = { continuation.finish(throwing: $0) }
        continuation.onTermination = { if case .cancelled = $0 { query.cancel() } }
        query.start()
      }.makeAsyncIterator()
    }
  }

  /// Results and suggestions. The handlers are not called.
  open var responses: Responses { Responses(query: self) }

  /// Notes that the user has chosen a result. Without effect: results are not ranked by it.
  open func userEngaged(_ item: CSSearchableItem, visibleItems: [CSSearchableItem], interaction: UserInteractionKind) {}

  /// Notes that the user has chosen a suggestion. Without effect: suggestions are not ranked by it.
  open func userEngaged(
    _ suggestion: CSSuggestion, visibleSuggestions: [CSSuggestion], interaction: UserInteractionKind
  ) {}

  /// What the user did with a result.
  public enum UserInteractionKind: Int, Hashable, Sendable {
    /// The user chose it.
    case select = 0
    /// The user chose what is shown at first.
    case focus = 1
  }
}
