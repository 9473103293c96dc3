import CSceneTesting
import Foundation
import UIKitCore

/// Makes `NotificationCenter.default` and `UserDefaults.standard` those of the device that the code belongs to.
enum SharedObjects {
  /// Installs the lookup of both by device. Done once, before the first app is installed.
  static let installed: Void = psc_set_shared_object_finders(
    { UIProcess.found().map { Unmanaged.passRetained($0.notificationCenter).toOpaque() } },
    { UIProcess.found()?.userDefaults.map { Unmanaged.passRetained($0).toOpaque() } })
}
