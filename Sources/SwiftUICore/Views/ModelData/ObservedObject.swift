public import CombineOverlay

/// An observable object of a view that somebody else owns. The body is computed again when the object changes, whatever the body reads of it.
@propertyWrapper public struct ObservedObject<ObjectType: ObservableObject>: DynamicProperty {
  /// The object, whose properties are bindings.
  @dynamicMemberLookup public struct Wrapper {
    let root: ObjectType

    /// A binding to a property of the object.
    public subscript<Subject>(dynamicMember keyPath: ReferenceWritableKeyPath<ObjectType, Subject>) -> Binding<Subject>
    {
      root.binding(to: keyPath)
    }
  }

  /// The object.
  public var wrappedValue: ObjectType

  /// Observes an object.
  public init(wrappedValue: ObjectType) { self.wrappedValue = wrappedValue }

  /// Observes an object.
  public init(initialValue: ObjectType) { wrappedValue = initialValue }

  /// The object's properties as bindings.
  public var projectedValue: Wrapper { Wrapper(root: wrappedValue) }
}

@MainActor extension ObservedObject: StoredProperty {
  static func makeStorage(for property: ObservedObject, _ inputs: _ViewInputs) -> PropertyStorage<ObservedObject> {
    Storage(inputs)
  }

  private final class Storage: PropertyStorage<ObservedObject> {
    private let subscription: ObjectSubscription

    init(_ inputs: _ViewInputs) { subscription = ObjectSubscription(inputs, of: ObjectType.self) }

    override func update(_ property: inout ObservedObject) { subscription.observe(property.wrappedValue) }

    override func mark(of property: ObservedObject) -> Any { subscription.mark }
  }
}

extension ObservedObject: ReusableProperty {}
