/// The results of a fetch request, which follow the changes of their context.
///
/// As on a device an object's own changes count: one that no longer fits because a related object has changed stays until the next fetch.
/// A change costs as much as its objects have to be compared to find their places, and one pass over the results. Results with a limit, and
/// those that are not objects, are fetched again.
package final class FetchTracker {
  let request: TrackedRequest
  /// The results that are objects, in their order.
  package private(set) var objects: [NSManagedObject] = []
  /// The results of a request for something else.
  private var others: [Any] = []
  private var members: Set<ObjectIdentifier> = []

  /// Fetches the results.
  package init<T>(_ fetchRequest: NSFetchRequest<T>, in context: NSManagedObjectContext) throws {
    request = try TrackedRequest(fetchRequest, context)
    try fetch()
  }

  private func fetch() throws {
    let results = try request.fetch()
    if let found = results as? [NSManagedObject] {
      (objects, others) = (found, [])
    } else {
      (objects, others) = ([], results)
    }
    members = Set(objects.map(ObjectIdentifier.init))
  }

  /// All results in the type of the request.
  package func results<T>(as type: T.Type) -> [T] {
    others.isEmpty ? objects as? [T] ?? [] : others.compactMap { $0 as? T }
  }

  /// Takes over what a context has reported with `NSManagedObjectContextObjectsDidChange`.
  ///
  /// - Returns: The results that have changed, or were inserted; `nil` if nothing of the request has changed.
  package func takeChanges(_ info: [AnyHashable: Any]) throws -> Set<NSManagedObject>? {
    if info[NSInvalidatedAllObjectsKey] != nil {
      try fetch()
      return []
    }
    func objects(_ keys: String...) -> Set<NSManagedObject> {
      keys.reduce(into: []) { found, key in
        for object in info[key] as? Set<NSManagedObject> ?? [] where request.concerns(object) { found.insert(object) }
      }
    }
    let changed = objects(NSInsertedObjectsKey, NSUpdatedObjectsKey, NSRefreshedObjectsKey)
    let deleted = objects(NSDeletedObjectsKey, NSInvalidatedObjectsKey)
    if changed.isEmpty && deleted.isEmpty { return nil }
    guard request.isIncremental else {
      if request.changesOnSave { return nil }
      try fetch()
      return changed
    }
    let fitting = changed.subtracting(deleted).filter(request.fits)
    let gone = deleted.union(changed).subtracting(fitting).filter { members.contains(ObjectIdentifier($0)) }
    if fitting.isEmpty && gone.isEmpty { return nil }
    place(fitting, without: gone)
    return fitting
  }

  /// Takes over a save.
  ///
  /// - Returns: Whether the results may be others.
  package func takeSave() throws -> Bool {
    if request.changesOnSave { try fetch() }
    return request.changesOnSave
  }

  private func place(_ changed: Set<NSManagedObject>, without gone: Set<NSManagedObject>) {
    for object in gone { members.remove(ObjectIdentifier(object)) }
    let remaining = gone.isEmpty ? objects : objects.filter { !gone.contains($0) }
    let new = changed.filter { members.insert(ObjectIdentifier($0)).inserted }.sorted(by: Self.isOlder)
    guard request.isSorted else {
      objects = remaining + new
      return
    }
    let (kept, moving) = split(remaining, changed.subtracting(new))
    objects = merge(request.order.sorted(moving + new), into: kept)
  }

  /// The order in which objects without another one are fetched.
  private static func isOlder(_ one: NSManagedObject, _ other: NSManagedObject) -> Bool {
    (one.objectID.number ?? .max, one.insertionOrder) < (other.objectID.number ?? .max, other.insertionOrder)
  }

  /// Separates the objects that are still in order, and those that have to be placed anew.
  private func split(
    _ objects: [NSManagedObject], _ changed: Set<NSManagedObject>
  ) -> (kept: [NSManagedObject], moving: [NSManagedObject]) {
    if changed.isEmpty { return (objects, []) }
    // The unchanged object after each changed one.
    var following: [ObjectIdentifier: NSManagedObject] = [:]
    var next: NSManagedObject?
    for object in objects.reversed() {
      if changed.contains(object) { following[ObjectIdentifier(object)] = next } else { next = object }
    }
    var kept: [NSManagedObject] = []
    var moving: [NSManagedObject] = []
    kept.reserveCapacity(objects.count)
    for object in objects {
      guard changed.contains(object) else {
        kept.append(object)
        continue
      }
      let isBefore = kept.last.map { request.order.areInOrder(object, $0) } ?? false
      let isAfter = following[ObjectIdentifier(object)].map { request.order.areInOrder($0, object) } ?? false
      if isBefore || isAfter { moving.append(object) } else { kept.append(object) }
    }
    return (kept, moving)
  }

  /// Inserts sorted objects into others, after those that are equal.
  private func merge(_ added: [NSManagedObject], into objects: [NSManagedObject]) -> [NSManagedObject] {
    if added.isEmpty { return objects }
    var merged: [NSManagedObject] = []
    merged.reserveCapacity(objects.count + added.count)
    var start = 0
    for object in added {
      var (low, high) = (start, objects.count)
      while low < high {
        let middle = (low + high) / 2
        if request.order.areInOrder(object, objects[middle]) { high = middle } else { low = middle + 1 }
      }
      merged += objects[start..<low]
      merged.append(object)
      start = low
    }
    return merged + objects[start...]
  }
}
