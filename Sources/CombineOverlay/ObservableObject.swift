public import OpenCombine
import Synchronization

/// An object with a publisher that reports a change before it takes place.
///
/// The publisher of a class is made at its first use: each property with `@Published` reports to it. It stays the same as long as the object
/// exists, also in a class without such a property, whose code calls `objectWillChange.send()` itself.
public protocol ObservableObject: AnyObject {
  /// The type of the publisher.
  associatedtype ObjectWillChangePublisher: Publisher = ObservableObjectPublisher
  where ObjectWillChangePublisher.Failure == Never

  /// Reports that the object is about to change.
  var objectWillChange: ObjectWillChangePublisher { get }
}

extension ObservableObject where ObjectWillChangePublisher == ObservableObjectPublisher {
  /// The object's own publisher, which its `@Published` properties report to.
  public var objectWillChange: ObservableObjectPublisher { ObjectPublishers.publisher(of: self) }
}

/// A property that reports its changes to the publisher of its object.
protocol ReportingProperty {
  var objectWillChange: ObservableObjectPublisher? { get nonmutating set }
}

/// The publishers of objects.
///
/// A `@Published` property keeps its object's publisher. Classes without such properties have none to keep it, and there are no associated
/// objects here: for those it is in a table with weak references to the objects. Entries of objects that are gone are removed when the table
/// has doubled, so that it never has more than twice as many as there were live objects.
enum ObjectPublishers {
  // The publisher has a lock of its own.
  private struct Entry: @unchecked Sendable {
    weak var object: AnyObject?
    let publisher: ObservableObjectPublisher
  }

  private struct Table: Sendable {
    var entries: [ObjectIdentifier: Entry] = [:]
    /// The number of entries at which those of objects that are gone are removed.
    var limit = 64
    /// Classes that are known to have no reporting property.
    var plainClasses: Set<ObjectIdentifier> = []
  }

  private static let table = Mutex(Table())

  /// The number of entries, for tests.
  static var count: Int { table.withLock { $0.entries.count } }

  static func publisher(of object: AnyObject) -> ObservableObjectPublisher {
    let type = ObjectIdentifier(Swift.type(of: object))
    if !table.withLock({ $0.plainClasses.contains(type) }) {
      let properties = reportingProperties(of: object)
      if !properties.isEmpty { return publisher(of: properties) }
    }
    return table.withLock { table in
      table.plainClasses.insert(type)
      let key = ObjectIdentifier(object)
      // Another object may have had the same address.
      if let entry = table.entries[key], entry.object === object { return entry }
      if table.entries.count >= table.limit {
        table.entries = table.entries.filter { $0.value.object != nil }
        table.limit = max(64, 2 * table.entries.count)
      }
      let entry = Entry(object: object, publisher: ObservableObjectPublisher())
      table.entries[key] = entry
      return entry
    }.publisher
  }

  private static func reportingProperties(of object: AnyObject) -> [any ReportingProperty] {
    var properties: [any ReportingProperty] = []
    var mirror: Mirror? = Mirror(reflecting: object)
    while let current = mirror {
      for (_, value) in current.children {
        if let property = value as? any ReportingProperty { properties.append(property) }
      }
      mirror = current.superclassMirror
    }
    return properties
  }

  private static func publisher(of properties: [any ReportingProperty]) -> ObservableObjectPublisher {
    let publisher = properties.lazy.compactMap(\.objectWillChange).first ?? ObservableObjectPublisher()
    for property in properties where property.objectWillChange == nil { property.objectWillChange = publisher }
    return publisher
  }
}
