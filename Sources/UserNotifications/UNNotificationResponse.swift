public import Foundation

/// The identifier of the default action: the user tapped the notification itself.
public let UNNotificationDefaultActionIdentifier = "com.apple.UNNotificationDefaultActionIdentifier"

/// The identifier of the dismiss action: the user dismissed the notification.
public let UNNotificationDismissActionIdentifier = "com.apple.UNNotificationDismissActionIdentifier"

/// A notification that was delivered.
open class UNNotification: NSObject, @unchecked Sendable {
  /// The date of delivery.
  public let date: Date
  /// The request that caused it.
  public let request: UNNotificationRequest

  /// A notification as the system creates it. Apple does not publish this initialiser.
  @_spi(Runtime) public init(request: UNNotificationRequest, date: Date) {
    self.request = request
    self.date = date
    super.init()
  }
}

/// The user's response to a notification (E-06).
open class UNNotificationResponse: NSObject, @unchecked Sendable {
  /// The notification that the user responded to.
  public let notification: UNNotification
  /// The chosen action: ``UNNotificationDefaultActionIdentifier``, ``UNNotificationDismissActionIdentifier`` or one of
  /// the app's.
  public let actionIdentifier: String

  /// The scene that is shown for it; UIKit returns it as `targetScene`. Not retained.
  @_spi(Runtime) public weak var target: AnyObject?

  /// A response as the system creates it. Apple does not publish this initialiser.
  @_spi(Runtime) public init(notification: UNNotification, actionIdentifier: String) {
    self.notification = notification
    self.actionIdentifier = actionIdentifier
    super.init()
  }
}
