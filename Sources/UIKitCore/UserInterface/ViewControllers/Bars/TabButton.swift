import Foundation
import ViewBacking

/// One tab in a tab bar.
@MainActor final class TabButton: UIView {
  private let button = TabItemButton(configuration: .plain())
  private let badge = BadgeLabel(frame: .zero)
  private var isHorizontal = false
  private var badgeOffset = UIOffset.zero

  init(press: @escaping () -> Void) {
    super.init(frame: .zero)
    button.addAction(UIAction { _ in press() }, for: .primaryActionTriggered)
    addSubview(button)
    addSubview(badge)
  }

  required init?(coder: NSCoder) { nil }

  func show(_ item: UITabBarItem, isSelected: Bool, isHorizontal: Bool, in bar: UITabBar) {
    let appearance =
      isHorizontal ? bar.currentAppearance.inlineLayoutAppearance : bar.currentAppearance.stackedLayoutAppearance
    let own = isSelected ? appearance.selected : item.isEnabled ? appearance.normal : appearance.disabled
    let usual: UIColor = isSelected ? bar.tintColor : bar.unselectedItemTintColor ?? .secondaryLabel
    var look: UIButton.Configuration = isSelected && isHorizontal ? .gray() : .plain()
    look.title = item.title
    look.image = isSelected ? item.selectedImage ?? item.image : item.image
    look.imagePlacement = isHorizontal ? .leading : .top
    look.imagePadding = isHorizontal ? 6 : 2
    look.buttonSize = isHorizontal ? .medium : .small
    look.contentInsets = NSDirectionalEdgeInsets(top: 2, leading: 10, bottom: 2, trailing: 10)
    look.baseForegroundColor = own.iconColor ?? usual
    button.titleStyle = style(of: item, isSelected: isSelected, own, usual: usual)
    if button.configuration != look { button.configuration = look }
    button.isEnabled = item.isEnabled
    // At the bottom only the tint shows the selection, as on a device.
    button.isSelected = isSelected && isHorizontal
    button.accessibilityTraits = isSelected ? .selected : []
    self.isHorizontal = isHorizontal
    button.accessibilityIdentifier = item.accessibilityIdentifier
    badge.text = item.badgeValue
    badge.isHidden = item.badgeValue == nil
    var text = BarItemStyle()
    text.add(own.badgeTextAttributes)
    text.add(UITabBarItem.appearance().shownBadgeAttributes(in: isSelected ? .selected : .normal))
    text.add(item.shownBadgeAttributes(in: isSelected ? .selected : .normal))
    badge.font = text.font ?? .systemFont(ofSize: 12)
    badge.textColor = text.color ?? .white
    badge.fill = item.badgeColor ?? UITabBarItem.appearance().badgeColor ?? own.badgeBackgroundColor ?? .systemRed
    badgeOffset = own.badgePositionAdjustment
    setNeedsLayout()
  }

  private func style(
    of item: UITabBarItem, isSelected: Bool, _ own: UITabBarItemStateAppearance, usual: UIColor
  ) -> BarItemStyle {
    let state: UIControl.State = isSelected ? .selected : item.isEnabled ? .normal : .disabled
    var style = BarItemStyle()
    style.add(own.titleTextAttributes)
    for attributes in [UITabBarItem.appearance().shownAttributes(in: state), item.shownAttributes(in: state)] {
      style.add(attributes)
    }
    // A picture of another colour than the title.
    if style.color == nil, own.iconColor != nil { style.attributes[.foregroundColor] = usual }
    return style
  }

  var preferredWidth: CGFloat { button.sizeThatFits(.zero).width + 16 + (badge.isHidden ? 0 : badgeWidth + 2) }
  private var badgeWidth: CGFloat { max(18, badge.sizeThatFits(.zero).width + 10) }

  override func layoutSubviews() {
    super.layoutSubviews()
    let width = badgeWidth
    let room = isHorizontal && !badge.isHidden ? width + 2 : 0
    button.frame = CGRect(x: 0, y: 0, width: bounds.width - room, height: bounds.height)
    badge.frame = CGRect(
      x: isHorizontal ? bounds.width - width : min(bounds.midX + 12, bounds.width - width),
      y: isHorizontal ? ((bounds.height - 18) / 2).rounded() : 0, width: width, height: 18
    ).offsetBy(dx: badgeOffset.horizontal, dy: badgeOffset.vertical)
    applyLayoutDirection(to: [button, badge])
  }
}

/// A badge, such as a count.
@MainActor final class BadgeLabel: UILabel {
  /// The colour behind the text.
  var fill = UIColor.systemRed {
    didSet { if fill != oldValue { setNeedsShow() } }
  }

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
    description.background = resolved(fill)
    description.cornerRadius = 9
  }
}

/// The button of a tab.
private final class TabItemButton: BarItemButton {
  override func describe(_ description: inout ViewDescription) {
    super.describe(&description)
    description.accessibility.role = .tab
    description.accessibility.isSelected = accessibilityTraits.contains(.selected)
  }
}
