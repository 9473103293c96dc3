public import Foundation

/// The content of a navigation bar for one controller.
@preconcurrency @MainActor open class UINavigationItem: NSObject {
  /// The title, or `nil`.
  open var title: String? {
    didSet { changed() }
  }
  /// A line above the title, or `nil`. Stored, but not shown.
  open var prompt: String?
  /// The title or image of the back button that leads to this item, or `nil` for ``backButtonTitle``.
  open var backBarButtonItem: UIBarButtonItem? {
    didSet { changed() }
  }
  /// The buttons on the left, the first outermost.
  open var leftBarButtonItems: [UIBarButtonItem]? {
    didSet { changed() }
  }
  /// The buttons on the right, the first outermost.
  open var rightBarButtonItems: [UIBarButtonItem]? {
    didSet { changed() }
  }
  /// Whether the back button is hidden. Default: `false`.
  open var hidesBackButton = false {
    didSet { changed() }
  }
  /// Whether the left items are beside the back button rather than in its place. Default: `false`.
  open var leftItemsSupplementBackButton = false {
    didSet { changed() }
  }
  /// The title of the back button on the next screen, or `nil` for the title.
  open var backButtonTitle: String? {
    didSet { changed() }
  }
  /// How the title of the back button on the next screen is chosen if there is no ``backBarButtonItem``. iOS 14. Default: `default`.
  open var backButtonDisplayMode = BackButtonDisplayMode.default {
    didSet { changed() }
  }
  /// A line below the title, or `nil`. iOS 26. It is not shown with a ``titleView`` or a menu in place of the title.
  open var subtitle: String? {
    didSet { changed() }
  }
  /// The title where it is large; `nil` for ``title``. iOS 26.
  open var largeTitle: String? {
    didSet { changed() }
  }
  /// The line below a large title; `nil` for ``subtitle``. iOS 26. Stored: a large title has no line below it.
  open var largeSubtitle: String?
  /// Further elements of the menu with the buttons that do not fit, or `nil`. iOS 16. Stored: bars show all their buttons and have no such
  /// menu.
  open var additionalOverflowItems: UIDeferredMenuElement?
  /// The view in place of the title, or `nil`.
  open var titleView: UIView? {
    didSet { changed() }
  }
  /// Whether the title is large. Default: `automatic`.
  open var largeTitleDisplayMode = LargeTitleDisplayMode.automatic {
    didSet { changed() }
  }
  /// The appearance of the bar while this item is on top, or `nil` for the bar's own.
  open var standardAppearance: UINavigationBarAppearance? {
    didSet { changed() }
  }
  /// The appearance while content touches the bar's edge, or `nil`.
  open var scrollEdgeAppearance: UINavigationBarAppearance?
  /// The appearance of a compact bar, or `nil`.
  open var compactAppearance: UINavigationBarAppearance?

  /// The appearance of a compact bar while content touches its edge, or `nil`. iOS 15. Stored: bars have one height.
  open var compactScrollEdgeAppearance: UINavigationBarAppearance?
  /// Groups of buttons at the leading side, after ``leftBarButtonItems``. iOS 16.
  open var leadingItemGroups: [UIBarButtonItemGroup] = [] {
    didSet { changed() }
  }
  /// Groups of buttons at the trailing side, before ``rightBarButtonItems``. iOS 16.
  open var trailingItemGroups: [UIBarButtonItemGroup] = [] {
    didSet { changed() }
  }
  /// A group of buttons at the trailing edge, after all others, or `nil`. iOS 16.
  open var pinnedTrailingGroup: UIBarButtonItemGroup? {
    didSet { changed() }
  }

  /// Groups of buttons in the middle, in a wide bar with the style `browser` or `editor`. iOS 16. Differs from Apple: a bar without space for
  /// them, and one with the style `navigator`, does not show them, and has no menu for them.
  open var centerItemGroups: [UIBarButtonItemGroup] = [] {
    didSet { changed() }
  }
  /// The name under which the user's customization of the bar is saved, or `nil`. iOS 16. Stored: a bar cannot be customized.
  open var customizationIdentifier: String?
  /// How title and buttons are arranged. iOS 16. Default: `navigator`.
  open var style = ItemStyle.navigator {
    didSet { changed() }
  }
  /// The action of the back button in place of going back, or `nil`. iOS 16. With an action the button is visible on the first screen too.
  open var backAction: UIAction? {
    didSet { changed() }
  }
  /// The document of the screen, which the menu of the title names, or `nil`. iOS 16.
  open var documentProperties: UIDocumentProperties? {
    didSet { changed() }
  }
  /// Lets the user enter another title in the menu of the title, or `nil`. iOS 16. Not retained.
  open weak var renameDelegate: (any UINavigationItemRenameDelegate)? {
    didSet { changed() }
  }
  /// Makes the menu of the title from the elements that UIKit suggests; with `nil` in return the title has none. iOS 16. Without a provider the
  /// menu has the suggested elements.
  open var titleMenuProvider: (([UIMenuElement]) -> UIMenu?)? {
    didSet { changed() }
  }

  /// How the title of a back button is chosen. iOS 14. Raw values are Apple's.
  public enum BackButtonDisplayMode: Int, Hashable, Sendable {
    /// The title of the previous screen. Differs from Apple: also where there is little space.
    case `default` = 0
    /// The word "Back", whatever the title.
    case generic = 1
    /// No title, only the arrow.
    case minimal = 2
  }

  /// The arrangement of title and buttons. iOS 16. Raw values are Apple's.
  public enum ItemStyle: Int, Hashable, Sendable {
    /// The title is in the middle.
    case navigator = 0
    /// The title is at the leading side.
    case browser = 1
    /// The title is at the leading side, for the content of a document.
    case editor = 2
  }

  /// The search of the screen, whose bar is below the title, or `nil`.
  open var searchController: UISearchController? {
    didSet {
      guard searchController !== oldValue else { return }
      oldValue?.searchBar.navigationBar = nil
      changed()
    }
  }
  /// Whether the search bar is hidden while the content scrolls. Stored, and without effect: it is always visible. Default: `true`.
  open var hidesSearchBarWhenScrolling = true
  /// The place of the search bar. Stored, and without effect: it is below the title. iOS 16. Default: `automatic`.
  open var preferredSearchBarPlacement = SearchBarPlacement.automatic
  /// The place of the search bar: below the title. iOS 16.
  open var searchBarPlacement: SearchBarPlacement { .stacked }

  /// The place of a search bar. iOS 16.
  public enum SearchBarPlacement: Int, Hashable, Sendable {
    /// The system decides.
    case automatic = 0
    /// Beside the title.
    case inline = 1
    /// Below the title.
    case stacked = 2
  }

  /// The bar that shows the item, or the back button to it.
  weak var bar: UINavigationBar?

  private func changed() { bar?.itemChanged() }

  /// Sets the buttons on the left.
  open func setLeftBarButtonItems(_ items: [UIBarButtonItem]?, animated: Bool) { leftBarButtonItems = items }

  /// Sets the buttons on the right.
  open func setRightBarButtonItems(_ items: [UIBarButtonItem]?, animated: Bool) { rightBarButtonItems = items }

  /// Shows or hides the back button.
  open func setHidesBackButton(_ hidesBackButton: Bool, animated: Bool) { self.hidesBackButton = hidesBackButton }

  /// When a title is large.
  public enum LargeTitleDisplayMode: Int, Hashable, Sendable {
    /// The mode of the previous item.
    case automatic = 0
    /// Always, if the bar prefers large titles.
    case always = 1
    /// Never.
    case never = 2
  }

  /// Sets the rightmost button.
  open func setRightBarButton(_ item: UIBarButtonItem?, animated: Bool) { rightBarButtonItem = item }

  /// Sets the leftmost button.
  open func setLeftBarButton(_ item: UIBarButtonItem?, animated: Bool) { leftBarButtonItem = item }

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
