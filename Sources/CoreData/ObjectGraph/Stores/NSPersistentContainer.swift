/// A model, the stores of its objects, and a context on the main queue.
///
/// The model is the resource of the container's name, `NAME.momd`, which `proscenium` compiles from `NAME.xcdatamodeld`.
open class NSPersistentContainer: NSObject, @unchecked Sendable {
  /// The name.
  public let name: String
  /// The model.
  public let managedObjectModel: NSManagedObjectModel
  /// The stores.
  public let persistentStoreCoordinator: NSPersistentStoreCoordinator
  /// The context of the user interface, on the main queue.
  public let viewContext: NSManagedObjectContext
  /// How the stores are loaded.
  open var persistentStoreDescriptions: [NSPersistentStoreDescription]

  /// The folder of stores: `Library/Application Support` of the app.
  open class func defaultDirectoryURL() -> URL {
    let folder =
      FileManager.default.urls(for: .applicationSupportDirectory, in: .userDomainMask).first
      ?? URL(fileURLWithPath: NSHomeDirectory())
    let name = Bundle.main.bundleIdentifier ?? ProcessInfo.processInfo.processName
    let own = folder.lastPathComponent == name ? folder : folder.appendingPathComponent(name, isDirectory: true)
    try? FileManager.default.createDirectory(at: own, withIntermediateDirectories: true)
    return own
  }

  /// The container with the model of a name, in the app's resources. A model that is absent is logged.
  public convenience init(name: String) {
    self.init(name: name, managedObjectModel: Self.model(named: name))
  }

  private static func model(named name: String) -> NSManagedObjectModel {
    for bundle in [Bundle.main] + Bundle.allBundles {
      for kind in ["momd", "mom"] {
        if let url = bundle.url(forResource: name, withExtension: kind),
          let model = NSManagedObjectModel(contentsOf: url)
        {
          return model
        }
      }
    }
    CoreDataLog.write("There is no model named \(name): the app has no \(name).xcdatamodeld among its resources.")
    return NSManagedObjectModel.mergedModel(from: nil) ?? NSManagedObjectModel()
  }

  /// A container with a model.
  public init(name: String, managedObjectModel model: NSManagedObjectModel) {
    self.name = name
    managedObjectModel = model
    persistentStoreCoordinator = NSPersistentStoreCoordinator(managedObjectModel: model)
    viewContext = NSManagedObjectContext(concurrencyType: .mainQueueConcurrencyType)
    viewContext.persistentStoreCoordinator = persistentStoreCoordinator
    persistentStoreDescriptions = [
      NSPersistentStoreDescription(url: Self.defaultDirectoryURL().appendingPathComponent("\(name).sqlite"))
    ]
  }

  /// Loads the stores, and calls a block for each: at once, or later on the main queue if the description is asynchronous.
  open func loadPersistentStores(
    completionHandler block: @escaping (NSPersistentStoreDescription, (any Error)?) -> Void
  ) {
    for description in persistentStoreDescriptions {
      guard description.shouldAddStoreAsynchronously else {
        persistentStoreCoordinator.addPersistentStore(with: description, completionHandler: block)
        continue
      }
      let later = Transfer(value: block)
      ContextQueue.main.async {
        self.persistentStoreCoordinator.addPersistentStore(with: description, completionHandler: later.value)
      }
    }
  }

  /// A new context on a queue of its own.
  open func newBackgroundContext() -> NSManagedObjectContext {
    let context = NSManagedObjectContext(concurrencyType: .privateQueueConcurrencyType)
    context.persistentStoreCoordinator = persistentStoreCoordinator
    return context
  }

  /// Calls a block with a new context, on its queue.
  @preconcurrency open func performBackgroundTask(_ block: @escaping @Sendable (NSManagedObjectContext) -> Void) {
    let context = newBackgroundContext()
    context.perform { block(context) }
  }

  /// Calls a block with a new context, on its queue, and returns its result.
  @preconcurrency public func performBackgroundTask<T, Failure: Error>(
    _ block: @escaping @Sendable (NSManagedObjectContext) throws(Failure) -> T
  ) async throws(Failure) -> T {
    let context = newBackgroundContext()
    return try await context.perform { () throws(Failure) in try block(context) }
  }

  private struct Transfer: @unchecked Sendable {
    let value: (NSPersistentStoreDescription, (any Error)?) -> Void
  }
}
