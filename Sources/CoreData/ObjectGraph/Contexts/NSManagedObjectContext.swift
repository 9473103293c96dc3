import CombineOverlay
import Dispatch

/// Objects as one part of an app sees and changes them, until it saves or discards the changes.
///
/// A context is used on its queue: the main queue, or a queue of its own with `perform`.
///
/// Differs from Apple: changes are not registered with an undo manager.
open class NSManagedObjectContext: NSObject, @unchecked Sendable {
  /// Which queue the context is used on.
  public let concurrencyType: NSManagedObjectContextConcurrencyType
  let queue: ContextQueue
  /// The centre of the code that made the context. In tests each simulated device has one, which code on a queue of its own does not find.
  package let notificationCenter = NotificationCenter.default

  /// The coordinator of the stores; that of the parent if there is one.
  open var persistentStoreCoordinator: NSPersistentStoreCoordinator? {
    get { ownCoordinator ?? parent?.persistentStoreCoordinator }
    set {
      ownCoordinator = newValue
      newValue?.add(self)
    }
  }
  private var ownCoordinator: NSPersistentStoreCoordinator?
  /// The context that objects come from and are saved to, instead of a coordinator.
  open var parent: NSManagedObjectContext? {
    didSet { parent?.addChild(self) }
  }

  /// Whether changes that others save in the same stores are merged into this context.
  open var automaticallyMergesChangesFromParent = false
  /// What a save does with conflicts: an ``NSMergePolicy``.
  open var mergePolicy: Any = NSMergePolicy.error
  /// The name, for the app's own use.
  open var name: String?
  /// The author of changes, for the app's own use.
  open var transactionAuthor: String?
  /// What the app has added to the context.
  open var userInfo = NSMutableDictionary()
  /// Has no effect: changes are not registered.
  open var undoManager: NSObject?
  /// Whether an object that no longer exists is `nil` in all its values without a message.
  open var shouldDeleteInaccessibleFaults = true
  /// Has no effect: deletions reach other objects at the end of an event.
  open var propagatesDeletesAtEndOfEvent = true
  /// Whether objects without changes are retained too.
  open var retainsRegisteredObjects = false {
    didSet { retained = retainsRegisteredObjects ? registeredObjects : [] }
  }
  /// Has no effect.
  open var stalenessInterval: TimeInterval = -1

  // MARK: State inside

  struct Reference {
    weak var object: NSManagedObject?
  }

  struct WeakContext {
    weak var context: NSManagedObjectContext?
  }

  var registry: [NSManagedObjectID: Reference] = [:]
  var registryLimit = 256
  var retained: Set<NSManagedObject> = []
  /// The saved identifiers of objects that children know by temporary ones.
  var aliases: [NSManagedObjectID: NSManagedObjectID] = [:]
  var children: [WeakContext] = []
  var inserted: Set<NSManagedObject> = []
  var updated: Set<NSManagedObject> = []
  var deleted: Set<NSManagedObject> = []
  var insertions = 0
  var event = ContextEvent()
  private var isProcessingScheduled = false
  /// Whether the context belongs to a batch request, of which others are not informed.
  var isBatch = false

  /// A context on the main queue.
  public override convenience init() { self.init(concurrencyType: .mainQueueConcurrencyType) }

  /// A context on a queue.
  public init(concurrencyType ct: NSManagedObjectContextConcurrencyType) {
    concurrencyType = ct
    queue = .make(ct)
  }

  /// The queues under their names since iOS 15.
  public struct ConcurrencyType: Sendable {
    let type: NSManagedObjectContextConcurrencyType
    /// A queue of its own.
    public static let privateQueue = Self(type: .privateQueueConcurrencyType)
    /// The main queue.
    public static let mainQueue = Self(type: .mainQueueConcurrencyType)
  }

  /// A context on a queue.
  public convenience init(_ type: ConcurrencyType) { self.init(concurrencyType: type.type) }

  var model: NSManagedObjectModel? { persistentStoreCoordinator?.managedObjectModel }

  var entityNames: String { model?.entities.compactMap(\.name).sorted().joined(separator: ", ") ?? "no model" }

  private var source: (any ObjectSource)? {
    if let parent { return ParentContext(parent) }
    return ownCoordinator
  }

  func availableSource() throws -> any ObjectSource {
    guard let source else {
      throw CoreDataError.make(
        NSManagedObjectContextLockingError, "The context has neither a coordinator nor a parent.")
    }
    return source
  }

  // MARK: Blocks

  /// Calls a block on the context's queue, later.
  @preconcurrency open func perform(_ block: @escaping @Sendable () -> Void) {
    queue.async { self.run(block) }
  }

  /// Calls a block on the context's queue and waits for it.
  open func performAndWait<T>(_ block: () throws -> T) rethrows -> T { try queue.sync { try run(block) } }

  /// When a block of `perform` begins.
  public enum ScheduledTaskType: Sendable {
    /// At once if the caller is on the queue.
    case immediate
    /// After the blocks before it.
    case enqueued
  }

  /// Calls a block on the context's queue, and returns its result.
  @preconcurrency public func perform<T, Failure: Error>(
    schedule: ScheduledTaskType = .immediate, _ block: @escaping @Sendable () throws(Failure) -> T
  ) async throws(Failure) -> T {
    let result: Transfer<Result<T, Failure>> = await withCheckedContinuation { continuation in
      queue.async {
        continuation.resume(
          returning: Transfer(
            value: self.run {
              do throws(Failure) { return .success(try block()) } catch { return .failure(error) }
            }))
      }
    }
    return try result.value.get()
  }

  private func run<Value>(_ block: () throws -> Value) rethrows -> Value {
    let value = try CurrentContext.$value.withValue(self, operation: block)
    processPendingChanges()
    return value
  }

  /// A result that passes from a context's queue.
  private struct Transfer<Value>: @unchecked Sendable {
    let value: Value
  }

  // MARK: Objects

  /// Inserts an object that was made without a context.
  open func insert(_ object: NSManagedObject) {
    guard case .detached = object.state else { return }
    object.managedObjectContext = self
    object.state = .inserted
    object.isDeleted = false
    insertions += 1
    object.insertionOrder = insertions
    register(object)
    inserted.insert(object)
    event.inserted.insert(object)
    object.awakeFromInsert()
    scheduleProcessing()
  }

  /// Marks an object as one to delete. It is deleted from the store by the next save.
  open func delete(_ object: NSManagedObject) {
    guard object.managedObjectContext === self, !object.isDeleted else { return }
    object.fire()
    object.objectWillChange.send()
    object.prepareForDeletion()
    object.isDeleted = true
    event.pendingDeletions.append(object)
    event.deleted.insert(object)
    if inserted.contains(object) {
      event.inserted.remove(object)
    } else {
      deleted.insert(object)
    }
    scheduleProcessing()
  }

  /// The object with an identifier, which may be a fault. Whether it exists is known when a value is read.
  open func object(with objectID: NSManagedObjectID) -> NSManagedObject {
    if let known = registeredObject(for: objectID) { return known }
    let object = PendingFault.make(aliases[objectID] ?? objectID, in: self)
    register(object)
    return object
  }

  /// The object with an identifier. An object that does not exist is an error.
  open func existingObject(with objectID: NSManagedObjectID) throws -> NSManagedObject {
    if let known = registeredObject(for: objectID), !known.isFault { return known }
    guard savedValues(of: objectID) != nil else {
      throw CoreDataError.make(
        NSManagedObjectReferentialIntegrityError, "There is no object \(objectID.uriRepresentation().absoluteString).")
    }
    return object(with: objectID)
  }

  /// The object with an identifier, if the context has it.
  open func registeredObject(for objectID: NSManagedObjectID) -> NSManagedObject? {
    registry[objectID]?.object ?? aliases[objectID].flatMap { registry[$0]?.object }
  }

  /// The object of a relationship; `nil` for a new one that is gone.
  func object(withReference identifier: NSManagedObjectID) -> NSManagedObject? {
    if let known = registeredObject(for: identifier) { return known }
    if identifier.isTemporaryID, savedValues(of: identifier) == nil { return nil }
    return object(with: identifier)
  }

  /// What a predicate sees of an object: the object if it has changes, otherwise its values in the store.
  func predicateSubject(_ identifier: NSManagedObjectID) -> NSObject {
    if let known = registeredObject(for: identifier), known.hasChanges { return known }
    return FetchedRow(identifier, self)
  }

  func savedValues(of identifier: NSManagedObjectID) -> SavedValues? {
    source?.savedValues(of: aliases[identifier] ?? identifier)
  }

  func register(_ object: NSManagedObject) {
    registry[object.objectID] = Reference(object: object)
    if retainsRegisteredObjects { retained.insert(object) }
    guard registry.count > registryLimit else { return }
    registry = registry.filter { $0.value.object != nil }
    registryLimit = max(256, registry.count * 2)
  }

  /// The new objects.
  open var insertedObjects: Set<NSManagedObject> { inserted.filter { !$0.isDeleted } }

  /// The saved objects with changes.
  open var updatedObjects: Set<NSManagedObject> { updated.filter { !$0.isDeleted } }

  /// The objects to delete.
  open var deletedObjects: Set<NSManagedObject> { deleted }

  /// The objects that exist in memory.
  open var registeredObjects: Set<NSManagedObject> { Set(registry.values.compactMap(\.object)) }

  /// Whether there are changes that are not saved.
  open var hasChanges: Bool { inserted.contains { !$0.isDeleted } || !updated.isEmpty || !deleted.isEmpty }

  // MARK: Changes

  func noteChange(of object: NSManagedObject) {
    switch object.state {
    case .detached: return
    case .inserted: break
    case .fault, .saved: updated.insert(object)
    }
    event.updated.insert(object)
    scheduleProcessing()
  }

  /// A transient property has changed, which makes no save necessary.
  func noteTransientChange(of object: NSManagedObject) {
    guard case .detached = object.state else {
      event.updated.insert(object)
      return scheduleProcessing()
    }
  }

  /// Changes are reported at the end of an event, together.
  func scheduleProcessing() {
    guard !isProcessingScheduled, case .main = queue else { return }
    isProcessingScheduled = true
    queue.async { [weak self] in
      self?.isProcessingScheduled = false
      self?.processPendingChanges()
    }
  }

  /// Lets deletions reach other objects, and reports what has changed since the last time.
  open func processPendingChanges() {
    while !event.pendingDeletions.isEmpty {
      let deletions = event.pendingDeletions
      event.pendingDeletions = []
      for object in deletions { propagateDeletion(of: object) }
    }
    guard !event.isEmpty else { return }
    let finished = event
    event = ContextEvent()
    for object in finished.deleted where inserted.remove(object) != nil { detach(object) }
    notificationCenter.post(
      name: .NSManagedObjectContextObjectsDidChange, object: self, userInfo: finished.userInfo)
  }

  /// Discards the changes that are not saved.
  open func rollback() {
    processPendingChanges()
    for object in inserted {
      object.objectWillChange.send()
      detach(object)
      event.deleted.insert(object)
    }
    for object in updated.union(deleted) {
      object.objectWillChange.send()
      object.isDeleted = false
      object.changes = [:]
      event.refreshed.insert(object)
    }
    updated = []
    deleted = []
    processPendingChanges()
  }

  /// Forgets all objects, with their changes.
  open func reset() {
    for reference in registry.values {
      guard let object = reference.object else { continue }
      object.managedObjectContext = nil
      object.state = .detached
      object.changes = [:]
      object.isDeleted = false
    }
    registry = [:]
    retained = []
    inserted = []
    updated = []
    deleted = []
    event = ContextEvent()
    notificationCenter.post(
      name: .NSManagedObjectContextObjectsDidChange, object: self, userInfo: [NSInvalidatedAllObjectsKey: true])
  }

  /// Makes an object a fault, whose values are read again. Without `mergeChanges` its changes are discarded.
  open func refresh(_ object: NSManagedObject, mergeChanges flag: Bool) {
    guard object.managedObjectContext === self else { return }
    switch object.state {
    case .detached, .inserted: return
    case .fault, .saved: break
    }
    object.objectWillChange.send()
    object.willTurnIntoFault()
    if !flag {
      object.changes = [:]
      updated.remove(object)
    }
    object.state = .fault
    object.didTurnIntoFault()
    event.refreshed.insert(object)
    scheduleProcessing()
  }

  /// Makes all objects faults; their changes are kept.
  open func refreshAllObjects() { for object in registeredObjects { refresh(object, mergeChanges: true) } }

  // MARK: Fetching

  /// Returns the results of a request.
  open func fetch<T>(_ request: NSFetchRequest<T>) throws -> [T] {
    processPendingChanges()
    let source = try availableSource()
    let results = try FetchExecution(request, context: self, source: source).results()
    return try results.map { result in
      guard let fitting = result as? T else {
        throw CoreDataError.make(
          NSCoreDataError,
          "A fetch request for \(T.self) has the result \(Swift.type(of: result)). Is the class in the model?")
      }
      return fitting
    }
  }

  /// Returns the number of results of a request.
  open func count<T>(for request: NSFetchRequest<T>) throws -> Int {
    processPendingChanges()
    return try FetchExecution(request, context: self, source: availableSource()).count()
  }

  /// Carries out a request that changes many objects at once.
  @discardableResult open func execute(_ request: NSPersistentStoreRequest) throws -> NSPersistentStoreResult {
    processPendingChanges()
    guard let request = request as? any ExecutableRequest else {
      throw CoreDataError.make(
        NSCoreDataError, "A request of the class \(Swift.type(of: request)) cannot be executed; fetch it.")
    }
    return try request.execute(in: self)
  }

  /// The objects of entities that are not saved, in the order of their insertion.
  func newObjects(of entities: [NSEntityDescription]) -> [NSManagedObject] {
    let names = Set(entities.map(\.name))
    return inserted.filter { !$0.isDeleted && names.contains($0.entity.name) }.sorted {
      $0.insertionOrder < $1.insertionOrder
    }
  }

  // MARK: Saving

  /// Saves all changes: in the stores, or in the parent. If it fails, nothing is saved and the changes stay.
  ///
  /// Each store is one transaction. Conflicts are found in all stores before one is changed; if then a later store cannot be written, as
  /// on a full disk, what an earlier one has saved stays, and the save fails.
  open func save() throws {
    processPendingChanges()
    guard hasChanges else { return }
    let source = try availableSource()
    notificationCenter.post(name: .NSManagedObjectContextWillSave, object: self)
    sendWillSave()
    try validate()
    let changed = inserted.union(updated)
    for object in changed {
      for case let attribute as NSDerivedAttributeDescription in object.entity.properties {
        object.setPrimitiveValue(attribute.value(for: object), forKey: attribute.name)
      }
    }
    processPendingChanges()
    let new = inserted.sorted { $0.insertionOrder < $1.insertionOrder }
    try obtainPermanentIDs(for: new)
    let values = try source.save(changes(new))
    finish(values)
  }

  /// Gives new objects the identifiers under which they will be saved.
  open func obtainPermanentIDs(for objects: [NSManagedObject]) throws {
    let objects = objects.filter { $0.objectID.isTemporaryID && $0.managedObjectContext === self }
    guard !objects.isEmpty else { return }
    let identifiers = try availableSource().permanentIdentifiers(for: objects)
    var replaced: [NSManagedObjectID: NSManagedObjectID] = [:]
    for (object, identifier) in zip(objects, identifiers) where identifier != object.objectID {
      replaced[object.objectID] = identifier
      if !children.isEmpty { aliases[object.objectID] = identifier }
      object.objectID = identifier
      register(object)
    }
    guard !replaced.isEmpty else { return }
    for object in inserted.union(updated) { object.replaceIdentifiers(replaced) }
  }

  // MARK: Merging

  /// Brings what another context has saved into this one.
  open func mergeChanges(fromContextDidSave notification: Notification) {
    func identifiers(_ keys: String...) -> [NSManagedObjectID] {
      keys.flatMap { key -> [NSManagedObjectID] in
        switch notification.userInfo?[key] {
        case let objects as Set<NSManagedObject>: objects.map(\.objectID)
        case let identifiers as Set<NSManagedObjectID>: Array(identifiers)
        case let identifiers as [NSManagedObjectID]: identifiers
        case let objects as [NSManagedObject]: objects.map(\.objectID)
        default: []
        }
      }
    }
    performAndWait {
      merge(
        SavedIdentifiers(
          inserted: identifiers(NSInsertedObjectsKey, NSInsertedObjectIDsKey),
          updated: identifiers(NSUpdatedObjectsKey, NSUpdatedObjectIDsKey),
          deleted: identifiers(NSDeletedObjectsKey, NSDeletedObjectIDsKey)))
    }
  }

  /// Brings changes that are known by identifiers, as batch requests return them, into contexts.
  open class func mergeChanges(
    fromRemoteContextSave changeNotificationData: [AnyHashable: Any], into contexts: [NSManagedObjectContext]
  ) {
    for context in contexts {
      context.mergeChanges(
        fromContextDidSave: Notification(
          name: .NSManagedObjectContextDidSave, object: nil, userInfo: changeNotificationData))
    }
  }

  /// Sets the store that a new object is saved in.
  open func assign(_ object: Any, to store: NSPersistentStore) {
    guard let object = object as? NSManagedObject else { return }
    persistentStoreCoordinator?.assign(object, to: store)
  }
}
