public import Foundation

/// The operation that a view proposes for a drag over it.
@preconcurrency @MainActor open class UIDropProposal: NSObject {
  /// The proposed operation. `cancel` and `forbidden` accept nothing; `move` is a copy if the drag does not allow it.
  public let operation: UIDropOperation
  /// Whether the view wants the location of each item, not that of the touch. Default: `false`. Has no effect: the pointer is precise.
  open var isPrecise = false
  /// Whether the preview is shown in full size. Default: `false`. Has no effect: the desktop draws the dragged items.
  open var prefersFullSizePreview = false

  /// A proposal with this operation.
  public init(operation: UIDropOperation) {
    self.operation = operation
    super.init()
  }
}
