public import Foundation

/// The appearance of a bar button in one state.
@preconcurrency @MainActor open class UIBarButtonItemStateAppearance: NSObject {
  /// The font and colour of the title.
  open var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
  /// The distance of the title from its usual place.
  open var titlePositionAdjustment = UIOffset.zero
  /// The picture behind the title, which is stretched, or `nil`.
  open var backgroundImage: UIImage?
  /// The distance of that picture from its usual place. Stored: the picture fills the button.
  open var backgroundImagePositionAdjustment = UIOffset.zero

  /// The usual appearance.
  override init() { super.init() }

  func copyProperties(from other: UIBarButtonItemStateAppearance) {
    titleTextAttributes = other.titleTextAttributes
    titlePositionAdjustment = other.titlePositionAdjustment
    backgroundImage = other.backgroundImage
    backgroundImagePositionAdjustment = other.backgroundImagePositionAdjustment
  }
}
