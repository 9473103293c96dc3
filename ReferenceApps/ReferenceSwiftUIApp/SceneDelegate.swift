import UIKit

class SceneDelegate: UIResponder, UIWindowSceneDelegate {

  let activity = NSUserActivity(activityType: "org.proscenium.reference.state")

  override init() {
    super.init()
    logCall(self)
  }

  func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions
  ) {
    logCall(self, in: session, details(of: connectionOptions, for: session))
    activity.delegate = self
  }
}
