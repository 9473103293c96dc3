import UIKit

class SceneDelegate: UIResponder, UIWindowSceneDelegate {

  var window: UIWindow?
  private(set) var activity = NSUserActivity(activityType: "main")

  override init() {
    super.init()
    logCall(self)
  }

  func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions
  ) {
    logCall(self, in: session, details(of: connectionOptions, for: session))
    if session.configuration.name == "Detail" {
      activity = NSUserActivity(activityType: "detail")
      let conditions = UISceneActivationConditions()
      conditions.prefersToActivateForTargetContentIdentifierPredicate = NSPredicate(format: "SELF == 'detail'")
      scene.activationConditions = conditions
    }
    let controller = window?.rootViewController as? ViewController
    controller?.session = session
    keepActivity(for: session, in: controller)
  }
}
