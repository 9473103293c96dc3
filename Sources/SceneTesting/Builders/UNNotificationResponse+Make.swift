public import Foundation
@_spi(Runtime) public import UserNotifications

extension UNNotificationResponse {
  /// The user's response to a notification with this content.
  ///
  /// - Parameters:
  ///   - identifier: The request's identifier.
  ///   - title: Its first line.
  ///   - body: Its text.
  ///   - userInfo: The app's own data.
  ///   - action: The chosen action; `UNNotificationDefaultActionIdentifier` for a tap on the notification itself.
  ///   - date: When the notification was delivered.
  public static func make(
    identifier: String = "notification", title: String = "", body: String = "", userInfo: [AnyHashable: Any] = [:],
    action: String = UNNotificationDefaultActionIdentifier, date: Date = Date(timeIntervalSinceReferenceDate: 0)
  ) -> UNNotificationResponse {
    let content = UNMutableNotificationContent()
    content.title = title
    content.body = body
    content.userInfo = userInfo
    return make(
      request: UNNotificationRequest(identifier: identifier, content: content, trigger: nil), action: action, date: date
    )
  }

  /// The user's response to the notification of a request.
  ///
  /// - Parameters:
  ///   - request: The request.
  ///   - action: The chosen action.
  ///   - date: When the notification was delivered.
  public static func make(
    request: UNNotificationRequest, action: String = UNNotificationDefaultActionIdentifier,
    date: Date = Date(timeIntervalSinceReferenceDate: 0)
  ) -> UNNotificationResponse {
    UNNotificationResponse(notification: UNNotification(request: request, date: date), actionIdentifier: action)
  }
}
