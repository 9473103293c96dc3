import SceneSystem

/// A user activity that a peer offers: type, title and app, and no content.
public struct HandoffOffer: Hashable, Sendable {
  /// The peer's number for the offer, unique while it is connected.
  public var number: UInt32
  /// The bundle identifier of the app.
  public var app: String
  /// The activity's type, as in `NSUserActivity.activityType`.
  public var activityType: String
  /// The title that the user sees, or `nil`.
  public var title: String?
  /// Whether the content has a web page, which a device without the app opens.
  public var hasWebpage: Bool

  /// The maximum length of each text, in UTF-8 code units. A longer title is cut; an activity with a longer type or app is not offered.
  public static let maximumTextLength = 512

  /// Makes an offer, by default one without a title.
  public init(number: UInt32, app: String, activityType: String, title: String? = nil, hasWebpage: Bool = false) {
    self.number = number
    self.app = app
    self.activityType = activityType
    self.title = title
    self.hasWebpage = hasWebpage
  }

  /// The offer of an app's activity; `nil` if a text is too long or empty.
  init?(number: UInt32, app: String, _ activity: OfferedActivity) {
    self.init(
      number: number, app: app, activityType: activity.activityType,
      title: activity.title.map { title in
        title.utf8.count <= Self.maximumTextLength ? title : title.prefix(within: Self.maximumTextLength)
      }, hasWebpage: activity.hasWebpage)
    guard isWithinLimits else { return nil }
  }

  /// Whether no text is empty or longer than ``maximumTextLength``.
  var isWithinLimits: Bool {
    let lengths = 1...Self.maximumTextLength
    return lengths.contains(app.utf8.count) && lengths.contains(activityType.utf8.count)
      && title?.utf8.count ?? 0 <= Self.maximumTextLength
  }
}

extension String {
  /// As many whole characters as fit `length` UTF-8 code units.
  fileprivate func prefix(within length: Int) -> String {
    var result = ""
    var rest = length
    for character in self {
      rest -= character.utf8.count
      guard rest >= 0 else { break }
      result.append(character)
    }
    return result
  }
}
