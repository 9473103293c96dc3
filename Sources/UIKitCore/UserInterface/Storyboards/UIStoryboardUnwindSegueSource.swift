public import Foundation
public import Selectors

/// What an unwind segue begins with, while its destination is searched. iOS 9.
///
/// ``UIViewController/allowedChildrenForUnwinding(from:)`` receives it.
@preconcurrency @MainActor open class UIStoryboardUnwindSegueSource: NSObject {
  /// The controller that the segue begins at.
  open private(set) var source: UIViewController
  /// The object that has caused the segue, or `nil`.
  open private(set) var sender: Any?
  /// The method of the destination that the segue calls.
  open private(set) var unwindAction: Selector

  init(source: UIViewController, unwindAction: Selector, sender: Any?) {
    self.source = source
    self.unwindAction = unwindAction
    self.sender = sender
    super.init()
  }
}
