/// Keeps what an app has made available to searches.
///
/// All storages find the same items for a query, in the same order: those that have all of the user's words in their title come first, and
/// among equal ones those that were indexed last.
package protocol SearchIndexStorage: Sendable {
  /// Makes changes in order, all of them or none. They are durable when this returns.
  ///
  /// - Parameter time: The present time, in seconds since 1 January 2001. Items that have expired by then are removed.
  func commit(_ changes: [SearchChange], at time: Double) throws(SearchIndexError)

  /// The items that a query finds and that have not expired, the best first.
  func items(for query: SearchQuery, limit: Int, at time: Double) throws(SearchIndexError) -> [SearchItem]

  /// The item with a key; `nil` if there is none or it has expired.
  func item(_ key: SearchItem.Key, at time: Double) throws(SearchIndexError) -> SearchItem?

  /// What the app has kept last for an index, or `nil`.
  func clientState(ofIndex index: String) throws(SearchIndexError) -> [UInt8]?

  /// Sets what is called, with no lock held, when the content was lost and the app must index it again: at once if that has happened already.
  ///
  /// - Parameter index: The index whose handler is set; each has one.
  func onContentLoss(ofIndex index: String, _ handler: @escaping @Sendable () -> Void)
}
