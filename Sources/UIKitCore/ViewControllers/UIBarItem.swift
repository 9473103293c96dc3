import Foundation

/// Something in a bar: a button or a tab.
@MainActor open class UIBarItem: NSObject {
  /// What it says, or `nil`.
  open var title: String?
  /// A number for the app's own use. Default: 0.
  open var tag = 0
  /// Whether the user can choose it. Default: `true`.
  open var isEnabled = true
  /// A name for tests to find the item by.
  open var accessibilityIdentifier: String?

  /// An item that says nothing.
  public override init() { super.init() }
}

/// A button in a bar.
///
/// Differs from Apple: there are neither images nor target and action, which need Objective-C; it does what
/// ``primaryAction`` says.
@MainActor open class UIBarButtonItem: UIBarItem {
  /// What the button does.
  open var primaryAction: (() -> Void)?

  /// A button that says `title` and does `primaryAction`.
  public convenience init(title: String?, primaryAction: (() -> Void)? = nil) {
    self.init()
    self.title = title
    self.primaryAction = primaryAction
  }
}

/// A tab in a tab bar.
///
/// Differs from Apple: there are no images.
@MainActor open class UITabBarItem: UIBarItem {
  /// A small note on the tab, such as a count, or `nil`.
  open var badgeValue: String?

  /// A tab that says `title`.
  public convenience init(title: String?, tag: Int) {
    self.init()
    self.title = title
    self.tag = tag
  }
}
