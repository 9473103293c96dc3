import Foundation

/// A notification that an app asks for: its content, and what sets it off.
///
/// The request keeps a copy of the content, so later changes do not reach it.
open class UNNotificationRequest: NSObject, @unchecked Sendable {
  /// The app's name for the request; a later request of the same name replaces it.
  public let identifier: String
  /// What the notification says.
  public let content: UNNotificationContent
  /// What sets it off, or `nil` for at once.
  public let trigger: UNNotificationTrigger?

  /// A request named `identifier`.
  public init(identifier: String, content: UNNotificationContent, trigger: UNNotificationTrigger?) {
    self.identifier = identifier
    self.content = content.copy() as? UNNotificationContent ?? content
    self.trigger = trigger
    super.init()
  }
}

/// What sets a notification off.
///
/// Differs from Apple: on a simulated device there is no clock behind it, and a notification arrives when a device script taps it.
open class UNNotificationTrigger: NSObject, @unchecked Sendable {
  /// Whether the notification comes again and again.
  public let repeats: Bool

  init(repeats: Bool) {
    self.repeats = repeats
    super.init()
  }
}

/// A trigger that sets a notification off after a time.
open class UNTimeIntervalNotificationTrigger: UNNotificationTrigger, @unchecked Sendable {
  /// The time, in seconds.
  public let timeInterval: TimeInterval

  /// A trigger after `timeInterval` seconds.
  ///
  /// Differs from Apple: a time that is not positive, or a repetition within a minute, raises no exception. It counts as no
  /// time at all, and as a minute.
  public init(timeInterval: TimeInterval, repeats: Bool) {
    self.timeInterval = timeInterval
    super.init(repeats: repeats)
  }

  /// When a notification would come whose request were added now.
  public func nextTriggerDate() -> Date? { Date(timeIntervalSinceNow: timeInterval) }
}
