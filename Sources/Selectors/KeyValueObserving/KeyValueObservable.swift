/// A property whose changes are reported to observers. The source pass writes it for `dynamic` in the classes of an app.
@propertyWrapper public struct KeyValueObservable<Value> {
  private var value: Value
  fileprivate var stored: Value { value }

  /// A property with a value.
  public init(wrappedValue: Value) { value = wrappedValue }

  /// Not called: properties of classes have the subscript below.
  @available(*, unavailable, message: "Only properties of classes can be observed.") public var wrappedValue: Value {
    get { value }
    set { value = newValue }
  }

  /// The value, which is reported to observers when it is set.
  public static subscript<Owner: AnyObject>(
    _enclosingInstance owner: Owner, wrapped wrapped: ReferenceWritableKeyPath<Owner, Value>,
    storage storage: ReferenceWritableKeyPath<Owner, Self>
  ) -> Value {
    get {
      KeyValueObservers.reads(owner, wrapped)
      return owner[keyPath: storage].value
    }
    set { KeyValueObservers.changing(owner, wrapped) { owner[keyPath: storage].value = newValue } }
  }
}

// A class whose coding is synthesized is encoded as if its properties had no wrapper.
extension KeyValueObservable: Encodable where Value: Encodable {
  /// Encodes the value.
  public func encode(to encoder: any Encoder) throws { try value.encode(to: encoder) }
}

extension KeyValueObservable: Decodable where Value: Decodable {
  /// Decodes the value.
  public init(from decoder: any Decoder) throws { value = try Value(from: decoder) }
}

extension KeyedDecodingContainer {
  /// Decodes an optional value, whose key may be missing.
  public func decode<Value: Decodable>(
    _ type: KeyValueObservable<Value?>.Type, forKey key: Key
  ) throws -> KeyValueObservable<Value?> {
    KeyValueObservable(wrappedValue: try decodeIfPresent(Value.self, forKey: key))
  }
}

extension KeyedEncodingContainer {
  /// Encodes an optional value; `nil` has no key.
  public mutating func encode<Value: Encodable>(_ value: KeyValueObservable<Value?>, forKey key: Key) throws {
    try encodeIfPresent(value.stored, forKey: key)
  }
}
