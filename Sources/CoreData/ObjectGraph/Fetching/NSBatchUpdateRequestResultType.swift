/// What the result of a batch update has.
public enum NSBatchUpdateRequestResultType: UInt, Sendable {
  /// Whether it succeeded.
  case statusOnlyResultType
  /// The identifiers of the changed objects.
  case updatedObjectIDsResultType
  /// The number of changed objects.
  case updatedObjectsCountResultType
}
