import Foundation

/// One tab in a tab bar.
@MainActor final class TabButton: UIView {
  private let button = UIButton(configuration: .plain())
  private let badge = BadgeLabel(frame: .zero)
  private var isBeside = false

  init(press: @escaping () -> Void) {
    super.init(frame: .zero)
    button.addAction(UIAction { _ in press() }, for: .primaryActionTriggered)
    addSubview(button)
    addSubview(badge)
  }

  required init?(coder: NSCoder) { nil }

  func show(_ item: UITabBarItem, isSelected: Bool, isBeside: Bool, tint: UIColor, other: UIColor) {
    var look: UIButton.Configuration = isSelected && isBeside ? .gray() : .plain()
    look.title = item.title
    look.image = isSelected ? item.selectedImage ?? item.image : item.image
    look.imagePlacement = isBeside ? .leading : .top
    look.imagePadding = isBeside ? 6 : 2
    look.buttonSize = isBeside ? .medium : .small
    look.contentInsets = NSDirectionalEdgeInsets(top: 2, leading: 10, bottom: 2, trailing: 10)
    look.baseForegroundColor = isSelected ? tint : other
    if button.configuration != look { button.configuration = look }
    button.isEnabled = item.isEnabled
    // At the bottom the tint alone says it, as on a device.
    button.isSelected = isSelected && isBeside
    self.isBeside = isBeside
    button.accessibilityIdentifier = item.accessibilityIdentifier
    badge.text = item.badgeValue
    badge.isHidden = item.badgeValue == nil
    setNeedsLayout()
  }

  var wantedWidth: CGFloat { button.sizeThatFits(.zero).width + 16 + (badge.isHidden ? 0 : badgeWidth + 2) }
  private var badgeWidth: CGFloat { max(18, badge.sizeThatFits(.zero).width + 10) }

  override func layoutSubviews() {
    super.layoutSubviews()
    let width = badgeWidth
    let room = isBeside && !badge.isHidden ? width + 2 : 0
    button.frame = CGRect(x: 0, y: 0, width: bounds.width - room, height: bounds.height)
    badge.frame = CGRect(
      x: isBeside ? bounds.width - width : min(bounds.midX + 12, bounds.width - width),
      y: isBeside ? ((bounds.height - 18) / 2).rounded() : 0, width: width, height: 18)
  }
}

/// A small note on something, such as a count.
@MainActor final class BadgeLabel: UILabel {
  override init(frame: CGRect) {
    super.init(frame: frame)
    font = .systemFont(ofSize: 12)
    textColor = .white
    textAlignment = .center
    isUserInteractionEnabled = false
  }

  required init?(coder: NSCoder) { nil }

  override func describe(_ description: inout ViewDescription) {
    super.describe(&description)
    description.background = resolved(.systemRed)
    description.cornerRadius = 9
  }
}
