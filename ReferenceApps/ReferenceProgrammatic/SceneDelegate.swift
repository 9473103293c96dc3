import UIKit

class SceneDelegate: UIResponder, UIWindowSceneDelegate {

  var window: UIWindow?
  let activity = NSUserActivity(activityType: "org.proscenium.reference.state")

  override init() {
    super.init()
    logCall(self)
  }

  func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions
  ) {
    logCall(self, in: session, details(of: connectionOptions, for: session))
    guard let windowScene = scene as? UIWindowScene else { return }
    let controller = ViewController()
    controller.session = session
    keepActivity(for: session, in: controller)
    let window = UIWindow(windowScene: windowScene)
    window.rootViewController = controller
    self.window = window
    window.makeKeyAndVisible()
  }
}
