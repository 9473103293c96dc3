/// Deletes objects in the stores, without their objects in contexts.
///
/// Relationships to the deleted objects are removed, and deletions that cascade are made. Contexts are informed with
/// `NSManagedObjectContext.mergeChanges(fromRemoteContextSave:into:)`.
open class NSBatchDeleteRequest: NSPersistentStoreRequest, ExecutableRequest, @unchecked Sendable {
  /// The objects to delete.
  open private(set) var fetchRequest: NSFetchRequest<any NSFetchRequestResult>
  private let identifiers: [NSManagedObjectID]?
  /// What the result has.
  open var resultType = NSBatchDeleteRequestResultType.resultTypeStatusOnly

  /// Deletes the results of a fetch request.
  public init(fetchRequest fetch: NSFetchRequest<any NSFetchRequestResult>) {
    fetchRequest = fetch
    identifiers = nil
  }

  /// Deletes objects.
  public init(objectIDs objects: [NSManagedObjectID]) {
    fetchRequest = NSFetchRequest()
    fetchRequest.entityName = objects.first?.entity.name
    identifiers = objects
  }

  func execute(in context: NSManagedObjectContext) throws -> NSPersistentStoreResult {
    let other = try BatchContext.make(for: context)
    let found: [NSManagedObject]
    if let identifiers {
      found = identifiers.compactMap { try? other.existingObject(with: $0) }
    } else {
      let request = NSFetchRequest<NSManagedObject>()
      fetchRequest.assign(to: request)
      request.resultType = .managedObjectResultType
      found = try other.fetch(request)
    }
    let deleted = found.map(\.objectID)
    for object in found { other.delete(object) }
    try other.save()
    let result: Any? =
      switch resultType {
      case .resultTypeStatusOnly: true
      case .resultTypeObjectIDs: deleted
      case .resultTypeCount: deleted.count
      }
    return NSBatchDeleteResult(result, resultType)
  }
}
