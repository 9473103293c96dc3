public import Foundation

/// An item of a bar: a button or a tab.
@preconcurrency @MainActor open class UIBarItem: NSObject {
  /// The title, or `nil`.
  open var title: String? {
    didSet { changed() }
  }
  /// The picture beside or above the title, or `nil`.
  open var image: UIImage? {
    didSet { changed() }
  }
  /// A number for the app's own use. Default: 0.
  open var tag = 0
  /// Whether the user can choose it. Default: `true`.
  open var isEnabled = true {
    didSet { changed() }
  }
  /// A name by which tests find the item.
  open var accessibilityIdentifier: String?
  /// The text that a screen reader reads for the item, or `nil` for the title.
  open var accessibilityLabel: String?

  /// The bar that shows the item, which updates its layout when the item changes.
  weak var bar: UIView?

  func changed() { bar?.setNeedsLayout() }

  /// An item without title and image.
  public override init() { super.init() }
}
