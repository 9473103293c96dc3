import UIKit

@main
class AppDelegate: UIResponder, UIApplicationDelegate {

  func application(
    _ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    true
  }

  /// A window is for the mailbox, for one message that is being written, or for one that is being read: the payload that opens it
  /// determines which.
  func application(
    _ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession,
    options: UIScene.ConnectionOptions
  ) -> UISceneConfiguration {
    let types = options.userActivities.map(\.activityType)
    let isForWriting =
      types.contains(Draft.activityType)
      || options.shortcutItem?.type == Draft.activityType
      || options.urlContexts.contains { $0.url.scheme == "mailto" }
    let isForReading = types.contains(Message.activityType)
    return UISceneConfiguration(
      name: isForWriting ? "Compose" : isForReading ? "Message" : "Mailbox", sessionRole: connectingSceneSession.role)
  }
}
