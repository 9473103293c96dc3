/// A context in which a batch request makes its changes.
enum BatchContext {
  static func make(for context: NSManagedObjectContext) throws -> NSManagedObjectContext {
    guard let coordinator = context.persistentStoreCoordinator else {
      throw CoreDataError.make(NSManagedObjectContextLockingError, "The context has no coordinator.")
    }
    let other = NSManagedObjectContext(concurrencyType: context.concurrencyType)
    other.persistentStoreCoordinator = coordinator
    other.isBatch = true
    return other
  }
}
