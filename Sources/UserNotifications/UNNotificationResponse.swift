import Foundation

/// The user tapped the notification itself, none of its actions.
public let UNNotificationDefaultActionIdentifier = "com.apple.UNNotificationDefaultActionIdentifier"

/// The user put the notification away.
public let UNNotificationDismissActionIdentifier = "com.apple.UNNotificationDismissActionIdentifier"

/// A notification that was delivered.
open class UNNotification: NSObject, @unchecked Sendable {
  /// When it was delivered.
  public let date: Date
  /// The request that led to it.
  public let request: UNNotificationRequest

  /// A notification as the system makes it. Apple withholds this initialiser.
  @_spi(Runtime) public init(request: UNNotificationRequest, date: Date) {
    self.request = request
    self.date = date
    super.init()
  }
}

/// The user's answer to a notification (E-06).
open class UNNotificationResponse: NSObject, @unchecked Sendable {
  /// The notification that was answered.
  public let notification: UNNotification
  /// The chosen action: ``UNNotificationDefaultActionIdentifier``, ``UNNotificationDismissActionIdentifier`` or one of
  /// the app's.
  public let actionIdentifier: String

  /// The scene that is shown for it; UIKit reads it as `targetScene`. Not retained.
  @_spi(Runtime) public weak var target: AnyObject?

  /// A response as the system makes it. Apple withholds this initialiser.
  @_spi(Runtime) public init(notification: UNNotification, actionIdentifier: String) {
    self.notification = notification
    self.actionIdentifier = actionIdentifier
    super.init()
  }
}
