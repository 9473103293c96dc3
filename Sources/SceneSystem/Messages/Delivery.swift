/// An event for a scene that is already connected.
public enum Delivery: Hashable, Codable, Sendable {
  /// `scene(_:openURLContexts:)` (E-02).
  case urls([OpenedURL])
  /// `scene(_:willContinueUserActivityWithType:)` (E-03).
  case willContinue(activityType: String)
  /// `scene(_:continue:)`.
  case `continue`(ActivityArchive)
  /// `scene(_:didFailToContinueUserActivityWithType:error:)` (E-04).
  case didFailToContinue(activityType: String, HandoffFailure)
  /// `windowScene(_:performActionFor:completionHandler:)` (E-05).
  case quickAction(QuickAction)
  /// The notification centre's delegate (E-06).
  case notification(NotificationResponse)
  /// `windowScene(_:userDidAcceptCloudKitShareWith:)` (E-07).
  case share(ShareInvitation)
}
