public import Foundation
public import Selectors
import ViewBacking

/// Recognises a long press: it begins after the minimum duration, changes when the pointer moves, and ends.
@preconcurrency @MainActor open class UILongPressGestureRecognizer: UIGestureRecognizer {
  /// The minimum duration of the press, in seconds. Default: 0.5.
  open var minimumPressDuration: TimeInterval = 0.5 {
    didSet { view?.setNeedsShow() }
  }

  /// A recogniser that runs `action` when the view is long-pressed.
  public override init(action: UIAction? = nil) { super.init(action: action) }

  /// A recogniser that calls a method of `target` when the view is long-pressed. The target is not retained.
  public override init(target: Any?, action: Selector?) { super.init(target: target, action: action) }

  override var gesture: GestureDescription? {
    .longPress(seconds: minimumPressDuration.isFinite ? max(0.05, minimumPressDuration) : 0.5)
  }
  override var isDiscrete: Bool { false }
}
