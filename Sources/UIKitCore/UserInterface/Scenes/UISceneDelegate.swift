public import Foundation

/// Receives the life-cycle events of one scene. The session's configuration names the class, and UIKit makes one instance for each
/// connection (M-02, L-03).
///
/// Every method is optional: implement only what the app needs.
///
/// Differs from Apple: without the Objective-C runtime an optional method is a default in an extension, so a subclass of a class that
/// conforms cannot supply a method that its superclass does not implement. Declare the method in the class that conforms, and override it.
@preconcurrency @MainActor public protocol UISceneDelegate: NSObjectProtocol {
  /// The scene is being connected: make its window, and read state and options (L-03).
  ///
  /// - Parameters:
  ///   - scene: The scene, still unattached.
  ///   - session: Its session, with the activity saved last time in `stateRestorationActivity`.
  ///   - connectionOptions: Why the scene is connected.
  func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions)
  /// The scene has been disconnected and is about to be released; the session may be connected again with another one.
  func sceneDidDisconnect(_ scene: UIScene)
  /// The scene is on screen and receives events (F-02).
  func sceneDidBecomeActive(_ scene: UIScene)
  /// The scene is about to stop receiving events (F-03).
  func sceneWillResignActive(_ scene: UIScene)
  /// The scene is about to enter the foreground, for the first time or again (F-02).
  func sceneWillEnterForeground(_ scene: UIScene)
  /// The scene has left the screen. Its state is requested right after this returns (F-01, R-01).
  func sceneDidEnterBackground(_ scene: UIScene)
  /// Opens URLs in a scene that is already connected (E-02).
  func scene(_ scene: UIScene, openURLContexts URLContexts: Set<UIOpenURLContext>)
  /// The activity from which the session can be restored, or `nil` for none.
  func stateRestorationActivity(for scene: UIScene) -> NSUserActivity?
  /// The session has a saved activity: restore its interaction state. Called after the window is loaded and before the scene first enters
  /// the foreground, from iOS 15 on.
  func scene(_ scene: UIScene, restoreInteractionStateWith stateRestorationActivity: NSUserActivity)
  /// An activity of this type will be continued (E-03, E-04).
  func scene(_ scene: UIScene, willContinueUserActivityWithType userActivityType: String)
  /// Continues the announced activity (E-03, E-04), or one with which the app itself requested this scene (P-05).
  func scene(_ scene: UIScene, continue userActivity: NSUserActivity)
  /// The announced activity could not be continued (E-04).
  func scene(_ scene: UIScene, didFailToContinueUserActivityWithType userActivityType: String, error: any Error)
  /// An activity of the scene was updated by UIKit.
  func scene(_ scene: UIScene, didUpdate userActivity: NSUserActivity)
}

extension UISceneDelegate {
  /// Does nothing.
  public func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions
  ) {}
  /// Does nothing.
  public func sceneDidDisconnect(_ scene: UIScene) {}
  /// Does nothing.
  public func sceneDidBecomeActive(_ scene: UIScene) {}
  /// Does nothing.
  public func sceneWillResignActive(_ scene: UIScene) {}
  /// Does nothing.
  public func sceneWillEnterForeground(_ scene: UIScene) {}
  /// Does nothing.
  public func sceneDidEnterBackground(_ scene: UIScene) {}
  /// Does nothing.
  public func scene(_ scene: UIScene, openURLContexts URLContexts: Set<UIOpenURLContext>) {
    UIProcess.current.deliveryLog?.markIgnored()
  }
  /// Returns `nil`. If a delegate does not implement the method, the session's saved activity stays unchanged.
  public func stateRestorationActivity(for scene: UIScene) -> NSUserActivity? {
    scene.delegateIgnoresRestoration = true
    return nil
  }
  /// Does nothing.
  public func scene(_ scene: UIScene, restoreInteractionStateWith stateRestorationActivity: NSUserActivity) {}
  /// Does nothing.
  public func scene(_ scene: UIScene, willContinueUserActivityWithType userActivityType: String) {}
  /// Does nothing.
  public func scene(_ scene: UIScene, continue userActivity: NSUserActivity) {
    UIProcess.current.deliveryLog?.markIgnored()
  }
  /// Does nothing.
  public func scene(
    _ scene: UIScene, didFailToContinueUserActivityWithType userActivityType: String, error: any Error
  ) {}
  /// Does nothing.
  public func scene(_ scene: UIScene, didUpdate userActivity: NSUserActivity) {}
}
