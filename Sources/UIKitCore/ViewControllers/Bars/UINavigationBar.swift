import Foundation

/// The bar at the top of a navigation controller: the way back, the title, and buttons on both sides.
///
/// Differs from Apple: it lies above the content and never over it, is not translucent, and its prompt is not shown.
@preconcurrency @MainActor open class UINavigationBar: UIView {
  var looks = AppearanceRecord<UINavigationBar>()

  /// The colour of what can be tapped in the bar.
  open override var tintColor: UIColor! {
    didSet { looks.note(\.tintColor) }
  }

  /// Takes over what was set on `appearance()`.
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
  /// The item that the way back leads to.
  open var backItem: UINavigationItem? { items?.dropLast().last }
  /// Whether titles may be large. Default: `false`.
  open var prefersLargeTitles = false {
    didSet {
      looks.note(\.prefersLargeTitles)
      itemChanged()
    }
  }
  /// The background's colour, or `nil`.
  open var barTintColor: UIColor? {
    didSet {
      looks.note(\.barTintColor)
      itemChanged()
    }
  }
  /// Whether what lies behind shines through. Default: `true`.
  open var isTranslucent = true {
    didSet { looks.note(\.isTranslucent) }
  }
  /// The looks of the bar.
  open var standardAppearance = UINavigationBarAppearance() {
    didSet {
      looks.note(\.standardAppearance)
      itemChanged()
    }
  }
  /// The looks while content touches the bar's edge, or `nil`.
  open var scrollEdgeAppearance: UINavigationBarAppearance? {
    didSet { looks.note(\.scrollEdgeAppearance) }
  }
  /// The looks of a low bar, or `nil`.
  open var compactAppearance: UINavigationBarAppearance? {
    didSet { looks.note(\.compactAppearance) }
  }
  /// The font and colour of the title, or `nil`.
  open var titleTextAttributes: [NSAttributedString.Key: Any]? {
    didSet {
      looks.note(\.titleTextAttributes)
      itemChanged()
    }
  }
  /// The font and colour of a large title, or `nil`.
  open var largeTitleTextAttributes: [NSAttributedString.Key: Any]? {
    didSet {
      looks.note(\.largeTitleTextAttributes)
      itemChanged()
    }
  }

  /// The controller whose bar it is.
  weak var navigation: UINavigationController?
  let parts = NavigationBarParts()

  /// How high a bar is, in points.
  static let usualHeight: CGFloat = 44
  /// How much higher with a large title, in points.
  static let largeTitleHeight: CGFloat = 52

  /// A bar of the size and place `frame`.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    parts.attach(to: self)
  }

  /// A bar that a storyboard describes.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    parts.attach(to: self)
  }

  /// Something that the bar shows has changed; its height may have.
  func itemChanged() {
    setNeedsLayout()
    navigation?.viewIfLoaded?.setNeedsLayout()
  }

  /// Whether the title of the screen on top is large.
  var showsLargeTitle: Bool {
    guard prefersLargeTitles, topItem?.titleView == nil else { return false }
    // "Automatic" is as the item before, and the first one is large.
    let mode = items?.last { $0.largeTitleDisplayMode != .automatic }?.largeTitleDisplayMode
    return mode != .never
  }

  /// Places the way back, the title and the buttons.
  open override func layoutSubviews() {
    super.layoutSubviews()
    parts.layOut(self)
  }

  /// As wide as `size`, and as high as the bar is.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(
      width: size.width,
      height: UINavigationBar.usualHeight + (showsLargeTitle ? UINavigationBar.largeTitleHeight : 0))
  }

  package override func describe(_ description: inout ViewDescription) {
    super.describe(&description)
    description.accessibility.role = .toolbar
    let look = topItem?.standardAppearance ?? standardAppearance
    description.background = resolved(look.backgroundColor ?? barTintColor ?? backgroundColor ?? .systemBackground)
  }
}
