import Foundation

/// Text that the user reads.
///
/// Differs from Apple: fonts and attributed text are absent; without a host a character is 8 points wide and a line 20
/// points high.
@preconcurrency @MainActor open class UILabel: UIView {
  /// What the label says, or `nil`.
  open var text: String? {
    didSet { setNeedsShow() }
  }
  /// The font. Differs from Apple: text is measured with fixed metrics, whatever its font.
  open var font: UIFont! = .systemFont(ofSize: UIFont.labelFontSize) {
    didSet { setNeedsShow() }
  }
  /// The colour of the text. Default: ``UIColor/label``.
  open var textColor: UIColor! = .label {
    didSet { setNeedsShow() }
  }
  /// To which side the lines go.
  open var textAlignment = NSTextAlignment.natural {
    didSet { setNeedsShow() }
  }
  /// How many lines the text may take; 0 for as many as it needs. Default: 1.
  open var numberOfLines = 1 {
    didSet { setNeedsShow() }
  }

  package override var shownContent: ViewContent {
    .label(
      LabelContent(
        text: text ?? "",
        look: TextLook(font: font.description(), color: themedText(textColor), alignment: textAlignment),
        lines: numberOfLines))
  }

  /// The size of the text, in lines no wider than `size`.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    measure(shownContent, fitting: numberOfLines == 1 ? .zero : size)
  }

  /// The size of the text, where no width is given.
  open override var intrinsicContentSize: CGSize { measure(shownContent, fitting: .zero) }
}
