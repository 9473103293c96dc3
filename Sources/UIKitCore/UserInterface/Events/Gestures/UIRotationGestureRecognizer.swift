public import Foundation
import ViewBacking

/// Recognises two fingers that turn around each other.
@preconcurrency @MainActor open class UIRotationGestureRecognizer: UIGestureRecognizer {
  /// The angle in radians, clockwise. An app may set it; the gesture goes on from there.
  open var rotation: CGFloat {
    get { value }
    set {
      value = newValue
      base = newValue
      reference = current
    }
  }
  /// The change of ``rotation`` in a second.
  open private(set) var velocity: CGFloat = 0

  private var value: CGFloat = 0
  /// The value at the reference.
  private var base: CGFloat = 0
  private var reference: CGFloat?
  private var last: (value: CGFloat, time: TimeInterval)?

  override var gesture: GestureDescription? { .rotation }
  override var source: Source { .both }
  override var isDiscrete: Bool { false }
  open override var numberOfTouches: Int { arbiter == nil ? 2 : super.numberOfTouches }

  /// The angle of the line between the fingers.
  private var current: CGFloat? {
    guard tracked.count == 2 else { return nil }
    let (one, two) = (tracked[0].point, tracked[1].point)
    return CGFloat(atan2(Double(two.y - one.y), Double(two.x - one.x)))
  }

  /// The angle from one direction to another, the short way.
  private static func turn(from: CGFloat, to: CGFloat) -> CGFloat {
    let angle = (to - from).truncatingRemainder(dividingBy: 2 * .pi)
    return angle > .pi ? angle - 2 * .pi : angle < -.pi ? angle + 2 * .pi : angle
  }

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    guard tracked.count <= 2 else {
      for touch in touches { ignore(touch, for: event) }
      return
    }
    (value, base, reference, velocity) = (0, 0, current, 0)
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    guard let present = current else { return }
    let reference = reference ?? present
    self.reference = reference
    let new = base + Self.turn(from: reference, to: present)
    if hasRecognized {
      measure(new, event.timestamp)
      value = new
      state = .changed
    } else if isPossible, !isHeld, abs(new) > 0.1 {
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
    if case .began = phase { (value, base, reference) = (0, 0, nil) }
    if case .transformed(let number, _) = phase { value = CGFloat(number) }
  }
}
