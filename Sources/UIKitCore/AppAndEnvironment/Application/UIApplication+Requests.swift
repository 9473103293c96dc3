import Foundation
import SceneSystem

extension UIApplication {
  /// Asks the system to show a session's window, or a new one (P-03 … P-07).
  ///
  /// The request is carried out later, in a separate turn. A connected session receives the activity in `scene(_:continue:)`, any other
  /// in its connection options.
  ///
  /// - Parameters:
  ///   - sceneSession: The session to show; `nil` for a new one, unless a session's activation conditions match the activity's
  ///     `targetContentIdentifier` (K-09).
  ///   - userActivity: What the scene is to show.
  ///   - options: The requesting scene, so that the system does not replace its window.
  ///   - errorHandler: Called only if the system refuses, with a ``UISceneError``.
  public func requestSceneSessionActivation(
    _ sceneSession: UISceneSession?, userActivity: NSUserActivity?, options: UIScene.ActivationRequestOptions?,
    errorHandler: ((any Error) -> Void)? = nil
  ) {
    let target = sceneSession.map { ActivationTarget.existing($0.id) } ?? .new(environment.defaultRole)
    runner?.requestActivation(
      target, activity: userActivity, requestingScene: options?.requestingScene, errorHandler: errorHandler)
  }

  /// Asks the system to destroy a session with its scene (T-06).
  ///
  /// - Parameters:
  ///   - sceneSession: The session; `application(_:didDiscardSceneSessions:)` follows.
  ///   - options: The animation of the window's dismissal.
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

  /// Asks the system to bring a session's saved state and snapshot up to date soon (B-01). A session without a
  /// scene is connected for it in the background (B-02).
  public func requestSceneSessionRefresh(_ sceneSession: UISceneSession) {
    runner?.request(.refresh(sceneSession.id), errorHandler: nil)
  }
}
