/// The key of inserted objects: a set.
public let NSInsertedObjectsKey = "inserted"
/// The key of updated objects: a set.
public let NSUpdatedObjectsKey = "updated"
/// The key of deleted objects: a set.
public let NSDeletedObjectsKey = "deleted"
/// The key of objects that were refreshed: a set.
public let NSRefreshedObjectsKey = "refreshed"
/// The key of objects that are no longer valid: a set.
public let NSInvalidatedObjectsKey = "invalidated"
/// The key that is there when all objects are no longer valid.
public let NSInvalidatedAllObjectsKey = "invalidatedAll"
/// The key of identifiers of inserted objects.
public let NSInsertedObjectIDsKey = "inserted_objectIDs"
/// The key of identifiers of updated objects.
public let NSUpdatedObjectIDsKey = "updated_objectIDs"
/// The key of identifiers of deleted objects.
public let NSDeletedObjectIDsKey = "deleted_objectIDs"

extension Notification.Name {
  /// A context is about to save.
  public static let NSManagedObjectContextWillSave = Notification.Name("NSManagingContextWillSaveChangesNotification")
  /// A context has saved. The user info has the objects.
  public static let NSManagedObjectContextDidSave = Notification.Name("NSManagingContextDidSaveChangesNotification")
  /// Objects of a context have changed. The user info has the objects.
  public static let NSManagedObjectContextObjectsDidChange = Notification.Name(
    "NSObjectsChangedInManagingContextNotification")
  /// The stores of a coordinator have changed.
  public static let NSPersistentStoreCoordinatorStoresDidChange = Notification.Name(
    "_NSPersistentStoreCoordinatorStoresDidChangeNotification")
  /// Another process has changed a store. Never posted.
  public static let NSPersistentStoreRemoteChange = Notification.Name(
    "NSPersistentStoreRemoteChangeNotification")
}

extension NSManagedObjectContext {
  /// A context is about to save.
  public static let willSaveObjectsNotification = Notification.Name.NSManagedObjectContextWillSave
  /// A context has saved.
  public static let didSaveObjectsNotification = Notification.Name.NSManagedObjectContextDidSave
  /// Objects of a context have changed.
  public static let didChangeObjectsNotification = Notification.Name.NSManagedObjectContextObjectsDidChange
}
