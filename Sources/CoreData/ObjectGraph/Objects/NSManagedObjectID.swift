/// Identifies a managed object, in all contexts and after restarts.
///
/// A new object has a temporary identifier until it is saved.
open class NSManagedObjectID: NSObject, @unchecked Sendable {
  /// What identifies the object.
  enum Reference: Hashable {
    /// In this process, until the object is saved.
    case temporary(UUID)
    /// In its store.
    case saved(store: String, number: Int64)
  }

  /// The object's entity.
  public let entity: NSEntityDescription
  let reference: Reference
  /// The store; `nil` for a temporary identifier.
  public internal(set) weak var persistentStore: NSPersistentStore?

  init(_ entity: NSEntityDescription, _ reference: Reference, _ store: NSPersistentStore?) {
    self.entity = entity
    self.reference = reference
    persistentStore = store
  }

  /// Whether the object has not been saved.
  open var isTemporaryID: Bool { if case .temporary = reference { true } else { false } }

  /// The identifier as a URL, which `NSPersistentStoreCoordinator.managedObjectID(forURIRepresentation:)` converts back.
  open func uriRepresentation() -> URL {
    switch reference {
    case .temporary(let identifier):
      URL(string: "x-coredata:///\(name)/t\(identifier.uuidString)")!
    case .saved(let store, let number): URL(string: "x-coredata://\(store)/\(name)/p\(number)")!
    }
  }

  private var name: String {
    (entity.name ?? "").addingPercentEncoding(withAllowedCharacters: .alphanumerics) ?? ""
  }

  /// The number in the store; `nil` for a temporary identifier.
  var number: Int64? { if case .saved(_, let number) = reference { number } else { nil } }

  open override func isEqual(_ object: Any?) -> Bool {
    if let other = object as? NSManagedObjectID { return reference == other.reference }
    // Predicates compare an object with an identifier too.
    if let object = object as? FetchedRow { return object.objectID.reference == reference }
    return false
  }

  open override var hash: Int { reference.hashValue }

  open override var description: String { "<\(uriRepresentation().absoluteString)>" }
}
