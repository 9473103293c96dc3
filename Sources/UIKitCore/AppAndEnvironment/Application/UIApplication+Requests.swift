import Foundation
import SceneSystem

extension UIApplication {
  /// Asks the system to show a session's window, or a new one (P-03 … P-07).
  ///
  /// The request is carried out later, in a turn of its own. A session that is connected gets the activity by
  /// `scene(_:continue:)`, any other finds it in its connection options.
  ///
  /// - Parameters:
  ///   - sceneSession: The session to show; `nil` for a new one, unless a session's activation conditions ask for the
  ///     activity's `targetContentIdentifier` (K-09).
  ///   - userActivity: What the scene is to show.
  ///   - options: Which scene asks, so that it is not the one to make room.
  ///   - errorHandler: Called only if the system refuses, with a ``UISceneError``.
  public func requestSceneSessionActivation(
    _ sceneSession: UISceneSession?, userActivity: NSUserActivity?, options: UIScene.ActivationRequestOptions?,
    errorHandler: ((any Error) -> Void)? = nil
  ) {
    let target = sceneSession.map { ActivationTarget.existing($0.id) } ?? .new(environment.defaultRole)
    runner?.requestActivation(
      target, activity: userActivity, requestingScene: options?.requestingScene, errorHandler: errorHandler)
  }

  /// Asks the system to close a session's window for good (T-06).
  ///
  /// - Parameters:
  ///   - sceneSession: The session; `application(_:didDiscardSceneSessions:)` follows.
  ///   - options: How the window leaves the screen.
  ///   - errorHandler: Called only if the system refuses, with a ``UISceneError``.
  public func requestSceneSessionDestruction(
    _ sceneSession: UISceneSession, options: UISceneDestructionRequestOptions?,
    errorHandler: ((any Error) -> Void)? = nil
  ) {
    let animation = (options as? UIWindowSceneDestructionRequestOptions)?.windowDismissalAnimation ?? .standard
    runner?.request(
      .destroy(sceneSession.id, animation: SceneSystem.DismissalAnimation(rawValue: animation.rawValue) ?? .standard),
      errorHandler: errorHandler)
  }

  /// Asks the system to bring a session's saved state and picture up to date, some time soon (B-01). A session without a
  /// scene is connected for it in the background (B-02).
  public func requestSceneSessionRefresh(_ sceneSession: UISceneSession) {
    runner?.request(.refresh(sceneSession.id), errorHandler: nil)
  }
}
