public import Foundation
public import SceneManifest
public import SceneSystem

/// The app and the device it runs on, as UIKit sees them.
public struct AppEnvironment: Sendable {
  /// The app's Info.plist, or `nil` if none was found.
  public var infoPlist: InfoPlist?
  /// The location of the app's resources, or `nil` in a test that has none.
  public var bundle: AppBundle?
  /// The device.
  public var profile: DeviceProfile
  /// The module in which class names without one are looked up.
  public var moduleName: String?
  /// The date that notifications carry. Injected, so that a simulated device can have its own calendar.
  public var currentDate: @Sendable () -> Date = { Date() }

  /// A text that differs between the users and the machines on which an app is installed, of which ``UIDevice/identifierForVendor`` is
  /// derived. Injected: with the empty text, the default, the identifier depends on the app and the kind of device only.
  public var installation = ""

  /// An environment for an app with this Info.plist on this device.
  public init(
    infoPlist: InfoPlist? = nil, bundle: AppBundle? = nil, profile: DeviceProfile = .desktop, moduleName: String? = nil
  ) {
    self.infoPlist = infoPlist
    self.bundle = bundle
    self.profile = profile
    self.moduleName = moduleName ?? bundle?.moduleName
  }

  static let empty = AppEnvironment()

  var manifest: SceneManifest? { infoPlist?.sceneManifest }

  var supportsMultipleScenes: Bool {
    profile.allowsMultipleScenes && manifest?.supportsMultipleScenes == true
  }

  var defaultRole: SessionRole { manifest?.preferredDefaultRole ?? .windowApplication }

  func configuration(named name: String?, role: SessionRole) -> SceneConfiguration? {
    manifest?.configuration(named: name, role: role)
  }
}
