import Foundation
import ViewBacking

/// The touches of one window: passes them to recognisers and then to views.
@MainActor final class TouchDispatcher {
  private unowned let window: UIWindow
  private var records: [Int: TouchRecord] = [:]
  /// Touches that have ended, of which the view does not know yet because a recogniser may still take them.
  private var held: [TouchRecord] = []
  private var event: TouchEvent?
  private var lastTap: (count: Int, point: CGPoint, time: TimeInterval)?
  let arbiter = GestureArbiter()

  /// The greatest time, in seconds, and the greatest distance between two touches that count as successive.
  private static let tapInterval = 0.35
  private static let tapDistance: CGFloat = 40
  /// The number of touches at a time, more than any person has fingers.
  private static let limit = 32

  init(_ window: UIWindow) {
    self.window = window
    arbiter.resolved = { [weak self] in self?.flush() }
    arbiter.took = { [weak self] recognizer, touches in self?.cancelInViews(touches, by: recognizer) }
  }

  /// Whether a touch is on the window.
  var isEmpty: Bool { records.isEmpty }

  /// Handles a change that the host reports. Returns whether a recogniser has taken the touch from the views, so that a widget under it is
  /// not operated.
  func receive(_ input: TouchInput) -> Bool {
    let now = UIProcess.current.uptime()
    guard let record = record(for: input, now) else { return false }
    let phase: UITouch.Phase =
      switch input.phase {
      case .began: .began
      case .moved: .moved
      case .ended: .ended
      case .cancelled: .cancelled
      }
    if phase == .moved, input.point == record.touch.point, input.stylus == nil { return record.isTaken }
    if phase != .began {
      record.touch.move(
        to: phase == .cancelled ? record.touch.point : input.point, stylus: input.stylus, phase: phase, timestamp: now)
    }
    let event = event ?? TouchEvent(self)
    self.event = event
    event.timestamp = now
    event.touches = records.values.map(\.touch)
    event.changed = [record.touch]
    for touch in event.touches where touch !== record.touch && !touch.isOver { touch.phase = .stationary }
    if let application = UIProcess.current.application {
      application.sendEvent(event)
    } else {
      window.sendEvent(event)
    }
    if record.touch.isOver {
      records[input.id] = nil
      arbiter.remove(record.touch)
      if records.isEmpty { self.event = nil }
    }
    return record.isTaken
  }

  /// Cancels all touches, as when the window disappears.
  func cancelAll() {
    for (id, record) in records {
      _ = receive(TouchInput(id: id, .cancelled, at: record.touch.point))
    }
  }

  private func record(for input: TouchInput, _ now: TimeInterval) -> TouchRecord? {
    guard input.phase == .began else { return records[input.id] }
    // The end of an earlier touch was not reported.
    if let old = records[input.id] { _ = receive(TouchInput(id: input.id, .cancelled, at: old.touch.point)) }
    guard records.count < Self.limit else { return nil }
    let touch = UITouch(
      at: input.point, in: window,
      type: input.stylus != nil ? .pencil : input.isPointer ? .indirectPointer : .direct, stylus: input.stylus,
      timestamp: now)
    touch.tapCount = countTap(at: input.point, now)
    let record = TouchRecord(touch)
    records[input.id] = record
    let hit = window.hitTest(input.point, with: event)
    touch.view = hit
    record.reachesView = hit.map { mayTouch($0, besides: record) } ?? false
    touch.gestureRecognizers = arbiter.begin(touch, in: hit)
    return record
  }

  private func countTap(at point: CGPoint, _ now: TimeInterval) -> Int {
    var count = 1
    if let last = lastTap, now - last.time < Self.tapInterval, last.point.distance(to: point) < Self.tapDistance {
      count = last.count + 1
    }
    lastTap = (count, point, now)
    return count
  }

  /// Whether a view gets another touch.
  private func mayTouch(_ view: UIView, besides record: TouchRecord) -> Bool {
    for other in records.values where other !== record && other.reachesView && !other.touch.isOver {
      guard let otherView = other.touch.view else { continue }
      if otherView === view {
        if !view.isMultipleTouchEnabled { return false }
      } else if view.isExclusiveTouch || otherView.isExclusiveTouch {
        return false
      }
    }
    return true
  }

  // MARK: Delivery

  /// Passes the changed touches to the recognisers, then to the views.
  func dispatch(_ event: TouchEvent) {
    arbiter.deliver(event.changed, event)
    for touch in event.changed {
      guard let record = records.values.first(where: { $0.touch === touch }), record.reachesView else { continue }
      record.note(touch.phase)
      flush(record, event)
    }
    held.removeAll { $0.isFinished || $0.touch.view == nil }
    for record in records.values where record.touch.isOver && !record.isFinished && record.reachesView {
      if !held.contains(where: { $0 === record }) { held.append(record) }
    }
    arbiter.endDelivery()
  }

  /// Delivers what was held back for recognisers that have failed meanwhile.
  private func flush() {
    let event = event ?? TouchEvent(self)
    for record in held + records.values { flush(record, event) }
    held.removeAll { $0.isFinished || $0.touch.view == nil }
  }

  private func flush(_ record: TouchRecord, _ event: TouchEvent) {
    guard record.reachesView, let view = record.touch.view else { return }
    record.flush(
      isBeginDelayed: arbiter.isOpen(record.touch) { $0.delaysTouchesBegan },
      isEndDelayed: arbiter.isOpen(record.touch) { $0.delaysTouchesEnded }, to: view, event)
  }

  private func cancelInViews(_ touches: [UITouch], by recognizer: UIGestureRecognizer) {
    guard recognizer.cancelsTouchesInView else { return }
    let event = event ?? TouchEvent(self)
    for record in held + records.values where touches.contains(where: { $0 === record.touch }) {
      record.take(event)
    }
    held.removeAll { $0.isFinished || $0.touch.view == nil }
  }
}

extension CGPoint {
  /// The distance to another point.
  func distance(to other: CGPoint) -> CGFloat {
    ((x - other.x) * (x - other.x) + (y - other.y) * (y - other.y)).squareRoot()
  }
}
