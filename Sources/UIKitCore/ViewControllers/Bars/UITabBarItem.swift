import Foundation

/// A tab in a tab bar.
@preconcurrency @MainActor open class UITabBarItem: UIBarItem {
  /// A small note on the tab, such as a count, or `nil`.
  open var badgeValue: String? {
    didSet { changed() }
  }

  /// The picture for the tab while it is chosen; `nil` for the same one.
  open var selectedImage: UIImage? {
    didSet { changed() }
  }

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
