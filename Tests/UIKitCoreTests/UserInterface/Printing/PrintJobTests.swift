import Foundation
import SceneSystem
import TestSupport
import Testing
import ViewBacking

@testable @_spi(Runtime) import UIKitCore

/// A host that records the pages of PDF files.
@MainActor private final class PageHost: ViewHost {
  var pages: [DrawingContent] = []
  var size = CGSize.zero
  var title: String?
  var screen: (size: CGSize, scale: CGFloat)? { nil }
  var canEncodePDF: Bool { true }
  func makeBacking(for view: any BackedView) -> any ViewBacking { RecordingHost.Backing() }
  func makeBacking(for scene: any BackedScene) -> any SceneBacking { RecordingHost.Window() }
  func measure(_ content: ViewContent, fitting size: CGSize) -> CGSize {
    TextMetrics.size(of: content, fitting: size)
  }
  func encodePDF(_ pages: [DrawingContent], size: CGSize, title: String?) -> Data? {
    (self.pages, self.size, self.title) = (pages, size, title)
    return Data("%PDF \(pages.count)".utf8)
  }
}

@MainActor private final class JobListener: NSObject, UIPrintInteractionControllerDelegate {
  var log: [String] = []
  func printInteractionControllerWillPresentPrinterOptions(
    _ printInteractionController: UIPrintInteractionController
  ) { log.append("present") }
  func printInteractionControllerDidDismissPrinterOptions(
    _ printInteractionController: UIPrintInteractionController
  ) {
    log.append("dismiss")
  }
  func printInteractionControllerWillStartJob(
    _ printInteractionController: UIPrintInteractionController
  ) {
    log.append("start")
  }
  func printInteractionControllerDidFinishJob(
    _ printInteractionController: UIPrintInteractionController
  ) {
    log.append("finish")
  }
}

/// Each test is one synchronous piece of work, so that no other test's app is the current one meanwhile.
@MainActor @Suite("Print jobs", .serialized) struct PrintJobTests {
  private let host = PageHost()
  private let listener = JobListener()
  private let folder = TemporaryFolder()

  /// Prints into a file. Returns what the completion handler has received.
  private func run(
    cancels: Bool = false, _ change: (UIPrintInteractionController) -> Void
  ) -> (file: URL, completed: Bool?, name: String?) {
    let device = TestDevice(.desktop)
    device(.tapIcon)
    device.runner?.viewHost = host
    let controller = UIPrintInteractionController()
    controller.delegate = listener
    change(controller)
    var outcome: Bool?
    _ = controller.present(animated: true) { _, completed, _ in outcome = completed }
    let scene = device.scene() as? UIWindowScene
    let name = scene?.fileRequest?.request.suggestedName
    let file = folder.url.appendingPathComponent("out.pdf")
    scene?.completeFileRequest(cancels ? nil : [file])
    return (file, outcome, name)
  }

  @Test("A formatter's pages are written to the file that the user chooses") func formatter() throws {
    let result = run { controller in
      let info = UIPrintInfo.printInfo()
      info.jobName = "My/Job"
      info.orientation = .landscape
      controller.printInfo = info
      controller.printFormatter = UISimpleTextPrintFormatter(text: "Text")
    }
    #expect(result.completed == true && result.name == "My-Job.pdf" && host.title == "My/Job")
    #expect(try Data(contentsOf: result.file) == Data("%PDF 1".utf8))
    #expect(host.size.width > host.size.height)
    #expect(listener.log == ["present", "dismiss", "start", "finish"])
  }

  @Test("A job that the user cancels writes nothing, and is no error") func cancel() {
    let result = run(cancels: true) { $0.printFormatter = UISimpleTextPrintFormatter(text: "Text") }
    #expect(result.completed == false && !FileManager.default.fileExists(atPath: result.file.path))
    #expect(listener.log == ["present", "dismiss"])
  }

  @Test("Each picture is on a page, as large as it fits") func pictures() throws {
    let image = UIGraphicsImageRenderer(size: CGSize(width: 100, height: 50)).image {
      $0.fill(CGRect(x: 0, y: 0, width: 9, height: 9))
    }
    _ = run { $0.printingItems = [image, image] }
    #expect(host.pages.count == 2)
    let rects = host.pages[0].commands.compactMap {
      if case .image(_, let rect, _, _) = $0 { rect } else { nil }
    }
    let rect = try #require(rects.first)
    #expect(
      abs(rect.width - (host.size.width - 36)) < 0.01 && abs(rect.width / rect.height - 2) < 0.01)
  }

  @Test("A PDF file is written as it is") func file() throws {
    let pdf = Data("%PDF-1.7 own".utf8)
    let result = run { $0.printingItem = pdf }
    #expect(try Data(contentsOf: result.file) == pdf && host.pages.isEmpty)
  }

  @Test("Without content, or with data of another kind, nothing is shown") func nothing() {
    #expect(run { _ in }.name == nil)
    #expect(run { $0.printingItem = Data("text".utf8) }.name == nil)
    #expect(listener.log.isEmpty)
  }

  @Test("A PDF renderer writes each page that was begun") func renderer() throws {
    let device = TestDevice(.desktop)
    device(.tapIcon)
    device.runner?.viewHost = host
    let format = UIGraphicsPDFRendererFormat()
    format.documentInfo = ["Title": "Book"]
    let renderer = UIGraphicsPDFRenderer(
      bounds: CGRect(x: 0, y: 0, width: 200, height: 100), format: format)
    let data = renderer.pdfData { context in
      context.beginPage()
      UIColor.red.setFill()
      context.fill(CGRect(x: 0, y: 0, width: 9, height: 9))
      #expect(UIGraphicsGetCurrentContext() === context.cgContext)
      context.beginPage(withBounds: context.pdfContextBounds)
    }
    #expect(
      data == Data("%PDF 2".utf8) && host.title == "Book"
        && host.size == CGSize(width: 200, height: 100))
    #expect(host.pages.map(\.commands.isEmpty) == [false, true])
    let place = folder.url.appendingPathComponent("book.pdf")
    try renderer.writePDF(to: place) { $0.beginPage() }
    #expect(try Data(contentsOf: place) == Data("%PDF 1".utf8))
    #expect(throws: CocoaError.self) { try renderer.writePDF(to: place) { _ in } }
    #expect(UIGraphicsGetCurrentContext() == nil)
  }
}
