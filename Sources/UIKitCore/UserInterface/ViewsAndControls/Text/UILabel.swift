public import Foundation
package import ViewBacking

/// A view that shows text.
///
/// Differs from Apple: without a host a character is 8 points wide and a line 20 points high. Of attributed text only font, colours,
/// underline, strikethrough and alignment are used; ``font`` and ``textColor`` do not change attributed text.
@preconcurrency @MainActor open class UILabel: UIView, UIContentSizeCategoryAdjusting, AdjustableFont {
  /// Whether the font changes with the preferred text size, if it is a preferred or scaled one. Default: `false`.
  open var adjustsFontForContentSizeCategory = false {
    didSet { adjustFont(to: traitCollection.preferredContentSizeCategory) }
  }
  final var adjustedFont: UIFont? {
    get { font }
    set { font = newValue }
  }
  /// The text, or `nil`.
  open var text: String? {
    get { attributed?.string ?? plain }
    set {
      (plain, attributed) = (newValue, nil)
      appearanceDidChange()
      if adjustsFontSizeToFitWidth { fitFont() }
    }
  }
  /// The text with attributes. Setting it replaces ``text``, and setting ``text`` replaces it.
  open var attributedText: NSAttributedString? {
    get { attributed ?? plain.map { NSAttributedString(string: $0, attributes: [.font: shownFont]) } }
    set {
      (plain, attributed) = (nil, newValue?.copy() as? NSAttributedString)
      appearanceDidChange()
    }
  }
  private var plain: String?
  private var attributed: NSAttributedString?
  /// The font of text without its own font attribute.
  open var font: UIFont! = .systemFont(ofSize: UIFont.labelFontSize) {
    didSet { appearanceDidChange() }
  }
  /// The colour of the text. Default: ``UIColor/label``.
  open var textColor: UIColor! = .label {
    didSet { appearanceDidChange() }
  }
  /// The colour of the text while the label is highlighted; `nil` for ``textColor``.
  open var highlightedTextColor: UIColor? {
    didSet { appearanceDidChange() }
  }
  /// Whether the text has ``highlightedTextColor``.
  open var isHighlighted = false {
    didSet { appearanceDidChange() }
  }
  /// The alignment of the lines.
  open var textAlignment = NSTextAlignment.natural {
    didSet { appearanceDidChange() }
  }
  /// The maximum number of lines; 0 for no limit. Default: 1.
  open var numberOfLines = 1 {
    didSet { appearanceDidChange() }
  }

  /// Whether the font of a text in one line becomes smaller where the text does not fit, down to ``minimumScaleFactor``. Default: `false`.
  ///
  /// Differs from Apple: the size of the font of attributed text stays.
  open var adjustsFontSizeToFitWidth = false {
    didSet { fitFont() }
  }
  /// The smallest part of the font's size for ``adjustsFontSizeToFitWidth``; 0 is a half here. Default: 0.
  open var minimumScaleFactor: CGFloat = 0 {
    didSet { fitFont() }
  }
  /// The smallest size of the font for ``adjustsFontSizeToFitWidth``, in points. Deprecated on a device: it sets ``minimumScaleFactor``.
  @available(*, deprecated, message: "Use minimumScaleFactor")
  open var minimumFontSize: CGFloat {
    get { minimumScaleFactor * shownFont.pointSize }
    set { minimumScaleFactor = newValue > 0 ? min(newValue / shownFont.pointSize, 1) : 0 }
  }
  /// How lines are broken. iOS 14. Has no effect: the desktop breaks lines.
  open var lineBreakStrategy: NSParagraphStyle.LineBreakStrategy = .standard
  /// The vibrancy of the text. Has no effect: the desktop has none.
  open var preferredVibrancy = UILabelVibrancy.none
  /// How the height of the label is found. Has no effect: all lines have the heights of their fonts.
  open var sizingRule = UILetterformAwareSizingRule.typographic
  /// Where a text with a smaller font is in its line. Stored: it is in the middle.
  open var baselineAdjustment = UIBaselineAdjustment.alignBaselines
  /// The colour of the text's shadow; `nil` for none. Stored, and not shown.
  open var shadowColor: UIColor?
  /// The offset of the text's shadow, in points. Stored, and not shown. Default: one point up.
  open var shadowOffset = CGSize(width: 0, height: -1)
  /// Whether letters move closer together before text is cut. Stored, without effect.
  open var allowsDefaultTighteningForTruncation = false
  /// Whether the label looks enabled. A disabled one has a fainter colour. Default: `true`.
  open var isEnabled = true {
    didSet { appearanceDidChange() }
  }
  /// The part of the font's size in which the text fits.
  private var fontScale: CGFloat = 1

  /// Where text that does not fit is cut. The modes that wrap cut at the end.
  open var lineBreakMode = NSLineBreakMode.byTruncatingTail {
    didSet { appearanceDidChange() }
  }

  /// The width at which ``intrinsicContentSize`` breaks lines, or 0 for none. Constraints do not need it: a label that they make narrower
  /// than its text gets the height that the text then needs.
  open var preferredMaxLayoutWidth: CGFloat = 0 {
    didSet { invalidateIntrinsicContentSize() }
  }

  /// The button whose title looks like this label, for a label that is in no view.
  weak var owner: UIButton?

  /// A label with the frame `frame`. As on a device, the user's interactions go to the view behind it until `isUserInteractionEnabled` is
  /// set.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
  }

  /// A label from a storyboard.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    isUserInteractionEnabled = false
    coder.finish(self, at: UILabel.self)
  }

  private func appearanceDidChange() {
    contentChanged()
    owner?.contentChanged()
  }

  /// The font in use: the system's if none is set, as on a device.
  private var shownFont: UIFont { font ?? .systemFont(ofSize: UIFont.labelFontSize) }

  private var scaledFont: UIFont { fontScale == 1 ? shownFont : shownFont.withSize(shownFont.pointSize * fontScale) }

  private var shownTextColor: UIColor! {
    if !isEnabled { return .tertiaryLabel }
    return isHighlighted ? highlightedTextColor ?? textColor : textColor
  }

  /// Finds the font's size for the present width again.
  open override func layoutSubviews() {
    super.layoutSubviews()
    fitFont()
  }

  private func fitFont() {
    var scale: CGFloat = 1
    if adjustsFontSizeToFitWidth, numberOfLines == 1, attributed == nil, bounds.width > 0 {
      let width = measure(lines: 1, fitting: .zero).width
      let smallest = minimumScaleFactor > 0 ? min(minimumScaleFactor, 1) : 0.5
      if width > bounds.width { scale = max(smallest, bounds.width / width) }
    }
    guard scale != fontScale else { return }
    fontScale = scale
    setNeedsShow()
  }

  // MARK: Drawing

  /// Draws the text in a rectangle, in the middle of its height. Called for a subclass when it is shown, with ``UIView/bounds``; it draws the
  /// text elsewhere by calling `super` with another rectangle. The text of other labels is shown by the host.
  ///
  /// Differs from Apple: text that a subclass draws elsewhere is clipped and not truncated.
  open func drawText(in rect: CGRect) {
    drawnRects.append(rect)
    guard rect.width > 0, rect.height > 0, let context = UIGraphicsGetCurrentContext() else { return }
    let size = measure(lines: numberOfLines, fitting: numberOfLines == 1 ? .zero : rect.size)
    let text = StyledText(
      attributedText ?? NSAttributedString(string: ""), font: scaledFont, color: resolvedTextColor(shownTextColor),
      alignment: textAlignment, in: traitCollection)
    let height = min(size.height, rect.height)
    context.saveGState()
    context.clip(to: rect)
    context.draw(text, in: CGRect(x: rect.minX, y: rect.midY - height / 2, width: rect.width, height: height))
    context.restoreGState()
  }
  /// The rectangles that ``drawText(in:)`` was called with.
  private var drawnRects: [CGRect] = []

  /// The rectangle of the text in `bounds`, in at most a number of lines; 0 for any number. A subclass that makes it larger gets a larger
  /// ``intrinsicContentSize``.
  open func textRect(forBounds bounds: CGRect, limitedToNumberOfLines numberOfLines: Int) -> CGRect {
    let size = measure(lines: numberOfLines, fitting: numberOfLines == 1 ? .zero : bounds.size)
    let height = min(size.height, bounds.height)
    return CGRect(
      x: bounds.minX, y: bounds.midY - height / 2, width: min(size.width, bounds.width), height: height)
  }

  private static let unlimited: CGFloat = 100_000

  /// The size of the text that a subclass returns for a width; 0 for no limit.
  private func textSize(width: CGFloat) -> CGSize {
    let limit = CGSize(width: width > 0 ? min(width, Self.unlimited) : Self.unlimited, height: Self.unlimited)
    return textRect(forBounds: CGRect(origin: .zero, size: limit), limitedToNumberOfLines: numberOfLines).size
  }

  /// Whether a subclass may draw the text by itself. A subclass of this package that does not sets it to `false`: otherwise the text is drawn at
  /// each change to find that out.
  package final var mayDrawText = true

  /// The drawing of a subclass; `nil` if it draws the text in its default rectangle.
  private var drawnText: ViewContent? {
    guard mayDrawText, type(of: self) != UILabel.self, bounds.width > 0, bounds.height > 0 else { return nil }
    let context = CGContext()
    let previous = UITraitCollection.current
    UITraitCollection.current = traitCollection
    UIGraphicsPushContext(context)
    drawnRects = []
    if bounds.origin != .zero { context.translateBy(x: -bounds.origin.x, y: -bounds.origin.y) }
    drawText(in: bounds)
    UIGraphicsPopContext()
    UITraitCollection.current = previous
    return drawnRects == [bounds] ? nil : .drawing(DrawingContent(commands: context.commands))
  }

  package override var shownContent: ViewContent { drawnText ?? .label(labelContent) }

  private var labelContent: LabelContent {
    var label = LabelContent(
      text: text ?? "",
      appearance: TextAppearance(
        font: scaledFont.description(), color: resolvedTextColor(shownTextColor),
        alignment: TextAlignment(textAlignment)
      ),
      lines: numberOfLines)
    switch lineBreakMode {
    case .byTruncatingHead: label.truncation = .head
    case .byTruncatingMiddle: label.truncation = .middle
    default: break
    }
    if let attributed {
      label.styled = StyledText(
        attributed, font: shownFont, color: resolvedTextColor(shownTextColor), alignment: textAlignment,
        in: traitCollection)
    }
    return label
  }

  /// The size of the text, in lines no wider than `size`.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    if type(of: self) != UILabel.self { return textSize(width: numberOfLines == 1 ? 0 : size.width) }
    return measure(lines: numberOfLines, fitting: numberOfLines == 1 ? .zero : size)
  }

  /// The size of the text in at most a number of lines, or any number for 0. Colours do not matter for it.
  package final func measure(lines: Int, fitting size: CGSize) -> CGSize {
    guard attributed == nil else {
      var label = labelContent
      label.lines = lines
      return measure(.label(label), fitting: size)
    }
    let appearance = TextAppearance(font: shownFont.description(), alignment: TextAlignment(textAlignment))
    return measure(.label(LabelContent(text: plain ?? "", appearance: appearance, lines: lines)), fitting: size)
  }

  /// The size of the text, in lines no wider than ``preferredMaxLayoutWidth`` if that is set.
  open override var intrinsicContentSize: CGSize {
    if type(of: self) != UILabel.self { return textSize(width: numberOfLines == 1 ? 0 : preferredMaxLayoutWidth) }
    guard numberOfLines != 1, preferredMaxLayoutWidth > 0 else { return measure(lines: numberOfLines, fitting: .zero) }
    return sizeThatFits(CGSize(width: preferredMaxLayoutWidth, height: 0))
  }

  override func height(forWidth width: CGFloat) -> CGFloat? {
    numberOfLines == 1 ? nil : sizeThatFits(CGSize(width: width, height: 0)).height
  }

  override var baselines: (first: CGFloat, last: CGFloat)? { (TextMetrics.ascent, TextMetrics.descent) }
}

/// The vibrancy of a label's text.
public enum UILabelVibrancy: Int, Hashable, Sendable {
  /// None.
  case none = 0
  /// That of the view behind it.
  case automatic = 1
}

/// How the size of a text takes account of letters that are larger than their font's lines. iOS 17.
public enum UILetterformAwareSizingRule: Int, Hashable, Sendable {
  /// By the heights of the font.
  case typographic = 0
  /// With space for oversized letters.
  case oversize = 1
}

extension UILabel: UILetterformAwareAdjusting {}

/// A view whose size can take account of letters that are larger than their font's lines. iOS 17.
@preconcurrency @MainActor public protocol UILetterformAwareAdjusting: NSObjectProtocol {
  /// How the size is found.
  var sizingRule: UILetterformAwareSizingRule { get set }
}
