/// A quick action as the home screen passes it.
public struct QuickAction: Hashable, Codable, Sendable {
  /// The type that distinguishes the app's quick actions.
  public var type: String
  /// The title that the home screen shows.
  public var localizedTitle: String
  /// The line below the title, or `nil`.
  public var localizedSubtitle: String?
  /// The app's own data about the action, a binary property list; opaque to the kernel. `nil` for none.
  public var userInfo: Bytes?
  /// What routes the action to a session, or `nil` for the most recent one (E-10).
  public var targetContentIdentifier: String?

  /// Makes a quick action.
  public init(
    type: String, localizedTitle: String = "", localizedSubtitle: String? = nil, userInfo: Bytes? = nil,
    targetContentIdentifier: String? = nil
  ) {
    self.type = type
    self.localizedTitle = localizedTitle
    self.localizedSubtitle = localizedSubtitle
    self.userInfo = userInfo
    self.targetContentIdentifier = targetContentIdentifier
  }
}
