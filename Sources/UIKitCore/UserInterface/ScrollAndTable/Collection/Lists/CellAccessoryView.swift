import Localization
import Foundation

/// The view of one accessory in a list's cell.
@MainActor final class CellAccessoryView: UIView {
  static let length: CGFloat = 20
  static let buttonLength: CGFloat = 28
  let accessory: UICellAccessory
  private let content: UIView
  private weak var cell: UICollectionViewListCell?

  init(_ accessory: UICellAccessory, cell: UICollectionViewListCell) {
    self.accessory = accessory
    self.cell = cell
    content = CellAccessoryView.makeContent(accessory)
    super.init(frame: .zero)
    if content.superview !== self { addSubview(content) }
    if let tint = accessory.tintColor { content.tintColor = tint }
    connect()
  }

  required init?(coder: NSCoder) { nil }

  private static func makeContent(_ accessory: UICellAccessory) -> UIView {
    switch accessory.content {
    case .symbol(let name): return symbol(name)
    case .selection: return symbol("circle")
    case .button(let name, let label, _): return button(name, label)
    case .outline: return button("chevron.right", SystemString.expand.localized)
    case .menu(let menu):
      let made = button("chevron.up.chevron.down", menu.title)
      made.menu = menu
      made.showsMenuAsPrimaryAction = true
      return made
    case .text(let text, let font, let adjustsFont):
      let label = UILabel(frame: .zero)
      label.text = text
      label.font = font
      label.adjustsFontForContentSizeCategory = adjustsFont
      label.textColor = accessory.tintColor ?? .secondaryLabel
      return label
    case .view(let view, _, _): return view
    }
  }

  private static func symbol(_ name: String) -> UIImageView {
    let view = UIImageView(image: UIImage(systemName: name))
    view.contentMode = .scaleAspectFit
    return view
  }

  private static func button(_ name: String, _ label: String) -> UIButton {
    var look = UIButton.Configuration.plain()
    look.image = UIImage(systemName: name)
    look.contentInsets = NSDirectionalEdgeInsets(top: 2, leading: 2, bottom: 2, trailing: 2)
    let button = UIButton(configuration: look)
    button.accessibilityLabel = label
    return button
  }

  private func connect() {
    guard let button = content as? UIButton else { return }
    switch accessory.content {
    case .button(_, _, let handler):
      button.addAction(UIAction { _ in handler?() }, for: .primaryActionTriggered)
    case .outline(_, let handler):
      button.addAction(
        UIAction { [weak self] _ in
          if let handler { handler() } else { self?.cell?.toggleOutline() }
        }, for: .primaryActionTriggered)
    default: break
    }
  }

  /// Shows whether the rows below are visible, and whether the row is selected.
  func update(isExpanded: Bool, isSelected: Bool) {
    switch accessory.content {
    case .outline:
      guard let button = content as? UIButton else { return }
      button.configuration?.image = UIImage(systemName: isExpanded ? "chevron.down" : "chevron.right")
      button.accessibilityLabel = isExpanded ? SystemString.collapse.localized : SystemString.expand.localized
    case .selection:
      (content as? UIImageView)?.image = UIImage(systemName: isSelected ? "checkmark.circle.fill" : "circle")
    default: break
    }
  }

  /// The size of the accessory.
  var preferredSize: CGSize {
    switch accessory.content {
    case .symbol, .selection: return CGSize(width: CellAccessoryView.length, height: CellAccessoryView.length)
    case .button, .outline, .menu:
      return CGSize(width: CellAccessoryView.buttonLength, height: CellAccessoryView.buttonLength)
    case .text: return content.sizeThatFits(CGSize(width: 1000, height: 0))
    case .view(let view, let reserved, _):
      var size = view.bounds.size
      if size == .zero { size = view.intrinsicContentSize }
      if size.width <= 0 || size.height <= 0 { size = view.sizeThatFits(.zero) }
      switch reserved {
      case .custom(let width): size.width = max(0, width)
      case .standard: size.width = max(size.width, CellAccessoryView.length)
      case .actual: break
      }
      return size
    }
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    content.frame = bounds
  }

  /// Whether the rest of the row acts as the indicator.
  var actsForRow: Bool {
    if case .outline(let style, _) = accessory.content { return style == .header }
    return false
  }
}
