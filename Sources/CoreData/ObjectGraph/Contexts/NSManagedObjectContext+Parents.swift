// A context as the parent of others.
extension NSManagedObjectContext {
  func addChild(_ child: NSManagedObjectContext) {
    children = children.filter { $0.context != nil } + [WeakContext(context: child)]
  }

  /// Accepts changes of a child, as changes that are not saved.
  func accept(_ changes: ContextChanges) -> [NSManagedObjectID: SavedValues] {
    var result: [NSManagedObjectID: SavedValues] = [:]
    for change in changes.insertions {
      let object = PendingFault.make(change.identifier, in: self)
      object.state = .inserted
      insertions += 1
      object.insertionOrder = insertions
      register(object)
      inserted.insert(object)
      event.inserted.insert(object)
      object.changes = change.values
      result[change.identifier] = currentValues(of: object)
    }
    for change in changes.updates {
      let object = object(with: change.identifier)
      for (key, value) in change.values {
        if let property = object.entity.propertiesByName[key] { object.set(value, property) }
      }
      result[change.identifier] = currentValues(of: object)
    }
    for deletion in changes.deletions { delete(object(with: deletion.identifier)) }
    processPendingChanges()
    let identifiers = SavedIdentifiers(changes)
    for child in children.compactMap(\.context)
    where child !== changes.context && child.automaticallyMergesChangesFromParent {
      child.perform { child.merge(identifiers) }
    }
    return result
  }

  func currentValues(of object: NSManagedObject) -> SavedValues {
    let keys = object.entity.propertiesByName.filter { !$0.value.isTransient }.keys
    return SavedValues(
      version: 0,
      values: keys.reduce(into: [:]) { values, key in if let value = object.current(key) { values[key] = value } })
  }

  /// The values that a child reads: those of this context, saved or not.
  func valuesForChild(_ identifier: NSManagedObjectID) -> SavedValues? {
    guard let known = registeredObject(for: identifier) else { return savedValues(of: identifier) }
    guard !known.isDeleted else { return nil }
    known.fire()
    return known.isFault ? nil : currentValues(of: known)
  }

  func identifiersForChild(of entities: [NSEntityDescription]) throws -> [NSManagedObjectID] {
    processPendingChanges()
    return try availableSource().identifiers(of: entities).filter { registeredObject(for: $0)?.isDeleted != true }
      + newObjects(of: entities).map(\.objectID)
  }
}
