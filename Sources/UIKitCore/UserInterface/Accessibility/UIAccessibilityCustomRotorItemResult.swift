public import Foundation

/// An element that a rotor has found. iOS 10.
@preconcurrency @MainActor open class UIAccessibilityCustomRotorItemResult: NSObject {
  /// The element. Not retained.
  open weak var targetElement: (any NSObjectProtocol)?
  /// The part of the element's text, or `nil`.
  open var targetRange: UITextRange?

  /// No element.
  public override init() { super.init() }

  /// An element, and a part of its text.
  public init(targetElement: any NSObjectProtocol, targetRange: UITextRange?) {
    self.targetElement = targetElement
    self.targetRange = targetRange
    super.init()
  }
}
