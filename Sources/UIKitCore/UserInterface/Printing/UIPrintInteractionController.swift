public import Foundation
import RuntimeLogging
import ViewBacking

/// Prints: the pages become a PDF file where the user chooses. iOS 4.2.
///
/// Differs from Apple: there are no printers and no options. The host's dialog for saving a file is shown; the desktop's own app prints the file.
@preconcurrency @MainActor open class UIPrintInteractionController: NSObject {
  /// Receives the controller, whether the pages were written, and an error.
  public typealias CompletionHandler = (UIPrintInteractionController, Bool, (any Error)?) -> Void

  /// The controller of the app.
  open class var shared: UIPrintInteractionController { UIProcess.current.printController }
  /// Whether there is a host that can write pages.
  open class var isPrintingAvailable: Bool { UIProcess.current.application?.viewHost?.canEncodePDF ?? false }
  /// The identifiers of the types of files that can be printed.
  open class var printableUTIs: Set<String> {
    ["public.png", "public.jpeg", "com.compuserve.gif", "com.microsoft.bmp", "com.adobe.pdf"]
  }

  /// Whether the file at a URL can be printed: a picture or a PDF file.
  open class func canPrint(_ url: URL) -> Bool {
    FileManager.default.contents(atPath: url.path).map { canPrint($0) } ?? false
  }
  /// Whether data can be printed: of a picture or a PDF file.
  open class func canPrint(_ data: Data) -> Bool { data.starts(with: Array("%PDF".utf8)) || UIImage(data: data) != nil }

  /// Notified of the job. Not retained.
  open weak var delegate: (any UIPrintInteractionControllerDelegate)?
  /// The job's settings; `nil` for the usual ones.
  open var printInfo: UIPrintInfo?
  /// The paper of the job; `nil` before.
  open private(set) var printPaper: UIPrintPaper?
  /// Draws the pages, or `nil`.
  open var printPageRenderer: UIPrintPageRenderer?
  /// Lays out the pages, or `nil`.
  open var printFormatter: UIPrintFormatter?
  /// A picture, its data or its URL, or those of a PDF file; `nil` for none.
  open var printingItem: Any?
  /// Several pictures, one for each page, or `nil`.
  open var printingItems: [Any]?
  /// Whether the user chooses a number of copies. Stored, and without effect. Default: `true`.
  open var showsNumberOfCopies = true
  /// Whether the user chooses the paper. Stored, and without effect. Default: `false`.
  open var showsPaperSelectionForLoadedPapers = false
  /// Whether the user chooses an orientation. Stored, and without effect. Default: `true`.
  open var showsPaperOrientation = true

  override init() { super.init() }

  /// Shows the dialog. Returns whether it is shown.
  @discardableResult
  open func present(animated: Bool, completionHandler completion: CompletionHandler? = nil) -> Bool {
    present(in: UIProcess.current.application?.keyWindow?.windowScene, completion)
  }

  /// Shows the dialog. Returns whether it is shown. Differs from Apple: it is the host's, and not at the rectangle.
  @discardableResult
  open func present(
    from rect: CGRect, in view: UIView, animated: Bool, completionHandler completion: CompletionHandler? = nil
  ) -> Bool { present(in: view.window?.windowScene, completion) }

  /// Shows the dialog. Returns whether it is shown. Differs from Apple: it is the host's, and not at the button.
  @discardableResult
  open func present(
    from item: UIBarButtonItem, animated: Bool, completionHandler completion: CompletionHandler? = nil
  ) -> Bool {
    present(in: item.bar?.window?.windowScene ?? UIProcess.current.application?.keyWindow?.windowScene, completion)
  }

  /// Closes the dialog. Differs from Apple: without effect, because it is the host's.
  open func dismiss(animated: Bool) {}

  private func present(in scene: UIWindowScene?, _ completion: CompletionHandler?) -> Bool {
    guard let scene, Self.isPrintingAvailable else {
      finish(completion, UIPrintError(code: .printingNotAvailable))
      return false
    }
    let pages: Data
    do { pages = try makePages() } catch {
      finish(completion, error)
      return false
    }
    delegate?.printInteractionControllerWillPresentPrinterOptions(self)
    var request = FileRequest(.save)
    let name = (printInfo ?? UIPrintInfo()).jobName.replacingOccurrences(of: "/", with: "-")
    request.suggestedName = "\(name.isEmpty ? "Document" : name).pdf"
    scene.chooseFiles(request) { [self] urls in
      delegate?.printInteractionControllerDidDismissPrinterOptions(self)
      guard let url = urls?.first else {
        completion?(self, false, nil)
        return
      }
      delegate?.printInteractionControllerWillStartJob(self)
      do {
        try pages.write(to: url, options: .atomic)
        delegate?.printInteractionControllerDidFinishJob(self)
        completion?(self, true, nil)
      } catch {
        RuntimeLog.write("The pages were not written to \(url.path). \(error.localizedDescription)")
        delegate?.printInteractionControllerDidFinishJob(self)
        completion?(self, false, UIPrintError(code: .jobFailed))
      }
    }
    delegate?.printInteractionControllerDidPresentPrinterOptions(self)
    return true
  }

  private func finish(_ completion: CompletionHandler?, _ error: any Error) {
    guard let completion else { return }
    Task { completion(self, false, error) }
  }

  /// The file of the pages.
  private func makePages() throws(UIPrintError) -> Data {
    let info = printInfo ?? UIPrintInfo()
    let usual = UIPrintPaper.usual
    let chosen = delegate?.printInteractionController(self, choosePaper: [usual]) ?? usual
    let paper = chosen.turned(info.orientation)
    printPaper = paper
    if let renderer = printPageRenderer { return try draw(renderer, on: paper, info) }
    if let printFormatter {
      let renderer = UIPrintPageRenderer()
      renderer.addPrintFormatter(printFormatter, startingAtPageAt: printFormatter.startPage)
      defer { printFormatter.removeFromPrintPageRenderer() }
      return try draw(renderer, on: paper, info)
    }
    let items = printingItem.map { [$0] } ?? printingItems ?? []
    guard !items.isEmpty else { throw UIPrintError(code: .noContent) }
    if items.count == 1, let data = Self.data(of: items[0]), data.starts(with: Array("%PDF".utf8)) { return data }
    var images: [UIImage] = []
    for item in items {
      guard let image = item as? UIImage ?? Self.data(of: item).flatMap({ UIImage(data: $0) }) else {
        throw UIPrintError(code: .unknownImageFormat)
      }
      images.append(image)
    }
    return try draw(ItemRenderer(images), on: paper, info)
  }

  private static func data(of item: Any) -> Data? {
    if let data = item as? Data { return data }
    return (item as? URL).flatMap { FileManager.default.contents(atPath: $0.path) }
  }

  private func draw(
    _ renderer: UIPrintPageRenderer, on paper: UIPrintPaper, _ info: UIPrintInfo
  ) throws(UIPrintError) -> Data {
    renderer.paperRect = CGRect(origin: .zero, size: paper.paperSize)
    renderer.printableRect = paper.printableRect
    let count = renderer.numberOfPages
    guard count > 0 else { throw UIPrintError(code: .noContent) }
    renderer.prepare(forDrawingPages: NSRange(location: 0, length: count))
    let pages = (0..<min(count, 10_000)).map { page in
      let context = CGContext(pictureOf: renderer.paperRect, opaque: false)
      UIGraphicsPushContext(context)
      defer { UIGraphicsPopContext() }
      renderer.drawPage(at: page, in: renderer.printableRect)
      return DrawingContent(commands: context.commands)
    }
    guard
      let data = UIProcess.current.application?.viewHost?.encodePDF(
        pages, size: paper.paperSize, title: info.jobName)
    else { throw UIPrintError(code: .printingNotAvailable) }
    return data
  }
}

/// Draws each picture on a page, as large as it fits.
private final class ItemRenderer: UIPrintPageRenderer {
  private let images: [UIImage]

  init(_ images: [UIImage]) {
    self.images = images
    super.init()
  }

  override var numberOfPages: Int { images.count }

  override func drawContentForPage(at pageIndex: Int, in contentRect: CGRect) {
    let image = images[pageIndex]
    guard image.size.width > 0, image.size.height > 0 else { return }
    let scale = min(contentRect.width / image.size.width, contentRect.height / image.size.height)
    let size = CGSize(width: image.size.width * scale, height: image.size.height * scale)
    image.draw(
      in: CGRect(
        x: contentRect.midX - size.width / 2, y: contentRect.midY - size.height / 2, width: size.width,
        height: size.height))
  }
}

/// Notified of a print job. iOS 4.2. Every method has a default.
@preconcurrency @MainActor public protocol UIPrintInteractionControllerDelegate: NSObjectProtocol {
  /// The paper of the job. The default is the usual one.
  func printInteractionController(
    _ printInteractionController: UIPrintInteractionController, choosePaper paperList: [UIPrintPaper]
  ) -> UIPrintPaper
  /// The dialog is about to appear. The default does nothing.
  func printInteractionControllerWillPresentPrinterOptions(_ printInteractionController: UIPrintInteractionController)
  /// The dialog has appeared. The default does nothing.
  func printInteractionControllerDidPresentPrinterOptions(_ printInteractionController: UIPrintInteractionController)
  /// The dialog has disappeared. The default does nothing.
  func printInteractionControllerDidDismissPrinterOptions(_ printInteractionController: UIPrintInteractionController)
  /// The pages are about to be written. The default does nothing.
  func printInteractionControllerWillStartJob(_ printInteractionController: UIPrintInteractionController)
  /// The pages were written, or could not be. The default does nothing.
  func printInteractionControllerDidFinishJob(_ printInteractionController: UIPrintInteractionController)
}

extension UIPrintInteractionControllerDelegate {
  /// Returns the usual paper.
  public func printInteractionController(
    _ printInteractionController: UIPrintInteractionController, choosePaper paperList: [UIPrintPaper]
  ) -> UIPrintPaper { paperList.first ?? .usual }
  /// Does nothing.
  public func printInteractionControllerWillPresentPrinterOptions(
    _ printInteractionController: UIPrintInteractionController
  ) {}
  /// Does nothing.
  public func printInteractionControllerDidPresentPrinterOptions(
    _ printInteractionController: UIPrintInteractionController
  ) {}
  /// Does nothing.
  public func printInteractionControllerDidDismissPrinterOptions(
    _ printInteractionController: UIPrintInteractionController
  ) {}
  /// Does nothing.
  public func printInteractionControllerWillStartJob(_ printInteractionController: UIPrintInteractionController) {}
  /// Does nothing.
  public func printInteractionControllerDidFinishJob(_ printInteractionController: UIPrintInteractionController) {}
}
