import UIKit

@main final class AppDelegate: UIResponder, UIApplicationDelegate {
  func application(
    _ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession,
    options: UIScene.ConnectionOptions
  ) -> UISceneConfiguration {
    UISceneConfiguration(name: "Default Configuration", sessionRole: connectingSceneSession.role)
  }

  func application(_ application: UIApplication, didDiscardSceneSessions sceneSessions: Set<UISceneSession>) {
    print("discarded \(sceneSessions.count), open \(application.openSessions.count)")
  }

  func applicationProtectedDataDidBecomeAvailable(_ application: UIApplication) {
    let readable = application.openSessions.count { $0.stateRestorationActivity != nil }
    print("readable \(readable) of \(application.openSessions.count)")
  }
}
