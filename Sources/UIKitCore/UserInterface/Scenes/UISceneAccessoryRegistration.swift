public import Foundation
import RuntimeLogging

/// The registration of a controller's ``UISceneAccessory``. iOS 27.
@preconcurrency @MainActor public final class UISceneAccessoryRegistration: NSObject {
  let accessory: UISceneAccessory

  init(_ accessory: UISceneAccessory) {
    self.accessory = accessory
    super.init()
  }

  /// Whether the accessory can be shown. Always `false` off the device.
  public let isAvailable = false

  /// Whether to show the accessory when it is available. Default: `true`.
  public var isEnabled = true
}

extension UIViewController {
  /// Requests a scene beside the controller's own, until it is unregistered. iOS 27.
  ///
  /// Differs from Apple: no profile can show one, so the registration stays unavailable.
  public func registerSceneAccessory(_ accessory: UISceneAccessory) -> UISceneAccessoryRegistration {
    let registration = UISceneAccessoryRegistration(accessory)
    sceneAccessories.append(registration)
    return registration
  }

  /// Ends a registration of ``registerSceneAccessory(_:)``. iOS 27. A registration of another controller has no effect and is logged.
  public func unregisterSceneAccessory(_ registration: UISceneAccessoryRegistration) {
    guard let index = sceneAccessories.firstIndex(where: { $0 === registration }) else {
      RuntimeLog.write("\(type(of: self)) has no such scene accessory; nothing was unregistered.")
      return
    }
    sceneAccessories.remove(at: index)
  }
}
