import Foundation
import ViewBacking

/// Recognises a number of successive taps or clicks.
@preconcurrency @MainActor open class UITapGestureRecognizer: UIGestureRecognizer {
  /// The required number of taps. Default: 1.
  open var numberOfTapsRequired = 1 {
    didSet { view?.setNeedsShow() }
  }
  /// The required number of fingers. Default: 1.
  open var numberOfTouchesRequired = 1
  /// The required buttons of a pointer. iOS 13.4. Default: `primary`. Stored: hosts report the primary button.
  open var buttonMaskRequired = UIEvent.ButtonMask.primary

  /// The greatest distance, in points, by which a finger may move in a tap.
  private static let allowedMovement: CGFloat = 45
  /// The greatest duration of a tap and of the time between two, in seconds.
  private static let (tapTime, pauseTime) = (0.75, 0.35)

  private var taps = 0
  private var most = 0
  private var timer: ProcessTimer?

  override var gesture: GestureDescription? { .tap(count: max(1, numberOfTapsRequired)) }
  override var awaitsTouches: Bool { taps > 0 }

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    guard isPossible, !isHeld else { return }
    let count = tracked.count { !$0.isOver }
    guard count <= max(1, numberOfTouchesRequired) else {
      state = .failed
      return
    }
    if count == 1 { wait(Self.tapTime) }
    most = max(most, count)
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    guard isPossible, !isHeld else { return }
    if touches.contains(where: { $0.point.distance(to: $0.startPoint) > Self.allowedMovement }) { state = .failed }
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    guard isPossible, !isHeld, tracked.allSatisfy(\.isOver) else { return }
    guard most == max(1, numberOfTouchesRequired) else {
      state = .failed
      return
    }
    most = 0
    taps += 1
    if taps >= max(1, numberOfTapsRequired) {
      timer?.cancel()
      state = .recognized
    } else {
      wait(Self.pauseTime)
    }
  }

  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) { state = .failed }

  open override func reset() {
    super.reset()
    taps = 0
    most = 0
    timer?.cancel()
    timer = nil
  }

  /// Whether the recogniser makes another one fail: a tap does not prevent one of more taps.
  open override func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool {
    guard let other = preventedGestureRecognizer as? UITapGestureRecognizer else { return true }
    return other.numberOfTapsRequired <= numberOfTapsRequired
  }

  private func wait(_ seconds: TimeInterval) {
    timer?.cancel()
    timer = ProcessTimer(after: seconds) { [weak self] in
      guard let self, !isHeld else { return }
      state = .failed
    }
  }
}
