import Foundation

/// What a navigation controller shows at the top for one controller.
@MainActor open class UINavigationItem: NSObject {
  /// The title, or `nil`.
  open var title: String?
  /// A line above the title, or `nil`. Kept for the app; it is not shown.
  open var prompt: String?
  /// What the way back to this item is called, or `nil` for the title.
  open var backBarButtonItem: UIBarButtonItem?
  /// The buttons on the left, the first outermost.
  open var leftBarButtonItems: [UIBarButtonItem]?
  /// The buttons on the right, the first outermost.
  open var rightBarButtonItems: [UIBarButtonItem]?
  /// Whether there is no way back. Default: `false`.
  open var hidesBackButton = false

  /// The outermost button on the left.
  open var leftBarButtonItem: UIBarButtonItem? {
    get { leftBarButtonItems?.first }
    set { leftBarButtonItems = newValue.map { [$0] } }
  }

  /// The outermost button on the right.
  open var rightBarButtonItem: UIBarButtonItem? {
    get { rightBarButtonItems?.first }
    set { rightBarButtonItems = newValue.map { [$0] } }
  }

  /// An item without a title.
  public override init() { super.init() }

  /// An item with a title.
  public convenience init(title: String) {
    self.init()
    self.title = title
  }
}
