/// An event from outside that one scene of the app handles (E-01 … E-08).
public enum ExternalEvent: Hashable, Codable, Sendable {
  /// One or several URLs of a scheme the app owns, or documents.
  case urls([OpenedURL])
  /// A universal link, a Spotlight item or a Siri activity: the activity is complete (E-03).
  case activity(ActivityArchive)
  /// A quick action from the app's icon (E-05).
  case quickAction(QuickAction)
  /// A tap on a notification (E-06).
  case notification(NotificationResponse)
  /// The user continues an activity of this type from another device; the payload arrives later (E-04). The identifier of its content is
  /// known if that device has sent it already.
  case handoff(activityType: String, targetContentIdentifier: String? = nil)
  /// The user accepted an invitation to shared records (E-07).
  case share(ShareInvitation)

  /// The identifier that activation conditions are evaluated with (E-10), or `nil` if the event has none.
  public var targetContentIdentifier: String? {
    switch self {
    case .urls(let urls): urls.first.map { $0.targetContentIdentifier ?? $0.url }
    case .activity(let activity): activity.targetContentIdentifier
    case .quickAction(let action): action.targetContentIdentifier
    case .notification(let tap): tap.targetContentIdentifier
    case .handoff(_, let identifier): identifier
    case .share: nil
    }
  }
}
