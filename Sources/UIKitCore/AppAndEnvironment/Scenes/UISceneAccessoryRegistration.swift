import Foundation

/// What a controller gets for a ``UISceneAccessory`` that it has registered. iOS 27.
@preconcurrency @MainActor public final class UISceneAccessoryRegistration: NSObject {
  let accessory: UISceneAccessory

  init(_ accessory: UISceneAccessory) {
    self.accessory = accessory
    super.init()
  }

  /// Whether there is a place where the accessory can be shown: never off the device.
  public let isAvailable = false

  /// Whether the accessory is to be shown where it can be. Default: `true`.
  public var isEnabled = true
}

extension UIViewController {
  /// Asks to have a scene shown beside the controller's own, from now until it is unregistered. iOS 27.
  ///
  /// Differs from Apple: no profile has a place for one, so the registration stays unavailable.
  public func registerSceneAccessory(_ accessory: UISceneAccessory) -> UISceneAccessoryRegistration {
    let registration = UISceneAccessoryRegistration(accessory)
    sceneAccessories.append(registration)
    return registration
  }

  /// Takes back what ``registerSceneAccessory(_:)`` asked for. iOS 27. A registration of another controller has no effect, and
  /// the log says so.
  public func unregisterSceneAccessory(_ registration: UISceneAccessoryRegistration) {
    guard let index = sceneAccessories.firstIndex(where: { $0 === registration }) else {
      RuntimeLog.write("\(type(of: self)) has no such scene accessory; nothing was unregistered.")
      return
    }
    sceneAccessories.remove(at: index)
  }
}
