/// Which objects of an entity to fetch, and in which order.
///
/// Differs from Apple: the type of the results is not restricted. Predicates are evaluated in memory, so they may also use what SQLite cannot. `fetchBatchSize`,
/// `relationshipKeyPathsForPrefetching` and `returnsObjectsAsFaults` have no effect: values are read when they are needed.
open class NSFetchRequest<ResultType>: NSPersistentStoreRequest, @unchecked Sendable {
  /// The name of the entity.
  open var entityName: String?
  private var ownEntity: NSEntityDescription?
  /// The class whose entity is fetched, for a request without a name.
  var requestedClass: NSManagedObject.Type?
  /// The condition for objects; `nil` for all.
  open var predicate: NSPredicate?
  /// The order; `nil` for that in which they were created.
  open var sortDescriptors: [NSSortDescriptor]?
  /// The greatest number of results; 0 for all.
  open var fetchLimit = 0
  /// How many results to skip.
  open var fetchOffset = 0
  /// Has no effect.
  open var fetchBatchSize = 0
  /// Whether objects of entities that inherit from the entity are fetched too.
  open var includesSubentities = true
  /// Whether changes that are not saved count.
  open var includesPendingChanges = true
  /// Has no effect.
  open var includesPropertyValues = true
  /// Has no effect.
  open var returnsObjectsAsFaults = true
  /// Has no effect.
  open var shouldRefreshRefetchedObjects = false
  /// Has no effect.
  open var relationshipKeyPathsForPrefetching: [String]?
  /// Whether equal dictionaries are returned once.
  open var returnsDistinctResults = false
  /// The properties in dictionaries: names, `NSPropertyDescription` and ``NSExpressionDescription``.
  open var propertiesToFetch: [Any]?
  /// The properties of which each combination of values is one dictionary.
  open var propertiesToGroupBy: [Any]?
  /// The condition for dictionaries of groups.
  open var havingPredicate: NSPredicate?
  /// What is returned.
  open var resultType = NSFetchRequestResultType.managedObjectResultType

  /// A request without an entity, which must be set.
  public override init() { super.init() }

  /// A request for the objects of an entity.
  public convenience init(entityName: String) {
    self.init()
    self.entityName = entityName
    if let type = ResultType.self as? NSManagedObject.Type { LearnedModules.add(type) }
  }

  /// The entity.
  open var entity: NSEntityDescription? {
    get { ownEntity }
    set {
      ownEntity = newValue
      entityName = newValue?.name ?? entityName
    }
  }

  /// Returns the results, on the queue of the current context's block.
  open func execute() throws -> [ResultType] {
    guard let context = CurrentContext.value else {
      throw CoreDataError.make(
        NSCoreDataError,
        "A fetch request is executed outside of a block of a context. Use NSManagedObjectContext.fetch.")
    }
    return try context.fetch(self)
  }

  open override func copy(with zone: NSZone? = nil) -> Any {
    let copy = NSFetchRequest<ResultType>()
    assign(to: copy)
    return copy
  }

  func assign<Other>(to copy: NSFetchRequest<Other>) {
    copy.entityName = entityName
    copy.ownEntity = ownEntity
    copy.requestedClass = requestedClass
    copy.predicate = predicate
    copy.sortDescriptors = sortDescriptors
    copy.fetchLimit = fetchLimit
    copy.fetchOffset = fetchOffset
    copy.fetchBatchSize = fetchBatchSize
    copy.includesSubentities = includesSubentities
    copy.includesPendingChanges = includesPendingChanges
    copy.returnsDistinctResults = returnsDistinctResults
    copy.propertiesToFetch = propertiesToFetch
    copy.propertiesToGroupBy = propertiesToGroupBy
    copy.havingPredicate = havingPredicate
    copy.resultType = resultType
    copy.affectedStores = affectedStores
  }

  func entity(in model: NSManagedObjectModel?) throws -> NSEntityDescription {
    if let ownEntity { return model?.entitiesByName[ownEntity.name ?? ""] ?? ownEntity }
    if let entityName {
      if let found = model?.entitiesByName[entityName] { return found }
      throw CoreDataError.make(NSCoreDataError, "The model has no entity \u{201C}\(entityName)\u{201D}.")
    }
    if let type = requestedClass ?? ResultType.self as? NSManagedObject.Type, let found = model?.entity(for: type) {
      return found
    }
    throw CoreDataError.make(NSCoreDataError, "A fetch request must have an entity.")
  }
}
