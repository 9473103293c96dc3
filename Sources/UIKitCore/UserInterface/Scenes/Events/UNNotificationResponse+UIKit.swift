import ActivityArchive
public import Foundation
public import SceneSystem
@_spi(Runtime) public import UserNotifications

extension UNNotificationResponse {
  /// The scene that is shown for the notification (E-06), or `nil` if it was disconnected or none was chosen.
  @MainActor public var targetScene: UIScene? { target as? UIScene }
}

extension UNUserNotificationCenter {
  /// The response that the delegate and `connectionOptions.notificationResponse` receive for a tap (E-06). The notification is the pending
  /// one with the tap's identifier; one that the app never requested has the content of the tap.
  @_spi(Runtime) public func response(to tap: NotificationResponse, date: Date) -> UNNotificationResponse {
    let content = UNMutableNotificationContent()
    content.title = tap.title ?? ""
    content.body = tap.body ?? ""
    content.targetContentIdentifier = tap.targetContentIdentifier
    if let bytes = tap.userInfo {
      content.userInfo = UserInfoCoding.values(in: bytes, of: "the notification \"\(tap.identifier)\"")
    }
    return answer(identifier: tap.identifier, actionIdentifier: tap.actionIdentifier, content: content, date: date)
  }
}
