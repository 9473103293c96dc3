/// Where a context reads objects and saves them: a coordinator of stores, or its parent.
protocol ObjectSource: AnyObject {
  /// The model of the objects.
  var sourceModel: NSManagedObjectModel? { get }

  /// The values of an object; `nil` if it does not exist.
  func savedValues(of identifier: NSManagedObjectID) -> SavedValues?

  /// The objects of entities, those that are created first at first.
  func identifiers(of entities: [NSEntityDescription]) throws -> [NSManagedObjectID]

  /// Identifiers of new objects that are about to be saved, in their order.
  func permanentIdentifiers(for objects: [NSManagedObject]) throws -> [NSManagedObjectID]

  /// Saves changes, and returns the values of the inserted and updated objects.
  func save(_ changes: ContextChanges) throws -> [NSManagedObjectID: SavedValues]
}
