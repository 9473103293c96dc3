/// The objects of a relationship, as a set whose changes are those of the relationship.
final class RelationshipSet: NSMutableSet {
  private let owner: NSManagedObject
  private let key: String

  init(_ owner: NSManagedObject, _ key: String) {
    self.owner = owner
    self.key = key
    super.init(capacity: 0)
  }

  required init(capacity numItems: Int) { fatalError("A relationship's set has an owner.") }

  required override init(objects: UnsafePointer<AnyObject>!, count cnt: Int) {
    fatalError("A relationship's set has an owner.")
  }

  required init?(coder aDecoder: NSCoder) { nil }

  private var relationship: NSRelationshipDescription? { owner.entity.relationshipsByName[key] }

  private var objects: [NSManagedObject] { relationship.map(owner.objects) ?? [] }

  override var count: Int { objects.count }

  override func member(_ object: Any) -> Any? { objects.first { $0 === object as AnyObject } }

  override func objectEnumerator() -> NSEnumerator { NSArray(array: objects).objectEnumerator() }

  override var allObjects: [Any] { objects }

  override func add(_ object: Any) {
    guard let object = object as? NSManagedObject, let relationship else { return }
    owner.connect(relationship, object)
  }

  override func remove(_ object: Any) {
    guard let object = object as? NSManagedObject, let relationship else { return }
    owner.disconnect(relationship, object)
  }

  override func removeAllObjects() { for object in objects { remove(object) } }
}
