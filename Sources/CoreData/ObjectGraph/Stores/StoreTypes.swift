/// A store in an SQLite file.
public let NSSQLiteStoreType = "SQLite"
/// A store in memory.
public let NSInMemoryStoreType = "InMemory"
/// A store in a file that is written as a whole. Here it is an SQLite file as well.
public let NSBinaryStoreType = "Binary"
/// The key of a store's identifier in its metadata.
public let NSStoreUUIDKey = "NSStoreUUID"
/// The key of a store's type in its metadata.
public let NSStoreTypeKey = "NSStoreType"
/// The option of whether a store of an earlier version of the model is migrated. It always is.
public let NSMigratePersistentStoresAutomaticallyOption = "NSMigratePersistentStoresAutomaticallyOption"
/// The option of whether the migration is inferred. It always is.
public let NSInferMappingModelAutomaticallyOption = "NSInferMappingModelAutomaticallyOption"
/// The option of whether a store is not changed.
public let NSReadOnlyPersistentStoreOption = "NSReadOnlyPersistentStoreOption"
/// The option of pragmas for SQLite. Has no effect.
public let NSSQLitePragmasOption = "NSSQLitePragmasOption"
/// The option of whether the file is compacted. Has no effect.
public let NSSQLiteManualVacuumOption = "NSSQLiteManualVacuumOption"
/// The option of whether the history is kept. Has no effect.
public let NSPersistentHistoryTrackingKey = "NSPersistentHistoryTrackingKey"
/// The option of whether changes of other processes are reported. Has no effect.
public let NSPersistentStoreRemoteChangeNotificationPostOptionKey =
  "NSPersistentStoreRemoteChangeNotificationOptionKey"
/// The option of how a file is protected. Has no effect.
public let NSPersistentStoreFileProtectionKey = "NSPersistentStoreFileProtectionKey"
