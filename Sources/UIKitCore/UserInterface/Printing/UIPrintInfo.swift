public import Foundation

/// A print job's name and settings. iOS 4.2.
@preconcurrency @MainActor open class UIPrintInfo: NSObject {
  /// The kind of content.
  public enum OutputType: Int, Hashable, Sendable {
    /// Text and pictures.
    case general = 0
    /// Pictures.
    case photo = 1
    /// Text and pictures without colours.
    case grayscale = 2
    /// Pictures without colours.
    case photoGrayscale = 3
  }

  /// The orientation of pages.
  public enum Orientation: Int, Hashable, Sendable {
    /// Higher than wide.
    case portrait = 0
    /// Wider than high.
    case landscape = 1
  }

  /// Printing on both sides of a sheet.
  public enum Duplex: Int, Hashable, Sendable {
    /// On one side.
    case none = 0
    /// Turned over the long edge.
    case longEdge = 1
    /// Turned over the short edge.
    case shortEdge = 2
  }

  /// The name of the job, which is proposed as the name of the file. Default: "Document".
  open var jobName = "Document"
  /// The kind of content. Stored, and without effect. Default: `general`.
  open var outputType = OutputType.general
  /// The orientation of pages. Default: `portrait`.
  open var orientation = Orientation.portrait
  /// Printing on both sides of a sheet. Stored, because a file has pages and no sheets.
  open var duplex = Duplex.none
  /// The identifier of a printer, or `nil`. Stored, because there are no printers.
  open var printerID: String?

  /// The usual settings.
  public override init() { super.init() }

  /// The usual settings.
  open class func printInfo() -> UIPrintInfo { UIPrintInfo() }
}
