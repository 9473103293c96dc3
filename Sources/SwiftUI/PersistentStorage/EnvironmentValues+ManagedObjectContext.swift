public import CoreData
public import SwiftUICore

private struct ManagedObjectContextKey: EnvironmentKey {
  /// A context without stores.
  static let defaultValue = NSManagedObjectContext(concurrencyType: .mainQueueConcurrencyType)
}

extension EnvironmentValues {
  /// The context whose objects `@FetchRequest` and `@SectionedFetchRequest` show.
  ///
  /// The default is a context without stores, from which nothing can be fetched.
  public var managedObjectContext: NSManagedObjectContext {
    get { self[ManagedObjectContextKey.self] }
    set { self[ManagedObjectContextKey.self] = newValue }
  }
}
