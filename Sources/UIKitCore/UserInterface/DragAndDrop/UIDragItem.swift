public import Foundation

/// One dragged item.
///
/// Differs from Apple: it has no preview; the drag shows a picture of the view.
@preconcurrency @MainActor open class UIDragItem: NSObject {
  /// The item's representations.
  public let itemProvider: NSItemProvider
  /// The app's own object for the item. Visible only to the app.
  open var localObject: Any?
  /// Makes the picture under the pointer. Stored, and not called: the desktop draws the dragged items.
  open var previewProvider: (() -> UIDragPreview?)?
  /// The picture has changed. Has no effect, because ``previewProvider`` is not called.
  open func setNeedsDropPreviewUpdate() {}

  /// An item whose representations `itemProvider` provides.
  public init(itemProvider: NSItemProvider) {
    self.itemProvider = itemProvider
    super.init()
  }
}
