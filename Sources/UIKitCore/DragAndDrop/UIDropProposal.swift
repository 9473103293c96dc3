import Foundation

/// What a view would do with what is dragged over it.
@preconcurrency @MainActor open class UIDropProposal: NSObject {
  /// What it would do. `cancel` and `forbidden` take nothing; `move` is a copy where the drag does not allow it.
  public let operation: UIDropOperation

  /// A proposal to do that.
  public init(operation: UIDropOperation) {
    self.operation = operation
    super.init()
  }
}
