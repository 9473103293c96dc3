/// The user's response to a notification.
public struct NotificationResponse: Hashable, Codable, Sendable {
  /// The notification request's identifier.
  public var identifier: String
  /// The chosen action; Apple's default action if the notification itself was tapped.
  public var actionIdentifier: String
  /// The notification's `target-content-id`, or `nil` for the most recent session (E-10).
  public var targetContentIdentifier: String?
  /// The notification's first line, or `nil` if it has none.
  public var title: String?
  /// The notification's text, or `nil` if it has none.
  public var body: String?
  /// The sender's own data, a binary property list; opaque to the kernel. `nil` for none.
  public var userInfo: Bytes?

  /// Apple's identifier for a tap on the notification itself.
  public static let defaultActionIdentifier = "com.apple.UNNotificationDefaultActionIdentifier"

  /// Makes a response, by default a tap on the notification itself.
  public init(
    identifier: String, actionIdentifier: String = NotificationResponse.defaultActionIdentifier,
    targetContentIdentifier: String? = nil, title: String? = nil, body: String? = nil, userInfo: Bytes? = nil
  ) {
    self.identifier = identifier
    self.actionIdentifier = actionIdentifier
    self.targetContentIdentifier = targetContentIdentifier
    self.title = title
    self.body = body
    self.userInfo = userInfo
  }
}
