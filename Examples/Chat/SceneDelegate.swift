import UIKit

/// A window on the conversation; there may be several.
class SceneDelegate: UIResponder, UIWindowSceneDelegate {

  var window: UIWindow?
  private let chat = ChatViewController()

  func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions
  ) {
    guard let windowScene = scene as? UIWindowScene else { return }
    scene.title = "Chat"
    chat.unsent = session.stateRestorationActivity?.userInfo?["unsent"] as? String ?? ""
    let window = UIWindow(windowScene: windowScene)
    window.rootViewController = UINavigationController(rootViewController: chat)
    window.makeKeyAndVisible()
    self.window = window
  }

  func stateRestorationActivity(for scene: UIScene) -> NSUserActivity? {
    let activity = NSUserActivity(activityType: "org.proscenium.chat.conversation")
    activity.userInfo = ["unsent": chat.unsent]
    return activity
  }
}
