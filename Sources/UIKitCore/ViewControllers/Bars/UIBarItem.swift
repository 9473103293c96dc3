import Foundation

/// Something in a bar: a button or a tab.
@preconcurrency @MainActor open class UIBarItem: NSObject {
  /// What it says, or `nil`.
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
  /// A name for tests to find the item by.
  open var accessibilityIdentifier: String?
  /// What a screen reader says for the item, or `nil` for the title.
  open var accessibilityLabel: String?

  /// The bar that shows the item, which lays itself out anew when the item changes.
  weak var bar: UIView?

  func changed() { bar?.setNeedsLayout() }

  /// An item that says nothing.
  public override init() { super.init() }
}
