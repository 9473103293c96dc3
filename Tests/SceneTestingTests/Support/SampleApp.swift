import Foundation
import UIKitCore

/// A correct app: it reads its options, saves the user's text, and frees its windows.
final class SampleAppDelegate: UIResponder, UIApplicationDelegate {}

/// Shows a text that the user types, saves it, and accepts URLs.
final class SampleSceneDelegate: UIResponder, UIWindowSceneDelegate {
  var window: UIWindow?
  var draft: String {
    get { (window?.rootViewController as? DraftController)?.draft ?? "" }
    set { (window?.rootViewController as? DraftController)?.draft = newValue }
  }

  func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions
  ) {
    guard let scene = scene as? UIWindowScene else { return }
    let controller = DraftController()
    controller.draft = session.stateRestorationActivity?.userInfo?["draft"] as? String ?? ""
    let window = UIWindow(windowScene: scene)
    window.rootViewController = controller
    window.makeKeyAndVisible()
    self.window = window
    open(connectionOptions.urlContexts)
  }

  func scene(_ scene: UIScene, openURLContexts URLContexts: Set<UIOpenURLContext>) { open(URLContexts) }

  func stateRestorationActivity(for scene: UIScene) -> NSUserActivity? {
    let activity = NSUserActivity(activityType: "draft")
    activity.userInfo = ["draft": draft]
    return activity
  }

  private func open(_ contexts: Set<UIOpenURLContext>) {
    if let url = contexts.first?.url { draft = url.absoluteString }
  }
}

final class DraftController: UIViewController {
  var draft = ""
}
