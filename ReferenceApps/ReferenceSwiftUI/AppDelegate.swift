import UIKit
import UserNotifications

@UIApplicationMain
class AppDelegate: UIResponder, UIApplicationDelegate {

  private let notificationCenterDelegate = NotificationCenterDelegate()

  override init() {
    super.init()
    logCall(self)
    observeLifeCycleNotifications()
  }

  func application(
    _ application: UIApplication,
    willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    logCall(self, [detail(launchOptions: launchOptions)])
    return true
  }

  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    logCall(self, [detail(launchOptions: launchOptions)])
    UNUserNotificationCenter.current().delegate = notificationCenterDelegate
    return true
  }

  // MARK: UISceneSession Lifecycle

  func application(
    _ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession,
    options: UIScene.ConnectionOptions
  ) -> UISceneConfiguration {
    logCall(self, details(of: options, for: connectingSceneSession))
    return UISceneConfiguration(name: "Default Configuration", sessionRole: connectingSceneSession.role)
  }

  func application(_ application: UIApplication, didDiscardSceneSessions sceneSessions: Set<UISceneSession>) {
    logCall(self, [detail("sessions", sceneSessions.map(\.persistentIdentifier))])
  }
}
