public import Foundation

/// Shows that a document of a browser is being opened. iOS 12; ``UIDocumentBrowserViewController/transitionController(forDocumentAt:)``
/// returns it.
///
/// Differs from Apple: it is stored. It animates nothing, because a presentation takes no time.
@preconcurrency @MainActor open class UIDocumentBrowserTransitionController: NSObject {
  /// The progress of loading the document, or `nil`.
  open var loadingProgress: Progress?
  /// The view that the document grows into; `nil` for the whole view. Not retained.
  open weak var targetView: UIView?

  override init() { super.init() }
}
