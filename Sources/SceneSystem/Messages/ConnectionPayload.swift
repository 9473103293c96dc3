/// What `UIScene.ConnectionOptions` carries, as a value.
public struct ConnectionPayload: Hashable, Codable, Sendable {
  /// The URLs to open, in no particular order (E-01).
  public var urls: [OpenedURL]
  /// Activities that are complete, such as links (E-03).
  public var activities: [ActivityArchive]
  /// Only the type: the activity itself follows when its payload has arrived (E-04).
  public var handoffActivityType: String?
  /// The quick action that was chosen on the home screen, or `nil` (E-05).
  public var quickAction: QuickAction?
  /// The notification that was tapped, or `nil` (E-06).
  public var notification: NotificationResponse?
  /// The invitation to shared records that was accepted, or `nil` (E-07).
  public var share: ShareInvitation?
  /// The registered accessory that the scene is shown for, whose `userInfo` is in the options; `nil` for any other scene (Z-05).
  public var accessory: SceneAccessory.ID?

  /// Makes a payload, by default an empty one.
  public init(
    urls: [OpenedURL] = [], activities: [ActivityArchive] = [], handoffActivityType: String? = nil,
    quickAction: QuickAction? = nil, notification: NotificationResponse? = nil, share: ShareInvitation? = nil,
    accessory: SceneAccessory.ID? = nil
  ) {
    self.urls = urls
    self.activities = activities
    self.handoffActivityType = handoffActivityType
    self.quickAction = quickAction
    self.notification = notification
    self.share = share
    self.accessory = accessory
  }
}
