public import Foundation
import SceneSystem

/// The device the app runs on.
///
/// Differs from Apple: a simulated device, or the desktop reported as an iPad; there is no battery and no sensor.
@preconcurrency @MainActor public final class UIDevice: NSObject {
  /// The identifier for the vendor of an app with this bundle identifier.
  static func identifier(forVendorOf bundleIdentifier: String, on installation: String) -> UUID {
    let parts = bundleIdentifier.split(separator: ".")
    let vendor = parts.count > 1 ? parts.dropLast().joined(separator: ".") : bundleIdentifier
    let text = "\(installation)\n\(vendor)"
    let bytes = [FNV1a("1\(text)".utf8), FNV1a("2\(text)".utf8)].flatMap { hash in
      stride(from: 56, through: 0, by: -8).map { UInt8(truncatingIfNeeded: hash.value >> $0) }
    }
    // The version and the variant are those of a random identifier.
    return UUID(
      uuid: (
        bytes[0], bytes[1], bytes[2], bytes[3], bytes[4], bytes[5], bytes[6] & 0x0F | 0x40, bytes[7],
        bytes[8] & 0x3F | 0x80, bytes[9], bytes[10], bytes[11], bytes[12], bytes[13], bytes[14], bytes[15]
      ))
  }

  /// The only device.
  public class var current: UIDevice { UIProcess.current.device }

  /// The user's name for the device.
  public internal(set) var name = "iPhone"
  /// The kind of device, by Apple's name.
  public internal(set) var model = "iPhone"
  /// The name of its system.
  public internal(set) var systemName = "iOS"
  /// The version of its system.
  public internal(set) var systemVersion = "26.0"
  /// An identifier of the device for the apps of one vendor: those whose bundle identifiers have the same beginning, up to the last dot.
  ///
  /// It is the same in each process of the app. On a desktop it depends on the machine and the user, on a simulated device on the kind of
  /// device. Differs from Apple: it is still the same after all apps of the vendor were removed.
  public var identifierForVendor: UUID? {
    guard knownIdentifier == nil else { return knownIdentifier }
    knownIdentifier = makeIdentifierForVendor?()
    return knownIdentifier
  }

  /// Makes the identifier when it is first read: most apps do not read it.
  var makeIdentifierForVendor: (() -> UUID)? {
    didSet { knownIdentifier = nil }
  }
  private var knownIdentifier: UUID?
  /// The kind of interface for the device.
  public internal(set) var userInterfaceIdiom = UIUserInterfaceIdiom.phone
  /// The kind of device in the user's language: ``model``, which Apple does not translate either.
  public var localizedModel: String { model }
  /// Whether the device runs several apps at the same time: `true`.
  public var isMultitaskingSupported: Bool { true }

  // MARK: Sensors that the device does not have

  /// Whether the battery is observed. Default: `false`. Has no effect: there is no battery.
  public var isBatteryMonitoringEnabled = false
  /// The state of the battery: unknown, as on a device that does not observe it.
  public var batteryState: BatteryState { .unknown }
  /// The charge of the battery: -1 for unknown, as on a device that does not observe it.
  public var batteryLevel: Float { -1 }
  /// Whether the proximity of the user is observed. Always `false`, as on a device without the sensor; setting it has no effect.
  public var isProximityMonitoringEnabled: Bool {
    get { false }
    set {}
  }
  /// Whether the device is close to the user: `false`.
  public var proximityState: Bool { false }

  /// The state of a battery.
  public enum BatteryState: Int, Hashable, Sendable {
    /// Unknown.
    case unknown = 0
    /// The device is not connected to power.
    case unplugged = 1
    /// The device is connected to power, and not fully charged.
    case charging = 2
    /// The device is connected to power, and fully charged.
    case full = 3
  }

  /// Posted after a change of the battery's state. Never posted.
  public nonisolated class var batteryStateDidChangeNotification: Notification.Name {
    Notification.Name("UIDeviceBatteryStateDidChangeNotification")
  }
  /// Posted after a change of the battery's charge. Never posted.
  public nonisolated class var batteryLevelDidChangeNotification: Notification.Name {
    Notification.Name("UIDeviceBatteryLevelDidChangeNotification")
  }
  /// Posted after a change of the proximity. Never posted.
  public nonisolated class var proximityStateDidChangeNotification: Notification.Name {
    Notification.Name("UIDeviceProximityStateDidChangeNotification")
  }

  /// Plays the click of a key in an app's own keyboard. Has no effect: the desktop's keyboard is a real one.
  public func playInputClick() {}
}
