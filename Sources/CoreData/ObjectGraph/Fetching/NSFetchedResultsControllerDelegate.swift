/// Receives changes of the results of a fetched results controller. All methods are optional.
///
/// Source: Apple's documentation of `NSFetchedResultsControllerDelegate`. Differs from Apple: the method with a diffable snapshot is absent,
/// because its type belongs to UIKit; and the methods receive a controller that is equal (`==`) to the app's own, with the same results,
/// but is another object unless the app's has the type `NSFetchedResultsController<NSFetchRequestResult>`.
public protocol NSFetchedResultsControllerDelegate: NSObjectProtocol {
  /// Called before the results change. A delegate that has the method with a difference receives this one too.
  func controllerWillChangeContent(_ controller: NSFetchedResultsController<any NSFetchRequestResult>)

  /// Called for each section that is inserted or deleted, before the calls for objects.
  func controller(
    _ controller: NSFetchedResultsController<any NSFetchRequestResult>,
    didChange sectionInfo: any NSFetchedResultsSectionInfo,
    atSectionIndex sectionIndex: Int, for type: NSFetchedResultsChangeType)

  /// Called for each object that has changed: deletions, insertions, moves and updates, in this order.
  ///
  /// - Parameters:
  ///   - controller: The controller.
  ///   - anObject: The object.
  ///   - indexPath: The place before all changes; `nil` for an insertion.
  ///   - type: What has happened. A moved object may have other values too.
  ///   - newIndexPath: The place after all changes; `nil` for a deletion.
  func controller(
    _ controller: NSFetchedResultsController<any NSFetchRequestResult>, didChange anObject: Any,
    at indexPath: IndexPath?,
    for type: NSFetchedResultsChangeType, newIndexPath: IndexPath?)

  /// Called when all changes have been reported.
  func controllerDidChangeContent(_ controller: NSFetchedResultsController<any NSFetchRequestResult>)

  /// Called instead of the methods for sections, objects and the end of changes, by a controller without sections.
  ///
  /// The difference has insertions, deletions and moves; objects whose values alone have changed are not in it.
  func controller(
    _ controller: NSFetchedResultsController<any NSFetchRequestResult>,
    didChangeContentWith diff: CollectionDifference<NSManagedObjectID>)

  /// Returns the title of a section in the index of sections. The default is the first letter of its name.
  func controller(
    _ controller: NSFetchedResultsController<any NSFetchRequestResult>,
    sectionIndexTitleForSectionName sectionName: String
  ) -> String?
}

// The defaults of methods that a delegate does not implement.
extension NSFetchedResultsControllerDelegate {
  /// Does nothing.
  public func controllerWillChangeContent(_ controller: NSFetchedResultsController<any NSFetchRequestResult>) {}

  /// Does nothing.
  public func controller(
    _ controller: NSFetchedResultsController<any NSFetchRequestResult>,
    didChange sectionInfo: any NSFetchedResultsSectionInfo,
    atSectionIndex sectionIndex: Int, for type: NSFetchedResultsChangeType
  ) {}

  /// Does nothing.
  public func controller(
    _ controller: NSFetchedResultsController<any NSFetchRequestResult>, didChange anObject: Any,
    at indexPath: IndexPath?,
    for type: NSFetchedResultsChangeType, newIndexPath: IndexPath?
  ) {}

  /// Does nothing.
  public func controllerDidChangeContent(_ controller: NSFetchedResultsController<any NSFetchRequestResult>) {}

  /// Lets the controller call the other methods.
  public func controller(
    _ controller: NSFetchedResultsController<any NSFetchRequestResult>,
    didChangeContentWith diff: CollectionDifference<NSManagedObjectID>
  ) { controller.storage.isDifferenceIgnored = true }

  /// Returns the first letter of the name, in uppercase.
  public func controller(
    _ controller: NSFetchedResultsController<any NSFetchRequestResult>,
    sectionIndexTitleForSectionName sectionName: String
  ) -> String? { FetchedResultsStorage.indexTitle(forSectionName: sectionName) }
}
