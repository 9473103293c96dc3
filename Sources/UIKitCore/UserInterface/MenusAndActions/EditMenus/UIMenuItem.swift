public import Foundation
public import Selectors

/// An item of the app's in a ``UIMenuController``. Deprecated on a device since iOS 16.
@preconcurrency @MainActor open class UIMenuItem: NSObject {
  /// The title.
  open var title: String
  /// The method that the first responder in the chain with it performs.
  open var action: Selector

  /// An item that calls a method.
  public init(title: String, action: Selector) {
    self.title = title
    self.action = action
    super.init()
  }
}
