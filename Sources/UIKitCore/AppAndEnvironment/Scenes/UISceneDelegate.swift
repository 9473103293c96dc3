import Foundation

/// Hears of the life cycle of one scene. The class is named by the session's configuration, and UIKit makes one object of
/// it for each connection (M-02, L-03).
///
/// Every method is optional: leave out what the app does not need.
///
/// Differs from Apple: without the Objective-C runtime an optional method is a default in an extension, so a subclass
/// of a class that conforms cannot supply a method that its superclass left out. Declare the method in the class that
/// conforms, and override it.
@preconcurrency @MainActor public protocol UISceneDelegate: NSObjectProtocol {
  /// The scene is being connected: make its window, and read state and options (L-03).
  ///
  /// - Parameters:
  ///   - scene: The scene, still unattached.
  ///   - session: Its session, with the activity saved last time in `stateRestorationActivity`.
  ///   - connectionOptions: What the scene is connected for.
  func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions)
  /// The scene has been disconnected and is about to be freed; the session may come back with another one.
  func sceneDidDisconnect(_ scene: UIScene)
  /// The scene is on screen and receives events (F-02).
  func sceneDidBecomeActive(_ scene: UIScene)
  /// The scene is about to stop receiving events (F-03).
  func sceneWillResignActive(_ scene: UIScene)
  /// The scene is about to come on screen, for the first time or again (F-02).
  func sceneWillEnterForeground(_ scene: UIScene)
  /// The scene has left the screen. Its state is asked for right after this returns (F-01, R-01).
  func sceneDidEnterBackground(_ scene: UIScene)
  /// URLs are to be opened by a scene that is connected already (E-02).
  func scene(_ scene: UIScene, openURLContexts URLContexts: Set<UIOpenURLContext>)
  /// The activity from which the session can be brought back, or `nil` for nothing.
  func stateRestorationActivity(for scene: UIScene) -> NSUserActivity?
  /// The session has a saved activity: bring its interaction state back. After the window is loaded and before the scene
  /// first enters the foreground, from iOS 15 on.
  func scene(_ scene: UIScene, restoreInteractionStateWith stateRestorationActivity: NSUserActivity)
  /// An activity of this type is on its way (E-03, E-04).
  func scene(_ scene: UIScene, willContinueUserActivityWithType userActivityType: String)
  /// The announced activity is here (E-03, E-04), or the app itself asked for this scene with it (P-05).
  func scene(_ scene: UIScene, continue userActivity: NSUserActivity)
  /// The announced activity will not come (E-04).
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
    UIProcess.current.ledger?.nobodyTook()
  }
  /// Answers `nil`. A delegate that leaves the method out leaves what is saved with the session as it is.
  public func stateRestorationActivity(for scene: UIScene) -> NSUserActivity? {
    scene.delegateLeavesRestorationAlone = true
    return nil
  }
  /// Does nothing.
  public func scene(_ scene: UIScene, restoreInteractionStateWith stateRestorationActivity: NSUserActivity) {}
  /// Does nothing.
  public func scene(_ scene: UIScene, willContinueUserActivityWithType userActivityType: String) {}
  /// Does nothing.
  public func scene(_ scene: UIScene, continue userActivity: NSUserActivity) {
    UIProcess.current.ledger?.nobodyTook()
  }
  /// Does nothing.
  public func scene(
    _ scene: UIScene, didFailToContinueUserActivityWithType userActivityType: String, error: any Error
  ) {}
  /// Does nothing.
  public func scene(_ scene: UIScene, didUpdate userActivity: NSUserActivity) {}
}
