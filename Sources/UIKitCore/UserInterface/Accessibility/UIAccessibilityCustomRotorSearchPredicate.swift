public import Foundation

/// Where the search of a rotor begins. iOS 10.
@preconcurrency @MainActor open class UIAccessibilityCustomRotorSearchPredicate: NSObject {
  /// The element from which to go on.
  open var currentItem = UIAccessibilityCustomRotorItemResult()
  /// The direction.
  open var searchDirection = UIAccessibilityCustomRotor.Direction.next

  /// A search forwards from nowhere.
  public override init() { super.init() }
}
