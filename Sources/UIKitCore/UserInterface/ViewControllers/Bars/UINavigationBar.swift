public import Foundation
package import ViewBacking

/// The bar at the top of a navigation controller: the back button, the title, and buttons on both sides.
///
/// Differs from Apple: it is above the content and never covers it, is not translucent, and its prompt is not shown.
@preconcurrency @MainActor open class UINavigationBar: UIView {
  var appearanceRecord = AppearanceRecord<UINavigationBar>()

  /// The colour of tappable elements in the bar.
  open override var tintColor: UIColor! {
    didSet { appearanceRecord.note(\.tintColor) }
  }

  /// Adopts the properties of `appearance()`.
  open override func didMoveToWindow() {
    super.didMoveToWindow()
    if window != nil { adoptAppearance() }
  }

  /// The items from the first screen to the one on top.
  open var items: [UINavigationItem]? {
    didSet {
      for item in oldValue ?? [] where item.bar === self { item.bar = nil }
      for item in items ?? [] { item.bar = self }
      itemChanged()
    }
  }
  /// The item of the screen on top.
  open var topItem: UINavigationItem? { items?.last }
  /// The item that the back button leads to.
  open var backItem: UINavigationItem? { items?.dropLast().last }
  /// Whether titles may be large. Default: `false`.
  open var prefersLargeTitles = false {
    didSet {
      appearanceRecord.note(\.prefersLargeTitles)
      itemChanged()
    }
  }
  /// The background's colour, or `nil`.
  open var barTintColor: UIColor? {
    didSet {
      appearanceRecord.note(\.barTintColor)
      itemChanged()
    }
  }
  /// Whether the content behind is visible. Default: `true`.
  open var isTranslucent = true {
    didSet { appearanceRecord.note(\.isTranslucent) }
  }
  /// The appearance of the bar.
  open var standardAppearance = UINavigationBarAppearance() {
    didSet {
      appearanceRecord.note(\.standardAppearance)
      itemChanged()
    }
  }
  /// The appearance while content touches the bar's edge, or `nil`. Without one the bar is transparent there. Differs from Apple: a colour of
  /// ``standardAppearance`` is shown there as well.
  open var scrollEdgeAppearance: UINavigationBarAppearance? {
    didSet {
      appearanceRecord.note(\.scrollEdgeAppearance)
      itemChanged()
    }
  }
  /// The appearance of a compact bar, or `nil`.
  open var compactAppearance: UINavigationBarAppearance? {
    didSet { appearanceRecord.note(\.compactAppearance) }
  }
  /// The font and colour of the title, or `nil`.
  open var titleTextAttributes: [NSAttributedString.Key: Any]? {
    didSet {
      appearanceRecord.note(\.titleTextAttributes)
      itemChanged()
    }
  }
  /// The font and colour of a large title, or `nil`.
  open var largeTitleTextAttributes: [NSAttributedString.Key: Any]? {
    didSet {
      appearanceRecord.note(\.largeTitleTextAttributes)
      itemChanged()
    }
  }

  /// The controller whose bar it is.
  weak var navigation: UINavigationController?
  /// The scroll view below the bar; without one, the content counts as scrolled to its top.
  private weak var contentScrollView: UIScrollView?
  let parts = NavigationBarParts()

  /// The height of a bar, in points.
  static let usualHeight: CGFloat = 44
  /// The additional height of a large title, in points.
  static let largeTitleHeight: CGFloat = 52

  /// A bar with the frame `frame`.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    parts.attach(to: self)
  }

  /// A bar that a storyboard describes.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    parts.attach(to: self)
    coder.finish(self, at: UINavigationBar.self)
  }

  /// The content of the bar has changed, and possibly its height.
  func itemChanged() {
    setNeedsLayout()
    navigation?.viewIfLoaded?.setNeedsLayout()
  }

  /// Whether the title of the screen on top is large.
  var showsLargeTitle: Bool {
    guard prefersLargeTitles, topItem?.titleView == nil else { return false }
    // "Automatic" takes the mode of the previous item, and the first one is large.
    let mode = items?.last { $0.largeTitleDisplayMode != .automatic }?.largeTitleDisplayMode
    return mode != .never
  }

  /// Positions the back button, the title and the buttons.
  open override func layoutSubviews() {
    super.layoutSubviews()
    adoptContentScrollView()
    parts.layOut(self)
  }

  /// Whether the content is scrolled to its top, so that nothing of it is beyond the bar.
  var isAtScrollEdge: Bool { contentScrollView?.isAtTop ?? true }

  /// The appearance for the screen on top and for the place that its content is scrolled to.
  var currentAppearance: UINavigationBarAppearance {
    let atEdge = isAtScrollEdge ? topItem?.scrollEdgeAppearance ?? scrollEdgeAppearance : nil
    return atEdge ?? topItem?.standardAppearance ?? standardAppearance
  }

  /// Whether the bar has the colour of the content and no line, as it has where its content is scrolled to the top and the app has set no
  /// colour.
  var isTransparent: Bool { isAtScrollEdge && chosenColor == nil }

  /// The colour that the app has set.
  private var chosenColor: UIColor? { currentAppearance.backgroundColor ?? barTintColor ?? backgroundColor }

  /// The colour of the content, which is seen through a transparent bar.
  package var contentColor: UIColor {
    contentScrollView?.backgroundColor ?? navigation?.topViewController?.viewIfLoaded?.backgroundColor
      ?? .systemBackground
  }

  private func adoptContentScrollView() {
    let found = navigation?.topViewController.flatMap { controller in
      controller.contentScrollView(for: .top) ?? controller.viewIfLoaded?.scrollViewAtTop
    }
    guard found !== contentScrollView else { return }
    if contentScrollView?.barAbove === self { contentScrollView?.barAbove = nil }
    contentScrollView = found
    found?.barAbove = self
    setNeedsShow()
  }

  /// The width of `size`, and the height of the bar.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(
      width: size.width,
      height: UINavigationBar.usualHeight + (showsLargeTitle ? UINavigationBar.largeTitleHeight : 0)
        + searchHeight)
  }

  /// The height of the search bar.
  private var searchHeight: CGFloat {
    topItem?.searchController.map { $0.searchBar.intrinsicContentSize.height } ?? 0
  }

  package override func describe(_ description: inout ViewDescription) {
    super.describe(&description)
    description.accessibility.role = .toolbar
    description.background = resolved(chosenColor ?? (isAtScrollEdge ? contentColor : .systemBackground))
  }
}
