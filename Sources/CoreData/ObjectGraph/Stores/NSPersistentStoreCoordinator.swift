import ObjectStorage

/// The stores of an app's objects, and the contexts that use them.
open class NSPersistentStoreCoordinator: NSObject, ObjectSource, @unchecked Sendable {
  private struct WeakContext {
    weak var context: NSManagedObjectContext?
  }

  /// The model of the objects.
  public let managedObjectModel: NSManagedObjectModel
  /// The name, for the app's own use.
  open var name: String?
  /// The centre of the code that made the coordinator, see `NSManagedObjectContext.notificationCenter`.
  private let notificationCenter = NotificationCenter.default
  // What the lock protects.
  private let lock = NSRecursiveLock()
  private var stores: [NSPersistentStore] = []
  private var contexts: [WeakContext] = []
  /// The stores that objects were assigned to.
  private var assignments: [NSManagedObjectID: NSPersistentStore] = [:]

  /// A coordinator without stores.
  public init(managedObjectModel model: NSManagedObjectModel) {
    managedObjectModel = model
    super.init()
    LoadedModels.add(model)
  }

  private func locked<Value>(_ body: () throws -> Value) rethrows -> Value {
    lock.lock()
    defer { lock.unlock() }
    return try body()
  }

  // MARK: Stores

  /// The stores.
  open var persistentStores: [NSPersistentStore] { locked { stores } }

  /// Adds a store; a file is created if there is none.
  ///
  /// An object that was saved with an earlier version of the model has the default values of attributes that it lacks; renamed attributes
  /// and entities are found by their renaming identifiers.
  @discardableResult open func addPersistentStore(
    ofType storeType: String, configurationName configuration: String?, at storeURL: URL?,
    options: [AnyHashable: Any]? = nil
  ) throws -> NSPersistentStore {
    if let configuration, configuration != "PF_DEFAULT_CONFIGURATION_NAME",
      managedObjectModel.entities(forConfigurationName: configuration) == nil
    {
      throw CoreDataError.make(
        NSPersistentStoreIncompatibleSchemaError, "The model has no configuration \u{201C}\(configuration)\u{201D}.")
    }
    let isReadOnly = (options?[NSReadOnlyPersistentStoreOption] as? NSNumber)?.boolValue ?? false
    let storage: any ObjectStorage
    let path = storeURL?.path ?? ""
    switch storeType {
    case NSInMemoryStoreType: storage = MemoryObjectStorage()
    case NSSQLiteStoreType, NSBinaryStoreType:
      if path == "/dev/null" {
        storage = MemoryObjectStorage()
        break
      }
      guard let storeURL, storeURL.isFileURL else {
        throw CoreDataError.make(NSPersistentStoreOpenError, "A store in a file needs the URL of a file.")
      }
      storage = try Self.open(path, isReadOnly: isReadOnly)
    default:
      throw CoreDataError.make(
        NSPersistentStoreInvalidTypeError, "There is no type of stores \u{201C}\(storeType)\u{201D}.")
    }
    let store = try makeStore(storage, storeType, configuration, storeURL, options, isReadOnly)
    locked { stores.append(store) }
    store.persistentStoreCoordinator = self
    notificationCenter.post(name: .NSPersistentStoreCoordinatorStoresDidChange, object: self)
    return store
  }

  private static func open(_ path: String, isReadOnly: Bool) throws -> any ObjectStorage {
    do throws(ObjectStorageError) {
      return try openObjectStorage(path: path, isReadOnly: isReadOnly)
    } catch {
      throw StoreRows.error(error, NSPersistentStoreOpenError, path: path)
    }
  }

  private func makeStore(
    _ storage: any ObjectStorage, _ type: String, _ configuration: String?, _ url: URL?, _ options: [AnyHashable: Any]?,
    _ isReadOnly: Bool
  ) throws -> NSPersistentStore {
    let saved: [UInt8]?
    do throws(ObjectStorageError) {
      saved = try storage.metadata()
    } catch {
      throw StoreRows.error(error, NSPersistentStoreOpenError, path: url?.path)
    }
    let rows = StoreRows(storage, model: managedObjectModel)
    var metadata =
      saved.flatMap { SafePropertyList.read(Data($0)) } as? [String: Any]
      ?? [:]
    // The identifier is a part of URLs; a damaged file may have any text.
    if (metadata[NSStoreUUIDKey] as? String).flatMap(UUID.init(uuidString:)) == nil {
      metadata[NSStoreUUIDKey] = UUID().uuidString
      metadata[NSStoreTypeKey] = type
      if !isReadOnly { try rows.setMetadata(metadata) }
    }
    return NSPersistentStore(
      type: type, configurationName: configuration, url: url ?? URL(fileURLWithPath: "/dev/null"), options: options,
      isReadOnly: isReadOnly, metadata: metadata, rows: rows)
  }

  /// The types of stores under their names since iOS 15.
  public struct StoreType: Sendable {
    /// The name.
    public let rawValue: String
    /// A store in an SQLite file.
    public static let sqlite = Self(rawValue: NSSQLiteStoreType)
    /// A store in a file.
    public static let binary = Self(rawValue: NSBinaryStoreType)
    /// A store in memory.
    public static let inMemory = Self(rawValue: NSInMemoryStoreType)
  }

  /// Adds a store, see ``addPersistentStore(ofType:configurationName:at:options:)``.
  @discardableResult public func addPersistentStore(
    type: StoreType, configuration: String? = nil, at storeURL: URL, options: [AnyHashable: Any]? = nil
  ) throws -> NSPersistentStore {
    try addPersistentStore(
      ofType: type.rawValue, configurationName: configuration, at: storeURL, options: options)
  }

  /// Adds the store of a description, and calls a block.
  open func addPersistentStore(
    with storeDescription: NSPersistentStoreDescription,
    completionHandler block: @escaping (NSPersistentStoreDescription, (any Error)?) -> Void
  ) {
    do {
      try addPersistentStore(
        ofType: storeDescription.type, configurationName: storeDescription.configuration, at: storeDescription.url,
        options: storeDescription.options)
      block(storeDescription, nil)
    } catch {
      block(storeDescription, error)
    }
  }

  /// Removes a store. Its file stays.
  open func remove(_ store: NSPersistentStore) throws {
    locked { stores.removeAll { $0 === store } }
    store.persistentStoreCoordinator = nil
    notificationCenter.post(name: .NSPersistentStoreCoordinatorStoresDidChange, object: self)
  }

  /// Deletes the file of a store.
  open func destroyPersistentStore(
    at url: URL, ofType storeType: String, options: [AnyHashable: Any]? = nil
  ) throws {
    for store in persistentStores where store.url == url { try remove(store) }
    for suffix in ["", "-wal", "-shm", "-journal"] where FileManager.default.fileExists(atPath: url.path + suffix) {
      try FileManager.default.removeItem(atPath: url.path + suffix)
    }
  }

  /// Deletes the file of a store.
  public func destroyPersistentStore(at url: URL, type: StoreType, options: [AnyHashable: Any]? = nil) throws {
    try destroyPersistentStore(at: url, ofType: type.rawValue, options: options)
  }

  /// The store in a file.
  open func persistentStore(for URL: URL) -> NSPersistentStore? { persistentStores.first { $0.url == URL } }

  /// The file of a store.
  open func url(for store: NSPersistentStore) -> URL { store.url ?? URL(fileURLWithPath: "/dev/null") }

  /// What describes a store.
  open func metadata(for store: NSPersistentStore) -> [String: Any] { store.metadata }

  /// Sets what describes a store. Its identifier and type stay.
  open func setMetadata(_ metadata: [String: Any]?, for store: NSPersistentStore) {
    var new = metadata ?? [:]
    for key in [NSStoreUUIDKey, NSStoreTypeKey] { new[key] = store.metadata[key] }
    store.metadata = new
    do {
      try store.rows.setMetadata(new)
    } catch {
      CoreDataLog.write(error.localizedDescription)
    }
  }

  /// The object identifier of a URL; `nil` if no store of the coordinator has it.
  open func managedObjectID(forURIRepresentation url: URL) -> NSManagedObjectID? {
    guard url.scheme == "x-coredata", let identifier = url.host?.uppercased(),
      let store = persistentStores.first(where: { $0.identifier.uppercased() == identifier }),
      url.lastPathComponent.hasPrefix("p"), let number = Int64(url.lastPathComponent.dropFirst()),
      let entity = store.rows.entity(of: number)
        ?? managedObjectModel.entitiesByName[url.deletingLastPathComponent().lastPathComponent]
    else { return nil }
    return store.rows.identifier(number, entity)
  }

  // MARK: Contexts

  /// Calls a block, later.
  @preconcurrency open func perform(_ block: @escaping @Sendable () -> Void) {
    ContextQueue.make(.privateQueueConcurrencyType).async(block)
  }

  /// Calls a block and waits for it.
  open func performAndWait<T>(_ block: () throws -> T) rethrows -> T { try block() }

  func add(_ context: NSManagedObjectContext) {
    let reference = WeakContext(context: context)
    locked { contexts = contexts.filter { $0.context != nil && $0.context !== reference.context } + [reference] }
  }

  func assign(_ object: NSManagedObject, to store: NSPersistentStore) {
    let identifier = object.objectID
    locked { assignments[identifier] = store }
  }

  var sourceModel: NSManagedObjectModel? { managedObjectModel }

  func savedValues(of identifier: NSManagedObjectID) -> SavedValues? {
    guard let number = identifier.number else { return nil }
    return store(of: identifier)?.rows.savedValues(of: number)
  }

  private func store(of identifier: NSManagedObjectID) -> NSPersistentStore? {
    guard case .saved(let name, _) = identifier.reference else { return nil }
    if let store = identifier.persistentStore, store.persistentStoreCoordinator === self { return store }
    return persistentStores.first { $0.identifier == name }
  }

  func identifiers(of entities: [NSEntityDescription]) throws -> [NSManagedObjectID] {
    let stores = persistentStores
    guard !stores.isEmpty else {
      throw CoreDataError.make(NSCoreDataError, "The coordinator has no stores. Were the persistent stores loaded?")
    }
    return try stores.flatMap { store in
      let found = try entities.flatMap { entity in try store.rows.numbers(of: entity).map { ($0, entity) } }
      // One entity's objects are in their order already.
      let ordered = entities.count > 1 ? found.sorted { $0.0 < $1.0 } : found
      return ordered.map { store.rows.identifier($0.0, $0.1) }
    }
  }

  func permanentIdentifiers(for objects: [NSManagedObject]) throws -> [NSManagedObjectID] {
    let stores = try objects.map(storeForSaving)
    var numbers: [ObjectIdentifier: [Int64]] = [:]
    for store in Set(stores) {
      numbers[ObjectIdentifier(store)] = try store.rows.reserve(stores.count { $0 === store }).reversed()
    }
    return zip(objects, stores).map { object, store in
      store.rows.identifier(numbers[ObjectIdentifier(store)]!.removeLast(), object.entity)
    }
  }

  private func storeForSaving(_ object: NSManagedObject) throws -> NSPersistentStore {
    let identifier = object.objectID
    if let assigned = locked({ assignments.removeValue(forKey: identifier) }) { return assigned }
    let found = persistentStores.first { store in
      guard !store.isReadOnly else { return false }
      guard let entities = managedObjectModel.entities(forConfigurationName: store.configurationName) else {
        return true
      }
      return entities.contains { $0.name == object.entity.name }
    }
    guard let found else {
      throw CoreDataError.make(
        NSPersistentStoreSaveError,
        "No store of the coordinator can save objects of the entity \(object.entity.name ?? "").")
    }
    return found
  }

  func save(_ changes: ContextChanges) throws -> [NSManagedObjectID: SavedValues] {
    var values: [NSManagedObjectID: SavedValues] = [:]
    var saved = SavedIdentifiers(changes)
    let parts = try persistentStores.compactMap { store -> (rows: StoreRows, changes: ContextChanges)? in
      let part = changes.filtered { self.store(of: $0) === store }
      guard !part.isEmpty else { return nil }
      guard !store.isReadOnly else {
        throw CoreDataError.make(NSPersistentStoreSaveError, "The store \(store.url?.path ?? "") is not to be changed.")
      }
      return (store.rows, part)
    }
    // A store is one transaction. What any of them refuses is found before one of them is changed.
    if parts.count > 1 { for part in parts { try part.rows.check(part.changes) } }
    for part in parts {
      let result = try part.rows.save(part.changes)
      values.merge(result.values) { $1 }
      saved.deleted += result.replaced
    }
    inform(saved, changes.context)
    return values
  }

  private func inform(_ saved: SavedIdentifiers, _ source: NSManagedObjectContext?) {
    guard source?.isBatch != true else { return }
    for context in locked({ contexts }).compactMap(\.context) where context.parent == nil {
      if context === source {
        // Objects that inserted ones have replaced.
        context.forget(saved.deleted)
      } else if context.automaticallyMergesChangesFromParent {
        context.perform { context.merge(saved) }
      }
    }
  }
}
