import Foundation

/// What a swipe over a row offers. On a desktop the row's context menu offers it.
@preconcurrency @MainActor open class UISwipeActionsConfiguration: NSObject {
  /// The actions, the outermost first.
  public let actions: [UIContextualAction]
  /// Whether swiping all the way does the first action. Kept for the app: nothing is swiped here. Default: `true`.
  open var performsFirstActionWithFullSwipe = true

  /// An offer of these actions.
  public init(actions: [UIContextualAction]) {
    self.actions = actions
    super.init()
  }
}
