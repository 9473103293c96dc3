public import CombineOverlay

/// An observable object that a view owns. It is made when the view is first shown, and stays as long as the view's identity.
@propertyWrapper public struct StateObject<ObjectType: ObservableObject>: DynamicProperty {
  private let make: () -> ObjectType
  private var object: ObjectType?

  /// An object that is made when the view is first shown. The expression is not evaluated for later values of the view.
  public init(wrappedValue thunk: @autoclosure @escaping () -> ObjectType) { make = thunk }

  /// The object. Before the view is shown, each access makes another one, as on a device.
  public var wrappedValue: ObjectType { object ?? make() }

  /// The object's properties as bindings.
  public var projectedValue: ObservedObject<ObjectType>.Wrapper { ObservedObject.Wrapper(root: wrappedValue) }
}

@MainActor extension StateObject: KeepsFirstValue, StoredProperty {
  static func makeStorage(for property: StateObject, _ inputs: _ViewInputs) -> PropertyStorage<StateObject> {
    Storage(property.make(), inputs)
  }

  private final class Storage: PropertyStorage<StateObject> {
    private let object: ObjectType
    private let subscription: ObjectSubscription

    init(_ object: ObjectType, _ inputs: _ViewInputs) {
      self.object = object
      subscription = ObjectSubscription(inputs, of: ObjectType.self)
    }

    override func update(_ property: inout StateObject) {
      property.object = object
      subscription.observe(object)
    }

    override func mark(of property: StateObject) -> Any { subscription.mark }
  }
}
