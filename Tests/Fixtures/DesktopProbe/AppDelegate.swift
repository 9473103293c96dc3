import UIKit

/// Says what happens to it, a line each, so that a test can read what a desktop does to an app.
@main
class AppDelegate: UIResponder, UIApplicationDelegate {

  func application(
    _ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    log("launched")
    return true
  }

  func application(
    _ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession,
    options: UIScene.ConnectionOptions
  ) -> UISceneConfiguration {
    UISceneConfiguration(name: "Probe", sessionRole: connectingSceneSession.role)
  }

  func application(_ application: UIApplication, didDiscardSceneSessions sceneSessions: Set<UISceneSession>) {
    log("discarded \(sceneSessions.count)")
  }

  func applicationDidReceiveMemoryWarning(_ application: UIApplication) { log("memory warning") }

  func applicationWillTerminate(_ application: UIApplication) { log("will terminate") }
}

/// Writes a line that a reader sees at once.
func log(_ line: String) {
  FileHandle.standardOutput.write(Data((line + "\n").utf8))
}
