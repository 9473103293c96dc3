public import Foundation

/// A request of the app for a notification: its content and its trigger.
///
/// The request stores a copy of the content, so later changes do not affect it.
open class UNNotificationRequest: NSObject, @unchecked Sendable {
  /// The app's name for the request; a later request of the same name replaces it.
  public let identifier: String
  /// The notification's content.
  public let content: UNNotificationContent
  /// The notification's trigger, or `nil` to deliver it immediately.
  public let trigger: UNNotificationTrigger?

  /// Makes a request named `identifier`.
  public init(identifier: String, content: UNNotificationContent, trigger: UNNotificationTrigger?) {
    self.identifier = identifier
    self.content = content.copy() as? UNNotificationContent ?? content
    self.trigger = trigger
    super.init()
  }
}

/// The condition that causes the delivery of a notification.
///
/// Differs from Apple: on a simulated device there is no clock behind it, and a notification is delivered when a device script taps it.
open class UNNotificationTrigger: NSObject, @unchecked Sendable {
  /// Whether the notification is delivered repeatedly.
  public let repeats: Bool

  init(repeats: Bool) {
    self.repeats = repeats
    super.init()
  }
}

/// A trigger that delivers a notification after a time interval.
open class UNTimeIntervalNotificationTrigger: UNNotificationTrigger, @unchecked Sendable {
  /// The time, in seconds.
  public let timeInterval: TimeInterval

  /// Makes a trigger for `timeInterval` seconds from now.
  ///
  /// Differs from Apple: an interval that is not positive, or a repetition within a minute, raises no exception. They count as zero and as
  /// a minute.
  public init(timeInterval: TimeInterval, repeats: Bool) {
    self.timeInterval = timeInterval
    super.init(repeats: repeats)
  }

  /// The date at which a notification would be delivered if its request were added now.
  public func nextTriggerDate() -> Date? { Date(timeIntervalSinceNow: timeInterval) }
}
