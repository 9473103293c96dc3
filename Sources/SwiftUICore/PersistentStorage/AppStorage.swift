import AttributeGraph
public import Foundation

/// A value of a view that is stored in the user's defaults. Views that use the same key of the same store have the same value, and follow
/// changes that other code makes.
///
/// Source: Apple's documentation of `AppStorage`.
@propertyWrapper public struct AppStorage<Value>: DynamicProperty {
  private let key: String
  private let initial: Value
  private let codec: StorageCodec<Value>
  private let store: UserDefaults?
  private var location: Location<Value>?

  private init(_ key: String, _ initial: Value, _ codec: StorageCodec<Value>, _ store: UserDefaults?) {
    self.key = key
    self.initial = initial
    self.codec = codec
    self.store = store
  }

  /// The present value; of the standard defaults, if the view is not shown yet and has no store.
  public var wrappedValue: Value {
    get { (location ?? unshownLocation).get() }
    nonmutating set { (location ?? unshownLocation).set(newValue, .current) }
  }

  /// A binding to the value.
  public var projectedValue: Binding<Value> { Binding(location ?? unshownLocation) }

  /// Reads and writes the defaults without a view, as code outside of views does.
  private var unshownLocation: Location<Value> {
    let store = store ?? .standard
    return FunctionLocation(
      get: { [key, codec, initial] in store.object(forKey: key).flatMap(codec.decode) ?? initial },
      set: { [key, codec] value, _ in store.set(codec.encode(value), forKey: key) })
  }
}

@MainActor extension AppStorage: StoredProperty {
  static func makeStorage(for property: AppStorage, _ inputs: _ViewInputs) -> PropertyStorage<AppStorage> {
    Storage(property, inputs)
  }

  private final class Storage: PropertyStorage<AppStorage> {
    private let location: DefaultsLocation<Value>

    init(_ property: AppStorage, _ inputs: _ViewInputs) {
      let values = inputs.viewGraph.value(of: inputs.environment)
      let store = property.store ?? values?.defaultAppStorage ?? .standard
      location = DefaultsLocation(store, property.key, property.codec, property.initial, inputs)
    }

    override func update(_ property: inout AppStorage) { property.location = location }
  }
}

extension AppStorage where Value == Bool {
  /// A truth value stored in the user's defaults, and the value where none is stored.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) {
    self.init(key, wrappedValue, .bool, store)
  }
}

extension AppStorage where Value == Bool? {
  /// A truth value stored in the user's defaults, or none.
  public init(_ key: String, store: UserDefaults? = nil) {
    self.init(key, nil, StorageCodec<Bool>.bool.optional(), store)
  }
}

extension AppStorage where Value == Int {
  /// A whole number stored in the user's defaults, and the value where none is stored.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) {
    self.init(key, wrappedValue, .int, store)
  }
}

extension AppStorage where Value == Int? {
  /// A whole number stored in the user's defaults, or none.
  public init(_ key: String, store: UserDefaults? = nil) {
    self.init(key, nil, StorageCodec<Int>.int.optional(), store)
  }
}

extension AppStorage where Value == Double {
  /// A number stored in the user's defaults, and the value where none is stored.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) {
    self.init(key, wrappedValue, .double, store)
  }
}

extension AppStorage where Value == Double? {
  /// A number stored in the user's defaults, or none.
  public init(_ key: String, store: UserDefaults? = nil) {
    self.init(key, nil, StorageCodec<Double>.double.optional(), store)
  }
}

extension AppStorage where Value == String {
  /// A text stored in the user's defaults, and the value where none is stored.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) {
    self.init(key, wrappedValue, .plain, store)
  }
}

extension AppStorage where Value == String? {
  /// A text stored in the user's defaults, or none.
  public init(_ key: String, store: UserDefaults? = nil) {
    self.init(key, nil, StorageCodec<String>.plain.optional(), store)
  }
}

extension AppStorage where Value == URL {
  /// A URL stored in the user's defaults, and the value where none is stored.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) {
    self.init(key, wrappedValue, .url, store)
  }
}

extension AppStorage where Value == URL? {
  /// A URL stored in the user's defaults, or none.
  public init(_ key: String, store: UserDefaults? = nil) {
    self.init(key, nil, StorageCodec<URL>.url.optional(), store)
  }
}

extension AppStorage where Value == Data {
  /// Bytes stored in the user's defaults, and the value where none is stored.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) {
    self.init(key, wrappedValue, .plain, store)
  }
}

extension AppStorage where Value == Data? {
  /// Bytes stored in the user's defaults, or none.
  public init(_ key: String, store: UserDefaults? = nil) {
    self.init(key, nil, StorageCodec<Data>.plain.optional(), store)
  }
}

extension AppStorage where Value: RawRepresentable, Value.RawValue == Int {
  /// A value stored in the user's defaults by its raw value, and the value where none is stored.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) {
    self.init(key, wrappedValue, .rawInt, store)
  }
}

extension AppStorage {
  /// A value stored in the user's defaults by its raw value, or none.
  public init<R: RawRepresentable>(_ key: String, store: UserDefaults? = nil) where Value == R?, R.RawValue == Int {
    self.init(key, nil, StorageCodec<R>.rawInt.optional(), store)
  }
}

extension AppStorage where Value: RawRepresentable, Value.RawValue == String {
  /// A value stored in the user's defaults by its raw value, and the value where none is stored.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) {
    self.init(key, wrappedValue, .rawString, store)
  }
}

extension AppStorage {
  /// A value stored in the user's defaults by its raw value, or none.
  public init<R: RawRepresentable>(_ key: String, store: UserDefaults? = nil) where Value == R?, R.RawValue == String {
    self.init(key, nil, StorageCodec<R>.rawString.optional(), store)
  }
}
