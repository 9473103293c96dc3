// How a deletion reaches other objects.
extension NSManagedObjectContext {
  func propagateDeletion(of object: NSManagedObject) {
    for relationship in object.entity.relationshipsByName.values.sorted(by: { $0.name < $1.name }) {
      switch relationship.deleteRule {
      case .noActionDeleteRule, .denyDeleteRule: break
      case .nullifyDeleteRule:
        // The deleted object keeps its own end, which code may still show.
        guard let inverse = relationship.inverseRelationship else { continue }
        for other in object.objects(relationship) where !other.isDeleted { other.remove(object, from: inverse) }
      case .cascadeDeleteRule: for other in object.objects(relationship) { delete(other) }
      }
    }
  }

  func detach(_ object: NSManagedObject) {
    registry[object.objectID] = nil
    inserted.remove(object)
    updated.remove(object)
    deleted.remove(object)
    retained.remove(object)
    // Code may still show the values of a deleted object.
    object.fire()
    object.isDeleted = false
    object.managedObjectContext = nil
    if case .saved(let saved) = object.state {
      object.changes = saved.values.mapValues { .some($0) }.merging(object.changes) { $1 }
    }
    object.state = .detached
  }
}
