/// A relationship of an entity to objects of another one.
open class NSRelationshipDescription: NSPropertyDescription, @unchecked Sendable {
  /// The entity of the other objects.
  weak open var destinationEntity: NSEntityDescription? {
    didSet { destinationName = destinationEntity?.name }
  }
  /// The relationship in the other direction.
  weak open var inverseRelationship: NSRelationshipDescription? {
    didSet { inverseName = inverseRelationship?.name }
  }
  /// What happens to the other objects when the owner is deleted.
  open var deleteRule = NSDeleteRule.nullifyDeleteRule
  /// The least number of objects; 0 for any.
  open var minCount = 0
  /// The greatest number of objects; 0 for any, 1 for a relationship to one object.
  open var maxCount = 0
  /// Whether the objects have an order.
  open var isOrdered = false
  /// Whether there can be several objects.
  open var isToMany: Bool { maxCount != 1 }

  /// Names from a model's file, which are resolved when all entities are known.
  var destinationName: String?
  var inverseName: String?

  override func copied() -> NSPropertyDescription {
    let copy = assign(to: NSRelationshipDescription())
    copy.destinationName = destinationName
    copy.inverseName = inverseRelationship?.name ?? inverseName
    copy.deleteRule = deleteRule
    copy.minCount = minCount
    copy.maxCount = maxCount
    copy.isOrdered = isOrdered
    return copy
  }
}
