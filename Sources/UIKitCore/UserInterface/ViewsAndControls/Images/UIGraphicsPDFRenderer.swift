public import Foundation
import ViewBacking

/// The document of a ``UIGraphicsPDFRenderer``. iOS 10.
@preconcurrency @MainActor open class UIGraphicsPDFRendererFormat: NSObject {
  /// The rectangle of the drawing's coordinates that a page shows.
  open internal(set) var bounds = CGRect.zero
  /// The values of the document. Differs from Apple: only `Title` is written.
  open var documentInfo: [String: Any] = [:]

  /// A format without values.
  public override init() { super.init() }

  /// A format without values.
  open class func `default`() -> UIGraphicsPDFRendererFormat { UIGraphicsPDFRendererFormat() }
}

/// Draws the pages of a document. iOS 10.
@preconcurrency @MainActor open class UIGraphicsPDFRendererContext: NSObject {
  /// The document.
  public let format: UIGraphicsPDFRendererFormat
  /// The rectangle of the page in the drawing's coordinates.
  open var pdfContextBounds: CGRect { format.bounds }
  /// The context of the present page. Begin a page before you draw.
  open private(set) var cgContext: CGContext
  private var pages: [CGContext] = []

  init(_ format: UIGraphicsPDFRendererFormat) {
    self.format = format
    cgContext = CGContext(pictureOf: format.bounds, opaque: false)
    super.init()
    UIGraphicsPushContext(cgContext)
  }

  /// Begins a page.
  open func beginPage() {
    UIGraphicsPopContext()
    cgContext = CGContext(pictureOf: format.bounds, opaque: false)
    pages.append(cgContext)
    UIGraphicsPushContext(cgContext)
  }

  /// Begins a page. Differs from Apple: it has the size of the others.
  open func beginPage(withBounds bounds: CGRect, pageInfo: [String: Any] = [:]) { beginPage() }

  /// Fills a rectangle with the current colour.
  open func fill(_ rect: CGRect) { cgContext.fill(rect) }
  /// Draws a line one point wide just inside a rectangle.
  open func stroke(_ rect: CGRect) { cgContext.stroke(rect.insetBy(dx: 0.5, dy: 0.5), width: 1) }
  /// Clips subsequent drawing to a rectangle.
  open func clip(to rect: CGRect) { cgContext.clip(to: rect) }

  func end() -> [DrawingContent] {
    UIGraphicsPopContext()
    return pages.map { DrawingContent(commands: $0.commands) }
  }
}

/// Draws PDF files. iOS 10.
///
/// Differs from Apple: a file is empty where no host can write one. The base class `UIGraphicsRenderer` is absent.
@preconcurrency @MainActor open class UIGraphicsPDFRenderer: NSObject {
  /// What draws the pages. The context of the present page is also the current one (``UIGraphicsGetCurrentContext()``).
  public typealias DrawingActions = (UIGraphicsPDFRendererContext) -> Void

  /// The document.
  public let format: UIGraphicsPDFRendererFormat

  /// A renderer of pages that show a rectangle of the drawing's coordinates.
  public init(bounds: CGRect, format: UIGraphicsPDFRendererFormat) {
    let own = UIGraphicsPDFRendererFormat()
    own.documentInfo = format.documentInfo
    let isSound = [bounds.minX, bounds.minY, bounds.width, bounds.height].allSatisfy(\.isFinite)
    own.bounds = isSound ? bounds.standardized : .zero
    self.format = own
    super.init()
  }

  /// A renderer of pages that show a rectangle of the drawing's coordinates.
  public convenience init(bounds: CGRect) { self.init(bounds: bounds, format: .default()) }

  /// The pages that `actions` draws, as the content of a PDF file; empty without pages, and where no host can write one.
  open func pdfData(actions: DrawingActions) -> Data {
    let context = UIGraphicsPDFRendererContext(format)
    actions(context)
    let pages = context.end()
    guard !pages.isEmpty, let host = UIProcess.current.application?.viewHost else { return Data() }
    let title = format.documentInfo["Title"] as? String
    return host.encodePDF(pages, size: format.bounds.size, title: title) ?? Data()
  }

  /// Writes the pages that `actions` draws to a PDF file. Throws an error if there is nothing to write.
  open func writePDF(to url: URL, withActions actions: DrawingActions) throws {
    let data = pdfData(actions: actions)
    guard !data.isEmpty else { throw CocoaError(.fileWriteUnknown, userInfo: [NSFilePathErrorKey: url.path]) }
    try data.write(to: url, options: .atomic)
  }
}
