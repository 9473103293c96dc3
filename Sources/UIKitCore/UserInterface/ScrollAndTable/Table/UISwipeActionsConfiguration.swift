public import Foundation

/// The actions of a swipe over a row. On a desktop the row's context menu offers them.
@preconcurrency @MainActor open class UISwipeActionsConfiguration: NSObject {
  /// The actions, the outermost first.
  public let actions: [UIContextualAction]
  /// Whether a full swipe runs the first action. Stored, and without effect: there are no swipes here. Default: `true`.
  open var performsFirstActionWithFullSwipe = true

  /// A configuration with these actions.
  public init(actions: [UIContextualAction]) {
    self.actions = actions
    super.init()
  }
}
