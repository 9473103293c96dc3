/// Values of relationships as code has them.
enum RelationshipValue {
  /// The objects of a value: an object, a set or an array.
  static func objects(in value: Any?) -> [NSManagedObject] {
    switch flattened(value) {
    case let object as NSManagedObject: [object]
    case let objects as [NSManagedObject]: objects
    case let objects as Set<NSManagedObject>: objects.sorted { $0.insertionOrder < $1.insertionOrder }
    case let objects as NSOrderedSet: (0..<objects.count).compactMap { objects.object(at: $0) as? NSManagedObject }
    case let objects as NSSet: objects.allObjects.compactMap { $0 as? NSManagedObject }
    case let objects as NSArray: objects.compactMap { $0 as? NSManagedObject }
    default: []
    }
  }
}
