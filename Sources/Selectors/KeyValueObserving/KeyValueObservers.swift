package import Foundation
import Synchronization

/// A property of an object, which an observed value depends on.
struct KeyValueProperty: Hashable, @unchecked Sendable {
  let object: ObjectIdentifier
  let keyPath: AnyKeyPath
}

/// One observation.
final class KeyValueObserver: @unchecked Sendable {
  /// Weak, so that an identifier that another object gets later is not taken for this one.
  weak var object: NSObject?
  /// The property, for changes that the app reports.
  let keyPath: AnyKeyPath
  /// The observed object, whose changes are reported without the name of the property.
  let identifier: ObjectIdentifier
  /// The properties that were read for the value when it was last computed, guarded by the table's lock; empty if none reports its changes by itself.
  var properties: Set<KeyValueProperty> = []
  /// Called before a change.
  let willChange: () -> Void
  /// Called after a change: with `false` if it is only known that the object has changed, so that values are compared.
  let didChange: (_ isCertain: Bool) -> Void

  init(
    _ object: NSObject, _ keyPath: AnyKeyPath, willChange: @escaping () -> Void,
    didChange: @escaping (_ isCertain: Bool) -> Void
  ) {
    self.object = object
    self.keyPath = keyPath
    identifier = ObjectIdentifier(object)
    self.willChange = willChange
    self.didChange = didChange
  }
}

/// The observations of all objects.
///
/// An observed value is computed once, and the properties that are read for it are recorded; so a path through several objects and a computed
/// property are observed too. UIKit's objects do not record reads: they report that they have changed, and the value is compared.
package enum KeyValueObservers {
  private static let observers = Mutex<[ObjectIdentifier: [KeyValueObserver]]>([:])
  private static let count = Atomic<Int>(0)
  /// Called when the first observation begins and when the last one has ended.
  private static let activityHandler = Mutex(ActivityHandler())
  @TaskLocal private static var recorder: Recorder?

  // In a structure: a function that is itself the mutex's value is wrapped once more each time it is read.
  private struct ActivityHandler {
    var call: (@Sendable (Bool) -> Void)?
  }

  private final class Recorder: Sendable {
    let properties = Mutex<Set<KeyValueProperty>>([])
  }

  /// Whether anything is observed.
  package static var areAny: Bool { count.load(ordering: .relaxed) > 0 }

  /// Sets what is called with whether anything is observed, when that changes.
  package static func onActivity(_ handler: @escaping @Sendable (Bool) -> Void) {
    activityHandler.withLock { $0.call = handler }
    handler(areAny)
  }

  // MARK: Observations

  static func add(_ observer: KeyValueObserver) {
    observers.withLock { $0[observer.identifier, default: []].append(observer) }
    if count.wrappingAdd(1, ordering: .relaxed).newValue == 1 { activityHandler.withLock { $0 }.call?(true) }
  }

  static func remove(_ observer: KeyValueObserver) {
    let wasKnown = observers.withLock { observers in
      guard var list = observers[observer.identifier], let index = list.firstIndex(where: { $0 === observer }) else {
        return false
      }
      list.remove(at: index)
      observers[observer.identifier] = list.isEmpty ? nil : list
      return true
    }
    guard wasKnown else { return }
    if count.wrappingSubtract(1, ordering: .relaxed).newValue == 0 { activityHandler.withLock { $0 }.call?(false) }
  }

  /// Sets what the value of an observation depends on.
  static func setProperties(_ properties: Set<KeyValueProperty>, of observer: KeyValueObserver) {
    observers.withLock { _ in observer.properties = properties }
  }

  /// Computes a value, and returns the properties that were read.
  static func record<Value>(_ body: () -> Value) -> (value: Value, properties: Set<KeyValueProperty>) {
    let recorder = Recorder()
    let value = $recorder.withValue(recorder, operation: body)
    return (value, recorder.properties.withLock { $0 })
  }

  // MARK: Changes

  /// A property that reports its changes is read.
  static func reads(_ object: AnyObject, _ keyPath: AnyKeyPath) {
    guard areAny, let recorder else { return }
    let property = KeyValueProperty(object: ObjectIdentifier(object), keyPath: keyPath)
    recorder.properties.withLock { _ = $0.insert(property) }
  }

  /// Changes a property that reports its changes.
  static func changing(_ object: AnyObject, _ keyPath: AnyKeyPath, _ change: () -> Void) {
    guard areAny else { return change() }
    let property = KeyValueProperty(object: ObjectIdentifier(object), keyPath: keyPath)
    // What depends on a property need not be observed in its own object.
    let concerned = observers.withLock { $0.values.joined().filter { $0.properties.contains(property) } }
    for observer in concerned { observer.willChange() }
    change()
    for observer in concerned { observer.didChange(true) }
  }

  /// An object of UIKit has changed: each observed value of it is compared with the one before.
  package static func changed(_ object: NSObject) {
    guard areAny else { return }
    let concerned = known(of: object) { $0.properties.isEmpty }
    for observer in concerned { observer.didChange(false) }
  }

  /// Compares the observed values in the defaults, which do not report changes. UIKit calls it at the end of a turn.
  package static func compareDefaults() {
    guard areAny else { return }
    let concerned = observers.withLock { $0.values.joined().filter { $0.object is UserDefaults } }
    for observer in concerned { observer.didChange(false) }
  }

  /// The observations of an object that satisfy a condition.
  static func known(of object: NSObject, where condition: (KeyValueObserver) -> Bool) -> [KeyValueObserver] {
    observers.withLock { ($0[ObjectIdentifier(object)] ?? []).filter { $0.object === object && condition($0) } }
  }
}
