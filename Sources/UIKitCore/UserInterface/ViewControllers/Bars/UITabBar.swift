public import Foundation
package import ViewBacking

/// The bar of a tab bar controller: at the bottom of a narrow window, at the top of a wide one.
@preconcurrency @MainActor open class UITabBar: UIView {
  var appearanceRecord = AppearanceRecord<UITabBar>()

  /// The colour of tappable elements in the bar.
  open override var tintColor: UIColor! {
    didSet { appearanceRecord.note(\.tintColor) }
  }

  /// Adopts the properties of `appearance()`.
  open override func didMoveToWindow() {
    super.didMoveToWindow()
    if window != nil { adoptAppearance() }
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
    didSet { appearanceRecord.note(\.barTintColor) }
  }
  /// Whether the content behind is visible. Default: `true`.
  open var isTranslucent = true {
    didSet { appearanceRecord.note(\.isTranslucent) }
  }
  /// The colour of the unselected tabs, or `nil`.
  open var unselectedItemTintColor: UIColor? {
    didSet { appearanceRecord.note(\.unselectedItemTintColor) }
  }
  /// The appearance of the bar.
  open var standardAppearance = UITabBarAppearance() {
    didSet { appearanceRecord.note(\.standardAppearance) }
  }
  /// The appearance while content touches the bar's edge, or `nil`.
  open var scrollEdgeAppearance: UITabBarAppearance? {
    didSet { appearanceRecord.note(\.scrollEdgeAppearance) }
  }

  /// The controller whose bar it is.
  weak var tabs: UITabBarController?
  /// Whether the bar is at the top of a wide window, in one row with pictures beside the titles.
  var isAtTop = false {
    didSet { if isAtTop != oldValue { setNeedsLayout() } }
  }
  private var buttons: [TabButton] = []
  private let line = UIView(frame: .zero)

  /// The height of the bar, in points.
  static func height(atTop: Bool) -> CGFloat { atTop ? 44 : 52 }

  /// A bar with the frame `frame`.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    addLine()
  }

  /// A bar that a storyboard describes.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    addLine()
    coder.finish(self, at: UITabBar.self)
  }

  private func addLine() {
    line.backgroundColor = .separator
    line.isUserInteractionEnabled = false
    addSubview(line)
  }

  /// Positions the tabs.
  open override func layoutSubviews() {
    super.layoutSubviews()
    let items = items ?? []
    while buttons.count > items.count { buttons.removeLast().removeFromSuperview() }
    while buttons.count < items.count {
      let index = buttons.count
      let button = TabButton { [weak self] in self?.tabs?.tap(at: index) }
      buttons.append(button)
      addSubview(button)
    }
    for (item, button) in zip(items, buttons) {
      item.bar = self
      button.show(
        item, isSelected: item === selectedItem, isHorizontal: isAtTop, tint: tintColor,
        other: unselectedItemTintColor ?? .secondaryLabel)
    }
    line.frame = CGRect(x: 0, y: isAtTop ? bounds.height - 1 : 0, width: bounds.width, height: 1)
    let height = UITabBar.height(atTop: isAtTop)
    let y = isAtTop ? bounds.height - height : 0
    if isAtTop {
      let widths = buttons.map { max(72, $0.preferredWidth.rounded(.up)) }
      var x = max(0, ((bounds.width - widths.reduce(0, +) - 4 * CGFloat(max(0, buttons.count - 1))) / 2).rounded())
      for (button, width) in zip(buttons, widths) {
        button.frame = CGRect(x: x, y: y + 5, width: width, height: height - 10)
        x += width + 4
      }
    } else {
      let width = min(bounds.width / CGFloat(max(1, buttons.count)), 160)
      var x = ((bounds.width - width * CGFloat(buttons.count)) / 2).rounded()
      for button in buttons {
        button.frame = CGRect(x: x.rounded(), y: y + 2, width: width.rounded(), height: height - 3)
        x += width
      }
    }
  }

  package override func describe(_ description: inout ViewDescription) {
    super.describe(&description)
    description.accessibility.role = .tabs
    description.background = resolved(
      standardAppearance.backgroundColor ?? barTintColor ?? backgroundColor ?? .systemBackground)
  }
}
