/// The identifier of the object that the running code is making as a fault.
///
/// The initialiser that an app's class may override has no parameter for it.
enum PendingFault {
  private static let key = "proscenium.CoreData.fault"

  static func make(
    _ identifier: NSManagedObjectID, in context: NSManagedObjectContext
  ) -> NSManagedObject {
    Thread.current.threadDictionary[key] = identifier
    defer { Thread.current.threadDictionary[key] = nil }
    return identifier.entity.makeObject(in: context)
  }

  /// Returns the identifier, once.
  static func take() -> NSManagedObjectID? {
    guard let found = Thread.current.threadDictionary[key] as? NSManagedObjectID else { return nil }
    Thread.current.threadDictionary[key] = nil
    return found
  }
}
