public import Foundation

/// Draws the pages of a print job: headers, footers, and what its formatters lay out. iOS 4.2.
@preconcurrency @MainActor open class UIPrintPageRenderer: NSObject {
  /// The height of the header in points. Default: 0.
  open var headerHeight: CGFloat = 0 { didSet { layoutChanged() } }
  /// The height of the footer in points. Default: 0.
  open var footerHeight: CGFloat = 0 { didSet { layoutChanged() } }
  /// The paper, with its origin at the upper left; empty before a job.
  open internal(set) var paperRect = CGRect.zero { didSet { layoutChanged() } }
  /// The part of the paper that can be printed on; empty before a job.
  open internal(set) var printableRect = CGRect.zero { didSet { layoutChanged() } }
  /// The formatters, or `nil` for none.
  open var printFormatters: [UIPrintFormatter]? {
    didSet { for formatter in printFormatters ?? [] { formatter.printPageRenderer = self } }
  }
  /// The number of pages. The default is that of the formatters.
  open var numberOfPages: Int { (printFormatters ?? []).map { $0.startPage + $0.pageCount }.max() ?? 0 }

  /// A renderer without content.
  public override init() { super.init() }

  private func layoutChanged() { for formatter in printFormatters ?? [] { formatter.contentChanged() } }

  /// The printable rectangle between header and footer.
  var contentRect: CGRect {
    let area = printableRect.isEmpty ? UIPrintPaper.usual.printableRect : printableRect
    return CGRect(
      x: area.minX, y: area.minY + headerHeight, width: area.width,
      height: max(0, area.height - headerHeight - footerHeight))
  }

  /// Adds a formatter whose content begins on a page.
  open func addPrintFormatter(_ formatter: UIPrintFormatter, startingAtPageAt pageIndex: Int) {
    formatter.removeFromPrintPageRenderer()
    formatter.startPage = pageIndex
    printFormatters = (printFormatters ?? []) + [formatter]
  }

  /// The formatters that have content on a page, or `nil` for none.
  open func printFormattersForPage(at pageIndex: Int) -> [UIPrintFormatter]? {
    let found = (printFormatters ?? []).filter { ($0.startPage..<$0.startPage + $0.pageCount).contains(pageIndex) }
    return found.isEmpty ? nil : found
  }

  /// Called before the pages of a range are drawn. The default does nothing.
  open func prepare(forDrawingPages range: NSRange) {}

  /// Draws a page into the current context. The default draws header, content, formatters and footer.
  open func drawPage(at pageIndex: Int, in printableRect: CGRect) {
    if headerHeight > 0 {
      drawHeaderForPage(
        at: pageIndex,
        in: CGRect(x: printableRect.minX, y: printableRect.minY, width: printableRect.width, height: headerHeight))
    }
    let content = contentRect
    drawContentForPage(at: pageIndex, in: content)
    for formatter in printFormattersForPage(at: pageIndex) ?? [] { drawPrintFormatter(formatter, forPageAt: pageIndex) }
    if footerHeight > 0 {
      drawFooterForPage(
        at: pageIndex,
        in: CGRect(
          x: printableRect.minX, y: printableRect.maxY - footerHeight, width: printableRect.width,
          height: footerHeight))
    }
  }

  /// Draws what a formatter has on a page.
  open func drawPrintFormatter(_ printFormatter: UIPrintFormatter, forPageAt pageIndex: Int) {
    printFormatter.draw(in: printFormatter.rectForPage(at: pageIndex), forPageAt: pageIndex)
  }

  /// Draws the header. The default draws nothing.
  open func drawHeaderForPage(at pageIndex: Int, in headerRect: CGRect) {}
  /// Draws further content. The default draws nothing.
  open func drawContentForPage(at pageIndex: Int, in contentRect: CGRect) {}
  /// Draws the footer. The default draws nothing.
  open func drawFooterForPage(at pageIndex: Int, in footerRect: CGRect) {}
}
