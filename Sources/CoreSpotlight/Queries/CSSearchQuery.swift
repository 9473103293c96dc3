public import Foundation
import SearchIndex
import UIKitCore

/// A search in the app's own index.
///
/// It is begun once. Handlers are called on a thread of the index, and on a simulated device before ``start()`` returns.
///
/// Differs from Apple: items that are indexed while the query runs are not found.
open class CSSearchQuery: NSObject, @unchecked Sendable {
  struct State {
    var foundItemsHandler: (@Sendable ([CSSearchableItem]) -> Void)?
    var completionHandler: (@Sendable ((any Error)?) -> Void)?
    var foundItemCount = 0
    var isCancelled = false
    var isStarted = false
  }

  /// The query's text, in the language of queries; that of a ``CSUserQuery`` is what the user has typed.
  let text: String
  /// What results have, and further conditions.
  let context: CSSearchQueryContext
  private let lock = NSLock()
  private nonisolated(unsafe) var state = State()

  /// The number of items that are passed to the handler at once.
  private static let batchSize = 100

  /// A query.
  ///
  /// - Parameters:
  ///   - queryString: The condition, such as `title == "note*"cd`. One that cannot be read is reported by the completion handler.
  ///   - attributes: The attributes that results have; all if there are none.
  public convenience init(queryString: String, attributes: [String]?) {
    let context = CSSearchQueryContext()
    context.fetchAttributes = attributes ?? []
    self.init(queryString: queryString, queryContext: context)
  }

  /// A query.
  ///
  /// - Parameters:
  ///   - queryString: The condition, such as `title == "note*"cd`. One that cannot be read is reported by the completion handler.
  ///   - queryContext: What results have, and further conditions.
  public init(queryString: String, queryContext: CSSearchQueryContext?) {
    text = queryString
    context = queryContext ?? CSSearchQueryContext()
    super.init()
  }

  /// Called with the items that were found, several times if there are many.
  open var foundItemsHandler: (@Sendable ([CSSearchableItem]) -> Void)? {
    get { lock.withLock { state.foundItemsHandler } }
    set { lock.withLock { state.foundItemsHandler = newValue } }
  }

  /// Called once, when all items were found or the query has failed.
  open var completionHandler: (@Sendable ((any Error)?) -> Void)? {
    get { lock.withLock { state.completionHandler } }
    set { lock.withLock { state.completionHandler = newValue } }
  }

  /// The number of items that were found so far.
  open var foundItemCount: Int { lock.withLock { state.foundItemCount } }

  /// Whether ``cancel()`` was called.
  open var isCancelled: Bool { lock.withLock { state.isCancelled } }

  /// Begins the search. A second call has no effect.
  open func start() {
    let isFirst = lock.withLock {
      defer { state.isStarted = true }
      return !state.isStarted
    }
    guard isFirst else { return }
    AppSearchIndex.ofProcess.perform { storage, now in self.run(in: storage, at: now) }
  }

  /// Ends the search: no more items are passed on, and the completion handler is called with an error.
  open func cancel() { lock.withLock { state.isCancelled = true } }

  private func run(in storage: any SearchIndexStorage, at now: Double) {
    do {
      try checkCancellation()
      let found = try storage.items(for: query(at: now), limit: limit, at: now)
      var results = found.enumerated().lazy.map { rank, item in
        CSSearchableItem(item, attributes: self.context.fetchAttributes, rank: rank)
      }[...]
      while !results.isEmpty {
        try checkCancellation()
        let batch = Array(results.prefix(Self.batchSize))
        results = results.dropFirst(batch.count)
        let handler = lock.withLock {
          state.foundItemCount += batch.count
          return state.foundItemsHandler
        }
        handler?(batch)
      }
      try didFind(found)
      completionHandler?(nil)
    } catch let error as SearchIndexError {
      completionHandler?(CSSearchQueryError(.indexUnreachable, error.description))
    } catch {
      completionHandler?(error)
    }
  }

  private func checkCancellation() throws {
    if isCancelled { throw CSSearchQueryError(.cancelled, "The query was cancelled.") }
  }

  // MARK: For subclasses

  /// The most items that are found.
  var limit: Int { .max }

  /// The query for the index.
  func query(at now: Double) throws -> SearchQuery {
    SearchQuery(try predicate(text, at: now), filters: try filters(at: now), kind: .item)
  }

  /// The further conditions.
  final func filters(at now: Double) throws -> [SearchPredicate] {
    try context.filterQueries.map { try predicate($0, at: now) }
  }

  private func predicate(_ text: String, at now: Double) throws -> SearchPredicate {
    do throws(SearchQueryError) {
      return try SearchQueryParser.predicate(in: text, now: now, calendar: .current)
    } catch {
      throw CSSearchQueryError(.invalidQuery, error.description)
    }
  }

  /// Called after the items were passed on.
  func didFind(_ items: [SearchItem]) throws {}

  // MARK: As a sequence

  /// One result.
  public struct Result: Identifiable, @unchecked Sendable {
    /// The item.
    public let item: CSSearchableItem
    /// The item's identifier.
    public var id: String { item.uniqueIdentifier }
  }

  /// The results, as a sequence that begins the search.
  public struct Results: AsyncSequence {
    /// What the sequence has.
    public typealias Element = Result
    /// How the sequence fails.
    public typealias Failure = any Error
    /// Returns the results one after the other.
    public typealias AsyncIterator = AsyncThrowingStream<Result, any Error>.AsyncIterator

    let query: CSSearchQuery

    /// Begins the search.
    public func makeAsyncIterator() -> AsyncIterator { query.stream(of: Result.init).makeAsyncIterator() }
  }

  /// The results. The handlers are not called.
  open var results: Results { Results(query: self) }

  final func stream<Element: Sendable>(
    of element: @escaping @Sendable (CSSearchableItem) -> Element
  ) -> AsyncThrowingStream<Element, any Error> {
    AsyncThrowingStream { continuation in
      foundItemsHandler = { items in
        for item in items { continuation.yield(element(item)) }
      }
      completionHandler = { continuation.finish(throwing: $0) }
      continuation.onTermination = { if case .cancelled = $0 { self.cancel() } }
      start()
    }
  }
}
