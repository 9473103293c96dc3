import Foundation
public import Selectors
import ViewBacking

/// Recognises a number of successive taps or clicks.
@preconcurrency @MainActor open class UITapGestureRecognizer: UIGestureRecognizer {
  /// The required number of taps. Default: 1.
  open var numberOfTapsRequired = 1 {
    didSet { view?.setNeedsShow() }
  }

  /// A recogniser that runs `action` when the view is tapped.
  public override init(action: UIAction? = nil) { super.init(action: action) }

  /// A recogniser that calls a method of `target` when the view is tapped. The target is not retained.
  public override init(target: Any?, action: Selector?) { super.init(target: target, action: action) }

  override var gesture: GestureDescription? { .tap(count: max(1, numberOfTapsRequired)) }
}
