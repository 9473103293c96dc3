public import Foundation
package import ViewBacking

/// The bar of a tab bar controller: at the bottom of a narrow window, at the top of a wide one.
@preconcurrency @MainActor open class UITabBar: UIView, UIBarPositioning {
  /// The arrangement of the tabs of a bar at the bottom.
  public enum ItemPositioning: Int, Hashable, Sendable {
    /// The tabs fill a narrow bar, and are in the middle of a wide one.
    case automatic = 0
    /// The tabs fill the bar.
    case fill = 1
    /// The tabs are in the middle.
    case centered = 2
  }

  var appearanceRecord = AppearanceRecord<UITabBar>()

  /// The colour of tappable elements in the bar.
  open override var tintColor: UIColor! {
    didSet { appearanceRecord.note(\.tintColor) }
  }

  /// Adopts the properties of `appearance()`.
  open override func didMoveToWindow() {
    super.didMoveToWindow()
    guard let window else { return }
    adoptAppearance()
    // Only in a window is it known whether the bar is in a title bar.
    if window.windowScene?.backing != nil { tabs?.viewIfLoaded?.setNeedsLayout() }
  }

  /// Whether the bar is hidden, by the app here or by its controller. What the app sets is kept when another tab is selected.
  open override var isHidden: Bool {
    get { super.isHidden }
    set {
      isHiddenByApp = newValue
      updateHidden()
      tabs?.viewIfLoaded?.setNeedsLayout()
    }
  }
  private var isHiddenByApp = false
  final var isHiddenByController = false {
    didSet { updateHidden() }
  }

  private func updateHidden() {
    let isHidden = isHiddenByApp || isHiddenByController
    if super.isHidden != isHidden { super.isHidden = isHidden }
  }

  /// The tabs, the leftmost first.
  open var items: [UITabBarItem]? {
    didSet { setNeedsLayout() }
  }
  /// The selected tab.
  open var selectedItem: UITabBarItem? {
    didSet { setNeedsLayout() }
  }
  /// The background's colour, or `nil`.
  open var barTintColor: UIColor? {
    didSet {
      appearanceRecord.note(\.barTintColor)
      setNeedsLayout()
      setNeedsShow()
    }
  }
  /// Whether the content behind is visible. Default: `true`.
  open var isTranslucent = true {
    didSet { appearanceRecord.note(\.isTranslucent) }
  }
  /// The colour of the unselected tabs, or `nil`.
  open var unselectedItemTintColor: UIColor? {
    didSet {
      appearanceRecord.note(\.unselectedItemTintColor)
      setNeedsLayout()
    }
  }
  /// The appearance of the bar.
  open var standardAppearance = UITabBarAppearance() {
    didSet {
      appearanceRecord.note(\.standardAppearance)
      setNeedsLayout()
      setNeedsShow()
    }
  }
  /// The appearance while content touches the bar's edge, or `nil`.
  open var scrollEdgeAppearance: UITabBarAppearance? {
    didSet { appearanceRecord.note(\.scrollEdgeAppearance) }
  }
  /// Notified of the user's selection. Not retained. A tab bar controller does not set it: it receives the selections of its own bar itself.
  open weak var delegate: (any UITabBarDelegate)?
  /// The style of the bar: `black` makes it dark, with light text. Default: `default`.
  open var barStyle = UIBarStyle.default {
    didSet {
      guard barStyle != oldValue else { return }
      appearanceRecord.note(\.barStyle)
      overrideUserInterfaceStyle = barStyle == .default ? .unspecified : .dark
      setNeedsLayout()
    }
  }
  /// The picture behind the bar, or `nil`. One of size zero shows the content's colour in place of a background. A picture in the appearance
  /// takes precedence.
  open var backgroundImage: UIImage? {
    didSet {
      appearanceRecord.note(\.backgroundImage)
      setNeedsLayout()
      setNeedsShow()
    }
  }
  /// The picture at the edge in place of the line, or `nil` for the line. One of size zero shows nothing. A picture in the appearance takes
  /// precedence.
  open var shadowImage: UIImage? {
    didSet {
      appearanceRecord.note(\.shadowImage)
      setNeedsLayout()
    }
  }
  /// The picture behind the selected tab, or `nil`. Stored, and not shown.
  open var selectionIndicatorImage: UIImage? {
    didSet { appearanceRecord.note(\.selectionIndicatorImage) }
  }
  /// The arrangement of the tabs of a bar at the bottom. Default: `automatic`.
  open var itemPositioning = ItemPositioning.automatic {
    didSet {
      appearanceRecord.note(\.itemPositioning)
      setNeedsLayout()
    }
  }
  /// The width of a tab if the tabs are centered; 0 for the usual one, 160 points at most. Default: 0.
  open var itemWidth: CGFloat = 0 {
    didSet {
      appearanceRecord.note(\.itemWidth)
      setNeedsLayout()
    }
  }
  /// The distance of two tabs if the tabs are centered. Default: 0.
  open var itemSpacing: CGFloat = 0 {
    didSet {
      appearanceRecord.note(\.itemSpacing)
      setNeedsLayout()
    }
  }
  /// The place of the bar: at the bottom, or in a wide window at the top.
  open var barPosition: UIBarPosition { isAtTop ? .top : .bottom }

  /// Whether tabs are selected while something is dragged over them. iOS 11. Stored, and without effect. Default: `false`.
  open var isSpringLoaded = false

  /// Shows the tabs that the user may arrange. Has no effect: the user cannot arrange the tabs, because the bar shows all of them.
  open func beginCustomizingItems(_ items: [UITabBarItem]) {}
  /// Ends what ``beginCustomizingItems(_:)`` began. Returns whether the user has changed the tabs: `false`.
  @discardableResult open func endCustomizing(animated: Bool) -> Bool { false }
  /// Whether the user arranges the tabs: `false`.
  open var isCustomizing: Bool { false }

  /// Sets the tabs. Differs from Apple: without animation.
  open func setItems(_ items: [UITabBarItem]?, animated: Bool) { self.items = items }

  /// The controller whose bar it is.
  weak var tabs: UITabBarController?
  /// Whether the bar is at the top of a wide window, in one row with pictures beside the titles.
  var isAtTop = false {
    didSet { if isAtTop != oldValue { setNeedsLayout() } }
  }
  private var buttons: [TabButton] = []
  private let background = BarBackground()

  /// The height of the bar, in points.
  static func height(atTop: Bool) -> CGFloat { atTop ? 44 : 52 }

  /// A bar with the frame `frame`.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    addBackground()
  }

  /// A bar that a storyboard describes.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    addBackground()
    coder.finish(self, at: UITabBar.self)
  }

  private func addBackground() {
    background.attach(to: self)
  }

  /// Positions the tabs.
  open override func layoutSubviews() {
    super.layoutSubviews()
    let items = items ?? []
    while buttons.count > items.count { buttons.removeLast().removeFromSuperview() }
    while buttons.count < items.count {
      let index = buttons.count
      let button = TabButton { [weak self] in self?.tap(at: index) }
      buttons.append(button)
      addSubview(button)
    }
    for (item, button) in zip(items, buttons) {
      item.bar = self
      button.show(item, isSelected: item === selectedItem, isHorizontal: isAtTop, in: self)
    }
    showBackground()
    let height = UITabBar.height(atTop: isAtTop)
    if isAtTop {
      let covered = titleBarInsets
      let y = titleBarArea == nil ? bounds.height - height : ((bounds.height - height) / 2).rounded()
      let widths = buttons.map { max(72, $0.preferredWidth.rounded(.up)) }
      let width = widths.reduce(0, +) + 4 * CGFloat(max(0, buttons.count - 1))
      var x = min(((bounds.width - width) / 2).rounded(), bounds.width - covered.trailing - width)
      x = max(covered.leading, x)
      for (button, width) in zip(buttons, widths) {
        button.frame = CGRect(x: x, y: y + 5, width: width, height: height - 10)
        x += width + 4
      }
    } else {
      placeStacked(y: 2, height: height - 3)
    }
    applyLayoutDirection(to: buttons)
  }

  private func placeStacked(y: CGFloat, height: CGFloat) {
    let look = currentAppearance
    let positioning = itemPositioning == .automatic ? look.stackedItemPositioning : itemPositioning
    let count = CGFloat(max(1, buttons.count))
    var width = positioning == .fill ? bounds.width / count : min(bounds.width / count, 160)
    var gap: CGFloat = 0
    if positioning == .centered {
      let wanted = itemWidth > 0 ? itemWidth : look.stackedItemWidth
      if wanted > 0 { width = min(wanted, bounds.width / count) }
      let distance = itemSpacing > 0 ? itemSpacing : look.stackedItemSpacing
      gap = max(0, min(distance, (bounds.width - width * count) / max(1, count - 1)))
    }
    var x = ((bounds.width - width * CGFloat(buttons.count) - gap * (count - 1)) / 2).rounded()
    for button in buttons {
      button.frame = CGRect(x: x.rounded(), y: y, width: width.rounded(), height: height)
      x += width + gap
    }
  }

  private func tap(at index: Int) {
    if let tabs { return tabs.tap(at: index) }
    guard let items, items.indices.contains(index) else { return }
    selectedItem = items[index]
    delegate?.tabBar(self, didSelect: items[index])
  }

  // MARK: Appearance

  /// The appearance for the selected tab.
  var currentAppearance: UITabBarAppearance { selectedItem?.standardAppearance ?? standardAppearance }

  private var shownBackgroundImage: UIImage? { currentAppearance.backgroundImage ?? backgroundImage }

  /// The colour that the app has set.
  private var chosenColor: UIColor? { currentAppearance.backgroundColor ?? barTintColor ?? backgroundColor }

  /// Whether the bar has the colour of the content and no line.
  private var isTransparent: Bool {
    if let image = shownBackgroundImage { return !image.isVisible }
    return currentAppearance.isClear && chosenColor == nil
  }

  private func showBackground() {
    let look = currentAppearance
    background.show(
      BarBackground.Look(
        image: shownBackgroundImage, mode: look.backgroundImageContentMode, shadow: look.shadowImage ?? shadowImage,
        hasLine: !isTransparent && look.shadowColor != nil && look.shadowColor != .clear, isBelowContent: !isAtTop))
    setNeedsShow()
  }

  package override func describe(_ description: inout ViewDescription) {
    super.describe(&description)
    description.accessibility.role = .tabs
    let content = tabs?.selectedViewController?.viewIfLoaded?.backgroundColor
    let clear = backgroundColor ?? content ?? (tabs == nil ? nil : .systemBackground)
    description.background = resolved(isTransparent ? clear : chosenColor ?? .systemBackground)
  }
}
