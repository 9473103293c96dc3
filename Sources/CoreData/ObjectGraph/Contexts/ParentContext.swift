/// A parent as the source of its children.
final class ParentContext: ObjectSource {
  private unowned let context: NSManagedObjectContext

  init(_ context: NSManagedObjectContext) { self.context = context }

  var sourceModel: NSManagedObjectModel? { context.model }

  func savedValues(of identifier: NSManagedObjectID) -> SavedValues? {
    context.performAndWait { context.valuesForChild(identifier) }
  }

  func identifiers(of entities: [NSEntityDescription]) throws -> [NSManagedObjectID] {
    try context.performAndWait { try context.identifiersForChild(of: entities) }
  }

  /// The parent gives the final ones when it saves.
  func permanentIdentifiers(for objects: [NSManagedObject]) throws -> [NSManagedObjectID] { objects.map(\.objectID) }

  func save(_ changes: ContextChanges) throws -> [NSManagedObjectID: SavedValues] {
    context.performAndWait { context.accept(changes) }
  }
}
