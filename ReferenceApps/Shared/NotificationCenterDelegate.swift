import UIKit
import UserNotifications

@MainActor
class NotificationCenterDelegate: NSObject, @preconcurrency UNUserNotificationCenterDelegate {

  func userNotificationCenter(
    _ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse,
    withCompletionHandler completionHandler: @escaping () -> Void
  ) {
    logCall(
      self, in: response.targetScene?.session, ["notificationResponse=\(response.notification.request.identifier)"])
    completionHandler()
  }
}
