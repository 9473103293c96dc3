public import Foundation
package import ViewBacking

/// A row of buttons, for instance at the bottom of a navigation controller.
@preconcurrency @MainActor open class UIToolbar: UIView, UIBarPositioning {
  var appearanceRecord = AppearanceRecord<UIToolbar>()

  /// The colour of tappable elements in the bar.
  open override var tintColor: UIColor! {
    didSet { appearanceRecord.note(\.tintColor) }
  }

  /// Adopts the properties of `appearance()`.
  open override func didMoveToWindow() {
    super.didMoveToWindow()
    if window != nil { adoptAppearance() }
  }

  /// The buttons and the spaces between them, from the left.
  open var items: [UIBarButtonItem]? {
    didSet { setNeedsLayout() }
  }
  /// The background's colour, or `nil`.
  open var barTintColor: UIColor? {
    didSet {
      appearanceRecord.note(\.barTintColor)
      changed()
    }
  }
  /// Whether the content behind is visible. Stored, and without effect: there is no content behind. Default: `true`.
  open var isTranslucent = true
  /// Determines the place of the bar. Not retained.
  open weak var delegate: (any UIToolbarDelegate)?
  /// The place of the bar: that of the delegate, otherwise at the bottom.
  open var barPosition: UIBarPosition { delegate?.position(for: self) ?? .bottom }
  /// The style of the bar: `black` makes it dark, with light text. Default: `default`.
  open var barStyle = UIBarStyle.default {
    didSet {
      guard barStyle != oldValue else { return }
      appearanceRecord.note(\.barStyle)
      overrideUserInterfaceStyle = barStyle == .default ? .unspecified : .dark
      changed()
    }
  }
  /// The appearance of the bar. iOS 13.
  open var standardAppearance = UIToolbarAppearance() {
    didSet {
      appearanceRecord.note(\.standardAppearance)
      changed()
    }
  }
  /// The appearance of a compact bar, or `nil`. iOS 13. Stored: bars have one height.
  open var compactAppearance: UIToolbarAppearance?
  /// The appearance while content ends at the bar, or `nil`. iOS 15. Stored: content is beside the bar.
  open var scrollEdgeAppearance: UIToolbarAppearance?
  /// The appearance of a compact bar while content ends at it, or `nil`. iOS 15. Stored: bars have one height.
  open var compactScrollEdgeAppearance: UIToolbarAppearance?
  private var backgroundImages = BarImages() {
    didSet {
      appearanceRecord.note(\.backgroundImages)
      changed()
    }
  }
  private var shadowImages = BarImages() {
    didSet {
      appearanceRecord.note(\.shadowImages)
      changed()
    }
  }

  /// Sets the picture behind the bar for a place and a height; `nil` for none. One of size zero shows no background. A picture in the
  /// appearance takes precedence.
  open func setBackgroundImage(
    _ backgroundImage: UIImage?, forToolbarPosition topOrBottom: UIBarPosition, barMetrics: UIBarMetrics
  ) {
    backgroundImages[topOrBottom, barMetrics] = backgroundImage
  }

  /// The picture behind the bar that was set for a place and a height.
  open func backgroundImage(
    forToolbarPosition topOrBottom: UIBarPosition, barMetrics: UIBarMetrics
  ) -> UIImage? { backgroundImages[topOrBottom, barMetrics] }

  /// Sets the picture at the edge in place of the line for a place; `nil` for the line. One of size zero shows nothing. A picture in the
  /// appearance takes precedence.
  open func setShadowImage(_ shadowImage: UIImage?, forToolbarPosition topOrBottom: UIBarPosition) {
    shadowImages[topOrBottom] = shadowImage
  }

  /// The picture at the edge that was set for a place.
  open func shadowImage(forToolbarPosition topOrBottom: UIBarPosition) -> UIImage? { shadowImages[topOrBottom] }

  private var shownBackgroundImage: UIImage? {
    standardAppearance.backgroundImage ?? backgroundImages.image(at: barPosition)
  }

  /// The colour that the app has set.
  private var chosenColor: UIColor? { standardAppearance.backgroundColor ?? barTintColor ?? backgroundColor }

  /// Whether the bar has no background and no line.
  private var isTransparent: Bool {
    if let image = shownBackgroundImage { return !image.isVisible }
    return standardAppearance.isClear && chosenColor == nil
  }

  private func changed() {
    setNeedsLayout()
    setNeedsShow()
  }

  private let background = BarBackground()
  private var buttons: [BarButton] = []

  /// The height of a toolbar, in points.
  static let usualHeight: CGFloat = 44

  /// A toolbar with the frame `frame`.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    addBackground()
  }

  /// A toolbar that a storyboard describes.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    addBackground()
    coder.finish(self, at: UIToolbar.self)
  }

  private func addBackground() {
    background.attach(to: self)
  }

  /// Sets the buttons. Differs from Apple: without animation.
  open func setItems(_ items: [UIBarButtonItem]?, animated: Bool) { self.items = items }

  /// Positions the buttons; the flexible spaces share the remaining space.
  open override func layoutSubviews() {
    super.layoutSubviews()
    let look = standardAppearance
    background.show(
      BarBackground.Look(
        image: shownBackgroundImage, mode: look.backgroundImageContentMode,
        shadow: look.shadowImage ?? shadowImages.image(at: barPosition),
        hasLine: !isTransparent && look.shadowColor != nil && look.shadowColor != .clear, isBelowContent: true))
    renew()
    let shown = (items ?? []).filter { !$0.isHidden }
    let height = min(bounds.height, UIToolbar.usualHeight)
    var widths = shown.map { item in
      item.isSpace
        ? (item.systemItem == .fixedSpace ? item.width : 0) : button(of: item)?.preferredSize(height: height).width ?? 0
    }
    let gap: CGFloat = 4
    let used = widths.reduce(0, +) + gap * CGFloat(max(0, shown.count - 1)) + 24
    let flexible = shown.indices.filter { shown[$0].systemItem == .flexibleSpace }
    for index in flexible { widths[index] = max(0, bounds.width - used) / CGFloat(flexible.count) }
    var x: CGFloat = 12
    for (item, width) in zip(shown, widths) {
      if let view = button(of: item) {
        let size = view.preferredSize(height: height)
        view.frame = CGRect(
          x: x.rounded(), y: ((height - size.height) / 2).rounded(), width: width, height: size.height)
      }
      x += width + gap
    }
    applyLayoutDirection(to: buttons)
  }

  private func button(of item: UIBarButtonItem) -> BarButton? { buttons.first { $0.item === item } }

  private func renew() {
    let previous = buttons
    buttons = (items ?? []).filter { !$0.isSpace }.map { item in
      item.bar = self
      let made = previous.first { $0.item === item && $0.fits } ?? BarButton(item)
      made.refresh()
      return made
    }
    for button in previous where !buttons.contains(where: { $0 === button }) { button.removeFromSuperview() }
    for button in buttons where button.superview !== self { addSubview(button) }
  }

  /// The width of `size`, and the height of a toolbar.
  open override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: size.width, height: UIToolbar.usualHeight) }

  package override func describe(_ description: inout ViewDescription) {
    super.describe(&description)
    description.accessibility.role = .toolbar
    description.background = resolved(isTransparent ? backgroundColor : chosenColor ?? .systemBackground)
  }
}
