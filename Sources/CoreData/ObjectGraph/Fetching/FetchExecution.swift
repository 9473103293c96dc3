/// Carries out a fetch request in a context.
///
/// The stores' objects come in the order in which they were created. A predicate sees the values of a saved object without an object of
/// the app's class being made; those that fit are then made, and sorted.
struct FetchExecution {
  private let context: NSManagedObjectContext
  private let source: any ObjectSource
  private let predicate: NSPredicate?
  private let entity: NSEntityDescription
  private let includesSubentities: Bool
  private let includesPendingChanges: Bool
  private let sortDescriptors: [NSSortDescriptor]
  private let offset: Int
  private let limit: Int
  private let resultType: NSFetchRequestResultType
  private let dictionaries: DictionaryResults

  init<T>(_ request: NSFetchRequest<T>, context: NSManagedObjectContext, source: any ObjectSource) throws {
    self.context = context
    self.source = source
    entity = try request.entity(in: source.sourceModel)
    predicate = request.predicate
    includesSubentities = request.includesSubentities
    includesPendingChanges = request.includesPendingChanges
    sortDescriptors = request.sortDescriptors ?? []
    offset = max(0, request.fetchOffset)
    limit = request.fetchLimit > 0 ? request.fetchLimit : .max
    resultType = request.resultType
    dictionaries = DictionaryResults(
      properties: request.propertiesToFetch ?? [], groups: request.propertiesToGroupBy ?? [],
      having: request.havingPredicate, isDistinct: request.returnsDistinctResults, entity: entity)
  }

  /// The results, of the type that the request has.
  func results() throws -> [Any] {
    if resultType.contains(.countResultType) { return [NSNumber(value: try count())] }
    if resultType.contains(.dictionaryResultType) {
      let found = try dictionaries.results(for: sorted(matches(limit: .max).map(object)))
      return Array(found.dropFirst(offset).prefix(limit))
    }
    if resultType.contains(.managedObjectIDResultType), sortDescriptors.isEmpty {
      return try matches(limit: end).dropFirst(offset).prefix(limit).map(\.identifier)
    }
    let objects =
      sortDescriptors.isEmpty
      ? try matches(limit: end).map(object) : try sorted(matches(limit: .max).map(object))
    let part = objects.dropFirst(offset).prefix(limit)
    return resultType.contains(.managedObjectIDResultType) ? part.map(\.objectID) : Array(part)
  }

  /// The number of results.
  func count() throws -> Int { max(0, min(try matches(limit: end).count - offset, limit)) }

  /// The number of objects after which the search can end.
  private var end: Int { limit == .max ? .max : offset + limit }

  /// An object that fits: one that exists, or its identifier.
  private enum Match {
    case object(NSManagedObject)
    case identifier(NSManagedObjectID)

    var identifier: NSManagedObjectID {
      switch self {
      case .object(let object): object.objectID
      case .identifier(let identifier): identifier
      }
    }
  }

  private func object(_ match: Match) -> NSManagedObject {
    switch match {
    case .object(let object): object
    case .identifier(let identifier): context.object(with: identifier)
    }
  }

  private func matches(limit: Int) throws -> [Match] {
    let entities = includesSubentities ? entity.selfAndDescendants : [entity]
    var found: [Match] = []
    for identifier in try source.identifiers(of: entities) {
      if found.count >= limit { return found }
      if includesPendingChanges, let known = context.registeredObject(for: identifier), known.hasChanges {
        if !known.isDeleted, predicate?.evaluate(with: known) ?? true { found.append(.object(known)) }
      } else if let predicate {
        if predicate.evaluate(with: FetchedRow(identifier, context)) { found.append(.identifier(identifier)) }
      } else {
        found.append(.identifier(identifier))
      }
    }
    guard includesPendingChanges else { return found }
    for object in context.newObjects(of: entities) {
      if found.count >= limit { return found }
      if predicate?.evaluate(with: object) ?? true { found.append(.object(object)) }
    }
    return found
  }

  private func sorted(_ objects: [NSManagedObject]) -> [NSManagedObject] {
    ObjectOrder(sortDescriptors).sorted(objects)
  }
}
