public import Foundation

/// A trigger that delivers a notification at a date.
///
/// Differs from Apple: no clock runs on a simulated device; a device script taps the notification. On a desktop it is delivered at its
/// date, as long as the app runs.
open class UNCalendarNotificationTrigger: UNNotificationTrigger, @unchecked Sendable {
  /// The parts of the date that must match.
  public let dateComponents: DateComponents

  /// Makes a trigger for each time that `dateComponents` match, or only for the first.
  public init(dateMatching dateComponents: DateComponents, repeats: Bool) {
    self.dateComponents = dateComponents
    super.init(repeats: repeats)
  }

  /// The next date that matches after now, in the calendar of the components or the user's; `nil` if none ever does.
  public func nextTriggerDate() -> Date? { nextTriggerDate(after: Date()) }

  /// The next date that matches after `date`.
  func nextTriggerDate(after date: Date) -> Date? {
    (dateComponents.calendar ?? .current).nextDate(after: date, matching: dateComponents, matchingPolicy: .nextTime)
  }
}

/// The trigger of a notification that came from a server.
open class UNPushNotificationTrigger: UNNotificationTrigger, @unchecked Sendable {
  /// A trigger as the system creates it. Apple does not publish this initialiser.
  @_spi(Runtime) public init() { super.init(repeats: false) }
}

/// The urgency of a notification.
public enum UNNotificationInterruptionLevel: UInt, Hashable, Sendable {
  /// Added to the list without a sound.
  case passive = 0
  /// The default.
  case active = 1
  /// Presented even during a Focus.
  case timeSensitive = 2
  /// Always presented.
  case critical = 3
}
