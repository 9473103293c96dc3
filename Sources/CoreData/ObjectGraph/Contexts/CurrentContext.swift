/// The context whose block the running code is in.
enum CurrentContext {
  @TaskLocal static var value: NSManagedObjectContext?
}
