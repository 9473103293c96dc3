import Foundation

/// One tab in a tab bar.
@MainActor final class TabButton: UIView {
  private let button = UIButton(configuration: .plain())
  private let badge = BadgeLabel(frame: .zero)

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
    button.isSelected = isSelected
    button.accessibilityIdentifier = item.accessibilityIdentifier
    badge.text = item.badgeValue
    badge.isHidden = item.badgeValue == nil
    setNeedsLayout()
  }

  var wantedWidth: CGFloat { button.sizeThatFits(.zero).width + 16 }

  override func layoutSubviews() {
    super.layoutSubviews()
    button.frame = bounds
    let width = max(18, badge.sizeThatFits(.zero).width + 10)
    badge.frame = CGRect(x: min(bounds.midX + 12, bounds.width - width), y: 0, width: width, height: 18)
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
