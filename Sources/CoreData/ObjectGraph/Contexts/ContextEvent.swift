/// What has changed in a context since it was reported last.
struct ContextEvent {
  var inserted: Set<NSManagedObject> = []
  var updated: Set<NSManagedObject> = []
  var deleted: Set<NSManagedObject> = []
  var refreshed: Set<NSManagedObject> = []
  /// The deleted objects whose deletion has not reached others.
  var pendingDeletions: [NSManagedObject] = []

  var isEmpty: Bool { inserted.isEmpty && updated.isEmpty && deleted.isEmpty && refreshed.isEmpty }

  /// The sets by the keys of notifications. An object is in one of them.
  var userInfo: [AnyHashable: Any] {
    var info: [AnyHashable: Any] = [:]
    let sets = [
      (NSInsertedObjectsKey, inserted.subtracting(deleted)),
      (NSUpdatedObjectsKey, updated.subtracting(inserted).subtracting(deleted)),
      (NSDeletedObjectsKey, deleted),
      (NSRefreshedObjectsKey, refreshed.subtracting(inserted).subtracting(updated).subtracting(deleted)),
    ]
    for (key, objects) in sets where !objects.isEmpty { info[key] = objects }
    return info
  }
}
