public import Foundation

/// Lays out content on pages. iOS 4.2. Use one of its subclasses, or override ``draw(in:forPageAt:)`` and ``pageCount``.
@preconcurrency @MainActor open class UIPrintFormatter: NSObject {
  /// The renderer that the formatter was added to, or `nil`.
  open internal(set) weak var printPageRenderer: UIPrintPageRenderer?
  /// The maximum height of the content, or 0. Default: 0.
  open var maximumContentHeight: CGFloat = 0 { didSet { contentChanged() } }
  /// The maximum width of the content, or 0. Default: 0.
  open var maximumContentWidth: CGFloat = 0 { didSet { contentChanged() } }
  /// The distances of the whole content from the printable rectangle: from the top on the first page, and from the sides on each. Deprecated
  /// on a device since iOS 10.
  open var contentInsets = UIEdgeInsets.zero { didSet { contentChanged() } }
  /// The distances of the content from the printable rectangle of each page. iOS 8.
  open var perPageContentInsets = UIEdgeInsets.zero { didSet { contentChanged() } }
  /// The page on which the content begins. Default: 0.
  open var startPage = 0
  /// The number of pages. The default is 0.
  open var pageCount: Int { 0 }
  /// Whether drawing has to be on the main thread: always.
  open var requiresMainThread: Bool { true }

  /// A formatter without content.
  public override init() { super.init() }

  /// Removes the formatter from its renderer.
  open func removeFromPrintPageRenderer() {
    printPageRenderer?.printFormatters?.removeAll { $0 === self }
    printPageRenderer = nil
  }

  /// The rectangle of the content on a page.
  open func rectForPage(at pageIndex: Int) -> CGRect {
    var rect = printPageRenderer?.contentRect ?? UIPrintPaper.usual.printableRect
    rect = rect.inset(by: perPageContentInsets)
    rect.origin.x += contentInsets.left
    rect.size.width -= contentInsets.left + contentInsets.right
    if pageIndex == startPage {
      rect.origin.y += contentInsets.top
      rect.size.height -= contentInsets.top
    }
    if maximumContentWidth > 0 { rect.size.width = min(rect.width, maximumContentWidth) }
    if maximumContentHeight > 0 { rect.size.height = min(rect.height, maximumContentHeight) }
    return CGRect(x: rect.minX, y: rect.minY, width: max(0, rect.width), height: max(0, rect.height))
  }

  /// Draws the part of the content that is on a page. The default draws nothing.
  open func draw(in rect: CGRect, forPageAt pageIndex: Int) {}

  func contentChanged() {}
}
