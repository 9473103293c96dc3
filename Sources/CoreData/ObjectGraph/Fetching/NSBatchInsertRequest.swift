/// Inserts many objects into the stores, without objects in contexts.
open class NSBatchInsertRequest: NSPersistentStoreRequest, ExecutableRequest, @unchecked Sendable {
  /// The name of the entity.
  public let entityName: String
  /// The values of the objects by the names of attributes.
  open var objectsToInsert: [[String: Any]]?
  /// Fills the values of the next object, and returns `true` when there is none.
  open var dictionaryHandler: ((NSMutableDictionary) -> Bool)?
  /// Fills the next object, and returns `true` when there is none.
  open var managedObjectHandler: ((NSManagedObject) -> Bool)?
  /// What the result has.
  open var resultType = NSBatchInsertRequestResultType.statusOnly

  /// Inserts objects with values.
  public init(entityName: String, objects dictionaries: [[String: Any]]) {
    self.entityName = entityName
    objectsToInsert = dictionaries
  }

  /// Inserts objects with values.
  public convenience init(entity: NSEntityDescription, objects dictionaries: [[String: Any]]) {
    self.init(entityName: entity.name ?? "", objects: dictionaries)
  }

  /// Inserts the objects whose values a block fills.
  public init(entityName: String, dictionaryHandler handler: @escaping (NSMutableDictionary) -> Bool) {
    self.entityName = entityName
    dictionaryHandler = handler
  }

  /// Inserts the objects whose values a block fills.
  public convenience init(
    entity: NSEntityDescription, dictionaryHandler handler: @escaping (NSMutableDictionary) -> Bool
  ) { self.init(entityName: entity.name ?? "", dictionaryHandler: handler) }

  /// Inserts the objects that a block fills.
  public init(entityName: String, managedObjectHandler handler: @escaping (NSManagedObject) -> Bool) {
    self.entityName = entityName
    managedObjectHandler = handler
  }

  /// Inserts the objects that a block fills.
  public convenience init(
    entity: NSEntityDescription, managedObjectHandler handler: @escaping (NSManagedObject) -> Bool
  ) { self.init(entityName: entity.name ?? "", managedObjectHandler: handler) }

  func execute(in context: NSManagedObjectContext) throws -> NSPersistentStoreResult {
    let other = try BatchContext.make(for: context)
    other.mergePolicy = NSMergePolicy.mergeByPropertyObjectTrump
    guard let entity = other.model?.entitiesByName[entityName] else {
      throw CoreDataError.make(NSCoreDataError, "The model has no entity \u{201C}\(entityName)\u{201D}.")
    }
    var objects: [NSManagedObject] = []
    func insert(_ values: [String: Any]) {
      let object = entity.makeObject(in: other)
      for (key, value) in values { object.setPrimitiveValue(value, forKey: key) }
      objects.append(object)
    }
    for values in objectsToInsert ?? [] { insert(values) }
    if let dictionaryHandler {
      while true {
        let values = NSMutableDictionary()
        if dictionaryHandler(values) { break }
        insert(values as? [String: Any] ?? [:])
      }
    }
    if let managedObjectHandler {
      while true {
        let object = entity.makeObject(in: other)
        if managedObjectHandler(object) {
          other.delete(object)
          break
        }
        objects.append(object)
      }
    }
    try other.save()
    let result: Any? =
      switch resultType {
      case .statusOnly: true
      case .objectIDs: objects.map(\.objectID)
      case .count: objects.count
      }
    return NSBatchInsertResult(result, resultType)
  }
}
