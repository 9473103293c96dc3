import CSceneTesting
import Foundation
import UIKitCore

/// Makes `NotificationCenter.default` and `UserDefaults.standard` those of the device that the code belongs to.
enum SharedObjects {
  /// Installs the lookup of both by device. Done once, before the first app is installed.
  static let installed: Void = psc_set_shared_object_finders(
    { UIProcess.found().map { Unmanaged.passRetained($0.notificationCenter).toOpaque() } },
    { UIProcess.found()?.userDefaults.map { Unmanaged.passRetained($0).toOpaque() } })

  /// What all devices of this process share, as a line for their consoles; `nil` where each has its own.
  ///
  /// The lookup has no effect in a program that has Foundation linked statically.
  @MainActor static let problem: String? = {
    let defaults = UserDefaults()
    let process = UIProcess(userDefaults: defaults, log: { _ in }, trap: {})
    return process.enter {
      problem(
        ownsCenter: NotificationCenter.default === process.notificationCenter,
        ownsDefaults: UserDefaults.standard === defaults)
    }
  }()

  /// The line for objects that a device has of its own, or has not.
  static func problem(ownsCenter: Bool, ownsDefaults: Bool) -> String? {
    let shared = [ownsCenter ? nil : "NotificationCenter.default", ownsDefaults ? nil : "UserDefaults.standard"]
      .compactMap(\.self)
    guard !shared.isEmpty else { return nil }
    let verb = shared.count == 1 ? "is" : "are"
    return "\(shared.joined(separator: " and ")) \(verb) shared by all devices of this process, because Foundation is "
      + "linked statically. Link the tests with the dynamic standard library, or run tests with several devices one after the other."
  }
}
