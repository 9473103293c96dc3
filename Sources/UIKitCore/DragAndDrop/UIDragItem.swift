import Foundation

/// One thing of what is dragged.
///
/// Differs from Apple: it has no preview of its own; what is seen below the pointer is the picture of the view.
@preconcurrency @MainActor open class UIDragItem: NSObject {
  /// What the thing is, in every form in which it can be had.
  public let itemProvider: NSItemProvider
  /// What the app itself knows the thing by. Nobody else sees it.
  open var localObject: Any?

  /// A thing that `itemProvider` hands out.
  public init(itemProvider: NSItemProvider) {
    self.itemProvider = itemProvider
    super.init()
  }
}
