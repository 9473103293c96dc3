import class PredicateFormats.NSExpression

/// Changes values of objects in the stores, without their objects in contexts.
open class NSBatchUpdateRequest: NSPersistentStoreRequest, ExecutableRequest, @unchecked Sendable {
  /// The name of the entity.
  public let entityName: String
  /// The condition for objects; `nil` for all.
  open var predicate: NSPredicate?
  /// Whether objects of entities that inherit from the entity are changed too.
  open var includesSubentities = true
  /// The new values by the names of attributes: values, or expressions.
  open var propertiesToUpdate: [AnyHashable: Any]?
  /// What the result has.
  open var resultType = NSBatchUpdateRequestResultType.statusOnlyResultType

  /// Changes objects of an entity.
  public init(entityName: String) { self.entityName = entityName }

  /// Changes objects of an entity.
  public convenience init(entity: NSEntityDescription) { self.init(entityName: entity.name ?? "") }

  func execute(in context: NSManagedObjectContext) throws -> NSPersistentStoreResult {
    let other = try BatchContext.make(for: context)
    let request = NSFetchRequest<NSManagedObject>(entityName: entityName)
    request.predicate = predicate
    request.includesSubentities = includesSubentities
    let objects = try other.fetch(request)
    for object in objects {
      for (key, value) in propertiesToUpdate ?? [:] {
        guard let name = key as? String ?? (key.base as? NSPropertyDescription)?.name else { continue }
        let expression = value as? NSExpression
        let new: Any? = expression == nil ? value : expression?.expressionValue(with: object, context: nil)
        object.setPrimitiveValue(new, forKey: name)
      }
    }
    try other.save()
    let result: Any? =
      switch resultType {
      case .statusOnlyResultType: true
      case .updatedObjectIDsResultType: objects.map(\.objectID)
      case .updatedObjectsCountResultType: objects.count
      }
    return NSBatchUpdateResult(result, resultType)
  }
}
