public import Foundation
public import Selectors
import ViewBacking

/// Recognises a drag of a finger or of the pointer.
@preconcurrency @MainActor open class UIPanGestureRecognizer: UIGestureRecognizer {
  /// The smallest number of fingers. Stored: the pointer is one.
  open var minimumNumberOfTouches = 1
  /// The largest number of fingers. Stored: the pointer is one.
  open var maximumNumberOfTouches = Int.max

  private var start = CGPoint.zero
  private var last: (point: CGPoint, time: TimeInterval)?
  private var speed = CGPoint.zero

  /// A recogniser that runs `action` when the view is dragged.
  public override init(action: UIAction? = nil) { super.init(action: action) }

  /// A recogniser that calls a method of `target` when the view is dragged. The target is not retained.
  public override init(target: Any?, action: Selector?) { super.init(target: target, action: action) }

  /// How far the pointer was moved since the gesture has begun, or since ``setTranslation(_:in:)``.
  open func translation(in view: UIView?) -> CGPoint {
    let point = location(in: self.view)
    return CGPoint(x: point.x - start.x, y: point.y - start.y)
  }

  /// Sets how far the pointer was moved.
  open func setTranslation(_ translation: CGPoint, in view: UIView?) {
    let point = location(in: self.view)
    start = CGPoint(x: point.x - translation.x, y: point.y - translation.y)
  }

  /// The velocity of the pointer in points per second.
  open func velocity(in view: UIView?) -> CGPoint { speed }

  override var gesture: GestureDescription? { .press(PressDescription(dragDistance: 10, isReportedFromPress: false)) }
  override var isDiscrete: Bool { false }

  override func willReceive(_ phase: GesturePhase) {
    let now = ProcessInfo.processInfo.systemUptime
    switch phase {
    case .began(let point):
      start = point
      speed = .zero
      last = (point, now)
    case .changed(let point), .ended(let point):
      if let last, now > last.time, point != last.point {
        let seconds = now - last.time
        speed = CGPoint(x: (point.x - last.point.x) / seconds, y: (point.y - last.point.y) / seconds)
      }
      last = (point, now)
    case .transformed, .cancelled: break
    }
  }
}
