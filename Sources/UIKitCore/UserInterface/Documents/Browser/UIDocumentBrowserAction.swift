public import Foundation

/// A command of the app for the documents of a browser. iOS 11.
@preconcurrency @MainActor open class UIDocumentBrowserAction: NSObject {
  /// Where a command is offered.
  public struct Availability: OptionSet, Hashable, Sendable {
    /// The places as bits.
    public let rawValue: Int
    /// Places given as bits.
    public init(rawValue: Int) { self.rawValue = rawValue }
    /// In the menu of a document.
    public static let menu = Availability(rawValue: 1 << 0)
    /// In the navigation bar, while documents are being selected.
    public static let navigationBar = Availability(rawValue: 1 << 1)
  }

  /// The name of the command.
  public let identifier: String
  /// The title for the user.
  public let localizedTitle: String
  /// Where the command is offered.
  public let availability: Availability
  /// The picture in the menu.
  open var image: UIImage?
  /// The identifiers of the types of documents that the command takes. Default: any.
  open var supportedContentTypes: [String] = ["public.item"]
  /// Whether the command takes several documents. Default: `true`.
  open var supportsMultipleItems = true

  let handler: ([URL]) -> Void

  /// A command that calls `handler` with the documents.
  public init(
    identifier: String, localizedTitle: String, availability: Availability, handler: @escaping ([URL]) -> Void
  ) {
    self.identifier = identifier
    self.localizedTitle = localizedTitle
    self.availability = availability
    self.handler = handler
    super.init()
  }
}
