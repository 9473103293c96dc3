/// The user's answer to a notification.
public struct NotificationTap: Hashable, Codable, Sendable {
  /// The notification request's identifier.
  public var identifier: String
  /// The chosen action; Apple's default action where the notification itself was tapped.
  public var actionIdentifier: String
  /// The notification's `target-content-id`, or `nil` for the most recent session (E-10).
  public var targetContentIdentifier: String?

  /// Apple's identifier for a tap on the notification itself.
  public static let defaultActionIdentifier = "com.apple.UNNotificationDefaultActionIdentifier"

  /// Makes an answer, by default a tap on the notification itself.
  public init(
    identifier: String, actionIdentifier: String = NotificationTap.defaultActionIdentifier,
    targetContentIdentifier: String? = nil
  ) {
    self.identifier = identifier
    self.actionIdentifier = actionIdentifier
    self.targetContentIdentifier = targetContentIdentifier
  }
}
