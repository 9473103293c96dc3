import AttributeGraph

/// A value of a view that stays as long as the view's identity, and whose changes compute the view's body again.
///
/// The initial value counts when the view is first shown; the one in a later value of the view is ignored. A body that does not read the
/// state is not computed when it changes.
@propertyWrapper public struct State<Value>: DynamicProperty {
  private let initial: Value
  private var location: Location<Value>?

  /// State with an initial value.
  public init(wrappedValue value: Value) { initial = value }

  /// State with an initial value.
  public init(initialValue value: Value) { initial = value }

  /// The present value. Before the view is shown it is the initial one, and a write has no effect.
  public var wrappedValue: Value {
    get { location?.get() ?? initial }
    nonmutating set { location?.set(newValue, .current) }
  }

  /// A binding to the value, for other views.
  public var projectedValue: Binding<Value> {
    Binding(location ?? ConstantLocation(initial))
  }
}

extension State where Value: ExpressibleByNilLiteral {
  /// State whose initial value is `nil`.
  public init() { self.init(wrappedValue: nil) }
}

@MainActor extension State: KeepsFirstValue, StoredProperty {
  static func makeStorage(for property: State, _ inputs: _ViewInputs) -> PropertyStorage<State> {
    Storage(property.initial, inputs)
  }

  private final class Storage: PropertyStorage<State> {
    private let location: SourceLocation<Value>

    init(_ value: Value, _ inputs: _ViewInputs) {
      let source = inputs.viewGraph.graph.source(value, label: "state of \(Value.self)", in: inputs.scope.subgraph)
      location = SourceLocation(source, inputs.viewGraph, value)
    }

    override func update(_ property: inout State) { property.location = location }
    override func mark(of property: State) -> Any { location.valueWithoutDependency() as Any }
  }
}
