import UIKit

/// A window on the mailbox: the list beside the message that is being read.
class MailboxSceneDelegate: UIResponder, UIWindowSceneDelegate {

  var window: UIWindow?
  private let list = MailboxViewController()

  static let activityType = "org.proscenium.mail.mailbox"

  func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions
  ) {
    guard let windowScene = scene as? UIWindowScene else { return }
    scene.title = "Mail"
    windowScene.sizeRestrictions?.minimumSize = CGSize(width: 480, height: 320)
    let split = UISplitViewController(style: .doubleColumn)
    split.setViewController(list, for: .primary)
    split.setViewController(list.reader, for: .secondary)
    split.preferredDisplayMode = .oneBesideSecondary
    let window = UIWindow(windowScene: windowScene)
    window.rootViewController = split
    window.makeKeyAndVisible()
    self.window = window
    if let kept = session.stateRestorationActivity?.userInfo?["message"] as? Int { list.show(kept) }
  }

  func stateRestorationActivity(for scene: UIScene) -> NSUserActivity? {
    let activity = NSUserActivity(activityType: MailboxSceneDelegate.activityType)
    if let message = list.reader.message { activity.userInfo = ["message": message.id] }
    return activity
  }

  /// A `mailto:` link that arrives while only mailboxes are open opens a new window.
  func scene(_ scene: UIScene, openURLContexts URLContexts: Set<UIOpenURLContext>) {
    for draft in URLContexts.compactMap({ Draft($0.url) }) {
      list.compose(draft)
    }
  }

  func windowScene(
    _ windowScene: UIWindowScene, performActionFor shortcutItem: UIApplicationShortcutItem,
    completionHandler: @escaping (Bool) -> Void
  ) {
    list.compose(Draft())
    completionHandler(true)
  }
}
