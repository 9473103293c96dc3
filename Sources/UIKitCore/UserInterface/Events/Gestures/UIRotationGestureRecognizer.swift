public import Foundation
public import Selectors
import ViewBacking

/// Recognises two fingers that turn around each other.
@preconcurrency @MainActor open class UIRotationGestureRecognizer: UIGestureRecognizer {
  /// The angle in radians.
  open var rotation: CGFloat = 0
  /// The change of ``rotation`` in a second. Always 0.
  open var velocity: CGFloat { 0 }

  /// A recogniser that runs `action` when the view is rotated.
  public override init(action: UIAction? = nil) { super.init(action: action) }

  /// A recogniser that calls a method of `target` when the view is rotated. The target is not retained.
  public override init(target: Any?, action: Selector?) { super.init(target: target, action: action) }

  override var gesture: GestureDescription? { .rotation }
  override var isDiscrete: Bool { false }
  open override var numberOfTouches: Int { 2 }

  override func willReceive(_ phase: GesturePhase) {
    if case .began = phase { rotation = 0 }
    if case .transformed(let value, _) = phase { rotation = CGFloat(value) }
  }
}
