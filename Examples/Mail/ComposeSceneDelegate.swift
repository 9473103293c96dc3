import UIKit

/// A window for one message that is being written. Its text is kept with every change until the message is sent: the window restores it, and the
/// mailbox lists it once the window is closed.
class ComposeSceneDelegate: UIResponder, UIWindowSceneDelegate {

  var window: UIWindow?
  private var compose: ComposeViewController?

  func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions
  ) {
    guard let windowScene = scene as? UIWindowScene else { return }
    let kept = session.stateRestorationActivity.flatMap { Draft($0) }.map(latest)
    let handedOver = connectionOptions.userActivities.compactMap { Draft($0) }.first.map(latest)
    let linked = connectionOptions.urlContexts.compactMap { Draft($0.url) }.first
    let compose = ComposeViewController(draft: kept ?? handedOver ?? linked ?? Draft())
    // Set now, and not only when the scene is asked for it, so that a window has its draft from the start.
    session.stateRestorationActivity = compose.draft.makeActivity()
    windowScene.sizeRestrictions?.minimumSize = CGSize(width: 360, height: 300)
    let window = UIWindow(windowScene: windowScene)
    window.rootViewController = UINavigationController(rootViewController: compose)
    window.makeKeyAndVisible()
    self.window = window
    self.compose = compose
    scene.title = compose.title
  }

  /// What was typed last, which the session's state may not have.
  private func latest(_ draft: Draft) -> Draft { draft.id.flatMap { MailStore.shared.draft($0) } ?? draft }

  func stateRestorationActivity(for scene: UIScene) -> NSUserActivity? { compose?.draft.makeActivity() }
}
