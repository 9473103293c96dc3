/// A property of an entity: an attribute or a relationship.
open class NSPropertyDescription: NSObject, NSCopying, @unchecked Sendable {
  /// The entity that declares the property.
  public internal(set) weak var entity: NSEntityDescription!
  /// The name, which is the key of its values.
  open var name = ""
  /// Whether an object can be saved without a value.
  open var isOptional = true
  /// Whether values are never saved.
  open var isTransient = false
  /// What the app has added to the description.
  open var userInfo: [AnyHashable: Any]?
  /// The name in an earlier version of the model, under which values were saved.
  open var renamingIdentifier: String?
  /// Has no effect; kept for code that sets it.
  open var versionHashModifier: String?
  /// Whether the property is in the index that searches of the device use. Has no effect.
  open var isIndexedBySpotlight = false

  /// A property without a name.
  public override init() { super.init() }

  open func copy(with zone: NSZone? = nil) -> Any { copied() }

  /// A copy that belongs to no entity. Subclasses add what they have.
  func copied() -> NSPropertyDescription { assign(to: NSPropertyDescription()) }

  func assign<Property: NSPropertyDescription>(to copy: Property) -> Property {
    copy.name = name
    copy.isOptional = isOptional
    copy.isTransient = isTransient
    copy.userInfo = userInfo
    copy.renamingIdentifier = renamingIdentifier
    copy.versionHashModifier = versionHashModifier
    copy.isIndexedBySpotlight = isIndexedBySpotlight
    return copy
  }

  /// The names under which values may have been saved, the present one first.
  var savedNames: [String] {
    guard let renamingIdentifier, renamingIdentifier != name, !renamingIdentifier.isEmpty else { return [name] }
    return [name, renamingIdentifier]
  }
}
