import SceneSystem

/// What scenes and sessions require of the runner that connects them and sends their changes to the system. ``AppRunner`` conforms.
@preconcurrency @MainActor protocol SceneRunner: AnyObject {
  /// The scene that is connected for a session, or `nil`.
  func scene(of session: SessionID) -> UIScene?
  /// Requests the session's saved activity from the system if it is not loaded.
  func requestState(of session: UISceneSession)
  /// The app has set the session's saved activity.
  func sessionDidChangeActivity(_ session: UISceneSession, _ activity: NSUserActivity?)
  /// The app has set the session's `userInfo`, encoded in `bytes`.
  func sessionDidChangeUserInfo(_ session: UISceneSession, _ bytes: Bytes?)
  /// The app needs more time to restore the scene's state.
  func restorationExtended(_ scene: UIScene)
  /// The app has restored the state of a scene for which it had asked for more time.
  func restorationCompleted(_ scene: UIScene)
  /// The scene's session is, or is no longer, to be discarded when the scene is disconnected.
  func sceneChangesDestruction(_ scene: UIScene, onDisconnection: Bool)
  /// The scene asks, or no longer asks, before the user closes its window (Z-06).
  func sceneChangesClosureConfirmation(_ scene: UIWindowScene, isNeeded: Bool)
  /// The scene's geometry has changed: its delegate is notified.
  func reportGeometryChange(of scene: UIWindowScene, since previous: UIWindowScene.Geometry)
}
