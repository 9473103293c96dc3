/// One object of a binary property list: a leaf with its value, or a container with references to its objects.
public enum PropertyListNode: Sendable {
  /// The references of an array or a dictionary: `count` elements, or `count` keys and as many values.
  public struct Container: Hashable, Sendable {
    /// The number of elements or entries.
    public let count: Int
    /// The offset of the container.
    let marker: Int
    /// The offset of the first reference.
    let start: Int
  }

  /// A Boolean value.
  case bool(Bool)
  /// An integer that fits 64 bits with a sign.
  case integer(Int64)
  /// An integer above `Int64.max`.
  case unsigned(UInt64)
  /// A floating-point number.
  case real(Double)
  /// Seconds since the reference date of 2001.
  case date(Double)
  /// Bytes, as a slice of the list's own.
  case data(ArraySlice<UInt8>)
  /// A string.
  case string(String)
  /// The number of an object in a keyed archive.
  case uid(UInt64)
  /// Values in their order.
  case array(Container)
  /// Values by key.
  case dictionary(Container)
}
