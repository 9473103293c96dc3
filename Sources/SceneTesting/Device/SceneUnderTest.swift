import SceneSystem
@_spi(Runtime) public import UIKitCore

/// One session of an app on a ``Device``, and its scene if it has one.
///
/// It refers to the session, not to the scene itself: it stays valid when the scene is disconnected and connected again.
@MainActor public struct SceneUnderTest: Sendable {
  /// The app.
  public let app: AppUnderTest
  /// The session's label: A, B, C in the order in which sessions were first seen.
  public let label: String

  var id: SessionID? { SessionID(label: label) }

  /// The session's record on the device, or `nil` if there is no such session (any more).
  var record: SessionRecord? { id.flatMap { id in app.device.kernel?.sessions.first { $0.id == id } } }

  /// Whether the device has the session.
  public var exists: Bool { record != nil }

  /// The scene, or `nil` while the session has none.
  public var scene: UIScene? { id.flatMap(app.runningScene) }

  /// Whether the session has a scene.
  public var isConnected: Bool { scene != nil }

  /// The session object, or `nil` if there is no such session or the process is not running.
  public var session: UISceneSession? { scene?.session ?? id.flatMap(app.openSession) }

  /// The scene's state; `unattached` while there is no scene.
  public var state: UIScene.ActivationState { scene?.activationState ?? .unattached }

  /// Whether the user is being asked whether to close the window (Z-06).
  public var isClosureAsked: Bool { id.map { app.device.kernel?.isClosureAsked(of: $0) == true } ?? false }

  /// The scene's delegate.
  public var delegate: (any UISceneDelegate)? { scene?.delegate }

  /// The scene's delegate as its own class; `nil` without a scene, or if it is of another class.
  public func delegate<Delegate>(as type: Delegate.Type) -> Delegate? { delegate as? Delegate }

  /// The scene's key window, or else its first one.
  public var window: UIWindow? {
    guard let scene = scene as? UIWindowScene else { return nil }
    return scene.keyWindow ?? scene.windows.first
  }

  /// The root view controller of that window.
  public var rootViewController: UIViewController? { window?.rootViewController }

  /// The controller that the user sees: the presented one, the top of the navigation stack, the selected tab.
  public var visibleViewController: UIViewController? { rootViewController.map(SceneUnderTest.visible) }

  private static func visible(_ controller: UIViewController) -> UIViewController {
    if let presented = controller.presentedViewController { return visible(presented) }
    if let navigation = controller as? UINavigationController, let top = navigation.topViewController {
      return visible(top)
    }
    if let tabs = controller as? UITabBarController, let chosen = tabs.selectedViewController { return visible(chosen) }
    return controller
  }

  /// The activity that the device has saved for the session, or `nil` if there is none.
  public var savedActivity: NSUserActivity? {
    app.turned { record?.restorationActivity.map(NSUserActivity.restored(from:)) }
  }
}
