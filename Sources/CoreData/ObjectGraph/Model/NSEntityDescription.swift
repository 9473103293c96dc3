public import class PredicateFormats.NSExpression
import Synchronization

/// An entity of a model: the name, the class and the properties of a kind of object.
open class NSEntityDescription: NSObject, NSCopying, @unchecked Sendable {
  /// The name.
  open var name: String?
  /// The name of the objects' class.
  open var managedObjectClassName: String! = "NSManagedObject" {
    didSet { found.withLock { ($0.objectClass, $0.searchedModules) = (nil, nil) } }
  }
  /// Whether there are objects of subentities only.
  open var isAbstract = false
  /// What the app has added to the description.
  open var userInfo: [AnyHashable: Any]?
  /// The name in an earlier version of the model, under which objects were saved.
  open var renamingIdentifier: String?
  /// Has no effect; kept for code that sets it.
  open var versionHashModifier: String?
  /// The model.
  public internal(set) weak var managedObjectModel: NSManagedObjectModel!
  /// The entity whose properties this one inherits.
  public internal(set) weak var superentity: NSEntityDescription?
  /// The groups of attributes whose values no two objects may have in common.
  open var uniquenessConstraints: [[Any]] = []
  /// The expression of what the user's searches show. Has no effect.
  open var coreSpotlightDisplayNameExpression: NSExpression?

  /// The properties, those that are inherited included.
  open var properties: [NSPropertyDescription] {
    get { (superentity?.properties ?? []) + ownProperties }
    set {
      let inherited = Set(superentity?.properties.map(ObjectIdentifier.init) ?? [])
      ownProperties = newValue.filter { !inherited.contains(ObjectIdentifier($0)) }
      for property in ownProperties { property.entity = self }
      changed()
    }
  }

  /// The entities that inherit from this one.
  ///
  /// An entity that this one is or inherits from is left out, with a line in the log.
  open var subentities: [NSEntityDescription] = [] {
    didSet {
      let circular = subentities.filter { inherits(from: $0) }
      if let first = circular.first {
        CoreDataLog.write("The entity \(first.name ?? "") cannot inherit from \(name ?? ""), which inherits from it.")
        subentities.removeAll { circular.contains($0) }
      }
      for entity in subentities { entity.superentity = self }
      changed()
    }
  }

  var ownProperties: [NSPropertyDescription] = []
  var superentityName: String?

  /// What was looked up. Contexts on several queues use one entity.
  private struct Found: @unchecked Sendable {
    var byName: [String: NSPropertyDescription]?
    var objectClass: NSManagedObject.Type?
    /// The number of known modules when the class was looked for in vain.
    var searchedModules: Int?
  }

  private let found = Mutex(Found())

  /// An entity without a name.
  public override init() { super.init() }

  /// The properties by their names.
  open var propertiesByName: [String: NSPropertyDescription] {
    if let known = found.withLock({ Known(value: $0.byName) }).value { return known }
    let known = Known(value: Dictionary(properties.map { ($0.name, $0) }, uniquingKeysWith: { _, last in last }))
    found.withLock { $0.byName = known.value }
    return known.value ?? [:]
  }

  /// The attributes by their names.
  open var attributesByName: [String: NSAttributeDescription] {
    propertiesByName.compactMapValues { $0 as? NSAttributeDescription }
  }

  /// The relationships by their names.
  open var relationshipsByName: [String: NSRelationshipDescription] {
    propertiesByName.compactMapValues { $0 as? NSRelationshipDescription }
  }

  /// The entities of the same model that inherit from this one, by their names.
  open var subentitiesByName: [String: NSEntityDescription] {
    Dictionary(subentities.map { ($0.name ?? "", $0) }, uniquingKeysWith: { _, last in last })
  }

  /// The relationships to objects of an entity.
  open func relationships(forDestination entity: NSEntityDescription) -> [NSRelationshipDescription] {
    relationshipsByName.values.filter { $0.destinationEntity === entity }.sorted { $0.name < $1.name }
  }

  /// Whether this is an entity or inherits from it.
  open func isKindOf(entity: NSEntityDescription) -> Bool {
    var current: NSEntityDescription? = self
    while let this = current {
      if this === entity || (this.name != nil && this.name == entity.name) { return true }
      current = this.superentity
    }
    return false
  }

  /// The entity of this name in the model of a context.
  open class func entity(forEntityName entityName: String, in context: NSManagedObjectContext) -> NSEntityDescription? {
    context.model?.entitiesByName[entityName]
  }

  /// Creates an object of the entity of this name in a context.
  ///
  /// An entity that does not exist stops the process, as on a device.
  open class func insertNewObject(
    forEntityName entityName: String, into context: NSManagedObjectContext
  ) -> NSManagedObject {
    guard let entity = entity(forEntityName: entityName, in: context) else {
      fatalError("The context's model has no entity \"\(entityName)\". It has: \(context.entityNames).")
    }
    return entity.makeObject(in: context)
  }

  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = NSEntityDescription()
    copy.name = name
    copy.managedObjectClassName = managedObjectClassName
    copy.isAbstract = isAbstract
    copy.userInfo = userInfo
    copy.renamingIdentifier = renamingIdentifier
    copy.uniquenessConstraints = uniquenessConstraints
    copy.superentityName = superentity?.name
    copy.properties = ownProperties.map { $0.copied() }
    return copy
  }

  open override var description: String {
    "(\(Swift.type(of: self))) name \(name ?? ""), class \(managedObjectClassName ?? "")"
  }

  // MARK: Inside

  func changed() {
    found.withLock { $0.byName = nil }
    for entity in subentities { entity.changed() }
  }

  /// Whether this is the same description or inherits from it. A damaged model may have a circle.
  func inherits(from entity: NSEntityDescription) -> Bool {
    var current: NSEntityDescription? = self
    while let this = current {
      if this === entity { return true }
      current = this.superentity
    }
    return false
  }

  /// The entity at the top of the inheritance.
  var root: NSEntityDescription { superentity?.root ?? self }

  /// This entity and those that inherit from it.
  var selfAndDescendants: [NSEntityDescription] { [self] + subentities.flatMap(\.selfAndDescendants) }

  /// The names under which objects may have been saved.
  var savedNames: [String] {
    [name, renamingIdentifier].compactMap { $0 }.reduce(into: []) { if !$0.contains($1) { $0.append($1) } }
  }

  /// The groups of names of ``uniquenessConstraints``, with those of the superentities.
  var uniqueNames: [[String]] {
    let own = uniquenessConstraints.map { group in
      group.compactMap { ($0 as? String) ?? ($0 as? NSAttributeDescription)?.name }
    }
    return (superentity?.uniqueNames ?? []) + own.filter { !$0.isEmpty }
  }

  // MARK: Classes

  /// The class of the objects: the one of the name, or `NSManagedObject` if there is none.
  var objectClass: NSManagedObject.Type {
    let modules = LearnedModules.count
    let (known, searched) = found.withLock { ($0.objectClass, $0.searchedModules) }
    if let known { return known }
    // A class may be known later, by its first use.
    guard searched != modules, let type = ManagedObjectClass.find(managedObjectClassName ?? "") else {
      found.withLock { $0.searchedModules = modules }
      return NSManagedObject.self
    }
    found.withLock { $0.objectClass = type }
    return type
  }

  /// Makes the class known that code has used for this entity.
  func learn(_ type: NSManagedObject.Type) {
    guard found.withLock({ $0.objectClass }) == nil,
      ManagedObjectClass.shortName(of: type) == ManagedObjectClass.shortName(managedObjectClassName)
    else { return }
    found.withLock { $0.objectClass = type }
  }

  func makeObject(in context: NSManagedObjectContext?) -> NSManagedObject {
    ManagedObjectClass.make(objectClass, self, context)
  }
}

/// Descriptions that pass the border of a lock; they are not changed once a model is in use.
private struct Known: @unchecked Sendable {
  let value: [String: NSPropertyDescription]?
}
