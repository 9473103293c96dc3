import AttributeGraph
public import CombineOverlay

/// An observable object that a view around has set with `environmentObject(_:)`. The body is computed again when the object changes.
@propertyWrapper public struct EnvironmentObject<ObjectType: ObservableObject>: DynamicProperty {
  private var object: ObjectType?

  /// The object of the type.
  public init() {}

  /// The object. The app stops with a message if no view around has set one, as on a device.
  public var wrappedValue: ObjectType {
    guard let object else {
      preconditionFailure(
        "No ObservableObject of type \(ObjectType.self) found. A View.environmentObject(_:) for \(ObjectType.self) may be "
          + "missing as an ancestor of this view.")
    }
    return object
  }

  /// The object's properties as bindings.
  public var projectedValue: ObservedObject<ObjectType>.Wrapper { ObservedObject.Wrapper(root: wrappedValue) }
}

@MainActor extension EnvironmentObject: StoredProperty {
  static func makeStorage(for property: EnvironmentObject, _ inputs: _ViewInputs) -> PropertyStorage<EnvironmentObject>
  {
    Storage(inputs)
  }

  private final class Storage: PropertyStorage<EnvironmentObject> {
    private let viewGraph: ViewGraph
    private let object: Attribute<ObjectType?>
    private let subscription: ObjectSubscription

    init(_ inputs: _ViewInputs) {
      viewGraph = inputs.viewGraph
      object =
        inputs.part(of: _GraphValue(inputs.environment)) { $0[EnvironmentObjectKey<ObjectType>.self] }.attribute
      subscription = ObjectSubscription(inputs, of: ObjectType.self)
    }

    override func update(_ property: inout EnvironmentObject) {
      guard let object = try? viewGraph.graph.value(of: object) else { return }
      property.object = object
      subscription.observe(object)
    }

    override func mark(of property: EnvironmentObject) -> Any { subscription.mark }
  }
}

/// The key of an observable object in the environment.
private enum EnvironmentObjectKey<ObjectType: ObservableObject>: EnvironmentKey {
  static var defaultValue: ObjectType? { nil }
}

extension EnvironmentValues {
  /// Sets an observable object that views find by its type.
  package mutating func setObject<ObjectType: ObservableObject>(_ object: ObjectType) {
    self[EnvironmentObjectKey<ObjectType>.self] = object
  }
}

/// A modifier that sets an observable object.
package struct _EnvironmentObjectModifier<ObjectType: ObservableObject> {
  let object: ObjectType

  package init(_ object: ObjectType) { self.object = object }
}

@MainActor extension _EnvironmentObjectModifier: InputsModifier {
  package typealias Body = Never

  package static func changeInputs(_ modifier: _GraphValue<Self>, _ inputs: inout _ViewInputs) {
    inputs.changeEnvironment { graph, values throws(AttributeError) in
      values[EnvironmentObjectKey<ObjectType>.self] = try graph.value(of: modifier.attribute).object
    }
  }
}

extension View {
  /// Sets an observable object that the views in this one find by its type.
  nonisolated public func environmentObject<T: ObservableObject>(_ object: T) -> some View {
    modifier(_EnvironmentObjectModifier(object))
  }
}

extension EnvironmentObject: ReusableProperty {}
