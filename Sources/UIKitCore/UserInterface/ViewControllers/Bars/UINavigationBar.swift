public import Foundation
import RuntimeLogging
package import ViewBacking

/// The bar at the top of a navigation controller: the back button, the title, and buttons on both sides.
///
/// Differs from Apple: it is above the content and never covers it, is not translucent, and its prompt is not shown.
@preconcurrency @MainActor open class UINavigationBar: UIView, UIBarPositioning {
  var appearanceRecord = AppearanceRecord<UINavigationBar>()

  /// The colour of tappable elements in the bar.
  open override var tintColor: UIColor! {
    didSet { appearanceRecord.note(\.tintColor) }
  }

  /// Adopts the properties of `appearance()`.
  open override func didMoveToWindow() {
    super.didMoveToWindow()
    window?.addKeyStrokeHandler(self)
    guard let window else { return }
    adoptAppearance()
    // Only in a window is it known whether the bar is in a title bar.
    if window.windowScene?.backing != nil { navigation?.viewIfLoaded?.setNeedsLayout() }
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

  /// Controls and observes the stack of items. Not retained. A navigation controller does not set it: its own bar changes with its stack.
  open weak var delegate: (any UINavigationBarDelegate)?
  /// The style of the bar: `black` makes it dark, with light text. Default: `default`.
  open var barStyle = UIBarStyle.default {
    didSet {
      guard barStyle != oldValue else { return }
      appearanceRecord.note(\.barStyle)
      overrideUserInterfaceStyle = barStyle == .default ? .unspecified : .dark
      itemChanged()
    }
  }
  /// The picture at the lower edge in place of the line, or `nil` for the line. One of size zero shows nothing. A picture in the appearance
  /// takes precedence.
  open var shadowImage: UIImage? {
    didSet {
      appearanceRecord.note(\.shadowImage)
      itemChanged()
    }
  }
  /// The picture of the back button in place of the system's, or `nil`. One in the appearance takes precedence.
  open var backIndicatorImage: UIImage? {
    didSet {
      appearanceRecord.note(\.backIndicatorImage)
      itemChanged()
    }
  }
  /// The mask of ``backIndicatorImage`` in a transition. Stored: transitions take no time.
  open var backIndicatorTransitionMaskImage: UIImage? {
    didSet { appearanceRecord.note(\.backIndicatorTransitionMaskImage) }
  }
  /// The appearance of a compact bar while content touches its edge, or `nil`. iOS 15. Stored: bars have one height.
  open var compactScrollEdgeAppearance: UINavigationBarAppearance? {
    didSet { appearanceRecord.note(\.compactScrollEdgeAppearance) }
  }
  /// The arrangement of the bar that the app prefers. iOS 16. Stored, and without effect: a bar has one arrangement. Default: `automatic`.
  open var preferredBehavioralStyle = UIBehavioralStyle.automatic
  /// The arrangement of the bar: `pad`. iOS 16.
  open var behavioralStyle: UIBehavioralStyle { .pad }
  /// The place of the bar: that of the delegate, otherwise at the top.
  open var barPosition: UIBarPosition {
    delegate?.position(for: self) ?? (navigation == nil ? .top : .topAttached)
  }

  /// The pictures of ``setBackgroundImage(_:for:barMetrics:)``.
  private var backgroundImages = BarImages() {
    didSet {
      appearanceRecord.note(\.backgroundImages)
      itemChanged()
    }
  }
  private var titleOffsets: [UIBarMetrics: CGFloat] = [:] {
    didSet {
      appearanceRecord.note(\.titleOffsets)
      itemChanged()
    }
  }

  /// Sets the picture behind the bar for a place and a height; `nil` for none. One of size zero shows the content's colour in place of a
  /// background. A picture in the appearance takes precedence.
  open func setBackgroundImage(
    _ backgroundImage: UIImage?, for position: UIBarPosition, barMetrics: UIBarMetrics
  ) {
    backgroundImages[position, barMetrics] = backgroundImage
  }

  /// The picture that was set for a place and a height.
  open func backgroundImage(for position: UIBarPosition, barMetrics: UIBarMetrics) -> UIImage? {
    backgroundImages[position, barMetrics]
  }

  /// Sets the picture behind the bar at any place, as ``setBackgroundImage(_:for:barMetrics:)`` does.
  open func setBackgroundImage(_ backgroundImage: UIImage?, for barMetrics: UIBarMetrics) {
    backgroundImages[.any, barMetrics] = backgroundImage
  }

  /// The picture that was set for any place.
  open func backgroundImage(for barMetrics: UIBarMetrics) -> UIImage? { backgroundImages[.any, barMetrics] }

  /// Moves the title down by a distance, in points.
  open func setTitleVerticalPositionAdjustment(_ adjustment: CGFloat, for barMetrics: UIBarMetrics) {
    titleOffsets[barMetrics] = adjustment
  }

  /// The distance of the title from its usual place.
  open func titleVerticalPositionAdjustment(for barMetrics: UIBarMetrics) -> CGFloat { titleOffsets[barMetrics] ?? 0 }

  // MARK: The stack

  /// Pushes an item, if the delegate allows it. Differs from Apple: without animation.
  ///
  /// The bar of a navigation controller changes with the controller's stack; there the call is ignored and logged.
  open func pushItem(_ item: UINavigationItem, animated: Bool) {
    guard mayChangeItems, delegate?.navigationBar(self, shouldPush: item) ?? true else { return }
    items = (items ?? []) + [item]
    delegate?.navigationBar(self, didPush: item)
  }

  /// Removes the item on top, if the delegate allows it, and returns it; `nil` if nothing was removed. Differs from Apple: without animation.
  ///
  /// The bar of a navigation controller changes with the controller's stack; there the call is ignored and logged.
  @discardableResult open func popItem(animated: Bool) -> UINavigationItem? {
    guard mayChangeItems, let item = topItem, delegate?.navigationBar(self, shouldPop: item) ?? true else { return nil }
    items = items?.dropLast()
    delegate?.navigationBar(self, didPop: item)
    return item
  }

  /// Sets the items. Differs from Apple: without animation.
  open func setItems(_ items: [UINavigationItem]?, animated: Bool) {
    if mayChangeItems { self.items = items }
  }

  private var mayChangeItems: Bool {
    guard navigation != nil else { return true }
    RuntimeLog.write("The items of a navigation controller's bar change with its stack; the bar was not changed.")
    return false
  }

  /// The back button was pressed.
  func goBack() {
    if let action = topItem?.backAction { return action.performWithSender(self, target: nil) }
    guard let navigation else { return _ = popItem(animated: true) }
    let asked = delegate ?? navigation as? any UINavigationBarDelegate
    guard let item = topItem, asked?.navigationBar(self, shouldPop: item) ?? true else { return }
    navigation.popViewController(animated: true)
    asked?.navigationBar(self, didPop: item)
  }

  /// The picture behind the bar.
  var shownBackgroundImage: UIImage? {
    currentAppearance.backgroundImage ?? backgroundImages.image(at: barPosition) ?? backgroundImages[.top]
  }

  /// The picture at the lower edge.
  var shownShadowImage: UIImage? { currentAppearance.shadowImage ?? shadowImage }

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
    applyLayoutDirection(to: subviews)
    // A screen reader names a sheet by the title, which the content may have set only now.
    sequence(first: self, next: \.superview)
      .first { $0 is PresentationContainerView || $0 is CustomPresentationView }?.setNeedsShow()
  }

  /// Whether the content is scrolled to its top, so that nothing of it is beyond the bar.
  var isAtScrollEdge: Bool { contentScrollView?.isAtTop ?? true }

  /// The appearance for the screen on top and for the place that its content is scrolled to.
  var currentAppearance: UINavigationBarAppearance {
    let atEdge = isAtScrollEdge ? topItem?.scrollEdgeAppearance ?? scrollEdgeAppearance : nil
    return atEdge ?? topItem?.standardAppearance ?? standardAppearance
  }

  /// Whether the bar has the colour of the content and no line: where its content is scrolled to the top and the app has set neither a colour
  /// nor a picture, and everywhere with an empty picture or a transparent appearance.
  var isTransparent: Bool {
    if let image = shownBackgroundImage { return !image.isVisible }
    if currentAppearance.isClear { return chosenColor == nil }
    return isAtScrollEdge && chosenColor == nil && barStyle == .default
  }

  /// The colour that the app has set.
  private var chosenColor: UIColor? { currentAppearance.backgroundColor ?? barTintColor ?? backgroundColor }

  /// The colour of the content, which is seen through a transparent bar.
  package var contentColor: UIColor {
    contentScrollView?.backgroundColor ?? navigation?.topViewController?.viewIfLoaded?.colorAtTop
      ?? .systemBackground
  }

  /// The content may have another color now.
  package func contentColorMayChange() {
    if isTransparent, contentColor != shownContentColor { setNeedsShow() }
  }

  private var shownContentColor: UIColor?

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

  /// The height of the row with the title and the buttons, in points.
  var rowHeight: CGFloat { max(UINavigationBar.usualHeight, titleBarArea?.height ?? 0) }

  /// The width of `size`, and the height of the bar.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(
      width: size.width,
      height: rowHeight + (showsLargeTitle ? UINavigationBar.largeTitleHeight : 0)
        + searchHeight)
  }

  /// The height of the search bar.
  private var searchHeight: CGFloat {
    topItem?.searchController.map { $0.searchBar.intrinsicContentSize.height } ?? 0
  }

  package override func describe(_ description: inout ViewDescription) {
    super.describe(&description)
    description.accessibility.role = .toolbar
    shownContentColor = contentColor
    description.background = resolved(
      isTransparent ? backgroundColor ?? contentColor : chosenColor ?? .systemBackground)
  }
}
