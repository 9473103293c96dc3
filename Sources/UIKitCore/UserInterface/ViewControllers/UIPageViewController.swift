public import Foundation
import RuntimeLogging
import ViewBacking

/// A container that shows one page at a time, or two beside each other, and lets the user go to the next and the previous one.
///
/// The user goes on by a drag sideways, by the arrow keys, or by the page control that is shown if the data source has a number of pages.
/// Where text runs from right to left, later pages are at the left.
///
/// Differs from Apple: a change of pages takes no time, and a curl looks like a scroll.
@preconcurrency @MainActor open class UIPageViewController: UIViewController {
  /// The animation of a change.
  public enum TransitionStyle: Int, Hashable, Sendable {
    /// The page curls.
    case pageCurl = 0
    /// The pages scroll.
    case scroll = 1
  }

  /// The direction in which pages follow each other.
  public enum NavigationOrientation: Int, Hashable, Sendable {
    /// Sideways.
    case horizontal = 0
    /// Up and down.
    case vertical = 1
  }

  /// The direction of a change.
  public enum NavigationDirection: Int, Hashable, Sendable {
    /// To a later page.
    case forward = 0
    /// To an earlier page.
    case reverse = 1
  }

  /// The place of the spine of a book.
  public enum SpineLocation: Int, Hashable, Sendable {
    /// None.
    case none = 0
    /// At the left or the top: one page.
    case min = 1
    /// In the middle: two pages.
    case mid = 2
    /// At the right or the bottom: one page.
    case max = 3
  }

  /// An option of a page view controller.
  public struct OptionsKey: RawRepresentable, Hashable, Sendable {
    /// The name of the option.
    public let rawValue: String
    /// An option of a name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The place of the spine, as the raw value of a ``SpineLocation``.
    public static let spineLocation = OptionsKey(rawValue: "UIPageViewControllerOptionSpineLocationKey")
    /// The distance of pages. Without effect.
    public static let interPageSpacing = OptionsKey(rawValue: "UIPageViewControllerOptionInterPageSpacingKey")
  }

  /// Provides the pages. Not retained. Without one the user cannot change them.
  open weak var dataSource: (any UIPageViewControllerDataSource)? {
    didSet { refreshIndicator() }
  }
  /// Notified of changes by the user. Not retained.
  open weak var delegate: (any UIPageViewControllerDelegate)?
  /// The animation of a change.
  public let transitionStyle: TransitionStyle
  /// The direction in which pages follow each other.
  public let navigationOrientation: NavigationOrientation
  /// The place of the spine; none for pages that scroll.
  public private(set) var spineLocation: SpineLocation
  /// Whether pages have content on both sides. Stored, and without effect. Default: `false`.
  open var isDoubleSided = false
  /// The recognisers by which the user changes the page.
  open var gestureRecognizers: [UIGestureRecognizer] { [pan] }
  /// The pages on screen.
  open private(set) var viewControllers: [UIViewController]? = []

  private lazy var pan = UIPanGestureRecognizer(action: UIAction { [weak self] in self?.panned($0) })
  private let indicator = UIPageControl(frame: .zero)
  private var transition: AppearanceTransition?
  private var hasIndicator = false

  /// A container without pages.
  public init(
    transitionStyle style: TransitionStyle, navigationOrientation: NavigationOrientation,
    options: [OptionsKey: Any]? = nil
  ) {
    transitionStyle = style
    self.navigationOrientation = navigationOrientation
    let spine = options?[.spineLocation]
    spineLocation =
      style == .scroll ? .none : (spine as? Int ?? (spine as? NSNumber)?.intValue).flatMap(SpineLocation.init) ?? .min
    super.init(nibName: nil, bundle: nil)
  }

  /// A horizontal container whose pages curl. It has no nib.
  public override convenience init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    self.init(transitionStyle: .pageCurl, navigationOrientation: .horizontal)
  }

  /// A container that a storyboard describes.
  public required init?(coder: NSCoder) {
    let element = (coder as? StoryboardCoder)?.element
    let style: TransitionStyle = element?["transitionStyle"] == "scroll" ? .scroll : .pageCurl
    transitionStyle = style
    navigationOrientation = element?["navigationOrientation"] == "vertical" ? .vertical : .horizontal
    spineLocation =
      style == .scroll
      ? .none : ["mid": SpineLocation.mid, "max": .max, "none": .none][element?["spineLocation"] ?? ""] ?? .min
    super.init(coder: coder)
    coder.finish(self, at: UIPageViewController.self)
  }

  /// Shows other pages. `completion` is called when they have appeared.
  ///
  /// - Parameters:
  ///   - viewControllers: One page, or two for a spine in the middle; `nil` for none.
  ///   - direction: The direction of the change.
  ///   - animated: Whether the change is animated.
  ///   - completion: Called with whether the change was finished.
  open func setViewControllers(
    _ viewControllers: [UIViewController]?, direction: NavigationDirection, animated: Bool,
    completion: ((Bool) -> Void)? = nil
  ) {
    change(to: viewControllers ?? [], animated: animated) { completion?(true) }
  }

  // MARK: Pages

  /// Makes the view that holds the pages and the page control.
  open override func loadView() {
    super.loadView()
    indicator.addAction(UIAction { [weak self] _ in self?.indicatorChanged() }, for: .valueChanged)
    indicator.isHidden = !hasIndicator
    view.addSubview(indicator)
    view.addGestureRecognizer(pan)
    for page in viewControllers ?? [] { install(page) }
    refreshIndicator()
  }

  override func makePlainView() -> UIView {
    let made = PageContainerView { [weak self] in self?.layOut() }
    made.step = { [weak self] direction in self?.step(direction) }
    made.isVertical = navigationOrientation == .vertical
    return made
  }

  override var appearanceChildren: [UIViewController] {
    guard shouldAutomaticallyForwardAppearanceMethods else { return [] }
    return (viewControllers ?? []).filter { $0.isInstalled(in: viewIfLoaded) }
  }

  override func prepareChildren() {
    for page in viewControllers ?? [] { install(page) }
  }

  private func change(to requested: [UIViewController], animated: Bool, completion: @escaping () -> Void) {
    transition?.finish()
    var new: [UIViewController] = []
    for page in requested where !new.contains(where: { $0 === page }) {
      guard page.presenter == nil, !ancestors.contains(where: { $0 === page }) else {
        RuntimeLog.write("\(type(of: page)) contains this page view controller or is presented, and is no page.")
        continue
      }
      new.append(page)
    }
    let old = viewControllers ?? []
    let arriving = new.filter { page in !old.contains { $0 === page } }
    let leaving = old.filter { page in !new.contains { $0 === page } }
    for page in leaving { page.willMove(toParent: nil) }
    for page in arriving { addChild(page) }
    viewControllers = new
    let appears = isOnScreen && shouldAutomaticallyForwardAppearanceMethods
    if appears {
      for page in leaving { page.setAppearance(false, animated: animated) }
      for page in arriving { page.setAppearance(true, animated: animated) }
    }
    if isViewLoaded { for page in new { install(page) } }
    transition = AppearanceTransition(in: appears ? transitionWindow : nil) { [self] in
      transition = nil
      for page in leaving {
        page.endAppearance()
        viewIfLoaded.map { page.uninstall(from: $0) }
        if page.parent === self, !(viewControllers ?? []).contains(where: { $0 === page }) { page.removeFromParent() }
      }
      for page in arriving {
        if appears { page.endAppearance() }
        if page.parent === self { page.didMove(toParent: self) }
      }
      refreshIndicator()
      completion()
    }
    if transition?.isFinished == true { transition = nil }
  }

  private func install(_ page: UIViewController) {
    page.loadViewIfNeeded()
    guard let view = viewIfLoaded, let content = page.viewIfLoaded, content.superview !== view else { return }
    content.autoresizingMask = []
    view.insertSubview(content, belowSubview: indicator)
    layOut()
  }

  private func layOut() {
    guard let view = viewIfLoaded else { return }
    let pages = (viewControllers ?? []).compactMap(\.viewIfLoaded).filter { $0.superview === view }
    var place = view.bounds
    if hasIndicator {
      let height = indicator.intrinsicContentSize.height + 8 + view.safeAreaInsets.bottom
      indicator.frame = CGRect(x: 0, y: place.maxY - height, width: place.width, height: height)
      place.size.height = max(0, place.height - height)
    }
    for (index, page) in pages.enumerated() {
      let share = place.width / CGFloat(pages.count)
      page.frame = CGRect(x: CGFloat(index) * share, y: 0, width: share, height: place.height)
    }
    view.applyLayoutDirection(to: pages)
  }

  // MARK: The user

  private func panned(_ action: UIAction) {
    guard pan.state == .ended else { return }
    let moved = pan.translation(in: view)
    let (along, across) = navigationOrientation == .horizontal ? (moved.x, moved.y) : (moved.y, moved.x)
    guard abs(along) > 40, abs(along) > abs(across) else { return }
    step((along < 0) != isReversed ? .forward : .reverse)
  }

  /// Whether the next page is at the left.
  private var isReversed: Bool { navigationOrientation == .horizontal && viewIfLoaded?.isFlipped == true }

  private func indicatorChanged() {
    guard let dataSource else { return }
    let current = dataSource.presentationIndex(for: self)
    let requested = indicator.currentPage
    indicator.currentPage = current
    if requested != current { step(requested > current ? .forward : .reverse) }
  }

  /// The user goes to the next or the previous page.
  package func step(_ direction: NavigationDirection) {
    guard let dataSource, let pages = viewControllers, let edge = direction == .forward ? pages.last : pages.first
    else { return }
    var new: [UIViewController] = []
    var page = edge
    // With a spine in the middle both pages are turned.
    for _ in pages {
      let next =
        direction == .forward
        ? dataSource.pageViewController(self, viewControllerAfter: page)
        : dataSource.pageViewController(self, viewControllerBefore: page)
      guard let next else { break }
      if direction == .forward { new.append(next) } else { new.insert(next, at: 0) }
      page = next
    }
    guard new.count == pages.count else { return }
    delegate?.pageViewController(self, willTransitionTo: new)
    change(to: new, animated: true) { [self] in
      delegate?.pageViewController(
        self, didFinishAnimating: true, previousViewControllers: pages, transitionCompleted: true)
    }
  }

  private func refreshIndicator() {
    // A data source expects pages when it is called.
    guard isViewLoaded, viewControllers?.isEmpty == false else {
      hasIndicator = false
      indicator.isHidden = true
      return
    }
    let count = dataSource?.presentationCount(for: self) ?? 0
    hasIndicator = count > 0 && transitionStyle == .scroll && navigationOrientation == .horizontal
    indicator.isHidden = !hasIndicator
    if hasIndicator {
      indicator.numberOfPages = count
      indicator.currentPage = dataSource?.presentationIndex(for: self) ?? 0
    }
    viewIfLoaded?.setNeedsLayout()
  }
}

/// The view of a page view controller, which handles the arrow keys.
@MainActor private final class PageContainerView: UIView, KeyStrokeHandling {
  private let place: () -> Void
  var step: (UIPageViewController.NavigationDirection) -> Void = { _ in }
  var isVertical = false

  init(_ place: @escaping () -> Void) {
    self.place = place
    super.init(frame: UIScreen.main.bounds)
    clipsToBounds = true
  }

  required init?(coder: NSCoder) { nil }

  override func layoutSubviews() {
    super.layoutSubviews()
    place()
  }

  override func didMoveToWindow() {
    super.didMoveToWindow()
    window?.addKeyStrokeHandler(self)
  }

  var needsFirstResponder: Bool { false }

  func handle(_ stroke: KeyStroke) -> Bool {
    var keys: (back: Character, on: Character) = isVertical ? ("\u{F700}", "\u{F701}") : ("\u{F702}", "\u{F703}")
    if !isVertical, isFlipped { keys = (keys.on, keys.back) }
    if stroke.matches(KeyStroke(keys.on)) {
      step(.forward)
    } else if stroke.matches(KeyStroke(keys.back)) {
      step(.reverse)
    } else {
      return false
    }
    return true
  }
}

/// Provides the pages of a page view controller.
@preconcurrency @MainActor public protocol UIPageViewControllerDataSource: NSObjectProtocol {
  /// The page before another one, or `nil` for the first.
  func pageViewController(
    _ pageViewController: UIPageViewController, viewControllerBefore viewController: UIViewController
  ) -> UIViewController?
  /// The page after another one, or `nil` for the last.
  func pageViewController(
    _ pageViewController: UIPageViewController, viewControllerAfter viewController: UIViewController
  ) -> UIViewController?
  /// The number of pages in the page control. The default is 0, for no page control.
  func presentationCount(for pageViewController: UIPageViewController) -> Int
  /// The index of the page in the page control. The default is 0.
  func presentationIndex(for pageViewController: UIPageViewController) -> Int
}

extension UIPageViewControllerDataSource {
  /// Returns 0: no page control.
  public func presentationCount(for pageViewController: UIPageViewController) -> Int { 0 }
  /// Returns 0.
  public func presentationIndex(for pageViewController: UIPageViewController) -> Int { 0 }
}

/// Notified of changes of pages by the user. Every method has a default.
@preconcurrency @MainActor public protocol UIPageViewControllerDelegate: NSObjectProtocol {
  /// The user goes to other pages. The default does nothing.
  func pageViewController(
    _ pageViewController: UIPageViewController, willTransitionTo pendingViewControllers: [UIViewController])
  /// The pages have changed. The default does nothing.
  func pageViewController(
    _ pageViewController: UIPageViewController, didFinishAnimating finished: Bool,
    previousViewControllers: [UIViewController], transitionCompleted completed: Bool)
  /// The place of the spine for an orientation. Never called. The default is `min`.
  func pageViewController(
    _ pageViewController: UIPageViewController, spineLocationFor orientation: UIInterfaceOrientation
  ) -> UIPageViewController.SpineLocation
  /// The orientations of the pages. Never called. The default is all.
  func pageViewControllerSupportedInterfaceOrientations(
    _ pageViewController: UIPageViewController
  ) -> UIInterfaceOrientationMask
  /// The first orientation of a presentation. Never called. The default is portrait.
  func pageViewControllerPreferredInterfaceOrientationForPresentation(
    _ pageViewController: UIPageViewController
  ) -> UIInterfaceOrientation
}

extension UIPageViewControllerDelegate {
  /// Does nothing.
  public func pageViewController(
    _ pageViewController: UIPageViewController, willTransitionTo pendingViewControllers: [UIViewController]
  ) {}
  /// Does nothing.
  public func pageViewController(
    _ pageViewController: UIPageViewController, didFinishAnimating finished: Bool,
    previousViewControllers: [UIViewController], transitionCompleted completed: Bool
  ) {}
  /// Returns `min`.
  public func pageViewController(
    _ pageViewController: UIPageViewController, spineLocationFor orientation: UIInterfaceOrientation
  ) -> UIPageViewController.SpineLocation { .min }
  /// Returns all orientations.
  public func pageViewControllerSupportedInterfaceOrientations(
    _ pageViewController: UIPageViewController
  ) -> UIInterfaceOrientationMask { .all }
  /// Returns portrait.
  public func pageViewControllerPreferredInterfaceOrientationForPresentation(
    _ pageViewController: UIPageViewController
  ) -> UIInterfaceOrientation { .portrait }
}
