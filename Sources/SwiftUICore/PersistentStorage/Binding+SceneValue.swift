extension SceneValues {
  /// A binding to a value that is stored with the scene as JSON; `initial` where none is stored.
  package func binding<Value: Codable>(_ key: String, initial: Value) -> Binding<Value> {
    Binding(SceneValueLocation(self, key, .json, initial))
  }

  /// A binding to a value that is stored with the scene as JSON, or none.
  package func binding<Value: Codable>(_ key: String, of type: Value.Type) -> Binding<Value?> {
    Binding(SceneValueLocation(self, key, StorageCodec<Value>.json.optional(), nil))
  }

  /// A value as it is stored for ``binding(_:of:)``.
  package static func stored<Value: Codable>(_ value: Value) -> Any? { StorageCodec<Value>.json.encode(value) }
}
