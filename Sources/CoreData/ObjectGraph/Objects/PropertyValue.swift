/// The value of one property of an object. Related objects are their identifiers, so that objects do not retain each other.
enum PropertyValue {
  /// The value of an attribute.
  case attribute(Any)
  /// The object of a relationship to one.
  case object(NSManagedObjectID)
  /// The objects of a relationship to many, in their order.
  case objects([NSManagedObjectID])

  var attribute: Any? { if case .attribute(let value) = self { value } else { nil } }

  var identifiers: [NSManagedObjectID] {
    switch self {
    case .attribute: []
    case .object(let identifier): [identifier]
    case .objects(let identifiers): identifiers
    }
  }
}

/// The values of an object by the names of its properties; `nil` is no entry.
typealias PropertyValues = [String: PropertyValue]
