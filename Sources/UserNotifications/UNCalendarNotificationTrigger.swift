import Foundation

/// A notification that comes at a date.
///
/// Differs from Apple: no clock runs on a simulated device; a device script says when the notification is tapped. On a desktop
/// it comes at its date, as long as the app runs.
open class UNCalendarNotificationTrigger: UNNotificationTrigger, @unchecked Sendable {
  /// The parts of the date that must match.
  public let dateComponents: DateComponents

  /// A notification whenever `dateComponents` match, or only once.
  public init(dateMatching dateComponents: DateComponents, repeats: Bool) {
    self.dateComponents = dateComponents
    super.init(repeats: repeats)
  }

  /// The next date that matches after now, in the calendar of the components or the user's; `nil` where none ever does.
  public func nextTriggerDate() -> Date? { nextTriggerDate(after: Date()) }

  /// The next date that matches after `date`.
  func nextTriggerDate(after date: Date) -> Date? {
    (dateComponents.calendar ?? .current).nextDate(after: date, matching: dateComponents, matchingPolicy: .nextTime)
  }
}

/// A notification that came from a server.
open class UNPushNotificationTrigger: UNNotificationTrigger, @unchecked Sendable {
  /// A trigger as the system makes it. Apple withholds this initialiser.
  @_spi(Runtime) public init() { super.init(repeats: false) }
}

/// How urgent a notification is.
public enum UNNotificationInterruptionLevel: UInt, Hashable, Sendable {
  /// It is listed without a sound.
  case passive = 0
  /// As usual.
  case active = 1
  /// It comes through a focus.
  case timeSensitive = 2
  /// It comes through everything.
  case critical = 3
}
