/// How a persistent container loads a store.
open class NSPersistentStoreDescription: NSObject, NSCopying, @unchecked Sendable {
  /// The type, such as `NSSQLiteStoreType`.
  open var type = NSSQLiteStoreType
  /// The configuration of the model whose entities the store has.
  open var configuration: String?
  /// The file.
  open var url: URL?
  /// The options.
  open private(set) var options: [String: NSObject] = [:]
  /// Whether the store is not changed.
  open var isReadOnly = false {
    didSet { setOption(NSNumber(value: isReadOnly), forKey: NSReadOnlyPersistentStoreOption) }
  }
  /// Has no effect.
  open var timeout: TimeInterval = 240
  /// Has no effect.
  open var sqlitePragmas: [String: NSObject] = [:]
  /// Whether the completion handler is called later, on the main queue.
  open var shouldAddStoreAsynchronously = false
  /// Has no effect: a store of an earlier version of the model is always migrated.
  open var shouldMigrateStoreAutomatically = true
  /// Has no effect: the migration is always inferred.
  open var shouldInferMappingModelAutomatically = true
  /// Has no effect: there is no CloudKit.
  open var cloudKitContainerOptions: NSPersistentCloudKitContainerOptions?

  /// A store without a file.
  public override init() { super.init() }

  /// A store in a file.
  public convenience init(url: URL) {
    self.init()
    self.url = url
  }

  /// Sets an option.
  open func setOption(_ option: NSObject?, forKey key: String) { options[key] = option }

  /// Has no effect.
  open func setValue(_ value: NSObject?, forPragmaNamed name: String) { sqlitePragmas[name] = value }

  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = NSPersistentStoreDescription()
    copy.type = type
    copy.configuration = configuration
    copy.url = url
    copy.options = options
    copy.isReadOnly = isReadOnly
    copy.shouldAddStoreAsynchronously = shouldAddStoreAsynchronously
    return copy
  }
}
