public import Foundation
public import Selectors

/// An action of a view that assistive technology offers by its name.
@preconcurrency @MainActor open class UIAccessibilityCustomAction: NSObject {
  /// Called when the action is chosen. Returns whether it has succeeded.
  public typealias Handler = (UIAccessibilityCustomAction) -> Bool
  /// The name.
  open var name: String
  /// Called when the action is chosen.
  open var actionHandler: Handler?
  /// The picture beside the name, or `nil`. iOS 14. Stored.
  open var image: UIImage?

  /// An action with a name.
  public init(name: String, actionHandler: Handler?) {
    self.name = name
    self.actionHandler = actionHandler
    super.init()
  }

  /// An action with a name and a picture. iOS 14.
  public init(name: String, image: UIImage?, actionHandler: @escaping Handler) {
    self.name = name
    self.image = image
    self.actionHandler = actionHandler
    super.init()
  }

  /// An action with a name that calls a method of `target`, which is not retained.
  ///
  /// Differs from Apple: the action succeeds if `target` exists; the method's result is not used.
  public convenience init(name: String, target: Any?, selector: Selector) {
    self.init(name: name, image: nil, target: target, selector: selector)
  }

  /// An action with a name and a picture that calls a method of `target`, which is not retained. iOS 14.
  public init(name: String, image: UIImage?, target: Any?, selector: Selector) {
    self.name = name
    self.image = image
    let message = TargetAction(target, selector)
    actionHandler = { ActionMessage.deliver(message.action, to: message.target, from: $0, for: nil) }
    super.init()
  }
}
