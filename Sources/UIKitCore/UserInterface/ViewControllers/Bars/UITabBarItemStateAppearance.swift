public import Foundation

/// The appearance of a tab in one state.
@preconcurrency @MainActor open class UITabBarItemStateAppearance: NSObject {
  /// The font and colour of the title.
  open var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
  /// The distance of the title from its usual place. Stored: picture and title are laid out together.
  open var titlePositionAdjustment = UIOffset.zero
  /// The colour of the picture; `nil` for the bar's.
  open var iconColor: UIColor?
  /// The distance of the badge from its usual place.
  open var badgePositionAdjustment = UIOffset.zero
  /// The colour behind the badge's text; `nil` for red.
  open var badgeBackgroundColor: UIColor?
  /// The font and colour of the badge.
  open var badgeTextAttributes: [NSAttributedString.Key: Any] = [:]
  /// The distance of the badge's text from its usual place. Stored: the text is in the middle of the badge.
  open var badgeTitlePositionAdjustment = UIOffset.zero

  /// The usual appearance.
  override init() { super.init() }

  func copyProperties(from other: UITabBarItemStateAppearance) {
    titleTextAttributes = other.titleTextAttributes
    titlePositionAdjustment = other.titlePositionAdjustment
    iconColor = other.iconColor
    badgePositionAdjustment = other.badgePositionAdjustment
    badgeBackgroundColor = other.badgeBackgroundColor
    badgeTextAttributes = other.badgeTextAttributes
    badgeTitlePositionAdjustment = other.badgeTitlePositionAdjustment
  }
}
