public import CombineOverlay
package import Selectors

/// An object of an entity, whose values a context keeps and its store saves.
///
/// Properties with `@NSManaged` have their values in the object's context. A saved object is a fault until a value is read.
///
/// Differs from Apple: related objects are found by their identifiers, so that objects never retain each other, and a related object that
/// nobody else retains may be another instance the next time. An object may be passed between threads by code, which is then responsible
/// that its context is used on its own queue.
open class NSManagedObject: NSObject, ObservableObject, NSFetchRequestResult {
  /// The state of an object in its context.
  enum State {
    /// It is in no context: it was made without one, or it is deleted.
    case detached
    /// It was inserted and is not saved.
    case inserted
    /// It is saved, and its values have not been read.
    case fault
    /// It is saved, with these values.
    case saved(SavedValues)
  }

  /// The entity.
  public let entity: NSEntityDescription
  /// The context; `nil` for a deleted object.
  public internal(set) weak var managedObjectContext: NSManagedObjectContext?
  /// Identifies the object. It is another one after the first save.
  public internal(set) var objectID: NSManagedObjectID
  /// Reports changes of the object before they take place.
  public let objectWillChange = ObservableObjectPublisher()

  /// Entities refer to each other through their model, which may otherwise be gone before the object.
  private let model: NSManagedObjectModel?
  var state = State.detached
  /// The values that differ from those of the store; `nil` inside for a removed one.
  var changes: [String: PropertyValue?] = [:]
  /// The values of transient properties, which are never saved.
  private var transientValues: [String: PropertyValue] = [:]
  /// The identifiers in the changed relationships to many, so that it is fast to tell whether one is there.
  var members: [String: Set<NSManagedObjectID>] = [:]
  /// Whether the context has marked the object as one to delete.
  public internal(set) var isDeleted = false
  /// The position among the insertions of the context.
  var insertionOrder = 0
  /// Changes are not noted while the object is awaking from a fetch.
  private var isAwaking = false

  /// An object of an entity, which is inserted into a context if there is one.
  public init(entity: NSEntityDescription, insertInto context: NSManagedObjectContext?) {
    // Another container may have read the same model, and `entity()` returns the newest one's.
    let entity = context?.model?.counterpart(of: entity) ?? entity
    self.entity = entity
    model = entity.managedObjectModel
    objectID = NSManagedObjectID(entity, .temporary(UUID()), nil)
    super.init()
    entity.learn(Swift.type(of: self))
    if let target = PendingFault.take() {
      objectID = target
      state = .fault
      managedObjectContext = context
      return
    }
    setDefaults()
    context?.insert(self)
  }

  /// An object of the entity with this class, which is inserted into a context.
  ///
  /// A class that no entity of the context's model has stops the process, as on a device.
  public required convenience init(context moc: NSManagedObjectContext) {
    self.init(entity: Self.entity(in: moc), insertInto: moc)
  }

  static func entity(in context: NSManagedObjectContext) -> NSEntityDescription {
    LearnedModules.add(self)
    guard let entity = context.model?.entity(for: self) else {
      fatalError("No entity of the context's model has the class \(self). It has: \(context.entityNames).")
    }
    entity.learn(self)
    return entity
  }

  /// The entity with this class, in the models that are in use.
  open class func entity() -> NSEntityDescription {
    LearnedModules.add(self)
    guard let entity = LoadedModels.entity(for: self) else {
      fatalError("No entity of a model that is in use has the class \(self). Load the persistent container first.")
    }
    return entity
  }

  private func setDefaults() {
    for attribute in entity.attributesByName.values {
      guard let value = AttributeValue.canonical(attribute.defaultValue, attribute.attributeType) else { continue }
      changes[attribute.name] = .some(.attribute(value))
    }
  }

  // MARK: State

  /// Whether the object is new in its context.
  open var isInserted: Bool { if case .inserted = state, managedObjectContext != nil { true } else { false } }

  /// Whether a saved object has changes that are not saved.
  open var isUpdated: Bool {
    switch state {
    case .fault, .saved: !changes.isEmpty && !isDeleted
    case .detached, .inserted: false
    }
  }

  /// Whether the object has changes that are not saved.
  open var hasChanges: Bool { isInserted || isUpdated || isDeleted }

  /// Whether the object has values that differ from those of the store.
  open var hasPersistentChangedValues: Bool { !changedValues().isEmpty }

  /// Whether the values have not been read from the store.
  open var isFault: Bool { if case .fault = state { true } else { false } }

  /// 0 for a fault, otherwise 1.
  open var faultingState: Int { isFault ? 0 : 1 }

  /// Whether the values of a relationship have not been read.
  open func hasFault(forRelationshipNamed key: String) -> Bool { isFault }

  /// The values that differ from those of the store, by their names; `NSNull` for none.
  open func changedValues() -> [String: Any] {
    let isNew = if case .inserted = state { true } else { false }
    return changes.filter { isNew || !isEqual($0.value, savedValue($0.key)) }.reduce(into: [:]) { values, change in
      values[change.key] = object(change.value, change.key) ?? NSNull()
    }
  }

  /// The same as ``changedValues()``.
  open func changedValuesForCurrentEvent() -> [String: Any] { changedValues() }

  /// The values that the store has, by their names; those of all properties for `nil`.
  open func committedValues(forKeys keys: [String]?) -> [String: Any] {
    (keys ?? Array(entity.propertiesByName.keys)).reduce(into: [:]) { values, key in
      values[key] = object(savedValue(key), key) ?? NSNull()
    }
  }

  // MARK: Events

  /// Called after the object has been inserted. Override it to set values.
  open func awakeFromInsert() {}

  /// Called after the values of the object have been read.
  open func awakeFromFetch() {}

  /// Called before the object is saved. Changes are saved with it.
  open func willSave() {}

  /// Called after the object has been saved.
  open func didSave() {}

  /// Called before the object becomes a fault.
  open func willTurnIntoFault() {}

  /// Called after the object has become a fault.
  open func didTurnIntoFault() {}

  /// Called when the object is about to be deleted.
  open func prepareForDeletion() {}

  /// Checks whether the object can be inserted, and throws an error if it cannot.
  open func validateForInsert() throws { try validateValues() }

  /// Checks whether the changes can be saved, and throws an error if they cannot.
  open func validateForUpdate() throws { try validateValues() }

  /// Checks whether the object can be deleted, and throws an error if it cannot.
  open func validateForDelete() throws { try ObjectValidation.validateDeletion(of: self) }

  /// Checks whether a value is valid for a property, and throws an error if it is not.
  ///
  /// Differs from Apple: the value is passed as it is, because there are no pointers to objects of Objective-C.
  open func validateValue(_ value: Any?, forKey key: String) throws {
    try ObjectValidation.validate(value, forKey: key, of: self)
  }

  private func validateValues() throws { try ObjectValidation.validate(self) }

  // MARK: Values inside

  /// The value that the store has, which is read if necessary.
  func savedValue(_ key: String) -> PropertyValue? {
    if case .fault = state { fire() }
    guard case .saved(let saved) = state else { return nil }
    return saved.values[key]
  }

  /// The present value.
  func current(_ key: String) -> PropertyValue? {
    if let change = changes[key] { return change }
    if let transient = transientValues[key] { return transient }
    return savedValue(key)
  }

  /// Reads the values of a fault. An object that no longer exists has none.
  func fire() {
    guard case .fault = state, let context = managedObjectContext else { return }
    guard let saved = context.savedValues(of: objectID) else {
      if !context.shouldDeleteInaccessibleFaults {
        CoreDataLog.write("The object \(objectID) no longer exists; its values are nil.")
      }
      return
    }
    state = .saved(saved)
    isAwaking = true
    awakeFromFetch()
    isAwaking = false
  }

  /// Sets a value without its inverse.
  func set(_ value: PropertyValue?, _ property: NSPropertyDescription) {
    if case .fault = state { fire() }
    objectWillChange.send()
    if property.isTransient {
      transientValues[property.name] = value
      managedObjectContext?.noteTransientChange(of: self)
      return
    }
    changes[property.name] = .some(value)
    members[property.name] = nil
    if !isAwaking || property is NSRelationshipDescription { managedObjectContext?.noteChange(of: self) }
  }

  private func isEqual(_ left: PropertyValue?, _ right: PropertyValue?) -> Bool {
    switch (left, right) {
    case (nil, nil): true
    case (.attribute(let left), .attribute(let right)): AttributeValue.areEqual(left, right)
    case (.object(let left), .object(let right)): left == right
    case (.objects(let left), .objects(let right)): left == right
    // No objects are saved as no entry.
    case (.objects(let some), nil), (nil, .objects(let some)): some.isEmpty
    default: false
    }
  }

  /// A value as code sees it.
  func object(_ value: PropertyValue?, _ key: String) -> Any? {
    switch entity.propertiesByName[key] {
    case let relationship as NSRelationshipDescription:
      let objects = (value?.identifiers ?? []).compactMap { managedObjectContext?.object(withReference: $0) }
      guard relationship.isToMany else { return objects.first }
      return relationship.isOrdered ? NSOrderedSet(array: objects) : NSSet(array: objects)
    case let fetched as NSFetchedPropertyDescription:
      guard let request = fetched.fetchRequest, let context = managedObjectContext else { return nil }
      return try? context.fetch(request)
    default: return value?.attribute
    }
  }

  // MARK: Primitive values

  /// The value of a property, without the code that the app may have for it.
  open func primitiveValue(forKey key: String) -> Any? { object(current(key), key) }

  /// Sets the value of a property, without the code that the app may have for it.
  open func setPrimitiveValue(_ value: Any?, forKey key: String) {
    guard let property = entity.propertiesByName[key] else { return }
    assign(value, property)
  }

  /// Has no effect: values are read when they are needed.
  open func willAccessValue(forKey key: String?) { if isFault { fire() } }

  /// Has no effect; the counterpart of ``willAccessValue(forKey:)``.
  open func didAccessValue(forKey key: String?) {}

  // MARK: NSObject

  open override func isEqual(_ object: Any?) -> Bool {
    if let row = object as? FetchedRow { return row.objectID == objectID }
    return self === object as AnyObject?
  }

  open override var hash: Int { ObjectIdentifier(self).hashValue }

  open override var description: String {
    // Related objects are their identifiers: they would describe this object in turn.
    let values = entity.propertiesByName.keys.sorted().map { key -> String in
      switch current(key) {
      case .attribute(let value): "\(key) = \(value)"
      case .object(let identifier): "\(key) = \(identifier)"
      case .objects(let identifiers): "\(key) = \(identifiers)"
      case nil: "\(key) = nil"
      }
    }
    return "<\(Swift.type(of: self)): \(objectID)> { \(values.joined(separator: "; ")) }"
  }
}

extension NSManagedObject: KeyValueContainer {
  package func keyedValue(forKey key: String) throws(SelectorError) -> Any? {
    if key == "objectID" { return objectID }
    guard entity.propertiesByName[key] != nil else {
      // A property of Swift that hides a value of the store behind its name, as `primitiveName` does.
      if let hidden = Self.primitiveKey(key), entity.propertiesByName[hidden] != nil {
        return primitiveValue(forKey: hidden)
      }
      throw .undefinedKey(
        className: "\(Swift.type(of: self))", key: key, available: entity.propertiesByName.keys.sorted())
    }
    return object(current(key), key)
  }

  package func setKeyedValue(_ value: Any?, forKey key: String) throws(SelectorError) {
    guard let property = entity.propertiesByName[key] else {
      if let hidden = Self.primitiveKey(key), entity.propertiesByName[hidden] != nil {
        return setPrimitiveValue(value, forKey: hidden)
      }
      throw .undefinedKey(
        className: "\(Swift.type(of: self))", key: key, available: entity.propertiesByName.keys.sorted())
    }
    willChangeValue(forKey: key)
    assign(value, property)
    didChangeValue(forKey: key)
  }

  private static func primitiveKey(_ key: String) -> String? {
    guard key.hasPrefix("primitive"), key.count > 9 else { return nil }
    let rest = key.dropFirst(9)
    return rest.prefix(1).lowercased() + rest.dropFirst()
  }

  private func assign(_ value: Any?, _ property: NSPropertyDescription) {
    switch property {
    case let relationship as NSRelationshipDescription:
      let new = RelationshipValue.objects(in: value)
      let old = objects(relationship)
      let kept = Set(new.map(ObjectIdentifier.init))
      for object in old where !kept.contains(ObjectIdentifier(object)) { disconnect(relationship, object) }
      for object in relationship.isToMany ? new : Array(new.prefix(1)) { connect(relationship, object) }
      if relationship.isOrdered { set(.objects(new.map(\.objectID)), relationship) }
    case let attribute as NSAttributeDescription:
      set(AttributeValue.canonical(value, attribute.attributeType).map { .attribute($0) }, attribute)
    default: break
    }
  }
}
