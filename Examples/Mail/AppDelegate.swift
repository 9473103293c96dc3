import UIKit

@main
class AppDelegate: UIResponder, UIApplicationDelegate {

  func application(
    _ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    true
  }

  /// A window is for the mailbox, or for one message that is being written: what it was opened with tells which.
  func application(
    _ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession,
    options: UIScene.ConnectionOptions
  ) -> UISceneConfiguration {
    let isForWriting =
      options.userActivities.contains { $0.activityType == Draft.activityType }
      || options.shortcutItem?.type == Draft.activityType
      || options.urlContexts.contains { $0.url.scheme == "mailto" }
    return UISceneConfiguration(
      name: isForWriting ? "Compose" : "Mailbox", sessionRole: connectingSceneSession.role)
  }
}
