import Foundation

/// An alert's view: texts, fields and buttons, from top to bottom.
@MainActor final class AlertContentView: UIView {
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
    titleLabel.font = .scaledSystemFont(ofSize: 17, weight: .bold, relativeTo: .headline)
    messageLabel.font = .preferredFont(forTextStyle: .subheadline)
    for label in [titleLabel, messageLabel] {
      label.adjustsFontForContentSizeCategory = true
      label.numberOfLines = 0
      label.textAlignment = .center
      addSubview(label)
    }
    changed()
  }

  required init?(coder: NSCoder) { nil }

  /// The texts or the buttons of the alert have changed.
  func changed() {
    guard let alert else { return }
    titleLabel.text = alert.title
    messageLabel.text = alert.message
    messageLabel.textColor = alert.title == nil ? .label : .secondaryLabel
    for field in alert.textFields ?? [] where field.superview !== self { addSubview(field) }
    let previous = buttons
    buttons = ordered.map { action in
      let made = previous.first { $0.action === action }?.button ?? makeButton(action)
      applyStyle(made, action)
      return (action, made)
    }
    for entry in previous where !buttons.contains(where: { $0.action === entry.action }) {
      entry.button.removeFromSuperview()
    }
    setNeedsLayout()
    superview?.superview?.setNeedsLayout()
  }

  /// The cancel button is first if two are side by side, and last in a column.
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

  private func applyStyle(_ button: UIButton, _ action: UIAlertAction) {
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
    let width = min(AlertContentView.width, room.width)
    return CGSize(width: width, height: min(arrange(width: width, setsFrames: false), room.height))
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    _ = arrange(width: bounds.width, setsFrames: true)
  }

  /// Positions everything from the top if `setsFrames` is `true`; returns the height.
  private func arrange(width: CGFloat, setsFrames: Bool) -> CGFloat {
    let inner = max(0, width - 2 * AlertContentView.padding)
    var y = AlertContentView.padding
    func put(_ view: UIView, _ height: CGFloat, gap: CGFloat) {
      if setsFrames { view.frame = CGRect(x: AlertContentView.padding, y: y, width: inner, height: height) }
      y += height + gap
    }
    for label in [titleLabel, messageLabel] {
      let isEmpty = label.text?.isEmpty ?? true
      if setsFrames { label.isHidden = isEmpty }
      if !isEmpty {
        put(label, label.sizeThatFits(CGSize(width: inner, height: 0)).height.rounded(.up), gap: AlertContentView.gap)
      }
    }
    if y > AlertContentView.padding { y += AlertContentView.gap }
    for field in alert?.textFields ?? [] { put(field, 34, gap: AlertContentView.gap) }
    if alert?.textFields?.isEmpty == false { y += AlertContentView.gap }
    if isRow, buttons.count == 2 {
      let half = (inner - AlertContentView.gap) / 2
      if setsFrames {
        for (index, entry) in buttons.enumerated() {
          entry.button.frame = CGRect(
            x: AlertContentView.padding + CGFloat(index) * (half + AlertContentView.gap), y: y, width: half,
            height: AlertContentView.buttonHeight)
        }
        applyLayoutDirection(to: buttons.map(\.button))
      }
      y += AlertContentView.buttonHeight + AlertContentView.gap
    } else {
      for entry in buttons { put(entry.button, AlertContentView.buttonHeight, gap: AlertContentView.gap) }
    }
    return y - AlertContentView.gap + AlertContentView.padding
  }
}
