public import Foundation

/// The operation that a view proposes for a drag over it.
@preconcurrency @MainActor open class UIDropProposal: NSObject {
  /// The proposed operation. `cancel` and `forbidden` accept nothing; `move` is a copy if the drag does not allow it.
  public let operation: UIDropOperation

  /// A proposal with this operation.
  public init(operation: UIDropOperation) {
    self.operation = operation
    super.init()
  }
}
