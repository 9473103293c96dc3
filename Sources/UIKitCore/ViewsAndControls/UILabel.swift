import Foundation

/// Text that the user reads.
///
/// Differs from Apple: fonts and attributed text are absent; without a host a character is 8 points wide and a line 20
/// points high.
@preconcurrency @MainActor open class UILabel: UIView {
  /// What the label says, or `nil`.
  open var text: String?
  /// The font. Differs from Apple: text is measured with fixed metrics, whatever its font.
  open var font: UIFont! = .systemFont(ofSize: UIFont.labelFontSize)
  /// The colour of the text. Default: ``UIColor/label``.
  open var textColor: UIColor! = .label
  /// To which side the lines go.
  open var textAlignment = NSTextAlignment.natural
  /// How many lines the text may take; 0 for as many as it needs. Default: 1.
  open var numberOfLines = 1

  /// The size of the text, in lines no wider than `size`.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    TextMetrics.size(of: text ?? "", width: numberOfLines == 1 ? 0 : size.width, lines: numberOfLines)
  }

  /// The size of the text, where no width is given.
  open override var intrinsicContentSize: CGSize {
    TextMetrics.size(of: text ?? "", width: 0, lines: numberOfLines)
  }
}
