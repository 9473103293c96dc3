import CloudKit
import UIKit

// Every callback of a scene delegate after the connection, one log line each.
extension SceneDelegate {

  // MARK: Transitions

  func sceneDidDisconnect(_ scene: UIScene) { logCall(self, in: scene.session) }

  func sceneDidBecomeActive(_ scene: UIScene) { logCall(self, in: scene.session) }

  func sceneWillResignActive(_ scene: UIScene) { logCall(self, in: scene.session) }

  func sceneWillEnterForeground(_ scene: UIScene) { logCall(self, in: scene.session) }

  func sceneDidEnterBackground(_ scene: UIScene) { logCall(self, in: scene.session) }

  // MARK: Restoration

  func stateRestorationActivity(for scene: UIScene) -> NSUserActivity? {
    logCall(self, in: scene.session)
    return activity
  }

  func scene(_ scene: UIScene, restoreInteractionStateWith stateRestorationActivity: NSUserActivity) {
    logCall(self, in: scene.session, ["stateRestorationActivity=yes"])
  }

  // MARK: Deliveries

  func scene(_ scene: UIScene, openURLContexts URLContexts: Set<UIOpenURLContext>) {
    logCall(self, in: scene.session, [detail("urlContexts", URLContexts.map(\.url.absoluteString))])
  }

  func scene(_ scene: UIScene, willContinueUserActivityWithType userActivityType: String) {
    logCall(self, in: scene.session)
  }

  func scene(_ scene: UIScene, continue userActivity: NSUserActivity) {
    logCall(self, in: scene.session, [detail("userActivities", [userActivity.activityType])])
  }

  func scene(
    _ scene: UIScene, didFailToContinueUserActivityWithType userActivityType: String, error: any Error
  ) {
    logCall(self, in: scene.session)
  }

  func scene(_ scene: UIScene, didUpdate userActivity: NSUserActivity) {
    logCall(self, in: scene.session, [detail("userActivities", [userActivity.activityType])])
  }

  func windowScene(
    _ windowScene: UIWindowScene, performActionFor shortcutItem: UIApplicationShortcutItem,
    completionHandler: @escaping (Bool) -> Void
  ) {
    logCall(self, in: windowScene.session, ["shortcutItem=\(shortcutItem.type)"])
    completionHandler(true)
  }

  func windowScene(
    _ windowScene: UIWindowScene, userDidAcceptCloudKitShareWith cloudKitShareMetadata: CKShare.Metadata
  ) {
    logCall(self, in: windowScene.session)
  }
}
