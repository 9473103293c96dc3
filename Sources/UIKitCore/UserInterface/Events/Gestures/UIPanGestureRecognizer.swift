public import Foundation
import ViewBacking

/// Recognises a drag of fingers or of the pointer.
@preconcurrency @MainActor open class UIPanGestureRecognizer: UIGestureRecognizer {
  /// The smallest number of fingers. Default: 1.
  open var minimumNumberOfTouches = 1
  /// The largest number of fingers. Default: no limit.
  open var maximumNumberOfTouches = Int.max

  /// The distance, in points, after which a press is a drag.
  private static let hysteresis: CGFloat = 10

  private var start = CGPoint.zero
  private var last: (point: CGPoint, time: TimeInterval)?
  private var speed = CGPoint.zero

  /// How far the pointer was moved since it was pressed, or since ``setTranslation(_:in:)``.
  open func translation(in view: UIView?) -> CGPoint { CGPoint(x: point.x - start.x, y: point.y - start.y) }

  /// Sets how far the pointer was moved.
  open func setTranslation(_ translation: CGPoint, in view: UIView?) {
    start = CGPoint(x: point.x - translation.x, y: point.y - translation.y)
  }

  /// The velocity of the pointer in points per second.
  open func velocity(in view: UIView?) -> CGPoint { speed }

  override var gesture: GestureDescription? { .press(PressDescription(dragDistance: 10, isReportedFromPress: false)) }
  override var isDiscrete: Bool { false }

  /// Whether a drag by an offset from where it has begun is the gesture.
  func mayBegin(offset: CGPoint) -> Bool { true }

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    if isPossible, tracked.count(where: { !$0.isOver }) > maximumNumberOfTouches { state = .failed }
    restart()
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    measure(event.timestamp)
    if hasRecognized {
      state = .changed
    } else if isPossible, !isHeld {
      let offset = CGPoint(x: point.x - start.x, y: point.y - start.y)
      guard tracked.count >= minimumNumberOfTouches, offset.distance(to: .zero) > Self.hysteresis else { return }
      state = mayBegin(offset: offset) ? .began : .failed
    }
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    let remaining = tracked.filter { !$0.isOver }.count
    guard remaining < max(1, minimumNumberOfTouches) else {
      // The middle of the fingers jumps, and the drag goes on from there.
      keepTranslation(without: touches)
      return
    }
    if let last, event.timestamp - last.time > 0.1 { speed = .zero }
    state = hasRecognized || isHeld ? .ended : .failed
  }

  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    state = hasRecognized ? .cancelled : .failed
  }

  open override func reset() {
    super.reset()
    last = nil
  }

  /// A further finger changes the middle of all, but not the translation.
  private func restart() {
    guard hasRecognized, tracked.count > 1 else {
      start = point
      speed = .zero
      last = (point, UIProcess.current.uptime())
      return
    }
    keepMiddle(of: tracked.dropLast().map(\.point))
  }

  private func keepTranslation(without touches: Set<UITouch>) {
    let remaining = tracked.filter { !touches.contains($0) }.map(\.point)
    let sum = remaining.reduce(CGPoint.zero) { CGPoint(x: $0.x + $1.x, y: $0.y + $1.y) }
    let middle = CGPoint(x: sum.x / CGFloat(remaining.count), y: sum.y / CGFloat(remaining.count))
    start = CGPoint(x: start.x + middle.x - point.x, y: start.y + middle.y - point.y)
  }

  private func keepMiddle(of points: [CGPoint]) {
    let sum = points.reduce(CGPoint.zero) { CGPoint(x: $0.x + $1.x, y: $0.y + $1.y) }
    let middle = CGPoint(x: sum.x / CGFloat(points.count), y: sum.y / CGFloat(points.count))
    start = CGPoint(x: start.x + point.x - middle.x, y: start.y + point.y - middle.y)
  }

  private func measure(_ now: TimeInterval) {
    if let last, now > last.time, point != last.point {
      let seconds = now - last.time
      speed = CGPoint(x: (point.x - last.point.x) / seconds, y: (point.y - last.point.y) / seconds)
    }
    last = (point, now)
  }

  override func willReceive(_ phase: GesturePhase) {
    switch phase {
    case .began(let point):
      start = inWindow(point)
      speed = .zero
      last = (start, ProcessInfo.processInfo.systemUptime)
    case .changed(let point), .ended(let point):
      let (now, here) = (ProcessInfo.processInfo.systemUptime, inWindow(point))
      if let last, now > last.time, here != last.point {
        let seconds = now - last.time
        speed = CGPoint(x: (here.x - last.point.x) / seconds, y: (here.y - last.point.y) / seconds)
      }
      last = (here, now)
    case .transformed, .cancelled: break
    }
  }
}

/// Recognises a drag that begins at an edge of the window.
@preconcurrency @MainActor open class UIScreenEdgePanGestureRecognizer: UIPanGestureRecognizer {
  /// The edges at which the drag may begin. Default: none.
  open var edges: UIRectEdge = []

  /// The width of an edge, in points.
  private static let width: CGFloat = 20

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesBegan(touches, with: event)
    if isPossible, !touches.allSatisfy(isAtEdge) { state = .failed }
  }

  private func isAtEdge(_ touch: UITouch) -> Bool {
    guard let bounds = touch.window?.bounds else { return false }
    let point = touch.startPoint
    return edges.contains(.left) && point.x <= bounds.minX + Self.width
      || edges.contains(.right) && point.x >= bounds.maxX - Self.width
      || edges.contains(.top) && point.y <= bounds.minY + Self.width
      || edges.contains(.bottom) && point.y >= bounds.maxY - Self.width
  }

  override var gesture: GestureDescription? { nil }
}
