import Synchronization

/// An index in memory, for simulated devices, and for processes without an app.
package final class MemorySearchIndex: SearchIndexStorage {
  struct Entry {
    var item: SearchItem
    /// Ascends from change to change.
    var number: Int
  }

  struct Content {
    var entries: [SearchItem.Key: Entry] = [:]
    var clientStates: [String: [UInt8]] = [:]
    var lastNumber = 0
  }

  private let content = Mutex(Content())

  /// An empty index.
  package init() {}

  /// Makes changes. Never throws.
  package func commit(_ changes: [SearchChange], at time: Double) throws(SearchIndexError) {
    content.withLock { content in
      for change in changes { content.make(change) }
      content.entries = content.entries.filter { !$0.value.item.isExpired(at: time) }
    }
  }

  /// The items that a query finds. Never throws.
  package func items(for query: SearchQuery, limit: Int, at time: Double) throws(SearchIndexError) -> [SearchItem] {
    let words = query.rankedWords
    let found = content.withLock { content in
      content.entries.values.filter { query.matches($0.item) }.sorted { $0.number > $1.number }
    }
    return found.map { (rank: SearchRank(words, title: $0.item.words(in: .title)), $0) }
      .sorted { ($0.rank, -$0.1.number) < ($1.rank, -$1.1.number) }
      .lazy.map(\.1.item).filter { !$0.isExpired(at: time) }.prefix(limit).map { $0 }
  }

  /// The item with a key. Never throws.
  package func item(_ key: SearchItem.Key, at time: Double) throws(SearchIndexError) -> SearchItem? {
    content.withLock { $0.entries[key]?.item }.flatMap { $0.isExpired(at: time) ? nil : $0 }
  }

  /// What the app has kept last. Never throws.
  package func clientState(ofIndex index: String) throws(SearchIndexError) -> [UInt8]? {
    content.withLock { $0.clientStates[index] }
  }

  /// The content is never lost.
  package func onContentLoss(ofIndex index: String, _ handler: @escaping @Sendable () -> Void) {}
}

extension MemorySearchIndex.Content {
  mutating func make(_ change: SearchChange) {
    switch change {
    case .put(let item): put(item)
    case .update(let update):
      guard var item = entries[update.key]?.item else { return }
      item.change(by: update)
      put(item)
    case .remove(let key):
      entries[key] = nil
      remove { $0.key.kind == .activity && key.kind == .item && $0.relatedIdentifier == key.identifier }
    case .removeDomain(let domain, let index): remove { $0.key.index == index && $0.belongs(to: domain) }
    case .removeAll(let index): remove { $0.key.kind == .item && $0.key.index == index }
    case .removeActivities: remove { $0.key.kind == .activity }
    case .setClientState(let state, let index): clientStates[index] = state
    }
  }

  private mutating func put(_ item: SearchItem) {
    lastNumber += 1
    entries[item.key] = .init(item: item, number: lastNumber)
  }

  private mutating func remove(where condition: (SearchItem) -> Bool) {
    entries = entries.filter { !condition($0.value.item) }
  }
}

extension SearchItem {
  /// Takes over the values that an update has.
  package mutating func change(by update: SearchItem) {
    attributes.merge(update.attributes) { _, new in new }
    domain = update.domain ?? domain
    expirationDate = update.expirationDate ?? expirationDate
  }
}
