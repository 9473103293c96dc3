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
  /// The picture in a low bar, or `nil`. Stored: bars have one height.
  open var landscapeImagePhone: UIImage?
  /// Insets that move the picture: it moves by half of the difference of two opposite ones. Default: none. Differs from Apple: in a tab bar
  /// they have no effect, because a picture without title is in the middle of its tab.
  open var imageInsets = UIEdgeInsets.zero {
    didSet { changed() }
  }
  /// The same as ``imageInsets`` in a low bar. Stored: bars have one height.
  open var landscapeImagePhoneInsets = UIEdgeInsets.zero
  /// The picture while the item is shown enlarged, or `nil`. iOS 11. Stored: see ``UILargeContentViewerInteraction``.
  open var largeContentSizeImage: UIImage?
  /// The insets that move ``largeContentSizeImage``. iOS 11. Stored.
  open var largeContentSizeImageInsets = UIEdgeInsets.zero
  /// A name by which tests find the item.
  open var accessibilityIdentifier: String?
  /// The text that a screen reader reads for the item, or `nil` for the title.
  open var accessibilityLabel: String?

  /// The bar that shows the item, which updates its layout when the item changes.
  weak var bar: UIView?

  private var titleAttributes: [UIControl.State.RawValue: [NSAttributedString.Key: Any]] = [:]

  /// Sets the font and colour of the title in a state; they replace those of the bar. Without attributes of its own a state has those of
  /// `normal`.
  ///
  /// Differs from Apple: other attributes, and those of `highlighted` and `focused`, are stored and not shown.
  open func setTitleTextAttributes(_ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State) {
    titleAttributes[state.rawValue] = attributes
    changed()
  }

  /// The attributes that were set for a state.
  open func titleTextAttributes(for state: UIControl.State) -> [NSAttributedString.Key: Any]? {
    titleAttributes[state.rawValue]
  }

  /// The attributes that a title has in a state.
  final func shownAttributes(in state: UIControl.State) -> [NSAttributedString.Key: Any]? {
    titleAttributes[state.rawValue] ?? titleAttributes[UIControl.State.normal.rawValue]
  }

  func changed() { bar?.setNeedsLayout() }

  /// An item without title and image.
  public override init() { super.init() }
}
