import CombineOverlay

// What others have saved.
extension NSManagedObjectContext {
  func merge(_ identifiers: SavedIdentifiers) {
    for identifier in identifiers.inserted where savedValues(of: identifier) != nil {
      event.inserted.insert(object(with: identifier))
    }
    for identifier in identifiers.updated {
      guard let object = registeredObject(for: identifier) else { continue }
      refresh(object, mergeChanges: true)
      // A fault would look as if nothing were known of it.
      object.fire()
      event.refreshed.remove(object)
      event.updated.insert(object)
    }
    for identifier in identifiers.deleted {
      guard let object = registeredObject(for: identifier) else { continue }
      object.objectWillChange.send()
      detach(object)
      event.deleted.insert(object)
    }
    processPendingChanges()
  }

  /// Removes objects that a save has deleted in favour of others.
  func forget(_ identifiers: [NSManagedObjectID]) {
    for identifier in identifiers {
      guard let object = registeredObject(for: identifier), !deleted.contains(object) else { continue }
      detach(object)
      event.deleted.insert(object)
    }
  }
}
