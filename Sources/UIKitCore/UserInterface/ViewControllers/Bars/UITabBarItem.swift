public import Foundation

/// A tab in a tab bar.
@preconcurrency @MainActor open class UITabBarItem: UIBarItem {
  /// The tab's badge, such as a count, or `nil`.
  open var badgeValue: String? {
    didSet { changed() }
  }

  /// The picture of the selected tab; `nil` for the same one.
  open var selectedImage: UIImage? {
    didSet { changed() }
  }

  /// A tab with `title` below `image`.
  public convenience init(title: String?, image: UIImage?, tag: Int) {
    self.init()
    self.title = title
    self.image = image
    self.tag = tag
  }

  /// A tab with `title` below `image`, or below `selectedImage` while it is selected.
  public convenience init(title: String?, image: UIImage?, selectedImage: UIImage?) {
    self.init()
    self.title = title
    self.image = image
    self.selectedImage = selectedImage
  }

  private var titleAttributes: [UIControl.State.RawValue: [NSAttributedString.Key: Any]] = [:]

  /// Sets attributes of the title in a state. Stored; the bar's `standardAppearance` is shown.
  open func setTitleTextAttributes(_ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State) {
    titleAttributes[state.rawValue] = attributes
  }

  /// The attributes that were set for a state.
  open func titleTextAttributes(for state: UIControl.State) -> [NSAttributedString.Key: Any]? {
    titleAttributes[state.rawValue]
  }
}
