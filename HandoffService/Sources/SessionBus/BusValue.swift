/// An argument of a message on the bus.
public enum BusValue: Hashable, Sendable {
  /// A string, an object path or a signature.
  case string(String)
  /// A boolean.
  case boolean(Bool)
  /// A byte.
  case byte(UInt8)
  /// An integer with 32 bits.
  case int32(Int32)
  /// An integer with 32 bits and no sign.
  case uint32(UInt32)
  /// An array of strings.
  case strings([String])
  /// An array of strings with a variant for each.
  case dictionary([String: BusValue])
  /// A received value of a type that is not read. It cannot be sent.
  case other

  /// The string, if it is one.
  public var string: String? { if case .string(let value) = self { value } else { nil } }

  /// The number, if it is one without sign.
  public var uint32: UInt32? { if case .uint32(let value) = self { value } else { nil } }

  /// The strings, if it is an array of them.
  public var strings: [String]? { if case .strings(let value) = self { value } else { nil } }
}
