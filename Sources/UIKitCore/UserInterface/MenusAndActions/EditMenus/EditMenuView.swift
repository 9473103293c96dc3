import Foundation

/// A menu in a line over a window's content. It is closed by a press beside it.
final class EditMenuView: UIView {
  private let bar = UIView(frame: .zero)
  private let closed: () -> Void
  private var buttons: [UIButton] = []
  private let target: CGRect
  private let isBelow: Bool

  /// - Parameters:
  ///   - elements: What is shown.
  ///   - target: The rectangle of the window that is not covered.
  ///   - isBelow: Whether the menu is below that rectangle, and not above it.
  ///   - sender: The sender of actions.
  ///   - closed: Called when the user closes the menu, and before an action.
  init(
    _ elements: [UIMenuElement], target: CGRect, isBelow: Bool, sender: Any?, closed: @escaping () -> Void
  ) {
    self.target = target
    self.isBelow = isBelow
    self.closed = closed
    super.init(frame: .zero)
    autoresizingMask = [.flexibleWidth, .flexibleHeight]
    bar.backgroundColor = .secondarySystemBackground
    bar.layer.cornerRadius = 8
    bar.layer.borderWidth = 1
    bar.layer.borderColor = UIColor.separator.cgColor
    bar.clipsToBounds = true
    addSubview(bar)
    for element in elements {
      var look = UIButton.Configuration.plain()
      look.title = (element as? UIAction)?.shownTitle ?? element.title
      look.image = look.title?.isEmpty == true ? element.image : nil
      look.baseForegroundColor = .label
      look.contentInsets = NSDirectionalEdgeInsets(top: 6, leading: 10, bottom: 6, trailing: 10)
      let button = UIButton(configuration: look)
      if let menu = element as? UIMenu {
        button.menu = menu
        button.showsMenuAsPrimaryAction = true
      } else if let action = element as? UIAction {
        button.isEnabled = !action.attributes.contains(.disabled)
        if action.attributes.contains(.destructive) { button.configuration?.baseForegroundColor = .systemRed }
        button.addAction(
          UIAction { _ in
            if !action.attributes.contains(.keepsMenuPresented) { closed() }
            action.performWithSender(sender, target: nil)
          }, for: .primaryActionTriggered)
      }
      buttons.append(button)
      bar.addSubview(button)
    }
    addGestureRecognizer(
      UITapGestureRecognizer(
        action: UIAction { [weak self] action in
          guard let self, let recognizer = action.sender as? UIGestureRecognizer,
            !bar.frame.contains(recognizer.location(in: self))
          else { return }
          self.closed()
        }))
  }

  required init?(coder: NSCoder) { nil }

  /// The frame of the line of buttons, in the window.
  var barFrame: CGRect { bar.frame }

  override func layoutSubviews() {
    super.layoutSubviews()
    var x: CGFloat = 0
    let sizes = buttons.map { $0.intrinsicContentSize }
    let height = max(32, sizes.map(\.height).max() ?? 0)
    for (button, size) in zip(buttons, sizes) {
      button.frame = CGRect(x: x, y: 0, width: max(32, size.width), height: height)
      x += button.frame.width
    }
    let above = target.minY - height - 8
    let below = target.maxY + 8
    let fitsBelow = below + height <= bounds.height
    let y = isBelow && fitsBelow || above < 0 ? below : above
    let left = min(max(4, target.midX - x / 2), max(4, bounds.width - x - 4))
    bar.frame = CGRect(x: left, y: max(0, min(y, bounds.height - height)), width: x, height: height)
  }
}
