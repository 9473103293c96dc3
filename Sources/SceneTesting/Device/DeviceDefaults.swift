import Foundation

/// The `UserDefaults` of an app on a device: in memory, empty at first, and seen by nobody else.
final class DeviceDefaults: UserDefaults {
  static func make() -> UserDefaults { UserDefaults() }
}
