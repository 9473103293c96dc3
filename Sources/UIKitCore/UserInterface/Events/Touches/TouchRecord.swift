import Foundation

/// A touch, and what its view knows of it.
@MainActor final class TouchRecord {
  let touch: UITouch
  /// Whether the view receives the touch, besides the recognisers.
  var reachesView = false
  /// Whether a recogniser has taken the touch from the view.
  private(set) var isTaken = false
  private var pending: [UITouch.Phase] = []
  private var knows = false
  private var isOver = false

  init(_ touch: UITouch) { self.touch = touch }

  /// Whether the view gets no further calls.
  var isFinished: Bool { isOver }

  /// A phase has happened that the view does not know.
  func note(_ phase: UITouch.Phase) {
    guard !isOver else { return }
    // Of several movements only the last one counts.
    if phase == .moved, pending.last == .moved { return }
    pending.append(phase)
  }

  /// Delivers what is not delayed.
  func flush(isBeginDelayed: Bool, isEndDelayed: Bool, to view: UIView, _ event: TouchEvent) {
    while let next = pending.first, !isOver {
      if isBeginDelayed, !knows, next != .cancelled { return }
      if isEndDelayed, next == .ended { return }
      pending.removeFirst()
      deliver(next, to: view, event)
    }
  }

  /// A recogniser has taken the touch.
  func take(_ event: TouchEvent) {
    isTaken = true
    guard !isOver else { return }
    pending = []
    if knows, let view = touch.view { deliver(.cancelled, to: view, event) }
    isOver = true
  }

  private func deliver(_ phase: UITouch.Phase, to view: UIView, _ event: TouchEvent) {
    let present = touch.phase
    touch.phase = phase
    let touches: Set = [touch]
    switch phase {
    case .began:
      knows = true
      view.touchesBegan(touches, with: event)
    case .moved: view.touchesMoved(touches, with: event)
    case .ended:
      isOver = true
      view.touchesEnded(touches, with: event)
    case .cancelled:
      isOver = true
      if knows { view.touchesCancelled(touches, with: event) }
    case .stationary, .regionEntered, .regionMoved, .regionExited: break
    }
    touch.phase = present
  }
}
