import Foundation

/// An alert's view: texts, fields, buttons, one below the other.
@MainActor final class AlertBox: UIView {
  private weak var alert: UIAlertController?
  private let titleLabel = UILabel(frame: .zero)
  private let messageLabel = UILabel(frame: .zero)
  private var buttons: [(action: UIAlertAction, button: UIButton)] = []
  private static let padding: CGFloat = 20
  private static let gap: CGFloat = 8
  private static let width: CGFloat = 320
  private static let buttonHeight: CGFloat = 36

  init(alert: UIAlertController) {
    self.alert = alert
    super.init(frame: .zero)
    titleLabel.font = .boldSystemFont(ofSize: 17)
    messageLabel.font = .systemFont(ofSize: 15)
    for label in [titleLabel, messageLabel] {
      label.numberOfLines = 0
      label.textAlignment = .center
      addSubview(label)
    }
    changed()
  }

  required init?(coder: NSCoder) { nil }

  /// The alert says something else or has other buttons.
  func changed() {
    guard let alert else { return }
    titleLabel.text = alert.title
    messageLabel.text = alert.message
    messageLabel.textColor = alert.title == nil ? .label : .secondaryLabel
    for field in alert.textFields ?? [] where field.superview !== self { addSubview(field) }
    let former = buttons
    buttons = ordered.map { action in
      let made = former.first { $0.action === action }?.button ?? makeButton(action)
      dress(made, action)
      return (action, made)
    }
    for entry in former where !buttons.contains(where: { $0.action === entry.action }) {
      entry.button.removeFromSuperview()
    }
    setNeedsLayout()
    superview?.superview?.setNeedsLayout()
  }

  /// The one to cancel comes first where two are side by side, last where they are in a column.
  private var ordered: [UIAlertAction] {
    let actions = alert?.actions ?? []
    let cancel = actions.filter { $0.style == .cancel }
    let others = actions.filter { $0.style != .cancel }
    return isRow ? cancel + others : others + cancel
  }

  private var isRow: Bool {
    guard let alert, alert.preferredStyle == .alert, alert.actions.count == 2 else { return false }
    return alert.actions.allSatisfy { ($0.title ?? "").count <= 16 }
  }

  private func makeButton(_ action: UIAlertAction) -> UIButton {
    let button = UIButton(configuration: .gray())
    button.addAction(
      UIAction { [weak self, weak action] _ in if let action { self?.alert?.choose(action) } },
      for: .primaryActionTriggered)
    addSubview(button)
    return button
  }

  private func dress(_ button: UIButton, _ action: UIAlertAction) {
    let isDefault =
      action === alert?.defaultAction && alert?.preferredStyle == .alert && (alert?.actions.count ?? 0) > 1
    var look = isDefault && action.style != .destructive ? UIButton.Configuration.filled() : .gray()
    look.title = action.title
    if action.style == .destructive { look.baseForegroundColor = .systemRed }
    if button.configuration != look { button.configuration = look }
    button.isEnabled = action.isEnabled
  }

  // MARK: Layout

  func fittingSize(in room: CGSize) -> CGSize {
    let width = min(AlertBox.width, room.width)
    return CGSize(width: width, height: min(arrange(width: width, places: false), room.height))
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    _ = arrange(width: bounds.width, places: true)
  }

  /// Places everything from the top where `places` says so; answers the height.
  private func arrange(width: CGFloat, places: Bool) -> CGFloat {
    let inner = max(0, width - 2 * AlertBox.padding)
    var y = AlertBox.padding
    func put(_ view: UIView, _ height: CGFloat, gap: CGFloat) {
      if places { view.frame = CGRect(x: AlertBox.padding, y: y, width: inner, height: height) }
      y += height + gap
    }
    for label in [titleLabel, messageLabel] {
      let isEmpty = label.text?.isEmpty ?? true
      if places { label.isHidden = isEmpty }
      if !isEmpty {
        put(label, label.sizeThatFits(CGSize(width: inner, height: 0)).height.rounded(.up), gap: AlertBox.gap)
      }
    }
    if y > AlertBox.padding { y += AlertBox.gap }
    for field in alert?.textFields ?? [] { put(field, 34, gap: AlertBox.gap) }
    if alert?.textFields?.isEmpty == false { y += AlertBox.gap }
    if isRow, buttons.count == 2 {
      let half = (inner - AlertBox.gap) / 2
      if places {
        for (index, entry) in buttons.enumerated() {
          entry.button.frame = CGRect(
            x: AlertBox.padding + CGFloat(index) * (half + AlertBox.gap), y: y, width: half,
            height: AlertBox.buttonHeight)
        }
      }
      y += AlertBox.buttonHeight + AlertBox.gap
    } else {
      for entry in buttons { put(entry.button, AlertBox.buttonHeight, gap: AlertBox.gap) }
    }
    return y - AlertBox.gap + AlertBox.padding
  }
}
