import CloudKit
import Foundation
import SceneManifest
import SceneTesting
import UIKitCore
import UserNotifications

/// An app that handles every external payload, and shows the received ones in its one controller.
class MailboxAppDelegate: UIResponder, UIApplicationDelegate, @preconcurrency UNUserNotificationCenterDelegate {
  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]? = nil
  ) -> Bool {
    UNUserNotificationCenter.current().delegate = self
    return true
  }

  func userNotificationCenter(
    _ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse,
    withCompletionHandler completionHandler: @escaping () -> Void
  ) {
    let delegate = response.targetScene?.delegate as? MailboxSceneDelegate
    delegate?.open(response.notification.request.identifier)
    completionHandler()
  }
}

/// The scene of an app without these bugs. Its subclasses each have one known bug.
class MailboxSceneDelegate: UIResponder, UIWindowSceneDelegate {
  var window: UIWindow?

  func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions
  ) {
    guard let scene = scene as? UIWindowScene else { return }
    window = UIWindow(windowScene: scene)
    window?.rootViewController = MailboxViewController()
    window?.makeKeyAndVisible()
    take(connectionOptions, in: scene)
  }

  func take(_ options: UIScene.ConnectionOptions, in scene: UIWindowScene) {
    for context in options.urlContexts { open(context.url.absoluteString) }
    for activity in options.userActivities { open(activity) }
    if let item = options.shortcutItem { open(item.type) }
    if let metadata = options.cloudKitShareMetadata, let url = metadata.share.url { open(url.absoluteString) }
  }

  func scene(_ scene: UIScene, openURLContexts contexts: Set<UIOpenURLContext>) {
    for context in contexts { open(context.url.absoluteString) }
  }

  func scene(_ scene: UIScene, continue userActivity: NSUserActivity) { open(userActivity) }

  func windowScene(
    _ windowScene: UIWindowScene, performActionFor item: UIApplicationShortcutItem,
    completionHandler: @escaping (Bool) -> Void
  ) {
    open(item.type)
    completionHandler(true)
  }

  func windowScene(_ windowScene: UIWindowScene, userDidAcceptCloudKitShareWith metadata: CKShare.Metadata) {
    if let url = metadata.share.url { open(url.absoluteString) }
  }

  func sceneWillEnterForeground(_ scene: UIScene) {}

  func sceneDidBecomeActive(_ scene: UIScene) {}

  func stateRestorationActivity(for scene: UIScene) -> NSUserActivity? { NSUserActivity(activityType: "mailbox") }

  private func open(_ activity: NSUserActivity) { open(activity.webpageURL?.absoluteString ?? activity.activityType) }

  func open(_ content: String) { (window?.rootViewController as? MailboxViewController)?.opened.append(content) }
}

class MailboxViewController: UIViewController {
  var opened: [String] = []
}

extension SceneUnderTest {
  /// The number of times that the mailbox has opened the payload in this scene.
  func mails(_ payload: Payload) -> Int {
    ((rootViewController as? MailboxViewController)?.opened ?? []).count { $0 == payload.content }
  }
}

extension AppManifest {
  @MainActor static func mailbox(_ delegate: any UISceneDelegate.Type) -> AppManifest {
    AppManifest.scenes(delegate).activityTypes("mailbox").urlSchemes("mail")
      .adding("CKSharingSupported", .boolean(true))
      .adding(
        "UIApplicationShortcutItems",
        .array([
          .dictionary([
            "UIApplicationShortcutItemType": .string("compose"), "UIApplicationShortcutItemTitle": .string("Compose"),
          ])
        ]))
  }
}
