public import Foundation

/// The document that a navigation item is about. iOS 16.
///
/// The menu of the title begins with the document's name, and with an element that shares it.
///
/// Differs from Apple: the document's icon is not shown, and properties from metadata of a link are absent.
@preconcurrency @MainActor open class UIDocumentProperties: NSObject {
  /// The file of the document.
  let url: URL
  /// Provides what a drag of the document's icon contains. Stored: the icon is not shown.
  open var dragItemsProvider: ((any UIDragSession) -> [UIDragItem])?
  /// Provides the controller that shares the document; without one the menu has no such element.
  open var activityViewControllerProvider: (() -> UIActivityViewController)?
  /// Whether the document's icon is shown. Stored. Default: `false`.
  open var wantsIconRepresentation = false

  /// The properties of a file.
  public init(url: URL) {
    self.url = url
    super.init()
  }
}
