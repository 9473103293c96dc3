public import Foundation

/// Indexes an app's content again when the index was lost. Both methods are called on any thread.
public protocol CSSearchableIndexDelegate: NSObjectProtocol {
  /// The app must index all of its content again, and then call the handler.
  func searchableIndex(
    _ searchableIndex: CSSearchableIndex,
    reindexAllSearchableItemsWithAcknowledgementHandler acknowledgementHandler:
      @escaping () -> Void)

  /// The app must index the items with these identifiers again, and then call the handler. Not called, because no part of an index is lost
  /// alone.
  func searchableIndex(
    _ searchableIndex: CSSearchableIndex, reindexSearchableItemsWithIdentifiers identifiers: [String],
    acknowledgementHandler: @escaping () -> Void)

  /// The system delays the app's changes. Not called. Optional.
  func searchableIndexDidThrottle(_ searchableIndex: CSSearchableIndex)

  /// The system no longer delays the app's changes. Not called. Optional.
  func searchableIndexDidFinishThrottle(_ searchableIndex: CSSearchableIndex)
}

extension CSSearchableIndexDelegate {
  /// Does nothing.
  public func searchableIndexDidThrottle(_ searchableIndex: CSSearchableIndex) {}
  /// Does nothing.
  public func searchableIndexDidFinishThrottle(_ searchableIndex: CSSearchableIndex) {}
}
