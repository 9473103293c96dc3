public import Foundation
public import Selectors
import ViewBacking

/// Recognises two fingers that move apart or towards each other.
@preconcurrency @MainActor open class UIPinchGestureRecognizer: UIGestureRecognizer {
  /// The factor of the distance between the fingers.
  open var scale: CGFloat = 1
  /// The change of ``scale`` in a second. Always 0.
  open var velocity: CGFloat { 0 }

  /// A recogniser that runs `action` when the view is pinched.
  public override init(action: UIAction? = nil) { super.init(action: action) }

  /// A recogniser that calls a method of `target` when the view is pinched. The target is not retained.
  public override init(target: Any?, action: Selector?) { super.init(target: target, action: action) }

  override var gesture: GestureDescription? { .pinch }
  override var isDiscrete: Bool { false }
  open override var numberOfTouches: Int { 2 }

  override func willReceive(_ phase: GesturePhase) {
    if case .began = phase { scale = 1 }
    if case .transformed(let value, _) = phase { scale = CGFloat(value) }
  }
}
