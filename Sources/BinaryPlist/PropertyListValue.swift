/// One value of a property list, complete and without `Any`: for code that inspects a list rather than converts it.
///
/// Code that converts a list to its own types reads ``BinaryPropertyListReader`` node by node and needs no tree.
public enum PropertyListValue: Hashable, Sendable {
  /// A Boolean value.
  case bool(Bool)
  /// An integer that fits 64 bits with a sign.
  case integer(Int64)
  /// An integer above `Int64.max`; smaller ones are ``integer(_:)``.
  case unsigned(UInt64)
  /// A floating-point number.
  case real(Double)
  /// Seconds since the reference date of 2001.
  case date(Double)
  /// Bytes.
  case data([UInt8])
  /// A string.
  case string(String)
  /// The number of an object in a keyed archive; no other property list has one.
  case uid(UInt64)
  /// Values in their order.
  case array([PropertyListValue])
  /// Values by key.
  case dictionary([String: PropertyListValue])
}
