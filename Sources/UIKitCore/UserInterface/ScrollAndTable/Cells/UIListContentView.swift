public import Foundation

/// Shows a ``UIListContentConfiguration``.
@preconcurrency @MainActor open class UIListContentView: UIView, UIContentView {
  private var shown: UIListContentConfiguration
  private let imageView = UIImageView(frame: .zero)
  private let label = UILabel(frame: .zero)
  private let secondaryLabel = UILabel(frame: .zero)

  /// A view that shows `configuration`.
  public init(configuration: UIListContentConfiguration) {
    shown = configuration
    super.init(frame: .zero)
    apply()
  }

  /// A view from a storyboard, which shows an empty cell.
  public required init?(coder: NSCoder) {
    shown = .cell()
    super.init(coder: coder)
    apply()
  }

  /// The configuration that the view shows. One of another type is ignored.
  open var configuration: any UIContentConfiguration {
    get { shown }
    set {
      guard let list = newValue as? UIListContentConfiguration else { return }
      shown = list
      apply()
    }
  }

  private func apply() {
    show(imageView, shown.image != nil)
    let symbol = shown.imageProperties.preferredSymbolConfiguration
    imageView.image = symbol.flatMap { shown.image?.applyingSymbolConfiguration($0) } ?? shown.image
    imageView.tintColor = shown.imageProperties.tintColor
    fill(label, shown.content, shown.textProperties)
    fill(secondaryLabel, shown.secondaryContent, shown.secondaryTextProperties)
    alpha = shown.alpha
    setNeedsLayout()
  }

  private func fill(
    _ label: UILabel, _ text: ConfiguredText, _ look: UIListContentConfiguration.TextProperties
  ) {
    show(label, !text.isEmpty)
    label.show(text)
    label.font =
      look.adjustsFontForContentSizeCategory
      ? look.font.resized(for: traitCollection.preferredContentSizeCategory) : look.font
    label.textColor = look.color
    label.numberOfLines = look.numberOfLines
    label.textAlignment = look.alignment
    label.lineBreakMode = look.lineBreakMode
    label.adjustsFontForContentSizeCategory = look.adjustsFontForContentSizeCategory
  }

  /// A view that was used is only hidden, because the next row may need it again.
  private func show(_ view: UIView, _ isNeeded: Bool) {
    view.isHidden = !isNeeded
    if isNeeded, view.superview == nil { addSubview(view) }
  }

  private var arrangement: RowArrangement {
    RowArrangement(
      image: shown.image == nil ? nil : imageView, text: label.isHidden ? nil : label,
      secondary: secondaryLabel.isHidden ? nil : secondaryLabel,
      isSideBySide: shown.prefersSideBySideTextAndSecondaryText, margins: shown.directionalLayoutMargins,
      maximumImageSize: shown.imageProperties.maximumSize, reservedImageSize: shown.imageProperties.reservedLayoutSize,
      imageGap: shown.imageToTextPadding, lineGap: shown.textToSecondaryTextVerticalPadding,
      columnGap: shown.textToSecondaryTextHorizontalPadding)
  }

  /// Positions picture and texts.
  open override func layoutSubviews() {
    super.layoutSubviews()
    arrangement.place(in: self)
  }

  /// The width of `size`, and the height of the texts at that width.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: arrangement.height(width: size.width))
  }
}
