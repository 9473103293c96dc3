public import Foundation
public import Observation
import RuntimeLogging
import SceneSystem

/// The registration of a controller's ``UISceneAccessory``. iOS 27.
///
/// It ends with the controller, with the controller's scene, or by ``UIViewController/unregisterSceneAccessory(_:)`` (Z-05).
@preconcurrency @MainActor public final class UISceneAccessoryRegistration: NSObject, Observable {
  let accessory: UISceneAccessory
  private weak var controller: UIViewController?
  private let registrar = ObservationRegistrar()
  private var storedAvailability = false
  /// The registration as the system knows it; `nil` before the controller's scene is known.
  private var announcement: SceneAccessory?
  /// Sends a reply to the system.
  var announced: ((Reply) -> Void)?

  init(_ accessory: UISceneAccessory, controller: UIViewController) {
    self.accessory = accessory
    self.controller = controller
    super.init()
  }

  isolated deinit { end() }

  /// Whether the accessory can be shown: its display is connected. A change is observed by
  /// ``UIViewController/updateProperties()`` and by views that read it in ``UIView/updateProperties()``; the controller's view is laid out.
  public internal(set) var isAvailable: Bool {
    get {
      registrar.access(self, keyPath: \.isAvailable)
      return storedAvailability
    }
    set {
      guard newValue != storedAvailability else { return }
      registrar.withMutation(of: self, keyPath: \.isAvailable) { storedAvailability = newValue }
      controller?.setNeedsUpdateProperties()
      controller?.viewIfLoaded?.setNeedsLayout()
    }
  }

  /// Whether to show the accessory when it is available. Default: `true`.
  public var isEnabled = true {
    didSet {
      guard isEnabled != oldValue, var changed = announcement else { return }
      changed.isEnabled = isEnabled
      announce(changed)
    }
  }

  /// Whether the controller has not unregistered it.
  var isRegistered: Bool { controller?.sceneAccessories.contains { $0 === self } ?? false }

  /// The scene of the controller, once that is in a window.
  var owner: UIScene? {
    var next: UIResponder? = controller
    while let responder = next {
      if let scene = responder as? UIScene { return scene }
      next = responder.next
    }
    return nil
  }

  func announce(_ accessory: SceneAccessory) {
    announcement = accessory
    announced?(.accessory(accessory))
  }

  /// The scene is dismissed.
  func end() {
    if let announcement { announced?(.accessoryUnregistered(announcement.id)) }
    announcement = nil
    announced = nil
    isAvailable = false
  }
}

extension UIViewController {
  /// Requests a scene beside the controller's own, until it is unregistered. iOS 27.
  ///
  /// The scene is connected while its display is, with the accessory's configuration and role; `application(_:configurationForConnecting:options:)`
  /// is not called for it (Z-05).
  public func registerSceneAccessory(_ accessory: UISceneAccessory) -> UISceneAccessoryRegistration {
    let registration = UISceneAccessoryRegistration(accessory, controller: self)
    sceneAccessories.append(registration)
    UIProcess.current.waitingAccessories.append(registration)
    UIWindow.hasPendingWork = true
    return registration
  }

  /// Ends a registration of ``registerSceneAccessory(_:)``: its scene is dismissed, and the session discarded. iOS 27. A registration of
  /// another controller has no effect and is logged.
  public func unregisterSceneAccessory(_ registration: UISceneAccessoryRegistration) {
    guard let index = sceneAccessories.firstIndex(where: { $0 === registration }) else {
      RuntimeLog.write("\(type(of: self)) has no such scene accessory; nothing was unregistered.")
      return
    }
    sceneAccessories.remove(at: index)
    registration.end()
  }
}
