/// A request that a context executes.
protocol ExecutableRequest {
  func execute(in context: NSManagedObjectContext) throws -> NSPersistentStoreResult
}
