/// What a context saves.
struct ContextChanges {
  /// A changed object.
  struct Change {
    let identifier: NSManagedObjectID
    /// The values that the change was made from; `nil` for a new object.
    let base: SavedValues?
    /// The changed values; `nil` inside for a removed one.
    let values: [String: PropertyValue?]
  }

  var insertions: [Change] = []
  var updates: [Change] = []
  /// The deleted objects, and the versions that they had; `nil` if these are unknown.
  var deletions: [(identifier: NSManagedObjectID, version: Int64?)] = []
  /// What happens to changes of others.
  var policy = NSMergePolicy.error
  /// The context, which is not informed of its own changes.
  weak var context: NSManagedObjectContext?

  var isEmpty: Bool { insertions.isEmpty && updates.isEmpty && deletions.isEmpty }

  /// The changes of the objects that a condition is true for.
  func filtered(_ condition: (NSManagedObjectID) -> Bool) -> ContextChanges {
    var part = self
    part.insertions = insertions.filter { condition($0.identifier) }
    part.updates = updates.filter { condition($0.identifier) }
    part.deletions = deletions.filter { condition($0.identifier) }
    return part
  }
}
