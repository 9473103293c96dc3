// Both ends of relationships.
extension NSManagedObject {
  /// The objects of a relationship.
  func objects(_ relationship: NSRelationshipDescription) -> [NSManagedObject] {
    guard let context = managedObjectContext else { return [] }
    return (current(relationship.name)?.identifiers ?? []).compactMap { context.object(withReference: $0) }
  }

  /// Adds an object to a relationship, and this one to the inverse.
  func connect(_ relationship: NSRelationshipDescription, _ other: NSManagedObject, at index: Int? = nil) {
    add(other, to: relationship, at: index)
    if let inverse = relationship.inverseRelationship { other.add(self, to: inverse, at: nil) }
  }

  /// Removes an object from a relationship, and this one from the inverse.
  func disconnect(_ relationship: NSRelationshipDescription, _ other: NSManagedObject) {
    remove(other, from: relationship)
    if let inverse = relationship.inverseRelationship { other.remove(self, from: inverse) }
  }

  func add(_ other: NSManagedObject, to relationship: NSRelationshipDescription, at index: Int?) {
    let name = relationship.name
    guard relationship.isToMany else {
      if let old = objects(relationship).first {
        guard old !== other else { return }
        // The object can be in one place only.
        set(nil, relationship)
        if let inverse = relationship.inverseRelationship { old.remove(self, from: inverse) }
      }
      return set(.object(other.objectID), relationship)
    }
    var identifiers = current(name)?.identifiers ?? []
    // Both are taken out, so that they are changed where they are, without a copy.
    var known = members.removeValue(forKey: name) ?? Set(identifiers)
    if known.insert(other.objectID).inserted {
      changes[name] = nil
      identifiers.insert(other.objectID, at: min(index ?? identifiers.count, identifiers.count))
      set(.objects(identifiers), relationship)
    }
    members[name] = known
  }

  /// Removes an object from one end of a relationship.
  func remove(_ other: NSManagedObject, from relationship: NSRelationshipDescription) {
    let name = relationship.name
    switch current(name) {
    case .object(let identifier) where identifier == other.objectID: set(nil, relationship)
    case .objects(var identifiers):
      guard let index = identifiers.firstIndex(of: other.objectID) else { return }
      identifiers.remove(at: index)
      set(.objects(identifiers), relationship)
    default: break
    }
  }

  /// Replaces temporary identifiers in changed relationships.
  func replaceIdentifiers(_ saved: [NSManagedObjectID: NSManagedObjectID]) {
    for (key, value) in changes {
      switch value {
      case .object(let identifier):
        if let new = saved[identifier] { changes[key] = .some(.object(new)) }
      case .objects(let identifiers):
        changes[key] = .some(.objects(identifiers.map { saved[$0] ?? $0 }))
        members[key] = nil
      default: break
      }
    }
  }
}
