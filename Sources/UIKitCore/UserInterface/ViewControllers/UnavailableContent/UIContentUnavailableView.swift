public import Foundation

/// Shows a ``UIContentUnavailableConfiguration`` in the middle of its bounds. iOS 17.
@preconcurrency @MainActor open class UIContentUnavailableView: UIView, UIContentView {
  private var shown: UIContentUnavailableConfiguration
  private let imageView = UIImageView(frame: .zero)
  private let indicator = UIActivityIndicatorView(style: .medium)
  private let label = UILabel(frame: .zero)
  private let secondaryLabel = UILabel(frame: .zero)
  private let button = UIButton(configuration: .plain())
  private let secondaryButton = UIButton(configuration: .plain())

  /// The largest width of the texts, in points.
  private static let readableWidth: CGFloat = 420

  /// Whether the content scrolls if it is higher than the view. Stored, and without effect: it begins at the upper edge then. Default: `true`.
  open var isScrollEnabled = true

  /// A view that shows `configuration`.
  public init(configuration: UIContentUnavailableConfiguration) {
    shown = configuration
    super.init(frame: .zero)
    addParts()
  }

  /// A view from a storyboard, which is empty.
  public required init?(coder: NSCoder) {
    shown = .empty()
    super.init(coder: coder)
    addParts()
  }

  /// The configuration that the view shows. One of another type is ignored.
  open var configuration: any UIContentConfiguration {
    get { shown }
    set {
      guard let new = newValue as? UIContentUnavailableConfiguration else { return }
      shown = new
      apply()
    }
  }

  private func addParts() {
    for view in parts { addSubview(view) }
    secondaryLabel.accessibilityTraits = .staticText
    for (view, isSecond) in [(button, false), (secondaryButton, true)] {
      view.addAction(UIAction { [weak self] _ in self?.press(isSecond: isSecond) }, for: .primaryActionTriggered)
    }
    apply()
  }

  private var parts: [UIView] { [indicator, imageView, label, secondaryLabel, button, secondaryButton] }

  private func press(isSecond: Bool) {
    let action = (isSecond ? shown.secondaryButtonProperties : shown.buttonProperties).primaryAction
    action?.performWithSender(isSecond ? secondaryButton : button, target: nil)
  }

  private func apply() {
    backgroundColor = shown.background.backgroundColor
    let isLoading = shown.kind == .loading && shown.image == nil
    indicator.isHidden = !isLoading
    if isLoading { indicator.startAnimating() } else { indicator.stopAnimating() }
    imageView.isHidden = shown.image == nil
    let symbol = shown.imageProperties.preferredSymbolConfiguration
    imageView.image = symbol.flatMap { shown.image?.applyingSymbolConfiguration($0) } ?? shown.image
    imageView.tintColor = shown.imageProperties.tintColor
    imageView.contentMode = .scaleAspectFit
    imageView.layer.cornerRadius = shown.imageProperties.cornerRadius
    imageView.clipsToBounds = shown.imageProperties.cornerRadius > 0
    fill(label, shown.content, shown.textProperties)
    fill(secondaryLabel, shown.secondaryContent, shown.secondaryTextProperties)
    fill(button, shown.button, shown.buttonProperties)
    fill(secondaryButton, shown.secondaryButton, shown.secondaryButtonProperties)
    setNeedsLayout()
  }

  private func fill(
    _ label: UILabel, _ text: ConfiguredText, _ look: UIContentUnavailableConfiguration.TextProperties
  ) {
    label.isHidden = text.isEmpty
    label.show(text)
    label.font = look.font
    label.textColor = look.color
    label.numberOfLines = look.numberOfLines
    label.lineBreakMode = look.lineBreakMode
    label.adjustsFontSizeToFitWidth = look.adjustsFontSizeToFitWidth
    label.minimumScaleFactor = look.minimumScaleFactor
    label.textAlignment = shown.alignment == .center ? .center : .natural
  }

  private func fill(
    _ button: UIButton, _ look: UIButton.Configuration, _ properties: UIContentUnavailableConfiguration.ButtonProperties
  ) {
    button.isHidden = (look.title?.isEmpty ?? true) && look.image == nil
    button.configuration = look
    button.menu = properties.menu
    button.showsMenuAsPrimaryAction = properties.menu != nil && properties.primaryAction == nil
    button.isEnabled = properties.isEnabled
    button.role = properties.role
  }

  /// The visible parts with their sizes and the space above each of them.
  private func arrangement(width: CGFloat) -> [(view: UIView, size: CGSize, space: CGFloat)] {
    var rows: [(view: UIView, size: CGSize, space: CGFloat)] = []
    func add(_ view: UIView, _ size: CGSize, _ space: CGFloat) {
      guard !view.isHidden else { return }
      rows.append((view, CGSize(width: min(size.width, width), height: size.height), rows.isEmpty ? 0 : space))
    }
    add(indicator, indicator.sizeThatFits(.zero), 0)
    add(imageView, imageSize(width: width), 0)
    let textWidth = min(width, UIContentUnavailableView.readableWidth)
    for (view, space) in [
      (label, shown.imageToTextPadding),
      (secondaryLabel, label.isHidden ? shown.imageToTextPadding : shown.textToSecondaryTextPadding),
    ] {
      let height = view.sizeThatFits(CGSize(width: textWidth, height: 0)).height
      add(view, CGSize(width: textWidth, height: height.rounded(.up)), space)
    }
    add(button, button.sizeThatFits(.zero), shown.textToButtonPadding)
    add(
      secondaryButton, secondaryButton.sizeThatFits(.zero),
      button.isHidden ? shown.textToButtonPadding : shown.buttonToSecondaryButtonPadding)
    return rows
  }

  private func imageSize(width: CGFloat) -> CGSize {
    let size = imageView.image?.size ?? .zero
    guard size.width > 0, size.height > 0 else { return .zero }
    let limit = shown.imageProperties.maximumSize
    let scale = min(
      1, width / size.width, limit.width > 0 ? limit.width / size.width : 1,
      limit.height > 0 ? limit.height / size.height : 1)
    return CGSize(width: size.width * scale, height: size.height * scale)
  }

  private var insets: UIEdgeInsets {
    let margins = shown.directionalLayoutMargins
    let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
    return UIEdgeInsets(
      top: margins.top, left: isRightToLeft ? margins.trailing : margins.leading, bottom: margins.bottom,
      right: isRightToLeft ? margins.leading : margins.trailing)
  }

  /// Positions the parts one below the other.
  open override func layoutSubviews() {
    super.layoutSubviews()
    let (safe, insets) = (safeAreaInsets, insets)
    let room = CGRect(
      x: insets.left + safe.left, y: insets.top + safe.top,
      width: max(0, bounds.width - insets.left - insets.right - safe.left - safe.right),
      height: max(0, bounds.height - insets.top - insets.bottom - safe.top - safe.bottom))
    let rows = arrangement(width: room.width)
    let height = rows.reduce(0) { $0 + $1.space + $1.size.height }
    var y = max(room.minY, room.midY - height / 2)
    let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
    for row in rows {
      y += row.space
      let x =
        switch shown.alignment {
        case .center: room.midX - row.size.width / 2
        case .natural: isRightToLeft ? room.maxX - row.size.width : room.minX
        }
      row.view.frame = CGRect(x: x.rounded(), y: y.rounded(), width: row.size.width, height: row.size.height)
      y += row.size.height
    }
  }

  /// The width of `size`, and the height of the parts at that width.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    let insets = insets
    let rows = arrangement(width: max(0, size.width - insets.left - insets.right))
    return CGSize(
      width: size.width, height: rows.reduce(insets.top + insets.bottom) { $0 + $1.space + $1.size.height })
  }
}
