import UIKit

/// A window for one message that is being written. Its text is restored until the message is sent.
class ComposeSceneDelegate: UIResponder, UIWindowSceneDelegate {

  var window: UIWindow?
  private var compose: ComposeViewController?

  func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions
  ) {
    guard let windowScene = scene as? UIWindowScene else { return }
    let kept = session.stateRestorationActivity.flatMap { Draft($0) }
    let handedOver = connectionOptions.userActivities.compactMap { Draft($0) }.first
    let linked = connectionOptions.urlContexts.compactMap { Draft($0.url) }.first
    let compose = ComposeViewController(draft: kept ?? handedOver ?? linked ?? Draft())
    windowScene.sizeRestrictions?.minimumSize = CGSize(width: 360, height: 300)
    let window = UIWindow(windowScene: windowScene)
    window.rootViewController = UINavigationController(rootViewController: compose)
    window.makeKeyAndVisible()
    self.window = window
    self.compose = compose
  }

  func stateRestorationActivity(for scene: UIScene) -> NSUserActivity? { compose?.draft.makeActivity() }
}
