/// What happens to the objects of a relationship when their owner is deleted.
public enum NSDeleteRule: UInt, Sendable {
  /// Nothing.
  case noActionDeleteRule
  /// They no longer refer to the owner.
  case nullifyDeleteRule
  /// They are deleted too.
  case cascadeDeleteRule
  /// The owner cannot be deleted while there are some.
  case denyDeleteRule
}
