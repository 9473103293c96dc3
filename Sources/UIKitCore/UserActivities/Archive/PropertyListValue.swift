/// One value of a property list, as the archive of an activity holds it.
///
/// It stands between the app's untyped values and the bytes, so that neither the reader nor the writer deals with `Any`.
indirect enum PropertyListValue: Hashable, Sendable {
  case bool(Bool)
  case integer(Int64)
  /// An integer above `Int64.max`; smaller ones are ``integer(_:)``.
  case unsigned(UInt64)
  case real(Double)
  /// Seconds since the reference date of 2001.
  case date(Double)
  case data([UInt8])
  case string(String)
  case array([PropertyListValue])
  case dictionary([String: PropertyListValue])

  /// How deep arrays and dictionaries may lie within each other in an archive: far deeper than any app's state, and far
  /// from the end of a thread's stack.
  static let maximumDepth = 512
}
