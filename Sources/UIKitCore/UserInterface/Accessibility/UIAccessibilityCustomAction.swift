public import Foundation

/// An action of a view that assistive technology offers by its name.
@preconcurrency @MainActor open class UIAccessibilityCustomAction: NSObject {
  /// Called when the action is chosen. Returns whether it has succeeded.
  public typealias Handler = (UIAccessibilityCustomAction) -> Bool
  /// The name.
  open var name: String
  /// Called when the action is chosen.
  open var actionHandler: Handler?

  /// An action with a name.
  public init(name: String, actionHandler: Handler?) {
    self.name = name
    self.actionHandler = actionHandler
    super.init()
  }
}
