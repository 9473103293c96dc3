import Foundation
import TestSupport
import Testing
import ViewBacking

@testable @_spi(Runtime) import UIKitCore

@MainActor private final class PageSource: UIPrintPageRenderer {
  var log: [String] = []
  override var numberOfPages: Int { 2 }
  override func prepare(forDrawingPages range: NSRange) { log.append("prepare \(range.length)") }
  override func drawHeaderForPage(at pageIndex: Int, in headerRect: CGRect) {
    log.append("header \(pageIndex) \(Int(headerRect.minY)) \(Int(headerRect.height))")
  }
  override func drawContentForPage(at pageIndex: Int, in contentRect: CGRect) {
    log.append("content \(pageIndex) \(Int(contentRect.minY)) \(Int(contentRect.height))")
  }
  override func drawFooterForPage(at pageIndex: Int, in footerRect: CGRect) {
    log.append("footer \(pageIndex) \(Int(footerRect.maxY))")
  }
}

@MainActor @Suite("Printing") struct PrintingTests {
  /// A renderer with pages of 136 × 136 points, of which 100 × 100 can be printed on.
  private func renderer(_ formatter: UIPrintFormatter) -> UIPrintPageRenderer {
    let renderer = UIPrintPageRenderer()
    renderer.paperRect = CGRect(x: 0, y: 0, width: 136, height: 136)
    renderer.printableRect = renderer.paperRect.insetBy(dx: 18, dy: 18)
    renderer.addPrintFormatter(formatter, startingAtPageAt: 0)
    return renderer
  }

  /// The texts that are drawn on a page.
  private func texts(_ renderer: UIPrintPageRenderer, page: Int) -> [String] {
    let context = CGContext(pictureOf: renderer.paperRect, opaque: false)
    UIGraphicsPushContext(context)
    defer { UIGraphicsPopContext() }
    renderer.drawPage(at: page, in: renderer.printableRect)
    return context.commands.compactMap { if case .text(let text, _, _) = $0 { text.string } else { nil } }
  }

  @Test("Lines that do not fit on a page are on the next one, and none is lost") func pages() {
    let lines = (1...30).map { "Line \($0)" }
    let renderer = renderer(UISimpleTextPrintFormatter(text: lines.joined(separator: "\n")))
    #expect(renderer.numberOfPages > 1)
    let all = (0..<renderer.numberOfPages).map { texts(renderer, page: $0) }
    #expect(all.flatMap { $0 } == lines)
    #expect(texts(renderer, page: renderer.numberOfPages).isEmpty)
  }

  @Test("A long paragraph is divided between words") func paragraph() {
    let words = (1...400).map { "word\($0)" }
    let renderer = renderer(UISimpleTextPrintFormatter(text: words.joined(separator: " ")))
    let all = (0..<renderer.numberOfPages).flatMap { texts(renderer, page: $0) }
    #expect(all.count > 1 && all.joined().split(separator: " ").map(String.init) == words)
  }

  @Test("A long text without blanks is divided between characters, and none is lost") func noBlanks() {
    let text = (0..<900).map { ["漢", "字", "仮", "👨‍👩‍👧"][$0 % 4] }.joined()
    let renderer = renderer(UISimpleTextPrintFormatter(text: "Title\n" + text + "\nEnd"))
    let all = (0..<renderer.numberOfPages).map { texts(renderer, page: $0) }
    #expect(all.count > 2 && all.first?.first == "Title" && all.last?.last == "End")
    #expect(all.flatMap { $0 }.dropFirst().dropLast().joined() == text)
    #expect(all.allSatisfy { page in page.allSatisfy { !$0.isEmpty } })
  }

  @Test("Header, footer and insets make the content smaller") func space() {
    let text = (1...30).map { "Line \($0)" }.joined(separator: "\n")
    let plain = renderer(UISimpleTextPrintFormatter(text: text)).numberOfPages
    let withHeader = renderer(UISimpleTextPrintFormatter(text: text))
    withHeader.headerHeight = 40
    #expect(withHeader.numberOfPages > plain)
    let formatter = UISimpleTextPrintFormatter(text: text)
    formatter.perPageContentInsets = UIEdgeInsets(top: 20, left: 0, bottom: 20, right: 0)
    #expect(renderer(formatter).numberOfPages > plain)
  }

  @Test("A page too small for any line ends the text instead of the process") func tiny() {
    let formatter = UISimpleTextPrintFormatter(text: "a\nb")
    formatter.maximumContentHeight = 0.5
    #expect(renderer(formatter).numberOfPages >= 1)
  }

  @Test("A renderer draws header, content and footer of each page in their rectangles") func order() {
    let source = PageSource()
    source.paperRect = CGRect(x: 0, y: 0, width: 136, height: 136)
    source.printableRect = source.paperRect.insetBy(dx: 18, dy: 18)
    source.headerHeight = 10
    source.footerHeight = 20
    #expect(texts(source, page: 1).isEmpty)
    #expect(source.log == ["header 1 18 10", "content 1 28 70", "footer 1 118"])
  }

  @Test("Formatters begin on their pages, and can be removed") func formatters() {
    let renderer = renderer(UISimpleTextPrintFormatter(text: "a"))
    let second = UISimpleTextPrintFormatter(text: "b")
    renderer.addPrintFormatter(second, startingAtPageAt: 3)
    #expect(renderer.numberOfPages == 4 && texts(renderer, page: 3) == ["b"] && texts(renderer, page: 1).isEmpty)
    #expect(renderer.printFormattersForPage(at: 2) == nil)
    second.removeFromPrintPageRenderer()
    #expect(renderer.numberOfPages == 1 && second.printPageRenderer == nil)
  }

  @Test(
    "HTML is printed as its text",
    arguments: [
      ("<p>One <b>two</b></p><p>Three</p>", "One two\nThree"),
      ("a &amp; b &#65;&#x42; &unknown;", "a & b AB &unknown;"),
      ("<ul><li>x</li><li>y</li></ul>", "• x\n• y"), ("<style>p {}</style>text <script>1 < 2</script>", "text"),
      ("a<br>b", "a\nb"), ("1 < 2", "1 < 2"), ("", ""), ("<", "<"), ("1 < 2 and 3 > 2", "1 < 2 and 3 > 2"),
      ("a<!-- <b>x</b> > -->b", "ab"), ("a<!-- not ended", "a"), ("<!DOCTYPE html><?xml?>a", "a"),
    ])
  func markup(html: String, text: String) { #expect(MarkupText.plain(html).string == text) }

  @Test("Headings of HTML are bold") func headings() throws {
    let text = MarkupText.plain("<h1>Title</h1>text")
    let font = try #require(text.attribute(.font, at: 0, effectiveRange: nil) as? UIFont)
    let plain = try #require(text.attribute(.font, at: 7, effectiveRange: nil) as? UIFont)
    #expect(font.fontDescriptor.symbolicTraits.contains(.traitBold))
    #expect(!plain.fontDescriptor.symbolicTraits.contains(.traitBold))
  }

  @Test("Without a host that writes pages printing is not available, and the completion has the error")
  func unavailable()
    async
  {
    #expect(!UIPrintInteractionController.isPrintingAvailable)
    let error = await withCheckedContinuation { (done: CheckedContinuation<UIPrintError?, Never>) in
      let isShown = UIPrintInteractionController.shared.present(animated: true) { _, completed, error in
        done.resume(returning: completed ? nil : error as? UIPrintError)
      }
      #expect(!isShown)
    }
    #expect(error?.code == .printingNotAvailable && error?.localizedDescription.isEmpty == false)
  }

  @Test("The smallest paper that the content fits on is the best one") func paper() {
    let papers = [300, 100, 200].map { UIPrintPaper(CGSize(width: $0, height: $0)) }
    #expect(UIPrintPaper.bestPaper(forPageSize: CGSize(width: 150, height: 20), withPapersFrom: papers) === papers[2])
    #expect(UIPrintPaper.bestPaper(forPageSize: CGSize(width: 900, height: 20), withPapersFrom: papers) === papers[0])
    #expect(UIPrintPaper.usual.turned(.landscape).paperSize.width > UIPrintPaper.usual.paperSize.width)
  }

  @Test("Pictures and PDF files can be printed, other data cannot") func data() {
    #expect(UIPrintInteractionController.canPrint(Data("%PDF-1.4".utf8)))
    #expect(!UIPrintInteractionController.canPrint(Data("text".utf8)))
    #expect(!UIPrintInteractionController.canPrint(URL(fileURLWithPath: "/nowhere")))
  }
}
