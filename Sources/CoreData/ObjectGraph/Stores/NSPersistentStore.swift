/// A store of objects: a file, or a part of memory.
open class NSPersistentStore: NSObject, @unchecked Sendable {
  /// The type, such as `NSSQLiteStoreType`.
  public let type: String
  /// The configuration of the model whose entities the store has.
  public let configurationName: String
  /// The file; `/dev/null` for a store in memory.
  open var url: URL?
  /// The options that the store was added with.
  public let options: [AnyHashable: Any]?
  /// Whether the store is not changed.
  open var isReadOnly: Bool
  /// What describes the store.
  open var metadata: [String: Any]!
  /// Identifies the store.
  open var identifier: String! { metadata[NSStoreUUIDKey] as? String ?? "" }
  /// The coordinator; `nil` after the store was removed.
  public internal(set) weak var persistentStoreCoordinator: NSPersistentStoreCoordinator?

  let rows: StoreRows

  init(
    type: String, configurationName: String?, url: URL, options: [AnyHashable: Any]?, isReadOnly: Bool,
    metadata: [String: Any], rows: StoreRows
  ) {
    self.type = type
    self.configurationName = configurationName ?? "PF_DEFAULT_CONFIGURATION_NAME"
    self.url = url
    self.options = options
    self.isReadOnly = isReadOnly
    self.metadata = metadata
    self.rows = rows
    super.init()
    rows.store = self
  }
}
