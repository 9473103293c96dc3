import Foundation

/// How a control that draws itself, or consists of views, follows a touch.
extension UIControl {
  /// The distance, in points, around the control in which a touch still counts as inside.
  private static let tolerance: CGFloat = 70

  final func trackBegin(_ touches: Set<UITouch>, _ event: UIEvent?) {
    guard isEnabled, !isTracking, isPressable(shownContent), let touch = touches.first else { return }
    guard beginTracking(touch, with: event) else { return }
    isTracking = true
    isTouchInside = true
    isHighlighted = true
    sendActions(for: .touchDown)
    if touch.tapCount > 1 { sendActions(for: .touchDownRepeat) }
  }

  final func trackMove(_ touches: Set<UITouch>, _ event: UIEvent?) {
    guard isTracking, let touch = touches.first else { return }
    guard continueTracking(touch, with: event) else { return finish(touch, event) }
    let wasInside = isTouchInside
    isTouchInside = isInside(touch)
    isHighlighted = isTouchInside
    if wasInside != isTouchInside { sendActions(for: isTouchInside ? .touchDragEnter : .touchDragExit) }
    sendActions(for: isTouchInside ? .touchDragInside : .touchDragOutside)
  }

  final func trackEnd(_ touches: Set<UITouch>, _ event: UIEvent?) {
    guard isTracking, let touch = touches.first else { return }
    let inside = isInside(touch)
    finish(touch, event)
    if inside { operate(.touchUpInside) } else { sendActions(for: .touchUpOutside) }
  }

  final func trackCancel(_ event: UIEvent?) {
    guard isTracking else { return }
    isTracking = false
    isTouchInside = false
    isHighlighted = false
    cancelTracking(with: event)
    sendActions(for: .touchCancel)
  }

  private func finish(_ touch: UITouch, _ event: UIEvent?) {
    isTracking = false
    isTouchInside = false
    isHighlighted = false
    endTracking(touch, with: event)
  }

  private func isInside(_ touch: UITouch) -> Bool {
    let margin = touch.phase == .began ? 0 : Self.tolerance
    return bounds.insetBy(dx: -margin, dy: -margin).contains(touch.location(in: self))
  }
}
