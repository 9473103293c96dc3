import Foundation

/// What a split view controller asks and tells.
///
/// Differs from Apple: an optional method that is left out is a default here.
@preconcurrency @MainActor public protocol UISplitViewControllerDelegate: AnyObject {
  /// Asks, before the two are put into one on a narrow screen, whether the delegate has dealt with the secondary controller.
  ///
  /// `true` leaves it out, so that the primary one is seen; `false`, the default, puts it on the primary one's stack.
  func splitViewController(
    _ splitViewController: UISplitViewController, collapseSecondary secondaryViewController: UIViewController,
    onto primaryViewController: UIViewController
  ) -> Bool

  /// Asks which column is to be seen on a narrow screen. Default: the proposed one.
  func splitViewController(
    _ svc: UISplitViewController,
    topColumnForCollapsingToProposedTopColumn proposedTopColumn: UISplitViewController.Column
  ) -> UISplitViewController.Column

  /// Called before the display mode changes.
  func splitViewController(
    _ svc: UISplitViewController, willChangeTo displayMode: UISplitViewController.DisplayMode)
}

// What happens where a delegate leaves a method out.
extension UISplitViewControllerDelegate {
  /// Answers `false`.
  public func splitViewController(
    _ splitViewController: UISplitViewController, collapseSecondary secondaryViewController: UIViewController,
    onto primaryViewController: UIViewController
  ) -> Bool { false }
  /// Answers the proposed column.
  public func splitViewController(
    _ svc: UISplitViewController,
    topColumnForCollapsingToProposedTopColumn proposedTopColumn: UISplitViewController.Column
  ) -> UISplitViewController.Column { proposedTopColumn }
  /// Does nothing.
  public func splitViewController(
    _ svc: UISplitViewController, willChangeTo displayMode: UISplitViewController.DisplayMode
  ) {}
}

/// A list beside its detail: two or three controllers in columns, or one after the other on a narrow screen.
///
/// On a phone the columns are put into one when the view first comes up. Elsewhere all columns are seen, unless the display
/// mode hides the primary one.
///
/// Differs from Apple: it collapses once and for all, because no simulated screen changes its width; the secondary
/// controller's stack is put on the primary one's, controller by controller.
@preconcurrency @MainActor open class UISplitViewController: UIViewController {
  /// How many columns there are.
  public enum Style: Int, Hashable, Sendable {
    /// Two, set as an array: the older way.
    case unspecified = 0
    /// Two.
    case doubleColumn = 1
    /// Three.
    case tripleColumn = 2
  }

  /// A place for a controller.
  public enum Column: Int, Hashable, Sendable {
    /// The list.
    case primary = 0
    /// Between list and detail.
    case supplementary = 1
    /// The detail.
    case secondary = 2
    /// In place of all others on a narrow screen.
    case compact = 3
  }

  /// Which columns are seen.
  public enum DisplayMode: Int, Hashable, Sendable {
    /// As the system sees fit.
    case automatic = 0
    /// The detail alone.
    case secondaryOnly = 1
    /// The list beside the detail.
    case oneBesideSecondary = 2
    /// The list over the detail.
    case oneOverSecondary = 3
    /// All three.
    case twoBesideSecondary = 4
    /// Two over the detail.
    case twoOverSecondary = 5
    /// Two, with the detail pushed aside.
    case twoDisplaceSecondary = 6
  }

  /// How the columns share the room. It is kept for hosts that draw.
  public enum SplitBehavior: Int, Hashable, Sendable {
    /// As the system sees fit.
    case automatic = 0
    /// Side by side.
    case tile = 1
    /// The one over the other.
    case overlay = 2
    /// The one pushes the other aside.
    case displace = 3
  }

  /// How many columns there are.
  public let style: Style
  /// Who is asked and told.
  open weak var delegate: (any UISplitViewControllerDelegate)?
  /// Whether the columns were put into one, as on a phone.
  public private(set) var isCollapsed = false
  /// Which columns the app would like to be seen. Default: `automatic`.
  open var preferredDisplayMode = DisplayMode.automatic {
    didSet { if oldValue != preferredDisplayMode { showColumns() } }
  }
  /// How the columns should share the room. Default: `automatic`.
  open var preferredSplitBehavior = SplitBehavior.automatic
  /// The primary column's width as a part of the whole; 0 as the system sees fit.
  open var preferredPrimaryColumnWidthFraction: CGFloat = 0
  /// The primary column's smallest width, in points; 0 as the system sees fit.
  open var minimumPrimaryColumnWidth: CGFloat = 0
  /// The primary column's largest width, in points; 0 as the system sees fit.
  open var maximumPrimaryColumnWidth: CGFloat = 0
  /// Whether a gesture shows the primary column. Default: `true`.
  open var presentsWithGesture = true
  /// A button that shows and hides the primary column.
  public private(set) lazy var displayModeButtonItem = UIBarButtonItem(
    image: UIImage(systemName: "sidebar.leading"),
    primaryAction: UIAction { [weak self] _ in
      guard let self else { return }
      if displayMode == .secondaryOnly { show(.primary) } else { hide(.primary) }
    })

  private var columns: [Column: UIViewController] = [:]

  /// A controller with the columns of `style`.
  public init(style: UISplitViewController.Style) {
    self.style = style
    super.init(nibName: nil, bundle: nil)
  }

  /// A controller of two columns, set as an array.
  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    style = .unspecified
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }

  /// A controller from a storyboard, of two columns.
  public required init?(coder: NSCoder) {
    style = .unspecified
    super.init(coder: coder)
  }

  /// Which columns are seen now.
  open var displayMode: DisplayMode {
    if preferredDisplayMode != .automatic { return preferredDisplayMode }
    return style == .tripleColumn ? .twoBesideSecondary : .oneBesideSecondary
  }

  // MARK: The columns

  /// The controllers from the primary one to the secondary one; those that are left, where they were put into one.
  open var viewControllers: [UIViewController] {
    get { isCollapsed ? shown : [.primary, .supplementary, .secondary].compactMap { columns[$0] } }
    set {
      let places: [Column] = newValue.count > 2 ? [.primary, .supplementary, .secondary] : [.primary, .secondary]
      for place in [Column.primary, .supplementary, .secondary] {
        put(places.firstIndex(of: place).flatMap { newValue.indices.contains($0) ? newValue[$0] : nil }, in: place)
      }
      showColumns()
    }
  }

  /// The controller of a column, or `nil`.
  open func viewController(for column: UISplitViewController.Column) -> UIViewController? { columns[column] }

  /// Sets the controller of a column; one that is no navigation controller is put into one (not for `compact`).
  open func setViewController(_ vc: UIViewController?, for column: UISplitViewController.Column) {
    let wraps = style != .unspecified && column != .compact
    put(
      vc.map { wraps && !($0 is UINavigationController) ? UINavigationController(rootViewController: $0) : $0 },
      in: column)
    showColumns()
  }

  /// Brings a column into sight.
  open func show(_ column: UISplitViewController.Column) {
    if isCollapsed {
      if column == .secondary, let detail = columns[.secondary] { pushDetail(detail) }
    } else if column != .secondary, displayMode == .secondaryOnly {
      change(to: style == .tripleColumn ? .twoBesideSecondary : .oneBesideSecondary)
    }
  }

  /// Takes a column out of sight; the secondary one stays.
  open func hide(_ column: UISplitViewController.Column) {
    if column == .primary, !isCollapsed, displayMode != .secondaryOnly { change(to: .secondaryOnly) }
  }

  /// Shows a controller in the primary column's stack.
  open override func show(_ vc: UIViewController, sender: Any?) { showDetailViewController(vc, sender: sender) }

  /// Shows a controller as the detail; where the columns were put into one, on the stack.
  open override func showDetailViewController(_ vc: UIViewController, sender: Any?) {
    if isCollapsed {
      pushDetail(vc)
    } else {
      setViewController(vc, for: .secondary)
    }
  }

  private func change(to mode: DisplayMode) {
    delegate?.splitViewController(self, willChangeTo: mode)
    preferredDisplayMode = mode
  }

  private func put(_ controller: UIViewController?, in column: Column) {
    let former = columns[column]
    guard former !== controller else { return }
    if let former {
      former.willMove(toParent: nil)
      former.viewIfLoaded?.removeFromSuperview()
      former.removeFromParent()
    }
    columns[column] = controller
    if let controller, column != .compact || isCollapsed {
      addChild(controller)
      controller.didMove(toParent: self)
    }
  }

  // MARK: What is seen

  private var shown: [UIViewController] {
    if isCollapsed { return [columns[.compact] ?? columns[.primary]].compactMap { $0 } }
    let hidesList = displayMode == .secondaryOnly
    return [hidesList ? nil : columns[.primary], hidesList ? nil : columns[.supplementary], columns[.secondary]]
      .compactMap { $0 }
  }

  override var appearanceChildren: [UIViewController] {
    guard shouldAutomaticallyForwardAppearanceMethods else { return [] }
    return shown.filter { $0.isInstalled(in: viewIfLoaded) }
  }

  override func prepareChildren() {
    if !isCollapsed, UIDevice.current.userInterfaceIdiom == .phone { collapse() }
    install()
  }

  private func showColumns() {
    guard let view = viewIfLoaded, isOnScreen else { return }
    for child in children where !shown.contains(where: { $0 === child }) { child.uninstall(from: view) }
    install()
  }

  private func install() {
    guard let view = viewIfLoaded else { return }
    let visible = shown
    var x: CGFloat = 0
    for (index, controller) in visible.enumerated() {
      let isLast = index == visible.count - 1
      let width = isLast ? view.bounds.width - x : min(320, view.bounds.width / 3)
      controller.loadViewIfNeeded()
      guard let content = controller.viewIfLoaded else { continue }
      content.frame = CGRect(x: x, y: 0, width: width, height: view.bounds.height)
      content.autoresizingMask = isLast ? [.flexibleWidth, .flexibleHeight] : [.flexibleHeight]
      if content.superview !== view { view.addSubview(content) }
      x += width
    }
  }

  private func collapse() {
    isCollapsed = true
    if let compact = columns[.compact] {
      addChild(compact)
      compact.didMove(toParent: self)
      return
    }
    guard let primary = columns[.primary], let secondary = columns[.secondary] else { return }
    if style == .unspecified {
      if delegate?.splitViewController(self, collapseSecondary: secondary, onto: primary) == true { return }
    } else if delegate?.splitViewController(self, topColumnForCollapsingToProposedTopColumn: .secondary) == .primary {
      return
    }
    pushDetail(secondary)
  }

  private func pushDetail(_ detail: UIViewController) {
    guard let navigation = columns[.primary] as? UINavigationController else { return }
    if detail.parent === self {
      detail.willMove(toParent: nil)
      detail.removeFromParent()
    }
    let arriving = (detail as? UINavigationController).map(\.viewControllers) ?? [detail]
    let kept = navigation.viewControllers.filter { controller in !arriving.contains { $0 === controller } }
    (detail as? UINavigationController)?.viewControllers = []
    navigation.setViewControllers(kept + arriving, animated: false)
  }
}

extension UIViewController {
  /// The nearest split view controller that this one is in, or `nil`.
  public var splitViewController: UISplitViewController? {
    ancestors.dropFirst().lazy.compactMap { $0 as? UISplitViewController }.first
  }
}
