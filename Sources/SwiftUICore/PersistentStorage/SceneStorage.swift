import AttributeGraph
public import Foundation

/// A value of a view that is stored with its scene. Views of one scene that use the same key have the same value.
///
/// It is saved after each update in which it was changed, comes back when the session of the scene has a scene again, also in another
/// process, and is gone when the session is discarded (U-04). In a view without a scene it is kept as long as the view is there.
///
/// Source: Apple's documentation of `SceneStorage`. Differs from Apple: writes are saved at once, and a value that was stored with another
/// type is left as it is until a new one is written.
@propertyWrapper public struct SceneStorage<Value>: DynamicProperty {
  private let key: String
  private let initial: Value
  private let codec: StorageCodec<Value>
  private var location: Location<Value>?

  private init(_ key: String, _ initial: Value, _ codec: StorageCodec<Value>) {
    self.key = key
    self.initial = initial
    self.codec = codec
  }

  /// The present value. Before the view is shown it is the initial one, and a write has no effect.
  public var wrappedValue: Value {
    get { location?.get() ?? initial }
    nonmutating set { location?.set(newValue, .current) }
  }

  /// A binding to the value.
  public var projectedValue: Binding<Value> { Binding(location ?? ConstantLocation(initial)) }
}

@MainActor extension SceneStorage: KeepsFirstValue, StoredProperty {
  static func makeStorage(for property: SceneStorage, _ inputs: _ViewInputs) -> PropertyStorage<SceneStorage> {
    Storage(property, inputs)
  }

  private final class Storage: PropertyStorage<SceneStorage> {
    private let location: Location<Value>

    init(_ property: SceneStorage, _ inputs: _ViewInputs) {
      if let scene = inputs.viewGraph.value(of: inputs.environment)?.sceneValues {
        location = SceneValueLocation(scene, property.key, property.codec, property.initial)
      } else {
        let source = inputs.viewGraph.graph.source(
          property.initial, label: "SceneStorage \(property.key)", in: inputs.scope.subgraph)
        location = SourceLocation(source, inputs.viewGraph, property.initial)
      }
    }

    override func update(_ property: inout SceneStorage) { property.location = location }
  }
}

extension SceneStorage where Value == Bool {
  /// A truth value stored with the scene, and the value where none is stored.
  public init(wrappedValue: Value, _ key: String) { self.init(key, wrappedValue, .bool) }
}

extension SceneStorage where Value == Bool? {
  /// A truth value stored with the scene, or none.
  public init(_ key: String) { self.init(key, nil, StorageCodec<Bool>.bool.optional()) }
}

extension SceneStorage where Value == Int {
  /// A whole number stored with the scene, and the value where none is stored.
  public init(wrappedValue: Value, _ key: String) { self.init(key, wrappedValue, .int) }
}

extension SceneStorage where Value == Int? {
  /// A whole number stored with the scene, or none.
  public init(_ key: String) { self.init(key, nil, StorageCodec<Int>.int.optional()) }
}

extension SceneStorage where Value == Double {
  /// A number stored with the scene, and the value where none is stored.
  public init(wrappedValue: Value, _ key: String) { self.init(key, wrappedValue, .double) }
}

extension SceneStorage where Value == Double? {
  /// A number stored with the scene, or none.
  public init(_ key: String) { self.init(key, nil, StorageCodec<Double>.double.optional()) }
}

extension SceneStorage where Value == String {
  /// A text stored with the scene, and the value where none is stored.
  public init(wrappedValue: Value, _ key: String) { self.init(key, wrappedValue, .plain) }
}

extension SceneStorage where Value == String? {
  /// A text stored with the scene, or none.
  public init(_ key: String) { self.init(key, nil, StorageCodec<String>.plain.optional()) }
}

extension SceneStorage where Value == URL {
  /// A URL stored with the scene, and the value where none is stored.
  public init(wrappedValue: Value, _ key: String) { self.init(key, wrappedValue, .url) }
}

extension SceneStorage where Value == URL? {
  /// A URL stored with the scene, or none.
  public init(_ key: String) { self.init(key, nil, StorageCodec<URL>.url.optional()) }
}

extension SceneStorage where Value == Data {
  /// Bytes stored with the scene, and the value where none is stored.
  public init(wrappedValue: Value, _ key: String) { self.init(key, wrappedValue, .plain) }
}

extension SceneStorage where Value == Data? {
  /// Bytes stored with the scene, or none.
  public init(_ key: String) { self.init(key, nil, StorageCodec<Data>.plain.optional()) }
}

extension SceneStorage where Value: RawRepresentable, Value.RawValue == Int {
  /// A value stored with the scene by its raw value, and the value where none is stored.
  public init(wrappedValue: Value, _ key: String) { self.init(key, wrappedValue, .rawInt) }
}

extension SceneStorage {
  /// A value stored with the scene by its raw value, or none.
  public init<R: RawRepresentable>(_ key: String) where Value == R?, R.RawValue == Int {
    self.init(key, nil, StorageCodec<R>.rawInt.optional())
  }
}

extension SceneStorage where Value: RawRepresentable, Value.RawValue == String {
  /// A value stored with the scene by its raw value, and the value where none is stored.
  public init(wrappedValue: Value, _ key: String) { self.init(key, wrappedValue, .rawString) }
}

extension SceneStorage {
  /// A value stored with the scene by its raw value, or none.
  public init<R: RawRepresentable>(_ key: String) where Value == R?, R.RawValue == String {
    self.init(key, nil, StorageCodec<R>.rawString.optional())
  }
}
