/// The app's current user activity as other devices learn of it: what it is, and no content.
public struct OfferedActivity: Hashable, Codable, Sendable {
  /// The number that the app's process gave to the activity, unique within the process.
  public var number: UInt32
  /// The activity's type, as in `NSUserActivity.activityType`.
  public var activityType: String
  /// The title that the user sees, or `nil`.
  public var title: String?
  /// What the activity is about. It chooses the scene that continues the activity (E-10); a device learns it when its user continues.
  public var targetContentIdentifier: String?
  /// Whether the content has a web page, for devices without the app.
  public var hasWebpage: Bool
  /// When the activity is no longer offered, in seconds since 2001-01-01 00:00 UTC; `nil` for never.
  public var expirationDate: Double?

  /// Makes an offer, by default one without a title.
  public init(
    number: UInt32, activityType: String, title: String? = nil, targetContentIdentifier: String? = nil,
    hasWebpage: Bool = false, expirationDate: Double? = nil
  ) {
    self.number = number
    self.activityType = activityType
    self.title = title
    self.targetContentIdentifier = targetContentIdentifier
    self.hasWebpage = hasWebpage
    self.expirationDate = expirationDate
  }
}
