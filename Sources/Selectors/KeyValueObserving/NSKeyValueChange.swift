/// The kind of a change of an observed property.
public enum NSKeyValueChange: UInt, Hashable, Sendable {
  /// It was set.
  case setting = 1
  /// Objects were inserted.
  case insertion = 2
  /// Objects were removed.
  case removal = 3
  /// Objects were replaced.
  case replacement = 4
}
