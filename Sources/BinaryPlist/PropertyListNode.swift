/// One object of a binary property list: a leaf with its value, or a container that names the objects in it.
public enum PropertyListNode: Sendable {
  /// The objects that an array or a dictionary names: `count` elements, or `count` keys and as many values.
  public struct Container: Hashable, Sendable {
    /// The number of elements or entries.
    public let count: Int
    /// The byte at which the container begins.
    let marker: Int
    /// The byte at which the first reference stands.
    let start: Int
  }

  /// A truth value.
  case bool(Bool)
  /// A whole number that fits 64 bits with a sign.
  case integer(Int64)
  /// A whole number above `Int64.max`.
  case unsigned(UInt64)
  /// A number with a fraction.
  case real(Double)
  /// Seconds since the reference date of 2001.
  case date(Double)
  /// Bytes, as a part of the list's own.
  case data(ArraySlice<UInt8>)
  /// A text.
  case string(String)
  /// The number of an object in a keyed archive.
  case uid(UInt64)
  /// Values in their order.
  case array(Container)
  /// Values by key.
  case dictionary(Container)
}
