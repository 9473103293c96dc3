import CoreSpotlight
import UIKit
import UniformTypeIdentifiers
import UserNotifications

/// Prints its events, a line each, so that a test can read how a desktop affects an app.
@main
class AppDelegate: UIResponder, UIApplicationDelegate, UNUserNotificationCenterDelegate {

  func application(
    _ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    log("launched")
    let center = UNUserNotificationCenter.current()
    center.delegate = self
    center.setNotificationCategories([
      UNNotificationCategory(
        identifier: "reminder", actions: [UNNotificationAction(identifier: "later", title: "Later")],
        intentIdentifiers: [])
    ])
    let attributes = CSSearchableItemAttributeSet(contentType: .text)
    attributes.title = "Shopping List"
    attributes.contentDescription = "What is missing"
    attributes.thumbnailData = Data([0x89, 0x50])
    let item = CSSearchableItem(uniqueIdentifier: "list-1", domainIdentifier: "lists", attributeSet: attributes)
    CSSearchableIndex.default().indexSearchableItems([item]) { error in log("indexed \(error.map { "\($0)" } ?? "")") }
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

  // MARK: Notifications

  /// Requests a notification with that name, or removes the request.
  func remind(_ name: String) {
    let center = UNUserNotificationCenter.current()
    center.requestAuthorization(options: [.alert]) { _, _ in }
    let content = UNMutableNotificationContent()
    content.title = "Remember"
    content.body = name
    content.categoryIdentifier = "reminder"
    center.add(UNNotificationRequest(identifier: name, content: content, trigger: nil))
  }

  nonisolated func userNotificationCenter(
    _ center: UNUserNotificationCenter, willPresent notification: UNNotification,
    withCompletionHandler completionHandler: @escaping (UNNotificationPresentationOptions) -> Void
  ) {
    log("presents \(notification.request.identifier)")
    completionHandler(notification.request.identifier == "quiet" ? [] : [.banner])
  }

  nonisolated func userNotificationCenter(
    _ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse,
    withCompletionHandler completionHandler: @escaping () -> Void
  ) {
    let name = response.notification.request.identifier
    log("answered \(name) \(response.actionIdentifier.split(separator: ".").last ?? "")")
    completionHandler()
  }

  func applicationDidReceiveMemoryWarning(_ application: UIApplication) { log("memory warning") }

  func applicationSignificantTimeChange(_ application: UIApplication) { log("time change") }

  func applicationWillTerminate(_ application: UIApplication) { log("will terminate") }
}

/// Writes a line without buffering.
func log(_ line: String) {
  FileHandle.standardOutput.write(Data((line + "\n").utf8))
}
