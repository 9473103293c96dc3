/// One entry of `UIApplicationShortcutItems`: a quick action that the app has before it is first launched (E-05).
public struct StaticShortcutItem: Hashable, Sendable {
  /// `UIApplicationShortcutItemType`, by which the app identifies the action.
  public var type: String
  /// `UIApplicationShortcutItemTitle`, the text or the key of a localised string.
  public var title: String
  /// `UIApplicationShortcutItemSubtitle`, or `nil`.
  public var subtitle: String?
  /// `UIApplicationShortcutItemIconType`, the name of one of UIKit's icons, or `nil`.
  public var iconType: String?
  /// `UIApplicationShortcutItemIconFile`, an image of the app, or `nil`.
  public var iconFile: String?
  /// `UIApplicationShortcutItemIconSymbolName`, a symbol's name, or `nil`.
  public var iconSymbolName: String?
  /// `UIApplicationShortcutItemUserInfo`, passed to the app with the action; empty if the entry has none.
  public var userInfo: [String: PropertyListValue]

  /// Makes an entry from its parts.
  public init(
    type: String, title: String, subtitle: String? = nil, iconType: String? = nil, iconFile: String? = nil,
    iconSymbolName: String? = nil, userInfo: [String: PropertyListValue] = [:]
  ) {
    self.type = type
    self.title = title
    self.subtitle = subtitle
    self.iconType = iconType
    self.iconFile = iconFile
    self.iconSymbolName = iconSymbolName
    self.userInfo = userInfo
  }
}
