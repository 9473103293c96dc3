/// The objects that a save concerned.
struct SavedIdentifiers: Sendable {
  var inserted: [NSManagedObjectID]
  var updated: [NSManagedObjectID]
  var deleted: [NSManagedObjectID]
}

extension SavedIdentifiers {
  init(_ changes: ContextChanges) {
    inserted = changes.insertions.map(\.identifier)
    updated = changes.updates.map(\.identifier)
    deleted = changes.deletions.map(\.identifier)
  }
}
