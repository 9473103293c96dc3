public import Foundation
public import Selectors

/// What a command does while further modifier keys are held. iOS 13.
///
/// Differs from Apple: stored; a menu does not change while keys are held.
@preconcurrency @MainActor open class UICommandAlternate: NSObject {
  /// The title.
  public let title: String
  /// The method.
  public let action: Selector
  /// The keys that are held.
  public let modifierFlags: UIKeyModifierFlags
  /// The text in a help panel, or `nil`.
  open var discoverabilityTitle: String?

  /// An alternative of a command.
  public init(
    title: String, action: Selector, modifierFlags: UIKeyModifierFlags, discoverabilityTitle: String? = nil
  ) {
    self.title = title
    self.action = action
    self.modifierFlags = modifierFlags
    self.discoverabilityTitle = discoverabilityTitle
    super.init()
  }
}
