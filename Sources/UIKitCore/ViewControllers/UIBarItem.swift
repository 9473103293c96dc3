import Foundation

/// Something in a bar: a button or a tab.
@preconcurrency @MainActor open class UIBarItem: NSObject {
  /// What it says, or `nil`.
  open var title: String?
  /// The picture beside or above the title, or `nil`.
  open var image: UIImage?
  /// A number for the app's own use. Default: 0.
  open var tag = 0
  /// Whether the user can choose it. Default: `true`.
  open var isEnabled = true
  /// A name for tests to find the item by.
  open var accessibilityIdentifier: String?

  /// An item that says nothing.
  public override init() { super.init() }
}

/// A tab in a tab bar.
@preconcurrency @MainActor open class UITabBarItem: UIBarItem {
  /// A small note on the tab, such as a count, or `nil`.
  open var badgeValue: String?

  /// The picture for the tab while it is chosen; `nil` for the same one.
  open var selectedImage: UIImage?

  /// A tab that says `title` below `image`.
  public convenience init(title: String?, image: UIImage?, tag: Int) {
    self.init()
    self.title = title
    self.image = image
    self.tag = tag
  }

  /// A tab that says `title` below `image`, or below `selectedImage` while it is chosen.
  public convenience init(title: String?, image: UIImage?, selectedImage: UIImage?) {
    self.init()
    self.title = title
    self.image = image
    self.selectedImage = selectedImage
  }
}
