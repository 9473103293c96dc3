import Foundation

/// What a drop on a table would do.
@preconcurrency @MainActor open class UITableViewDropProposal: UIDropProposal {
  /// Where dropped items go.
  public enum Intent: Int, Hashable, Sendable {
    /// The app decides.
    case unspecified = 0
    /// Before the row at the destination.
    ///
    /// If the operation is a move, and the only item is a row of the same table that may be moved (`tableView(_:canMoveRowAt:)`), the drop
    /// calls `tableView(_:moveRowAt:to:)` of the data source in place of the drop delegate, and the table moves the row.
    case insertAtDestinationIndexPath = 1
    /// Into the row at the destination.
    case insertIntoDestinationIndexPath = 2
    /// Before the row or into it.
    case automatic = 3
  }

  /// Where dropped items go. Differs from Apple: no gap is shown.
  public let intent: Intent

  /// A proposal without an intent.
  public override convenience init(operation: UIDropOperation) {
    self.init(operation: operation, intent: .unspecified)
  }

  /// A proposal.
  public init(operation: UIDropOperation, intent: UITableViewDropProposal.Intent) {
    self.intent = intent
    super.init(operation: operation)
  }
}
