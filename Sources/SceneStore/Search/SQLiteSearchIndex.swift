import GRDB
package import SearchIndex
import SessionStorage
import Synchronization

/// A search index in an SQLite file, with its words in a full-text table.
///
/// A commit is one transaction. Other processes may read the file at the same time: the desktop's searches, and the command line. It is
/// opened by the first call, so that an app that makes nothing available to searches has no file.
///
/// The content is a copy of what the app knows. A file that is damaged, or that a later version has written, is removed, which is reported,
/// and the app is asked to index again.
package final class SQLiteSearchIndex: SearchIndexStorage {
  /// What a process does with the file.
  package enum Access: Sendable {
    /// It is the app, which also creates the file.
    case app
    /// It only reads, and finds nothing if there is no file.
    case reader
  }

  private struct State {
    var database: SearchDatabase?
    /// What is called when the content was lost, by the names of the indexes.
    var lossHandlers: [String: @Sendable () -> Void] = [:]
    var wasLost = false
  }

  private let files: StoreFiles
  private let access: Access
  private let state = Mutex(State())
  private let report: @Sendable (String) -> Void

  /// An index in the file at `path`. No file is accessed before the first call.
  ///
  /// - Parameter report: Called with a sentence when the file is damaged.
  package init(path: String, access: Access = .app, report: @escaping @Sendable (String) -> Void) {
    files = StoreFiles(path: path, ownsFolder: true)
    self.access = access
    self.report = report
  }

  package func onContentLoss(ofIndex index: String, _ handler: @escaping @Sendable () -> Void) {
    let wasLost = state.withLock { state in
      state.lossHandlers[index] = handler
      return state.wasLost
    }
    if wasLost { handler() }
  }

  package func commit(_ changes: [SearchChange], at time: Double) throws(SearchIndexError) {
    try use { try $0.commit(changes, at: time) }
  }

  package func items(for query: SearchQuery, limit: Int, at time: Double) throws(SearchIndexError) -> [SearchItem] {
    try use { try $0.items(for: query, limit: limit, at: time) } ?? []
  }

  package func item(_ key: SearchItem.Key, at time: Double) throws(SearchIndexError) -> SearchItem? {
    try use { try $0.item(key, at: time) } ?? nil
  }

  package func clientState(ofIndex index: String) throws(SearchIndexError) -> [UInt8]? {
    try use { try $0.clientState(ofIndex: index) } ?? nil
  }

  // MARK: Opening

  /// Calls `body` with the database; a second time with an empty one if the file is damaged. Returns `nil` to a reader without a file.
  @discardableResult private func use<Result: Sendable>(
    _ body: @Sendable (SearchDatabase) throws -> Result
  ) throws(SearchIndexError) -> Result? {
    let (result, handlers) = state.withLock {
      state -> (Swift.Result<Result?, SearchIndexError>, [@Sendable () -> Void]) in
      do {
        return (.success(try open(&state).map(body)), [])
      } catch is SearchDatabase.NoTables {
        return (.success(nil), [])
      } catch let flaw as SearchDatabase.Flaw where access == .app {
        state.database = nil
        report(
          "The search index \(files.path) is removed: \(flaw.reason). The app is asked to index its content again.")
        files.remove()
        let result = Swift.Result { try open(&state).map(body) }.mapError { error(for: $0) }
        state.wasLost = true
        return (result, Array(state.lossHandlers.values))
      } catch {
        return (.failure(self.error(for: error)), [])
      }
    }
    for handler in handlers { handler() }
    return try result.get()
  }

  private func open(_ state: inout State) throws -> SearchDatabase? {
    if let database = state.database { return database }
    let exists = try files.exists()
    if access == .reader {
      guard exists else { return nil }
    } else {
      if !exists { try files.createEmpty() }
      try files.makePrivate()
    }
    let database = try SearchDatabase(path: files.path, isReadOnly: access == .reader)
    state.database = database
    return database
  }

  private func error(for error: any Error) -> SearchIndexError {
    let reason =
      switch error {
      case let flaw as SearchDatabase.Flaw: flaw.reason
      case let error as SessionStoreError: error.reason ?? error.description
      case let error as SystemError: error.reason
      case let error as DatabaseError: error.message ?? error.description
      default: String(describing: error)
      }
    return SearchIndexError(path: files.path, reason: reason)
  }
}
