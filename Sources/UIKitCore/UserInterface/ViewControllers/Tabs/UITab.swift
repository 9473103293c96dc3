public import Foundation

/// A tab of a tab bar controller, with the controller that it shows. iOS 18.
///
/// Differs from Apple: the user cannot customize tabs, so that places and visibility are those that the app sets; there is no sidebar.
@preconcurrency @MainActor open class UITab: NSObject {
  /// The places where a tab may be. iOS 18. Raw values are Apple's.
  public enum Placement: Int, Hashable, Sendable {
    /// The system decides.
    case automatic = 0
    /// In the bar.
    case `default` = 1
    /// In the sidebar, and in the bar if the user adds it. Here it is not in the bar.
    case optional = 2
    /// In the bar, and the user may move it.
    case movable = 3
    /// In the bar, at the trailing edge.
    case pinned = 4
    /// In the bar, and the user cannot move it.
    case fixed = 5
    /// In the sidebar. Here it is not in the bar.
    case sidebarOnly = 6
  }

  /// The name of the tab, unique in its tab bar controller.
  public let identifier: String
  /// The title.
  open var title: String {
    didSet { itemChanged() }
  }
  /// The picture, or `nil`.
  open var image: UIImage? {
    didSet { itemChanged() }
  }
  /// A second line. Stored: there is no sidebar that shows it.
  open var subtitle: String?
  /// The text of the badge, or `nil`.
  open var badgeValue: String? {
    didSet { itemChanged() }
  }
  /// A value for the app's own use.
  open var userInfo: Any?
  /// Where the tab prefers to be. Default: `automatic`.
  open var preferredPlacement = Placement.automatic {
    didSet { tabBarController?.tabsChanged() }
  }
  /// Whether the user may hide the tab. Stored. Default: `false`.
  open var allowsHiding = false
  /// Whether the tab is hidden. Default: `false`.
  open var isHidden = false {
    didSet { if isHidden != oldValue { tabBarController?.tabsChanged() } }
  }
  /// Whether the tab is hidden until the user shows it. Stored. Default: `false`.
  open var isHiddenByDefault = false
  /// Whether the tab can be selected. iOS 18. Default: `true`.
  open var isEnabled = true {
    didSet { itemChanged() }
  }

  /// The tab bar controller that has the tab, or `nil`.
  open internal(set) weak var tabBarController: UITabBarController?
  /// The group of the tab, or `nil`.
  open internal(set) weak var parent: UITabGroup?

  private let provider: ((UITab) -> UIViewController)?
  private var provided: UIViewController?

  /// A tab whose controller is made when the tab is added to a tab bar controller. Without one the tab has an empty controller.
  public init(
    title: String, image: UIImage?, identifier: String, viewControllerProvider: ((UITab) -> UIViewController)? = nil
  ) {
    self.title = title
    self.image = image
    self.identifier = identifier
    provider = viewControllerProvider
    super.init()
    itemChanged()
  }

  /// The controller of the tab; `nil` before the tab is in a tab bar controller.
  open var viewController: UIViewController? { tabBarController == nil ? nil : loadController() }

  /// The outermost group with a navigation controller of its own that contains the tab, or the tab's group if it manages one; otherwise `nil`.
  open var managingTabGroup: UITabGroup? {
    sequence(first: parent, next: { $0?.parent }).compactMap { $0 }.last { $0.managingNavigationController != nil }
  }

  /// Whether the tab is visible in the bar, or in a group that is. iOS 18.
  open var hasVisiblePlacement: Bool { !isHidden && isInBar && (parent?.hasVisiblePlacement ?? true) }

  /// Whether the tab has a place in the bar.
  final var isInBar: Bool { preferredPlacement != .optional && preferredPlacement != .sidebarOnly }

  /// The controller that the bar shows for the tab.
  var shownController: UIViewController { loadController() }

  final func loadController() -> UIViewController {
    if let provided { return provided }
    let made = provider?(self) ?? UIViewController()
    provided = made
    return made
  }

  /// The controller, if it was made.
  final var knownController: UIViewController? { provided }

  /// Whether the app provides a controller.
  final var hasProvider: Bool { provider != nil }

  /// The tab's item in the bar. It is not the controller's, whose title may be another one.
  final let item = UITabBarItem()

  private func itemChanged() {
    item.title = title
    item.image = image
    item.badgeValue = badgeValue
    item.isEnabled = isEnabled
    item.accessibilityIdentifier = identifier
  }

  /// The tab and, in a group, those in it.
  var tree: [UITab] { [self] }

  /// Joins a tab bar controller, or leaves it.
  func join(_ controller: UITabBarController?) { tabBarController = controller }
}
