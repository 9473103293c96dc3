public import Foundation
import SearchIndex
import UIKitCore

/// What an app has made available to searches.
///
/// It can be used from any thread. Changes are made in the order of the calls; a completion handler is called when its change is durable: on a
/// thread of the index, and on a simulated device before the method returns.
///
/// Differs from Apple: the index is the app's own; other apps' searches are those of the desktop and of `proscenium search`.
open class CSSearchableIndex: NSObject, @unchecked Sendable {
  private struct State {
    var changes: [SearchChange]?
    var handlers: [@Sendable ((any Error)?) -> Void] = []
    weak var delegate: (any CSSearchableIndexDelegate)?
  }

  /// The name; empty for the default index.
  private let name: String
  /// A delegate is bound to no actor, as Apple's is not.
  private let lock = NSLock()
  private nonisolated(unsafe) var state = State()

  private static let shared = CSSearchableIndex(name: "")

  /// The index of the app.
  open class func `default`() -> CSSearchableIndex { shared }

  /// The index of the app with a name; apps that change their index in batches use one.
  public init(name: String) {
    self.name = name
    super.init()
  }

  /// Whether there is an index: `true`.
  open class func isIndexingAvailable() -> Bool { true }

  /// Indexes the content again when the index was lost. Not retained.
  open weak var indexDelegate: (any CSSearchableIndexDelegate)? {
    get { lock.withLock { state.delegate } }
    set {
      lock.withLock { state.delegate = newValue }
      AppSearchIndex.ofProcess.storage.onContentLoss(ofIndex: name) { [weak self] in
        guard let self else { return }
        indexDelegate?.searchableIndex(self, reindexAllSearchableItemsWithAcknowledgementHandler: {})
      }
    }
  }

  // MARK: Changes

  /// Adds items, in place of those with the same identifiers.
  open func indexSearchableItems(
    _ items: [CSSearchableItem], completionHandler: (@Sendable ((any Error)?) -> Void)? = nil
  ) {
    if items.contains(where: { $0.uniqueIdentifier.isEmpty }) {
      completionHandler?(CSIndexError(.invalidItemError, "An item has an empty identifier; no item was indexed."))
      return
    }
    let now = AppSearchIndex.ofProcess.now
    let changes = items.map { item in
      let value = item.searchItem(inIndex: name, at: now)
      return item.isUpdate ? SearchChange.update(value) : .put(value)
    }
    add(changes, completionHandler)
  }

  /// Adds items, in place of those with the same identifiers.
  open func indexSearchableItems(_ items: [CSSearchableItem]) async throws {
    try await withCheckedThrowingContinuation { indexSearchableItems(items, completionHandler: $0.handler) }
  }

  /// Deletes the items with these identifiers.
  open func deleteSearchableItems(
    withIdentifiers identifiers: [String], completionHandler: (@Sendable ((any Error)?) -> Void)? = nil
  ) {
    add(identifiers.map { .remove(SearchItem.Key(index: name, identifier: $0)) }, completionHandler)
  }

  /// Deletes the items with these identifiers.
  open func deleteSearchableItems(withIdentifiers identifiers: [String]) async throws {
    try await withCheckedThrowingContinuation {
      deleteSearchableItems(withIdentifiers: identifiers, completionHandler: $0.handler)
    }
  }

  /// Deletes the items of these domains, and of the domains in them.
  open func deleteSearchableItems(
    withDomainIdentifiers domainIdentifiers: [String], completionHandler: (@Sendable ((any Error)?) -> Void)? = nil
  ) {
    add(domainIdentifiers.map { .removeDomain($0, index: name) }, completionHandler)
  }

  /// Deletes the items of these domains, and of the domains in them.
  open func deleteSearchableItems(withDomainIdentifiers domainIdentifiers: [String]) async throws {
    try await withCheckedThrowingContinuation {
      deleteSearchableItems(withDomainIdentifiers: domainIdentifiers, completionHandler: $0.handler)
    }
  }

  /// Deletes all items of the index.
  open func deleteAllSearchableItems(completionHandler: (@Sendable ((any Error)?) -> Void)? = nil) {
    add([.removeAll(index: name)], completionHandler)
  }

  /// Deletes all items of the index.
  open func deleteAllSearchableItems() async throws {
    try await withCheckedThrowingContinuation { deleteAllSearchableItems(completionHandler: $0.handler) }
  }

  // MARK: Batches

  /// Begins a batch: changes are collected until ``endBatch(withClientState:completionHandler:)``, and made together.
  open func beginBatch() { lock.withLock { state.changes = state.changes ?? [] } }

  /// Makes the changes of the batch and stores the client state, all of it or nothing.
  ///
  /// - Parameter clientState: At most 250 bytes.
  open func endBatch(
    withClientState clientState: Data, completionHandler: (@Sendable ((any Error)?) -> Void)? = nil
  ) {
    endBatch(expecting: nil, clientState, completionHandler)
  }

  /// Makes the changes of the batch and stores the client state, all of it or nothing.
  open func endBatch(withClientState clientState: Data) async throws {
    try await withCheckedThrowingContinuation {
      endBatch(withClientState: clientState, completionHandler: $0.handler)
    }
  }

  /// Makes the changes of the batch and stores the new client state, if the last client state is the expected one.
  open func endBatch(
    withExpectedClientState expectedClientState: Data?, newClientState: Data,
    completionHandler: (@Sendable ((any Error)?) -> Void)? = nil
  ) {
    endBatch(expecting: .some(expectedClientState), newClientState, completionHandler)
  }

  private func endBatch(
    expecting expected: Data??, _ clientState: Data, _ completionHandler: (@Sendable ((any Error)?) -> Void)?
  ) {
    let (batch, handlers) = lock.withLock { () -> ([SearchChange]?, [@Sendable ((any Error)?) -> Void]) in
      defer { (state.changes, state.handlers) = (nil, []) }
      return (state.changes, state.handlers)
    }
    let all = handlers + (completionHandler.map { [$0] } ?? [])
    func fail(_ error: CSIndexError) { for handler in all { handler(error) } }
    guard let batch else { return fail(CSIndexError(.invalidClientStateError, "No batch was begun.")) }
    guard clientState.count <= 250 else {
      return fail(CSIndexError(.invalidClientStateError, "The state of a batch has at most 250 bytes."))
    }
    let name = name
    AppSearchIndex.ofProcess.perform { storage, now in
      var failure: (any Error)?
      do throws(SearchIndexError) {
        let last = try storage.clientState(ofIndex: name)
        if let expected, expected.map(Array.init) != last {
          failure = CSIndexError(
            .mismatchedClientState, "The index has another state than the app expects; nothing was changed.")
        } else {
          try storage.commit(batch + [.setClientState(Array(clientState), index: name)], at: now)
        }
      } catch {
        failure = CSIndexError(.indexUnavailableError, error.description)
      }
      for handler in all { handler(failure) }
    }
  }

  /// Passes the last client state to the handler; `nil` if there is none.
  open func fetchLastClientState(completionHandler: @escaping @Sendable (Data?, (any Error)?) -> Void) {
    let name = name
    AppSearchIndex.ofProcess.perform { storage, _ in
      do throws(SearchIndexError) {
        let state = try storage.clientState(ofIndex: name)
        completionHandler(state.map { Data($0) }, nil)
      } catch {
        completionHandler(nil, CSIndexError(.indexUnavailableError, error.description))
      }
    }
  }

  /// The last client state. Throws if there is none.
  open func fetchLastClientState() async throws -> Data {
    try await withCheckedThrowingContinuation { continuation in
      fetchLastClientState { state, error in
        if let state {
          continuation.resume(returning: state)
        } else {
          continuation.resume(
            throwing: error ?? CSIndexError(.invalidClientStateError, "The index has no client state."))
        }
      }
    }
  }

  private func add(_ changes: [SearchChange], _ completionHandler: (@Sendable ((any Error)?) -> Void)?) {
    let isCollected = lock.withLock {
      guard state.changes != nil else { return false }
      state.changes?.append(contentsOf: changes)
      if let completionHandler { state.handlers.append(completionHandler) }
      return true
    }
    guard !isCollected else { return }
    AppSearchIndex.ofProcess.perform { storage, now in
      do throws(SearchIndexError) {
        try storage.commit(changes, at: now)
        completionHandler?(nil)
      } catch {
        completionHandler?(CSIndexError(.indexUnavailableError, error.description))
      }
    }
  }
}

extension CheckedContinuation<Void, any Error> {
  fileprivate var handler: @Sendable ((any Error)?) -> Void {
    { error in
      if let error { self.resume(throwing: error) } else { self.resume() }
    }
  }
}
