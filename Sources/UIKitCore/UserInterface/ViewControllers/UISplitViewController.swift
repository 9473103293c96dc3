public import Foundation

/// A list beside its detail: two or three controllers in columns, or in one stack on a narrow screen.
///
/// In a narrow window, as on a phone, the columns are collapsed into one, and expanded again when the window becomes wide. Elsewhere all
/// columns are visible, unless the display mode hides the primary one.
///
/// Differs from Apple: columns are side by side in every display mode that shows them. When they are collapsed, the controllers of the
/// secondary stack are pushed onto the primary one's.
@preconcurrency @MainActor open class UISplitViewController: UIViewController {
  /// The number of columns.
  public enum Style: Int, Hashable, Sendable {
    /// Two, set as an array: the older way.
    case unspecified = 0
    /// Two.
    case doubleColumn = 1
    /// Three.
    case tripleColumn = 2
  }

  /// A column of the split view.
  public enum Column: Int, Hashable, Sendable {
    /// The list.
    case primary = 0
    /// Between list and detail.
    case supplementary = 1
    /// The detail.
    case secondary = 2
    /// The column that replaces all others on a narrow screen.
    case compact = 3
  }

  /// The visible columns.
  public enum DisplayMode: Int, Hashable, Sendable {
    /// The system decides.
    case automatic = 0
    /// Only the detail.
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

  /// How the columns share the space. Stored, and without effect: they are side by side.
  public enum SplitBehavior: Int, Hashable, Sendable {
    /// The system decides.
    case automatic = 0
    /// Side by side.
    case tile = 1
    /// One over the other.
    case overlay = 2
    /// One displaces the other.
    case displace = 3
  }

  /// The background of the primary column. iOS 13. Raw values are Apple's.
  public enum BackgroundStyle: Int, Hashable, Sendable {
    /// That of the content.
    case none = 0
    /// That of a sidebar.
    case sidebar = 1
  }

  /// The background of the primary column. Stored, and without effect: the column has the background of its content. iOS 13. Default: `none`.
  open var primaryBackgroundStyle = BackgroundStyle.none

  /// The number of columns.
  public let style: Style
  /// The delegate.
  open weak var delegate: (any UISplitViewControllerDelegate)?
  /// Whether the columns are collapsed into one, as on a phone.
  public internal(set) var isCollapsed = false {
    didSet {
      guard isCollapsed != oldValue else { return }
      NotificationCenter.default.post(name: UIViewController.showDetailTargetDidChangeNotification, object: self)
    }
  }
  /// The columns that the app prefers to show. Default: `automatic`.
  open var preferredDisplayMode = DisplayMode.automatic {
    didSet { if oldValue != preferredDisplayMode { showColumns() } }
  }
  /// How the columns should share the space. Default: `automatic`.
  open var preferredSplitBehavior = SplitBehavior.automatic
  /// The primary column's width as a fraction of the whole; ``automaticDimension``, the default, lets the system decide.
  open var preferredPrimaryColumnWidthFraction: CGFloat = UISplitViewController.automaticDimension {
    didSet { viewIfLoaded?.setNeedsLayout() }
  }
  /// The primary column's width, in points; ``automaticDimension``, the default, lets the system decide.
  open var preferredPrimaryColumnWidth: CGFloat = UISplitViewController.automaticDimension {
    didSet { viewIfLoaded?.setNeedsLayout() }
  }
  /// The supplementary column's width, in points; ``automaticDimension``, the default, lets the system decide.
  open var preferredSupplementaryColumnWidth: CGFloat = UISplitViewController.automaticDimension {
    didSet { viewIfLoaded?.setNeedsLayout() }
  }
  /// A value that lets the system choose the width.
  public static let automaticDimension: CGFloat = -1
  /// The primary column's minimum width, in points; 0 lets the system decide.
  open var minimumPrimaryColumnWidth: CGFloat = 0
  /// The primary column's maximum width, in points; 0 lets the system decide.
  open var maximumPrimaryColumnWidth: CGFloat = 0
  /// Whether a gesture shows the primary column. Default: `true`.
  open var presentsWithGesture = true
  /// Whether a button for the secondary column alone is in its navigation bar. iOS 14. Stored, and without effect: there is no such button.
  /// Default: `false`.
  open var showsSecondaryOnlyButton = false
  /// A button that shows and hides the primary column.
  public private(set) lazy var displayModeButtonItem = UIBarButtonItem(
    image: UIImage(systemName: "sidebar.leading"),
    primaryAction: UIAction { [weak self] _ in
      guard let self else { return }
      if displayMode == .secondaryOnly { show(.primary) } else { hide(.primary) }
    })

  final var columns: [Column: UIViewController] = [:]
  /// The detail's controllers that are on the primary column's stack.
  final var collapsedControllers: [UIViewController] = []
  final var isFitting = false
  private var lines: [UIView] = []

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

  /// A controller from a storyboard.
  public required init?(coder: NSCoder) {
    switch (coder as? StoryboardCoder)?.element["style"] {
    case "doubleColumn": style = .doubleColumn
    case "tripleColumn": style = .tripleColumn
    default: style = .unspecified
    }
    super.init(coder: coder)
    coder.finish(self, at: UISplitViewController.self)
  }

  /// The currently visible columns.
  open var displayMode: DisplayMode {
    if preferredDisplayMode != .automatic { return preferredDisplayMode }
    return style == .tripleColumn ? .twoBesideSecondary : .oneBesideSecondary
  }

  // MARK: The columns

  /// The controllers from the primary one to the secondary one; those that remain, if they are collapsed into one.
  open var viewControllers: [UIViewController] {
    get { isCollapsed ? shown : [.primary, .supplementary, .secondary].compactMap { columns[$0] } }
    set {
      let order: [Column] = newValue.count > 2 ? [.primary, .supplementary, .secondary] : [.primary, .secondary]
      for column in [Column.primary, .supplementary, .secondary] {
        put(order.firstIndex(of: column).flatMap { newValue.indices.contains($0) ? newValue[$0] : nil }, in: column)
      }
      showColumns()
    }
  }

  /// The controller of a column, or `nil`.
  open func viewController(for column: UISplitViewController.Column) -> UIViewController? { columns[column] }

  /// Sets the controller of a column; one that is not a navigation controller is embedded in one (not for `compact`).
  open func setViewController(_ vc: UIViewController?, for column: UISplitViewController.Column) {
    let wraps = style != .unspecified && column != .compact
    put(
      vc.map { wraps && !($0 is UINavigationController) ? UINavigationController(rootViewController: $0) : $0 },
      in: column)
    showColumns()
  }

  /// Shows a column.
  open func show(_ column: UISplitViewController.Column) {
    if isCollapsed {
      if column == .secondary, let detail = columns[.secondary] { pushDetail(detail, replaces: true) }
    } else if column != .secondary, displayMode == .secondaryOnly {
      change(to: style == .tripleColumn ? .twoBesideSecondary : .oneBesideSecondary)
    }
  }

  /// Hides a column; the secondary one stays visible.
  open func hide(_ column: UISplitViewController.Column) {
    if column == .primary, !isCollapsed, displayMode != .secondaryOnly { change(to: .secondaryOnly) }
  }

  /// Shows a controller in the primary column's stack.
  open override func show(_ vc: UIViewController, sender: Any?) { showDetailViewController(vc, sender: sender) }

  /// Shows a controller as the detail; on the stack, if the columns are collapsed into one.
  open override func showDetailViewController(_ vc: UIViewController, sender: Any?) {
    if isCollapsed {
      pushDetail(vc, replaces: style != .unspecified)
    } else {
      setViewController(vc, for: .secondary)
    }
  }

  /// Whether the button that shows and hides the list is in the bar of `controller`.
  func offersSidebarButton(in controller: UIViewController) -> Bool {
    style != .unspecified && !isCollapsed && presentsWithGesture && columns[.primary] != nil
      && columns[.secondary] === controller
  }

  private func change(to mode: DisplayMode) {
    delegate?.splitViewController(self, willChangeTo: mode)
    preferredDisplayMode = mode
  }

  private func put(_ controller: UIViewController?, in column: Column) {
    let previous = columns[column]
    guard previous !== controller else { return }
    if let previous {
      previous.willMove(toParent: nil)
      previous.viewIfLoaded?.removeFromSuperview()
      previous.removeFromParent()
    }
    columns[column] = controller
    if let controller, column != .compact || isCollapsed {
      addChild(controller)
      controller.didMove(toParent: self)
    }
  }

  // MARK: Visible columns

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
    if isNarrow != isCollapsed {
      isFitting = true
      if isNarrow { collapse() } else { expand() }
      isFitting = false
    }
    install()
  }

  final func showColumns() {
    guard let view = viewIfLoaded, isOnScreen else { return }
    for child in children where !shown.contains(where: { $0 === child }) { child.uninstall(from: view) }
    install()
  }

  override func makePlainView() -> UIView { ContainerView { [weak self] in self?.layoutColumns() } }

  private func install() {
    guard let view = viewIfLoaded else { return }
    for controller in shown {
      controller.loadViewIfNeeded()
      guard let content = controller.viewIfLoaded, content.superview !== view else { continue }
      content.autoresizingMask = []
      if let frame = frame(of: controller) { content.frame = frame }
      view.addSubview(content)
    }
    view.setNeedsLayout()
    layoutColumns()
    for case let navigation as UINavigationController in shown { navigation.navigationBar.setNeedsLayout() }
  }

  // MARK: Layout

  /// The primary column's current width, in points.
  open var primaryColumnWidth: CGFloat { columns[.primary].flatMap(frame(of:))?.width ?? 0 }
  /// The supplementary column's current width, in points.
  open var supplementaryColumnWidth: CGFloat { columns[.supplementary].flatMap(frame(of:))?.width ?? 0 }

  private func layoutColumns() {
    guard let view = viewIfLoaded else { return }
    fit(narrow: isNarrow)
    let visible = shown
    for controller in visible {
      guard let content = controller.viewIfLoaded, content.superview === view, let frame = frame(of: controller) else {
        continue
      }
      content.frame = frame
    }
    layoutSeparators(between: visible)
  }

  private func frame(of controller: UIViewController) -> CGRect? {
    guard let bounds = viewIfLoaded?.bounds else { return nil }
    let visible = shown
    guard let index = visible.firstIndex(where: { $0 === controller }) else { return nil }
    var x: CGFloat = 0
    for other in visible[..<index] { x += width(of: other, in: bounds.width) }
    let width = index == visible.count - 1 ? max(0, bounds.width - x) : width(of: controller, in: bounds.width)
    let frame = CGRect(x: x, y: 0, width: width, height: bounds.height)
    return viewIfLoaded?.frameInLayoutDirection(frame) ?? frame
  }

  private func width(of controller: UIViewController, in whole: CGFloat) -> CGFloat {
    let isPrimary = controller === columns[.primary]
    let fraction = preferredPrimaryColumnWidthFraction
    var width = min(320, whole / 3)
    if isPrimary {
      if preferredPrimaryColumnWidth > 0 {
        width = preferredPrimaryColumnWidth
      } else if fraction > 0, fraction <= 1 {
        width = whole * fraction
      }
      if minimumPrimaryColumnWidth > 0 { width = max(width, minimumPrimaryColumnWidth) }
      if maximumPrimaryColumnWidth > 0 { width = min(width, maximumPrimaryColumnWidth) }
    } else if preferredSupplementaryColumnWidth > 0 {
      width = preferredSupplementaryColumnWidth
    }
    return min(width, whole / 2).rounded()
  }

  /// A line at the end of each column but the last.
  private func layoutSeparators(between visible: [UIViewController]) {
    guard let view = viewIfLoaded else { return }
    while lines.count >= max(1, visible.count) { lines.removeLast().removeFromSuperview() }
    while lines.count < visible.count - 1 {
      let line = UIView(frame: .zero)
      line.backgroundColor = .separator
      line.isUserInteractionEnabled = false
      lines.append(line)
    }
    for (line, controller) in zip(lines, visible) {
      guard let frame = frame(of: controller) else { continue }
      if line.superview !== view || view.subviews.last.map({ !lines.contains($0) }) == true { view.addSubview(line) }
      line.frame = CGRect(x: view.isFlipped ? frame.minX : frame.maxX - 1, y: 0, width: 1, height: frame.height)
    }
  }
}

extension UIViewController {
  /// The nearest split view controller that contains this one, or `nil`.
  public var splitViewController: UISplitViewController? {
    ancestors.dropFirst().lazy.compactMap { $0 as? UISplitViewController }.first
  }
}
