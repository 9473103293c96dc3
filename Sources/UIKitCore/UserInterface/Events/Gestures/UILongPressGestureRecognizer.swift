public import Foundation
import ViewBacking

/// Recognises a long press: it begins after the minimum duration, changes when the pointer moves, and ends.
@preconcurrency @MainActor open class UILongPressGestureRecognizer: UIGestureRecognizer {
  /// The minimum duration of the press, in seconds. Default: 0.5.
  open var minimumPressDuration: TimeInterval = 0.5 {
    didSet { view?.setNeedsShow() }
  }
  /// The required number of fingers. Default: 1.
  open var numberOfTouchesRequired = 1
  /// The required number of taps before the press. Default: 0.
  open var numberOfTapsRequired = 0
  /// The greatest distance, in points, by which a finger may move before the gesture begins. Default: 10.
  open var allowableMovement: CGFloat = 10

  private var timer: ProcessTimer?

  override var gesture: GestureDescription? {
    .longPress(seconds: minimumPressDuration.isFinite ? max(0.05, minimumPressDuration) : 0.5)
  }
  override var isDiscrete: Bool { false }

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    guard isPossible else { return }
    let count = tracked.count { !$0.isOver }
    guard count <= max(1, numberOfTouchesRequired), touches.allSatisfy({ $0.tapCount > numberOfTapsRequired }) else {
      state = .failed
      return
    }
    guard count == max(1, numberOfTouchesRequired) else { return }
    guard minimumPressDuration > 0 else {
      state = .began
      return
    }
    timer = ProcessTimer(after: minimumPressDuration.isFinite ? minimumPressDuration : 0.5) { [weak self] in
      self?.state = .began
    }
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    if hasRecognized {
      state = .changed
    } else if touches.contains(where: { $0.point.distance(to: $0.startPoint) > allowableMovement }) {
      state = .failed
    }
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    if isHeld || hasRecognized {
      if tracked.allSatisfy(\.isOver) { state = .ended }
    } else {
      state = .failed
    }
  }

  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    state = hasRecognized ? .cancelled : .failed
  }

  open override func reset() {
    super.reset()
    timer?.cancel()
    timer = nil
  }
}
