public import Foundation
package import ViewBacking

/// A row of buttons, for instance at the bottom of a navigation controller.
@preconcurrency @MainActor open class UIToolbar: UIView {
  /// The buttons and the spaces between them, from the left.
  open var items: [UIBarButtonItem]? {
    didSet { setNeedsLayout() }
  }
  /// The background's colour, or `nil`.
  open var barTintColor: UIColor? {
    didSet { setNeedsShow() }
  }
  /// Whether the content behind is visible. Stored, and without effect: there is no content behind. Default: `true`.
  open var isTranslucent = true
  private let line = UIView(frame: .zero)
  private var buttons: [BarButton] = []

  /// The height of a toolbar, in points.
  static let usualHeight: CGFloat = 44

  /// A toolbar with the frame `frame`.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    addLine()
  }

  /// A toolbar that a storyboard describes.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    addLine()
    coder.finish(self, at: UIToolbar.self)
  }

  private func addLine() {
    line.backgroundColor = .separator
    line.isUserInteractionEnabled = false
    addSubview(line)
  }

  /// Sets the buttons. Differs from Apple: without animation.
  open func setItems(_ items: [UIBarButtonItem]?, animated: Bool) { self.items = items }

  /// Positions the buttons; the flexible spaces share the remaining space.
  open override func layoutSubviews() {
    super.layoutSubviews()
    line.frame = CGRect(x: 0, y: 0, width: bounds.width, height: 1)
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
    description.background = resolved(barTintColor ?? backgroundColor ?? .systemBackground)
  }
}
