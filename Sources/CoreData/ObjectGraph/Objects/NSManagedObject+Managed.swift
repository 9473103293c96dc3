import Selectors

// What the accessors of properties and methods with @NSManaged call. The source pass writes them.
extension NSManagedObject {
  /// The value of a property, in the type that code has declared for it.
  ///
  /// A property that cannot be `nil` in Swift and has no value is zero, or empty.
  public func managedValue<Value>(forKey key: String) -> Value {
    let value: Any?
    do throws(SelectorError) {
      value = try keyedValue(forKey: key)
    } catch {
      fatalError("\(error)")
    }
    if let found = ManagedValue.convert(value, to: Value.self) { return found }
    fatalError(
      "The property \(key) of \(Swift.type(of: self)) has the type \(Value.self), and its value is \(value ?? "nil").")
  }

  /// Sets the value of a property.
  public func setManagedValue<Value>(_ value: Value, forKey key: String) {
    let raw = (value as? any RawRepresentable).map { $0.rawValue as Any } ?? flattened(value)
    do throws(SelectorError) {
      try setKeyedValue(raw, forKey: key)
    } catch {
      fatalError("\(error)")
    }
  }

  /// Does what a generated method for a relationship to many does.
  ///
  /// - Parameters:
  ///   - name: The method's name, such as `addToItems(_:)` or `insertIntoItems(_:at:)`.
  ///   - arguments: The arguments, without their labels.
  public func sendManagedMessage(_ name: String, _ arguments: Any...) {
    guard let message = RelationshipMessage(name, arguments, of: entity) else {
      CoreDataLog.write("The entity \(entity.name ?? "") has no relationship for the method \(name).")
      return
    }
    willChangeValue(forKey: message.relationship.name)
    message.send(to: self)
    didChangeValue(forKey: message.relationship.name)
  }

  /// The objects of a relationship to many, as a set whose changes are those of the relationship.
  public func mutableSetValue(forKey key: String) -> NSMutableSet { RelationshipSet(self, key) }

  /// The objects of an ordered relationship.
  ///
  /// Differs from Apple: changes of the set are not those of the relationship; set it as the value.
  public func mutableOrderedSetValue(forKey key: String) -> NSMutableOrderedSet {
    let relationship = entity.relationshipsByName[key]
    return NSMutableOrderedSet(array: relationship.map(objects) ?? [])
  }

  /// The identifiers of the objects of a relationship.
  public func objectIDs(forRelationshipNamed key: String) -> [NSManagedObjectID] { current(key)?.identifiers ?? [] }

  /// A fetch request for all objects of the entity with this class.
  ///
  /// The one of a class that has its own is preferred.
  @_disfavoredOverload public class func fetchRequest() -> NSFetchRequest<any NSFetchRequestResult> {
    let request = NSFetchRequest<any NSFetchRequestResult>()
    request.requestedClass = self
    LearnedModules.add(self)
    return request
  }
}
