import CSceneTesting
import Foundation
import UIKitCore

/// `NotificationCenter.default` and `UserDefaults.standard` as the code of a device finds them.
enum SharedObjects {
  /// Has both looked up by device from now on. Done once, before the first app is installed.
  static let areDivided: Void = psc_set_shared_object_finders(
    { UIProcess.found().map { Unmanaged.passRetained($0.notificationCenter).toOpaque() } },
    { UIProcess.found()?.userDefaults.map { Unmanaged.passRetained($0).toOpaque() } })
}
