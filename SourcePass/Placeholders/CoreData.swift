// swift-format-ignore-file: declarations with the names and types of a module that is absent here; see docs/XCODE.md.
import SwiftUI

/// A property of a managed object, which has an empty value at first.
@propertyWrapper public struct PlaceholderManaged<Value> {
  private var stored: Value?
  public init() {}
  public var wrappedValue: Value {
    get { stored ?? Placeholder("CoreData.NSManagedObject.value").value() }
    set { stored = newValue }
  }
}

open class NSManagedObjectID: NSObject, @unchecked Sendable {}
open class NSPropertyDescription: NSObject, PlaceholderMembers { open var name = "" }
open class NSAttributeDescription: NSPropertyDescription {}
open class NSRelationshipDescription: NSPropertyDescription {}
open class NSEntityDescription: NSObject, PlaceholderMembers {
  open var name: String?
  open var managedObjectClassName: String! = ""
  open var properties: [NSPropertyDescription] = []
  public override init() { super.init() }
  open class func entity(forEntityName name: String, in context: NSManagedObjectContext) -> NSEntityDescription? {
    let entity = NSEntityDescription()
    entity.name = name
    return entity
  }
  open class func insertNewObject(forEntityName name: String, into context: NSManagedObjectContext) -> NSManagedObject {
    NSManagedObject(context: context)
  }
}

open class NSManagedObject: NSObject, PlaceholderMembers, Identifiable, ObservableObject, @unchecked Sendable {
  private var values: [String: Any] = [:]
  open private(set) weak var managedObjectContext: NSManagedObjectContext?
  open private(set) var objectID = NSManagedObjectID()
  open var isDeleted: Bool { false }
  open var hasChanges: Bool { false }
  open class func entity() -> NSEntityDescription {
    let entity = NSEntityDescription()
    entity.name = "\(self)"
    return entity
  }
  public required init(context: NSManagedObjectContext) {
    super.init()
    managedObjectContext = context
    context.insert(self)
    logPlaceholder("CoreData.NSManagedObject")
  }
  public required convenience init(entity: NSEntityDescription, insertInto context: NSManagedObjectContext?) {
    self.init(context: context ?? NSManagedObjectContext())
  }
  open func primitiveValue(forKey key: String) -> Any? { values[key] }
  open func setPrimitiveValue(_ value: Any?, forKey key: String) { values[key] = value }
  open func willChangeValue(forKey key: String) {}
  open func didChangeValue(forKey key: String) {}
  open func awakeFromInsert() {}
  open func awakeFromFetch() {}
  open func willSave() {}
  open func didSave() {}
  open func prepareForDeletion() {}
}

public protocol NSFetchRequestResult: NSObjectProtocol {}
extension NSManagedObject: NSFetchRequestResult {}
extension NSManagedObjectID: NSFetchRequestResult {}
extension NSDictionary: NSFetchRequestResult {}

open class NSPersistentStoreRequest: NSObject, PlaceholderMembers {}
public enum NSFetchRequestResultType: UInt, Sendable {
  case managedObjectResultType, managedObjectIDResultType, dictionaryResultType, countResultType
}
open class NSFetchRequest<ResultType: NSFetchRequestResult>: NSPersistentStoreRequest, @unchecked Sendable {
  open var entityName: String?
  open var predicate: NSPredicate?
  open var sortDescriptors: [NSSortDescriptor]?
  open var fetchLimit = 0
  open var fetchOffset = 0
  open var fetchBatchSize = 0
  open var includesPropertyValues = true
  open var returnsObjectsAsFaults = true
  open var returnsDistinctResults = false
  open var propertiesToFetch: [Any]?
  open var relationshipKeyPathsForPrefetching: [String]?
  open var entity: NSEntityDescription?
  open var resultType = NSFetchRequestResultType.managedObjectResultType
  public override init() { super.init() }
  public convenience init(entityName: String) {
    self.init()
    self.entityName = entityName
  }
}
open class NSBatchDeleteRequest: NSPersistentStoreRequest {
  public init<Result>(fetchRequest: NSFetchRequest<Result>) { super.init() }
  public init(objectIDs: [NSManagedObjectID]) { super.init() }
}
open class NSPersistentStoreResult: NSObject, PlaceholderMembers {}
open class NSMergePolicy: NSObject, @unchecked Sendable {
  public static let mergeByPropertyObjectTrump = NSMergePolicy()
  public static let mergeByPropertyStoreTrump = NSMergePolicy()
  public static let overwrite = NSMergePolicy()
  public static let rollback = NSMergePolicy()
  public static let error = NSMergePolicy()
}
public let NSMergeByPropertyObjectTrumpMergePolicy: Any = NSMergePolicy.mergeByPropertyObjectTrump
public let NSMergeByPropertyStoreTrumpMergePolicy: Any = NSMergePolicy.mergeByPropertyStoreTrump
public enum NSManagedObjectContextConcurrencyType: UInt, Sendable {
  case confinementConcurrencyType, privateQueueConcurrencyType, mainQueueConcurrencyType
}

/// A context keeps objects in memory: what was inserted is fetched, by its class, until the process ends.
open class NSManagedObjectContext: NSObject, PlaceholderMembers, @unchecked Sendable {
  private var objects: [NSManagedObject] = []
  open var persistentStoreCoordinator: NSPersistentStoreCoordinator?
  open var parent: NSManagedObjectContext?
  open var automaticallyMergesChangesFromParent = false
  open var mergePolicy: Any = NSMergePolicy.error
  open var hasChanges: Bool { true }
  open var insertedObjects: Set<NSManagedObject> { [] }
  open var registeredObjects: Set<NSManagedObject> { Set(objects) }
  public override init() { super.init() }
  public convenience init(concurrencyType: NSManagedObjectContextConcurrencyType) { self.init() }
  public convenience init(_ concurrencyType: NSManagedObjectContextConcurrencyType) { self.init() }
  open func insert(_ object: NSManagedObject) { if !objects.contains(object) { objects.append(object) } }
  open func delete(_ object: NSManagedObject) { objects.removeAll { $0 === object } }
  open func fetch<Result: NSFetchRequestResult>(_ request: NSFetchRequest<Result>) throws -> [Result] {
    logPlaceholder(Self.self)
    let found = objects.compactMap { $0 as? Result }
    return request.fetchLimit > 0 ? Array(found.prefix(request.fetchLimit)) : found
  }
  open func count<Result: NSFetchRequestResult>(for request: NSFetchRequest<Result>) throws -> Int {
    try fetch(request).count
  }
  open func save() throws { logPlaceholder(Self.self) }
  open func rollback() {}
  open func reset() { objects = [] }
  open func refreshAllObjects() {}
  open func refresh(_ object: NSManagedObject, mergeChanges: Bool) {}
  open func object(with id: NSManagedObjectID) -> NSManagedObject {
    objects.first { $0.objectID === id } ?? NSManagedObject(context: self)
  }
  open func existingObject(with id: NSManagedObjectID) throws -> NSManagedObject { object(with: id) }
  open func perform(_ block: @escaping () -> Void) { block() }
  open func performAndWait(_ block: () -> Void) { block() }
  open func perform<T>(_ block: @escaping () throws -> T) async rethrows -> T { try block() }
  @discardableResult open func execute(_ request: NSPersistentStoreRequest) throws -> NSPersistentStoreResult {
    logPlaceholder(Self.self)
    return NSPersistentStoreResult()
  }
}
extension Notification.Name {
  public static let NSManagedObjectContextDidSave = Notification.Name("NSManagingContextDidSaveChangesNotification")
  public static let NSManagedObjectContextObjectsDidChange = Notification.Name(
    "NSObjectsChangedInManagingContextNotification")
}

open class NSManagedObjectModel: NSObject, PlaceholderMembers {
  open var entities: [NSEntityDescription] = []
  public override init() { super.init() }
  public convenience init?(contentsOf url: URL) { self.init() }
  open class func mergedModel(from bundles: [Bundle]?) -> NSManagedObjectModel? { NSManagedObjectModel() }
}
public let NSSQLiteStoreType = "SQLite"
public let NSInMemoryStoreType = "InMemory"
public let NSBinaryStoreType = "Binary"
public let NSMigratePersistentStoresAutomaticallyOption = "NSMigratePersistentStoresAutomaticallyOption"
public let NSInferMappingModelAutomaticallyOption = "NSInferMappingModelAutomaticallyOption"
public let NSPersistentHistoryTrackingKey = "NSPersistentHistoryTrackingKey"
open class NSPersistentStore: NSObject, PlaceholderMembers { open var url: URL? }
open class NSPersistentStoreCoordinator: NSObject, PlaceholderMembers {
  open var persistentStores: [NSPersistentStore] { [] }
  public override init() { super.init() }
  public convenience init(managedObjectModel: NSManagedObjectModel) { self.init() }
  @discardableResult open func addPersistentStore(
    ofType type: String, configurationName: String?, at url: URL?, options: [AnyHashable: Any]? = nil
  ) throws -> NSPersistentStore { NSPersistentStore() }
  open func remove(_ store: NSPersistentStore) throws {}
}
open class NSPersistentStoreDescription: NSObject, PlaceholderMembers, @unchecked Sendable {
  open var type = NSSQLiteStoreType
  open var url: URL?
  open var shouldMigrateStoreAutomatically = true
  open var shouldInferMappingModelAutomatically = true
  open var shouldAddStoreAsynchronously = false
  public override init() { super.init() }
  public convenience init(url: URL) {
    self.init()
    self.url = url
  }
  open func setOption(_ option: NSObject?, forKey key: String) {}
}
open class NSPersistentContainer: NSObject, PlaceholderMembers, @unchecked Sendable {
  public let name: String
  public let viewContext = NSManagedObjectContext()
  open var managedObjectModel = NSManagedObjectModel()
  open var persistentStoreCoordinator = NSPersistentStoreCoordinator()
  open var persistentStoreDescriptions = [NSPersistentStoreDescription()]
  open class func defaultDirectoryURL() -> URL { FileManager.default.temporaryDirectory }
  public init(name: String) {
    self.name = name
    super.init()
    logPlaceholder("CoreData.NSPersistentContainer")
  }
  public convenience init(name: String, managedObjectModel: NSManagedObjectModel) { self.init(name: name) }
  open func loadPersistentStores(completionHandler: @escaping (NSPersistentStoreDescription, (any Error)?) -> Void) {
    for description in persistentStoreDescriptions { completionHandler(description, nil) }
  }
  open func newBackgroundContext() -> NSManagedObjectContext { viewContext }
  open func performBackgroundTask(_ block: @escaping (NSManagedObjectContext) -> Void) { block(viewContext) }
}
open class NSPersistentCloudKitContainer: NSPersistentContainer, @unchecked Sendable {}

public enum NSFetchedResultsChangeType: UInt, Sendable { case insert = 1, delete, move, update }
public protocol NSFetchedResultsSectionInfo {
  var name: String { get }
  var indexTitle: String? { get }
  var numberOfObjects: Int { get }
  var objects: [Any]? { get }
}
public protocol NSFetchedResultsControllerDelegate: AnyObject {}
open class NSFetchedResultsController<ResultType: NSFetchRequestResult>: NSObject, PlaceholderMembers {
  private struct Section: NSFetchedResultsSectionInfo {
    var name = ""
    var indexTitle: String?
    var numberOfObjects: Int { objects?.count ?? 0 }
    var objects: [Any]?
  }
  open weak var delegate: (any NSFetchedResultsControllerDelegate)?
  open private(set) var fetchedObjects: [ResultType]?
  public let fetchRequest: NSFetchRequest<ResultType>
  public let managedObjectContext: NSManagedObjectContext
  public init(
    fetchRequest: NSFetchRequest<ResultType>, managedObjectContext: NSManagedObjectContext, sectionNameKeyPath: String?,
    cacheName: String?
  ) {
    self.fetchRequest = fetchRequest
    self.managedObjectContext = managedObjectContext
    super.init()
    logPlaceholder("CoreData.NSFetchedResultsController")
  }
  open var sections: [any NSFetchedResultsSectionInfo]? { fetchedObjects.map { [Section(objects: $0)] } }
  open func performFetch() throws { fetchedObjects = try managedObjectContext.fetch(fetchRequest) }
  open func object(at indexPath: IndexPath) -> ResultType { fetchedObjects![indexPath[indexPath.count - 1]] }
  open func indexPath(forObject object: ResultType) -> IndexPath? { nil }
}

// MARK: SwiftUI

/// The objects of a fetch request: none.
public struct FetchedResults<Result: NSFetchRequestResult>: RandomAccessCollection {
  var objects: [Result] = []
  public var nsPredicate: NSPredicate?
  public var nsSortDescriptors: [NSSortDescriptor] = []
  public var startIndex: Int { 0 }
  public var endIndex: Int { objects.count }
  public subscript(index: Int) -> Result { objects[index] }
}

@MainActor @propertyWrapper public struct FetchRequest<Result: NSFetchRequestResult>: DynamicProperty {
  public var wrappedValue: FetchedResults<Result> { FetchedResults() }
  public var projectedValue: FetchRequest<Result> { self }
  public init() { logPlaceholder("CoreData.FetchRequest") }
  public init(
    entity: NSEntityDescription, sortDescriptors: [NSSortDescriptor] = [], predicate: NSPredicate? = nil,
    animation: Animation? = nil
  ) { self.init() }
  public init(sortDescriptors: [NSSortDescriptor] = [], predicate: NSPredicate? = nil, animation: Animation? = nil) {
    self.init()
  }
  public init<Value>(
    sortDescriptors: [SortDescriptor<Value>], predicate: NSPredicate? = nil, animation: Animation? = nil
  ) {
    self.init()
  }
  public init(fetchRequest: NSFetchRequest<Result>, animation: Animation? = nil) { self.init() }
}

private struct ManagedObjectContextKey: EnvironmentKey {
  nonisolated(unsafe) static let defaultValue = NSManagedObjectContext()
}

extension EnvironmentValues {
  public var managedObjectContext: NSManagedObjectContext {
    get { self[ManagedObjectContextKey.self] }
    set { self[ManagedObjectContextKey.self] = newValue }
  }
}
