import Foundation

/// Text that the user reads.
///
/// Differs from Apple: without a host a character is 8 points wide and a line 20 points high. Of attributed text the font,
/// the colours, the lines below and through it and the alignment count; ``font`` and ``textColor`` leave attributed text as
/// it is.
@preconcurrency @MainActor open class UILabel: UIView {
  /// What the label says, or `nil`.
  open var text: String? {
    get { attributed?.string ?? plain }
    set {
      (plain, attributed) = (newValue, nil)
      looksChanged()
    }
  }
  /// What the label says, in the looks of its parts. It takes the place of ``text``, and gives way to it.
  open var attributedText: NSAttributedString? {
    get { attributed ?? plain.map { NSAttributedString(string: $0, attributes: [.font: shownFont]) } }
    set {
      (plain, attributed) = (nil, newValue?.copy() as? NSAttributedString)
      looksChanged()
    }
  }
  private var plain: String?
  private var attributed: NSAttributedString?
  /// The font, where the text says nothing of its own.
  open var font: UIFont! = .systemFont(ofSize: UIFont.labelFontSize) {
    didSet { looksChanged() }
  }
  /// The colour of the text. Default: ``UIColor/label``.
  open var textColor: UIColor! = .label {
    didSet { looksChanged() }
  }
  /// To which side the lines go.
  open var textAlignment = NSTextAlignment.natural {
    didSet { looksChanged() }
  }
  /// How many lines the text may take; 0 for as many as it needs. Default: 1.
  open var numberOfLines = 1 {
    didSet { looksChanged() }
  }

  /// The width at which ``intrinsicContentSize`` breaks lines, or 0 for none. Constraints need it not: a label that they make
  /// narrower than its text gets the height that the text then needs.
  open var preferredMaxLayoutWidth: CGFloat = 0 {
    didSet { invalidateIntrinsicContentSize() }
  }

  /// The button whose title looks like this label, for a label that is in no view.
  weak var owner: UIButton?

  /// A label of the size and place `frame`. As on a device, what a person does on it goes to the view behind it until
  /// `isUserInteractionEnabled` is set.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
  }

  /// A label from a storyboard.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    isUserInteractionEnabled = false
  }

  private func looksChanged() {
    contentChanged()
    owner?.contentChanged()
  }

  /// Setting no font means the system's, as on a device.
  private var shownFont: UIFont { font ?? .systemFont(ofSize: UIFont.labelFontSize) }

  package override var shownContent: ViewContent {
    var label = LabelContent(
      text: text ?? "",
      look: TextLook(font: shownFont.description(), color: themedText(textColor), alignment: textAlignment),
      lines: numberOfLines)
    if let attributed {
      label.styled = StyledText(
        attributed, font: shownFont, color: themedText(textColor), alignment: textAlignment, in: traitCollection)
    }
    return .label(label)
  }

  /// The size of the text, in lines no wider than `size`.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    measure(shownContent, fitting: numberOfLines == 1 ? .zero : size)
  }

  /// The size of the text, in lines no wider than ``preferredMaxLayoutWidth`` where that is given.
  open override var intrinsicContentSize: CGSize {
    guard numberOfLines != 1, preferredMaxLayoutWidth > 0 else { return measure(shownContent, fitting: .zero) }
    return sizeThatFits(CGSize(width: preferredMaxLayoutWidth, height: 0))
  }

  override func height(forWidth width: CGFloat) -> CGFloat? {
    numberOfLines == 1 ? nil : sizeThatFits(CGSize(width: width, height: 0)).height
  }

  override var baselines: (first: CGFloat, last: CGFloat)? { (TextMetrics.ascent, TextMetrics.descent) }
}
