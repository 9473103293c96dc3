import Foundation

/// The `UserDefaults` of an app on a device: in memory, empty at first, and private to the device.
///
/// It accepts property list values, as Foundation's does; other values trap there and are ignored here.
final class DeviceDefaults: UserDefaults {
  /// Not a `Mutex`: values are of any type, and Foundation's methods receive them without a promise that nobody else uses them.
  private let lock = NSLock()
  private var values: [String: Any] = [:]
  private var registered: [String: Any] = [:]

  /// Makes empty defaults. The suite's name is never written anywhere; Foundation requires one that is not the process's own.
  static func make() -> DeviceDefaults {
    guard let defaults = DeviceDefaults(suiteName: "proscenium.device") else {
      preconditionFailure("Foundation made no defaults for the suite \u{201C}proscenium.device\u{201D}.")
    }
    return defaults
  }

  override func object(forKey defaultName: String) -> Any? {
    lock.withLock { values[defaultName] ?? registered[defaultName] }
  }

  override func set(_ value: Any?, forKey defaultName: String) {
    if let value, !PropertyListSerialization.propertyList(["": value], isValidFor: .xml) { return }
    lock.withLock { values[defaultName] = value }
    NotificationCenter.default.post(name: UserDefaults.didChangeNotification, object: self)
  }

  override func removeObject(forKey defaultName: String) { set(nil as Any?, forKey: defaultName) }

  override func register(defaults registrationDictionary: [String: Any]) {
    lock.withLock { registered.merge(registrationDictionary) { $1 } }
  }

  override func dictionaryRepresentation() -> [String: Any] {
    lock.withLock { registered.merging(values) { $1 } }
  }

  override func persistentDomain(forName domainName: String) -> [String: Any]? { lock.withLock { values } }

  override func removePersistentDomain(forName domainName: String) { lock.withLock { values = [:] } }

  override func synchronize() -> Bool { true }
}
