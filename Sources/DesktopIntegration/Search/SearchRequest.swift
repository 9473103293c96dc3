/// What the user has chosen in a search outside of the app, in the arguments of the app's start.
public enum SearchRequest: Hashable, Sendable {
  /// A result, by the text of its key in the search index.
  case result(String)
  /// The search for a text, which the app continues.
  case query(String)

  /// The option before the identifier of a result.
  package static let resultOption = "--proscenium-search-result"
  /// The option before the words of a search.
  package static let queryOption = "--proscenium-search-query"

  /// The arguments that start the app with the request.
  public var arguments: [String] {
    switch self {
    case .result(let key): [Self.resultOption, key]
    case .query(let text): [Self.queryOption, text]
    }
  }

  /// The request in the arguments of a start, which do not have the executable's own name; `nil` if there is none.
  public init?(arguments: [String]) {
    guard let index = arguments.firstIndex(where: { $0 == Self.resultOption || $0 == Self.queryOption }),
      index + 1 < arguments.count
    else { return nil }
    self = arguments[index] == Self.resultOption ? .result(arguments[index + 1]) : .query(arguments[index + 1])
  }
}
