/// What the result of a batch insertion has.
public enum NSBatchInsertRequestResultType: UInt, Sendable {
  /// Whether it succeeded.
  case statusOnly
  /// The identifiers of the new objects.
  case objectIDs
  /// The number of new objects.
  case count
}
