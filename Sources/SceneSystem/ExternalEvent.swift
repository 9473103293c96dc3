/// Something from outside that one scene of the app is to handle (E-01 … E-08).
public enum ExternalEvent: Hashable, Codable, Sendable {
  /// One or several URLs of a scheme the app owns, or documents.
  case urls([OpenedURL])
  /// A universal link, a Spotlight item or a Siri activity: the whole activity is there at once (E-03).
  case activity(ActivityArchive)
  /// A quick action from the app's icon (E-05).
  case quickAction(QuickAction)
  /// A tap on a notification (E-06).
  case notification(NotificationTap)
  /// Another device offers an activity of this type; the payload comes later (E-04).
  case handoff(activityType: String)

  /// The identifier that activation conditions are evaluated with (E-10), or `nil` where the event has none.
  public var targetContentIdentifier: String? {
    switch self {
    case .urls(let urls): urls.first.map { $0.targetContentIdentifier ?? $0.url }
    case .activity(let activity): activity.targetContentIdentifier
    case .quickAction(let action): action.targetContentIdentifier
    case .notification(let tap): tap.targetContentIdentifier
    case .handoff: nil
    }
  }
}

/// One URL that the app is asked to open, with what the system says about it.
public struct OpenedURL: Hashable, Codable, Sendable {
  /// The URL as text, scheme included.
  public var url: String
  /// The bundle identifier of the app that asked, where the system tells.
  public var sourceApplication: String?
  /// Whether a document may be changed where it lies; otherwise it must be copied first.
  public var openInPlace: Bool
  /// Overrides the URL's own text as the target content identifier.
  public var targetContentIdentifier: String?

  /// Makes a URL to open, by default of an unknown sender and to be copied.
  public init(
    url: String, sourceApplication: String? = nil, openInPlace: Bool = false, targetContentIdentifier: String? = nil
  ) {
    self.url = url
    self.sourceApplication = sourceApplication
    self.openInPlace = openInPlace
    self.targetContentIdentifier = targetContentIdentifier
  }
}

/// A quick action as the home screen hands it over.
public struct QuickAction: Hashable, Codable, Sendable {
  /// The type that tells the app's quick actions apart.
  public var type: String
  /// The title that the home screen shows.
  public var localizedTitle: String
  /// What routes the action to a session, or `nil` for the most recent one (E-10).
  public var targetContentIdentifier: String?

  /// Makes a quick action.
  public init(type: String, localizedTitle: String = "", targetContentIdentifier: String? = nil) {
    self.type = type
    self.localizedTitle = localizedTitle
    self.targetContentIdentifier = targetContentIdentifier
  }
}

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
