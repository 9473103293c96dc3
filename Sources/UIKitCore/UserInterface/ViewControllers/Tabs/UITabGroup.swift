import Foundation

/// A tab with further tabs in it. iOS 18.
///
/// Differs from Apple: there is no sidebar, so that the bar has one tab for the group. It shows the group's own controller, or the selected
/// child's, which the app selects.
@preconcurrency @MainActor open class UITabGroup: UITab {
  /// The tabs of the group.
  open var children: [UITab] {
    didSet { adoptChildren(replacing: oldValue) }
  }
  /// The child that is selected, or `nil`. Setting one that is not a child has no effect.
  open var selectedChild: UITab? {
    get { selection ?? defaultChild }
    set {
      guard newValue == nil || children.contains(where: { $0 === newValue }) else { return }
      selection = newValue
      tabBarController?.tabsChanged()
    }
  }
  private weak var selection: UITab?
  /// The identifier of the child that is selected first, or `nil` for the first one.
  open var defaultChildIdentifier: String?
  /// The navigation controller that shows the group's controllers one after the other: the selected child's is pushed onto the group's. Default:
  /// `nil`.
  ///
  /// Differs from Apple: the group's provider returns the navigation controller itself, or a controller in it; children are not pushed.
  open var managingNavigationController: UINavigationController?
  /// Whether the user may reorder the children. Stored. Default: `false`.
  open var allowsReordering = false
  /// The identifiers of the children in the user's order. Stored. Default: none.
  open var displayOrderIdentifiers: [String] = []
  /// Actions below the group in a sidebar. Stored: there is no sidebar. Default: none.
  open var sidebarActions: [UIAction] = []

  /// A group of tabs. Without a provider it shows the controller of the selected child.
  public init(
    title: String, image: UIImage?, identifier: String, children: [UITab] = [],
    viewControllerProvider: ((UITab) -> UIViewController)? = nil
  ) {
    self.children = children
    super.init(title: title, image: image, identifier: identifier, viewControllerProvider: viewControllerProvider)
    adoptChildren(replacing: [])
  }

  /// The children in the order in which they are shown.
  open var displayOrder: [UITab] {
    let named = displayOrderIdentifiers.compactMap { name in children.first { $0.identifier == name } }
    return named + children.filter { child in !named.contains { $0 === child } }
  }

  /// The tab with an identifier in the group, or in a group inside it; `nil` if there is none.
  open func tab(forIdentifier identifier: String) -> UITab? {
    tree.dropFirst().first { $0.identifier == identifier }
  }

  private var defaultChild: UITab? {
    children.first { $0.identifier == defaultChildIdentifier } ?? children.first { !$0.isHidden }
  }

  private func adoptChildren(replacing old: [UITab]) {
    for child in old where child.parent === self && !children.contains(where: { $0 === child }) {
      child.parent = nil
      child.join(nil)
      if child === selection { selection = nil }
    }
    for child in children {
      child.parent = self
      child.join(tabBarController)
    }
    tabBarController?.tabsChanged()
  }

  override var shownController: UIViewController {
    if let managingNavigationController { return managingNavigationController }
    guard !hasProvider, let child = selectedChild else { return loadController() }
    return child.shownController
  }

  override var tree: [UITab] { [self] + children.flatMap(\.tree) }

  override func join(_ controller: UITabBarController?) {
    super.join(controller)
    for child in children { child.join(controller) }
  }
}
