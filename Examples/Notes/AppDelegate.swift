import UIKit

@main
class AppDelegate: UIResponder, UIApplicationDelegate {

  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    true
  }

  // MARK: UISceneSession Lifecycle

  func application(
    _ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession,
    options: UIScene.ConnectionOptions
  ) -> UISceneConfiguration {
    UISceneConfiguration(name: "Editor", sessionRole: connectingSceneSession.role)
  }

  /// The windows were closed for good, perhaps while the app was not running: their drafts become documents.
  func application(_ application: UIApplication, didDiscardSceneSessions sceneSessions: Set<UISceneSession>) {
    for session in sceneSessions {
      guard let id = session.stateRestorationActivity.flatMap(Document.ID.init) else { continue }
      do {
        try DocumentStore.inUserFolders().save(id)
      } catch {
        // The draft still exists, and the next window on the document shows it.
        NSLog("Notes: %@ stays a draft: %@", id.rawValue, "\(error)")
      }
    }
  }
}
