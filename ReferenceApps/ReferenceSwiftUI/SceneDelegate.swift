import SwiftUI
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
    let contentView = ContentView(label: "[\(session.persistentIdentifier)]")
    if let windowScene = scene as? UIWindowScene {
      let window = UIWindow(windowScene: windowScene)
      let controller = UIHostingController(rootView: contentView)
      activity.delegate = self
      controller.userActivity = activity
      window.rootViewController = controller
      self.window = window
      window.makeKeyAndVisible()
    }
  }
}
