import UIKit

/// A window for one message, opened by dragging a row out of the list.
class MessageSceneDelegate: UIResponder, UIWindowSceneDelegate {

  var window: UIWindow?
  private let reader = ReaderViewController()

  func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions
  ) {
    guard let windowScene = scene as? UIWindowScene else { return }
    let activity = session.stateRestorationActivity ?? connectionOptions.userActivities.first
    reader.message = (activity?.userInfo?["message"] as? Int).flatMap { MailStore.shared.message($0) }
    // Set now, and not only when the scene is asked for it, so that a window has its message from the start.
    session.stateRestorationActivity = reader.message?.makeActivity()
    scene.title = reader.message?.subject ?? "Message"
    windowScene.sizeRestrictions?.minimumSize = CGSize(width: 320, height: 240)
    let window = UIWindow(windowScene: windowScene)
    window.rootViewController = reader
    window.makeKeyAndVisible()
    self.window = window
  }

  func stateRestorationActivity(for scene: UIScene) -> NSUserActivity? { reader.message?.makeActivity() }
}
