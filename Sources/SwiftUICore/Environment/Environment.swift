import AttributeGraph
public import Observation

/// A value of the environment in a view, read by its key path or, for an `@Observable` object, by its type.
///
/// The body is computed again when this value changes, and not when others do.
@propertyWrapper public struct Environment<Value>: DynamicProperty {
  private let read: EnvironmentReader<Value>
  private var value: Value?

  /// The value at a key path.
  public init(_ keyPath: KeyPath<EnvironmentValues, Value>) {
    read = EnvironmentReader(keyPath)
  }

  /// The object of a type. The app stops with a message if no view around has set one, as on a device.
  public init(_ objectType: Value.Type) where Value: AnyObject & Observable {
    read = EnvironmentReader(identity: objectType) { values in
      guard let object = values[objectType] else {
        preconditionFailure(
          "No Observable object of type \(Value.self) found. A View.environmentObject(_:) for \(Value.self) may be missing "
            + "as an ancestor of this view.")
      }
      return object
    }
  }

  /// The object of a type, or `nil` if no view around has set one.
  public init<T: AnyObject & Observable>(_ objectType: T.Type) where Value == T? {
    read = EnvironmentReader(identity: objectType) { $0[objectType] }
  }

  /// The value. Outside of a view's body it is the default.
  public var wrappedValue: Value { value ?? read(EnvironmentValues()) }
}

/// How a value is read from the environment.
final class EnvironmentReader<Value>: Equatable {
  private let identity: AnyHashable
  private let read: (EnvironmentValues) -> Value

  init(_ keyPath: KeyPath<EnvironmentValues, Value>) {
    identity = keyPath
    read = { $0[keyPath: keyPath] }
  }

  init(identity: Any.Type, _ read: @escaping (EnvironmentValues) -> Value) {
    self.identity = ObjectIdentifier(identity)
    self.read = read
  }

  func callAsFunction(_ values: EnvironmentValues) -> Value { read(values) }

  static func == (one: EnvironmentReader, other: EnvironmentReader) -> Bool { one.identity == other.identity }
}

@MainActor extension Environment: StoredProperty {
  static func makeStorage(for property: Environment, _ inputs: _ViewInputs) -> PropertyStorage<Environment> {
    Storage(property.read, inputs)
  }

  private final class Storage: PropertyStorage<Environment> {
    private let inputs: _ViewInputs
    private var read: EnvironmentReader<Value>
    private var value: Attribute<Value>

    init(_ read: EnvironmentReader<Value>, _ inputs: _ViewInputs) {
      self.inputs = inputs
      self.read = read
      value = Storage.attribute(read, inputs)
    }

    private static func attribute(_ read: EnvironmentReader<Value>, _ inputs: _ViewInputs) -> Attribute<Value> {
      inputs.viewGraph.graph.attribute(
        PartRule(whole: inputs.environment, part: read.callAsFunction), in: inputs.scope.subgraph)
    }

    override func update(_ property: inout Environment) {
      if property.read != read {
        read = property.read
        value = Storage.attribute(read, inputs)
      }
      property.value = try? inputs.viewGraph.graph.value(of: value)
    }

    override func mark(of property: Environment) -> Any { property.value as Any }
  }
}

extension Environment: ReusableProperty {}
