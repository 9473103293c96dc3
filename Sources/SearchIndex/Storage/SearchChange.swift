/// A change of an index.
package enum SearchChange: Hashable, Sendable {
  /// Adds an item, in place of one with the same key.
  case put(SearchItem)
  /// Changes the attributes that the item has, and leaves the others; without effect if there is no such item.
  case update(SearchItem)
  /// Removes an item, and the activities that are related to it.
  case remove(SearchItem.Key)
  /// Removes the items of an index that belong to a domain or to one in it.
  case removeDomain(String, index: String)
  /// Removes the items of an index.
  case removeAll(index: String)
  /// Removes the activities.
  case removeActivities
  /// Keeps what the app wants to know about its own progress.
  case setClientState([UInt8], index: String)
}
