/// A fetch request as it was when its results were fetched, by which changes are brought into these.
struct TrackedRequest {
  let context: NSManagedObjectContext
  let order: ObjectOrder
  let isSorted: Bool
  /// Whether the results are objects.
  let isOfObjects: Bool
  /// Whether they are, and whether an object is one of them depends on its values alone.
  let isIncremental: Bool
  /// Whether only a save changes the results.
  let changesOnSave: Bool
  let fetch: () throws -> [Any]
  private let predicate: NSPredicate?
  /// The entities' names: a parent context may have another copy of the model.
  private let entities: Set<String?>

  init<T>(_ request: NSFetchRequest<T>, _ context: NSManagedObjectContext) throws {
    let copy = NSFetchRequest<T>()
    request.assign(to: copy)
    self.context = context
    let descriptors = request.sortDescriptors ?? []
    order = ObjectOrder(descriptors)
    isSorted = !descriptors.isEmpty
    isOfObjects = request.resultType == .managedObjectResultType
    isIncremental =
      isOfObjects && request.fetchLimit == 0 && request.fetchOffset == 0 && request.includesPendingChanges
    changesOnSave = !request.includesPendingChanges
    fetch = { try context.fetch(copy) }
    predicate = request.predicate
    let entity = try request.entity(in: context.model)
    entities = Set((request.includesSubentities ? entity.selfAndDescendants : [entity]).map(\.name))
  }

  /// Whether an object is of an entity that is fetched.
  func concerns(_ object: NSManagedObject) -> Bool { entities.contains(object.entity.name) }

  /// Whether an object of such an entity is one of the results.
  func fits(_ object: NSManagedObject) -> Bool {
    object.managedObjectContext != nil && !object.isDeleted && predicate?.evaluate(with: object) ?? true
  }
}
