// The parts of a save.
extension NSManagedObjectContext {
  func sendWillSave() {
    var called: Set<NSManagedObject> = []
    // An object that changes others each time would go on forever.
    for _ in 0..<1000 {
      let open = inserted.union(updated).union(deleted).subtracting(called)
      if open.isEmpty { return }
      for object in open { object.willSave() }
      called.formUnion(open)
      processPendingChanges()
    }
  }

  func validate() throws {
    var errors: [NSError] = []
    func check(_ body: () throws -> Void) {
      do {
        try body()
      } catch {
        let error = error as NSError
        errors += error.userInfo[NSDetailedErrorsKey] as? [NSError] ?? [error]
      }
    }
    for object in insertedObjects.sorted(by: { $0.insertionOrder < $1.insertionOrder }) {
      check(object.validateForInsert)
    }
    for object in updatedObjects { check(object.validateForUpdate) }
    for object in deleted { check(object.validateForDelete) }
    if errors.count == 1 { throw errors[0] }
    if !errors.isEmpty { throw CoreDataError.several(errors) }
  }

  func changes(_ new: [NSManagedObject]) -> ContextChanges {
    var changes = ContextChanges()
    changes.context = self
    changes.policy = mergePolicy as? NSMergePolicy ?? .error
    changes.insertions = new.map { .init(identifier: $0.objectID, base: nil, values: $0.changes) }
    for object in updatedObjects {
      object.fire()
      guard case .saved(let base) = object.state else { continue }
      changes.updates.append(.init(identifier: object.objectID, base: base, values: object.changes))
    }
    for object in deleted {
      let base: SavedValues? = if case .saved(let base) = object.state { base } else { nil }
      changes.deletions.append((object.objectID, base?.version))
    }
    return changes
  }

  func finish(_ values: [NSManagedObjectID: SavedValues]) {
    var notification = ContextEvent()
    notification.inserted = insertedObjects
    notification.updated = updatedObjects
    notification.deleted = deleted
    for object in inserted.union(updated) where !object.isDeleted {
      guard let saved = values[object.objectID] else {
        // The store has not accepted the object, because another one has its values.
        notification.inserted.remove(object)
        event.deleted.insert(object)
        detach(object)
        continue
      }
      object.state = .saved(saved)
      object.changes = [:]
    }
    for object in deleted { detach(object) }
    inserted = []
    updated = []
    deleted = []
    for object in notification.inserted.union(notification.updated).union(notification.deleted) { object.didSave() }
    processPendingChanges()
    notificationCenter.post(
      name: .NSManagedObjectContextDidSave, object: self, userInfo: notification.userInfo)
  }
}
