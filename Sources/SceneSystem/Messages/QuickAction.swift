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
