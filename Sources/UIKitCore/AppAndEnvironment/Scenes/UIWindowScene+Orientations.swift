import Foundation

extension UIWindowScene {
  /// The orientations that the app delegate allows, and Info.plist where that says nothing.
  final var orientationsOfApplication: UIInterfaceOrientationMask {
    guard let application = UIApplication.current else { return .all }
    let window = keyWindow ?? windows.first
    return application.delegate?.application(application, supportedInterfaceOrientationsFor: window)
      ?? application.supportedInterfaceOrientations(for: window)
  }

  /// The orientations that both the app and the controller in front support. The scene's delegate speaks before the app
  /// from iOS 27 on.
  final var supportedOrientations: UIInterfaceOrientationMask {
    let osVersion = UIApplication.current?.environment.profile.osVersion ?? 0
    let delegate = osVersion >= 27 ? self.delegate as? any UIWindowSceneDelegate : nil
    let allowed = delegate?.supportedInterfaceOrientations(for: self) ?? orientationsOfApplication
    return frontController.map { allowed.intersection($0.supportedInterfaceOrientations) } ?? allowed
  }

  /// Whether the controller in front, or the one that it names in its place, wants the interface to stay as it is.
  final var isOrientationLocked: Bool {
    var controller = frontController
    // A controller that names itself would never end.
    for _ in 0..<64 {
      guard let next = controller?.childForInterfaceOrientationLock else { break }
      controller = next
    }
    return controller?.prefersInterfaceOrientationLocked ?? false
  }

  /// A controller's wish has become another, or another controller is in front: the delegate hears of it where it changes the
  /// scene's geometry.
  final func orientationLockMayHaveChanged() {
    let isLocked = isOrientationLocked
    guard isLocked != knownOrientationLock else { return }
    knownOrientationLock = isLocked
    session.runner?.announceGeometry(of: self, since: Geometry(scene: self, isInterfaceOrientationLocked: !isLocked))
  }

  /// The root of the key window, or what covers it.
  private var frontController: UIViewController? {
    var controller = (keyWindow ?? windows.first)?.rootViewController
    while let presented = controller?.presentedViewController { controller = presented }
    return controller
  }
}
