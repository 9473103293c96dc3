/// The queue of a context.
public enum NSManagedObjectContextConcurrencyType: UInt, Sendable {
  /// The thread that created it. Deprecated.
  case confinementConcurrencyType = 0
  /// A queue of its own.
  case privateQueueConcurrencyType = 1
  /// The main queue.
  case mainQueueConcurrencyType = 2
}
