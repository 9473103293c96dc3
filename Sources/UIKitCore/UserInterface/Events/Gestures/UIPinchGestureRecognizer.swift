public import Foundation
import ViewBacking

/// Recognises two fingers that move apart or towards each other.
@preconcurrency @MainActor open class UIPinchGestureRecognizer: UIGestureRecognizer {
  /// The factor of the distance between the fingers. An app may set it; the gesture goes on from there.
  open var scale: CGFloat {
    get { value }
    set {
      value = newValue
      base = newValue
      reference = current
    }
  }
  /// The change of ``scale`` in a second.
  open private(set) var velocity: CGFloat = 0

  private var value: CGFloat = 1
  /// The value at the reference.
  private var base: CGFloat = 1
  private var reference: CGFloat?
  private var last: (value: CGFloat, time: TimeInterval)?

  override var gesture: GestureDescription? { .pinch }
  override var source: Source { .both }
  override var isDiscrete: Bool { false }
  open override var numberOfTouches: Int { arbiter == nil ? 2 : super.numberOfTouches }

  /// The distance of the fingers.
  private var current: CGFloat? {
    tracked.count == 2 ? max(1, tracked[0].point.distance(to: tracked[1].point)) : nil
  }

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    guard tracked.count <= 2 else {
      for touch in touches { ignore(touch, for: event) }
      return
    }
    (value, base, reference, velocity) = (1, 1, current, 0)
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    guard let present = current else { return }
    let reference = reference ?? present
    self.reference = reference
    let new = reference > 0 ? base * present / reference : base
    if hasRecognized {
      measure(new, event.timestamp)
      value = new
      state = .changed
    } else if isPossible, !isHeld, abs(present - reference) > 8 {
      last = (new, event.timestamp)
      value = new
      state = .began
    }
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    if hasRecognized || isHeld {
      state = .ended
    } else if tracked.allSatisfy(\.isOver) {
      state = .failed
    }
  }

  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    state = hasRecognized ? .cancelled : .failed
  }

  open override func reset() {
    super.reset()
    reference = nil
    last = nil
  }

  private func measure(_ new: CGFloat, _ now: TimeInterval) {
    if let last, now > last.time { velocity = (new - last.value) / CGFloat(now - last.time) }
    last = (new, now)
  }

  override func willReceive(_ phase: GesturePhase) {
    if case .began = phase { (value, base, reference) = (1, 1, nil) }
    if case .transformed(let number, _) = phase { value = CGFloat(number) }
  }
}
