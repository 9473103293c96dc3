import Foundation
import SceneSystem

extension UIWindowScene {
  /// The orientations that the app delegate allows, or those of Info.plist if it does not implement the method.
  final var orientationsOfApplication: UIInterfaceOrientationMask {
    UIProcess.current.application?.allowedOrientations(for: keyWindow ?? windows.first) ?? .all
  }

  /// The orientations that both the app and the controller in front support. The scene's delegate takes precedence over the app from iOS 27
  /// on.
  final var supportedOrientations: UIInterfaceOrientationMask {
    let osVersion = UIProcess.current.application?.environment.profile.osVersion ?? 0
    let delegate = osVersion >= 27 ? self.delegate as? any UIWindowSceneDelegate : nil
    let allowed = delegate?.supportedInterfaceOrientations(for: self) ?? orientationsOfApplication
    return frontController.map { allowed.intersection($0.supportedInterfaceOrientations) } ?? allowed
  }

  /// Whether the controller in front, or the child that it delegates to, prefers a locked orientation, and the system grants it (Z-13).
  final var isOrientationLocked: Bool {
    guard UIProcess.current.application?.environment.profile.grantsOrientationLock != false else { return false }
    var controller = frontController
    // The limit ends a cycle of controllers.
    for _ in 0..<64 {
      guard let next = controller?.childForInterfaceOrientationLock else { break }
      controller = next
    }
    return controller?.prefersInterfaceOrientationLocked ?? false
  }

  /// A controller's preference has changed, or another controller is in front: the delegate is notified if that changes the scene's
  /// geometry.
  final func orientationLockMayHaveChanged() {
    let isLocked = isOrientationLocked
    guard isLocked != knownOrientationLock else { return }
    knownOrientationLock = isLocked
    session.runner?.reportGeometryChange(
      of: self, since: Geometry(scene: self, isInterfaceOrientationLocked: !isLocked))
  }

  /// The root of the key window, or the controller presented over it.
  private var frontController: UIViewController? {
    var controller = (keyWindow ?? windows.first)?.rootViewController
    while let presented = controller?.presentedViewController { controller = presented }
    return controller
  }
}
