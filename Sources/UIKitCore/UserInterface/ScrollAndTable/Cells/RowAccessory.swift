import Localization
import Foundation

/// The accessory at a row's trailing edge.
@MainActor final class RowAccessory: UIView {
  private let custom: UIView?
  private let press: () -> Void
  private var parts: [UIView] = []
  private static let length: CGFloat = 16
  private static let buttonLength: CGFloat = 28
  private static let gap: CGFloat = 4

  /// `nil` if there is nothing to show.
  init?(type: UITableViewCell.AccessoryType, custom: UIView?, press: @escaping () -> Void) {
    guard custom != nil || type != .none else { return nil }
    self.custom = custom
    self.press = press
    super.init(frame: .zero)
    if let custom {
      addSubview(custom)
      return
    }
    if type == .detailButton || type == .detailDisclosureButton {
      parts.append(infoButton())
    }
    if type == .disclosureIndicator || type == .detailDisclosureButton {
      parts.append(symbol("chevron.right", .tertiaryLabel))
    }
    if type == .checkmark { parts.append(symbol("checkmark", nil)) }
    for part in parts { addSubview(part) }
  }

  required init?(coder: NSCoder) { nil }

  private func infoButton() -> UIView {
    var look = UIButton.Configuration.plain()
    look.image = UIImage(systemName: "info.circle")
    look.contentInsets = NSDirectionalEdgeInsets(top: 2, leading: 2, bottom: 2, trailing: 2)
    let button = UIButton(configuration: look)
    button.accessibilityLabel = SystemString.moreInfo.localized
    button.addAction(UIAction { [weak self] _ in self?.press() }, for: .primaryActionTriggered)
    return button
  }

  private func symbol(_ name: String, _ color: UIColor?) -> UIView {
    let view = UIImageView(image: UIImage(systemName: name))
    view.tintColor = color
    view.contentMode = .scaleAspectFit
    return view
  }

  private func length(of part: UIView) -> CGFloat {
    part is UIButton ? RowAccessory.buttonLength : RowAccessory.length
  }

  var preferredSize: CGSize {
    if let custom { return custom.bounds.size }
    let lengths = parts.map(length(of:))
    return CGSize(
      width: lengths.reduce(0, +) + RowAccessory.gap * CGFloat(max(0, parts.count - 1)), height: lengths.max() ?? 0)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    if let custom {
      custom.frame.origin = .zero
      return
    }
    var x: CGFloat = 0
    for part in parts {
      let length = length(of: part)
      part.frame = CGRect(x: x, y: (bounds.height - length) / 2, width: length, height: length)
      x += length + RowAccessory.gap
    }
    applyLayoutDirection(to: parts)
  }
}
