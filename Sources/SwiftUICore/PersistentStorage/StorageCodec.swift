import Foundation

/// How a value of ``SceneStorage`` or ``AppStorage`` is a property-list value.
struct StorageCodec<Value> {
  /// The value, or `nil` if the stored one has another type.
  let decode: (Any) -> Value?
  /// What is stored, or `nil` for nothing.
  let encode: (Value) -> Any?
}

extension StorageCodec {
  /// A value that is stored as it is.
  static var plain: StorageCodec { StorageCodec(decode: { $0 as? Value }, encode: { $0 }) }

  /// The same for an optional value.
  func optional() -> StorageCodec<Value?> {
    StorageCodec<Value?>(decode: { decode($0) }, encode: { $0.flatMap(encode) })
  }
}

extension StorageCodec where Value == Bool {
  /// A truth value; Foundation may have stored it as a number.
  static var bool: StorageCodec {
    StorageCodec(decode: { $0 as? Bool ?? ($0 as? Int).map { $0 != 0 } }, encode: { $0 })
  }
}

extension StorageCodec where Value == Int {
  /// A whole number.
  static var int: StorageCodec {
    StorageCodec(decode: { $0 as? Int ?? ($0 as? Double).flatMap { Int(exactly: $0) } }, encode: { $0 })
  }
}

extension StorageCodec where Value == Double {
  /// A number.
  static var double: StorageCodec {
    StorageCodec(decode: { $0 as? Double ?? ($0 as? Int).map(Double.init) }, encode: { $0 })
  }
}

extension StorageCodec where Value == URL {
  /// A URL, as its text.
  static var url: StorageCodec {
    StorageCodec(decode: { $0 as? URL ?? ($0 as? String).flatMap { URL(string: $0) } }, encode: { $0.absoluteString })
  }
}

extension StorageCodec where Value: RawRepresentable, Value.RawValue == Int {
  /// A value by its number.
  static var rawInt: StorageCodec {
    StorageCodec(decode: { StorageCodec<Int>.int.decode($0).flatMap(Value.init) }, encode: { $0.rawValue })
  }
}

extension StorageCodec where Value: RawRepresentable, Value.RawValue == String {
  /// A value by its text.
  static var rawString: StorageCodec {
    StorageCodec(decode: { ($0 as? String).flatMap(Value.init) }, encode: { $0.rawValue })
  }
}

extension StorageCodec where Value: Codable {
  /// A value as JSON.
  static var json: StorageCodec {
    StorageCodec(
      decode: { ($0 as? Data).flatMap { try? JSONDecoder().decode([Value].self, from: $0).first } },
      encode: { try? JSONEncoder().encode([$0]) })
  }
}
