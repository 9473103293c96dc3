/// A request to a store: a fetch, or a change of many objects at once.
open class NSPersistentStoreRequest: NSObject, NSCopying, @unchecked Sendable {
  /// The stores that the request concerns; `nil` for all.
  open var affectedStores: [NSPersistentStore]?

  /// A request that does nothing.
  public override init() { super.init() }

  open func copy(with zone: NSZone? = nil) -> Any { self }
}
