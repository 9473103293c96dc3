public import Observation

/// An observable object of which bindings to its properties can be made.
@propertyWrapper @dynamicMemberLookup public struct Bindable<Value> {
  private var object: Value

  private init(object: Value) { self.object = object }

  /// Only observable objects have bindings.
  @available(*, unavailable, message: "The wrapped value must be an object that conforms to Observable")
  public init(wrappedValue: Value) { self.init(object: wrappedValue) }

  /// The object.
  public var wrappedValue: Value {
    get { object }
    set { object = newValue }
  }

  /// The wrapper itself, which makes the bindings.
  public var projectedValue: Bindable<Value> { self }
}

extension Bindable where Value: AnyObject {
  /// A binding to a property of the object.
  public subscript<Subject>(dynamicMember keyPath: ReferenceWritableKeyPath<Value, Subject>) -> Binding<Subject> {
    // The body that makes the binding depends on the property.
    _ = wrappedValue[keyPath: keyPath]
    return Binding(ConstantLocation(wrappedValue))[dynamicMember: keyPath]
  }
}

extension Bindable where Value: AnyObject, Value: Observable {
  /// Bindings to the properties of an object.
  public init(wrappedValue: Value) { self.init(object: wrappedValue) }

  /// Bindings to the properties of an object.
  public init(_ wrappedValue: Value) { self.init(object: wrappedValue) }

  /// The same bindings.
  public init(projectedValue: Bindable<Value>) { self = projectedValue }
}

extension Bindable: Identifiable where Value: Identifiable {
  /// The identity of the object.
  public var id: Value.ID { wrappedValue.id }
}

extension Bindable: Sendable where Value: Sendable {}
