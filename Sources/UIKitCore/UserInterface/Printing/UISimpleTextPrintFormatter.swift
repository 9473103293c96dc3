public import Foundation

/// Prints a text. iOS 4.2.
@preconcurrency @MainActor open class UISimpleTextPrintFormatter: UIPrintFormatter {
  /// The text, or `nil` for ``attributedText``.
  open var text: String? { didSet { contentChanged() } }
  /// The text with attributes, or `nil` for ``text``. iOS 7.
  open var attributedText: NSAttributedString? { didSet { contentChanged() } }
  /// The font of ``text``; `nil` for the system's at 12 points.
  open var font: UIFont? { didSet { contentChanged() } }
  /// The colour of ``text``; `nil` for black.
  open var color: UIColor? { didSet { contentChanged() } }
  /// The alignment of ``text``. Default: `natural`.
  open var textAlignment = NSTextAlignment.natural { didSet { contentChanged() } }

  private var laidOut: (rect: CGRect, text: PrintedText)?

  /// A formatter of a text.
  public init(text: String) {
    self.text = text
    super.init()
  }

  /// A formatter of a text with attributes. iOS 7.
  public init(attributedText: NSAttributedString) {
    self.attributedText = attributedText
    super.init()
  }

  override func contentChanged() { laidOut = nil }

  private var content: NSAttributedString {
    if let attributedText { return attributedText }
    let style = NSMutableParagraphStyle()
    style.alignment = textAlignment
    return NSAttributedString(
      string: text ?? "",
      attributes: [
        .font: font ?? .systemFont(ofSize: 12), .foregroundColor: color ?? .black, .paragraphStyle: style,
      ])
  }

  private var pages: PrintedText {
    let rect = rectForPage(at: startPage)
    if let laidOut, laidOut.rect == rect { return laidOut.text }
    let made = PrintedText(content) { rectForPage(at: startPage + $0).size }
    laidOut = (rect, made)
    return made
  }

  /// The number of pages of the text.
  open override var pageCount: Int { pages.pages.count }

  /// Draws the lines of a page.
  open override func draw(in rect: CGRect, forPageAt pageIndex: Int) {
    pages.draw(page: pageIndex - startPage, in: rectForPage(at: pageIndex))
  }
}
