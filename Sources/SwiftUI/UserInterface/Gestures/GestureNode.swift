import SwiftUICore
import UIKitCore
import ViewBacking

/// What happens to the finger or the pointer on a view.
struct GestureEvent {
  enum Kind {
    case began, moved, ended, cancelled
    /// Only time has passed.
    case time
  }

  enum Device { case press, pinch, rotation }

  var kind: Kind
  var device = Device.press
  /// The location in the view.
  var location = CGPoint.zero
  /// The factor of a pinch, or the angle of a rotation.
  var value = 0.0
  var time = 0.0
}

/// How far the recognition of a gesture is.
enum GestureOutcome<Value> {
  /// Not recognised yet; some gestures have a value already.
  case possible(Value?)
  case active(Value)
  case ended(Value)
  case failed

  var value: Value? {
    switch self {
    case .possible(let value): value
    case .active(let value), .ended(let value): value
    case .failed: nil
    }
  }

  var isOver: Bool {
    switch self {
    case .possible, .active: false
    case .ended, .failed: true
    }
  }

  func map<Other>(_ change: (Value) -> Other) -> GestureOutcome<Other> {
    switch self {
    case .possible(let value): .possible(value.map(change))
    case .active(let value): .active(change(value))
    case .ended(let value): .ended(change(value))
    case .failed: .failed
    }
  }
}

/// The present value of a gesture, whose closures are those of the last update of its view.
@MainActor public struct _GestureSource<G> {
  let get: @MainActor () -> G

  func map<Part>(_ part: @escaping @MainActor (G) -> Part) -> _GestureSource<Part> {
    let get = get
    return _GestureSource<Part> { part(get()) }
  }
}

/// What the parts of a gesture on one view have in common.
@MainActor public final class _GestureContext {
  private let clock: FrameClock
  private weak var node: LayoutNode?
  /// The functions of the app that the present event causes.
  var effects: [() -> Void] = []

  init(_ clock: FrameClock, _ node: LayoutNode?) {
    self.clock = clock
    self.node = node
  }

  func setNode(_ node: LayoutNode) { self.node = node }

  /// An event with only the time is needed at this time.
  func wake(at time: Double) { clock.requestFrame(at: time) }

  var date: Date { clock.referenceDate().addingTimeInterval(clock.presentTime) }

  /// A point of the view in a coordinate space.
  func convert(_ point: CGPoint, to space: CoordinateSpace) -> CGPoint {
    guard space != .local, let origin = node?.frameInWindow?.origin else { return point }
    return CGRect(x: origin.x + point.x, y: origin.y + point.y, width: 0, height: 0).converted(to: space, from: node)
      .origin
  }

  /// The point as a part of the view's size.
  func unitPoint(_ point: CGPoint) -> UnitPoint {
    guard let size = node?.frame?.size, size.width > 0, size.height > 0 else { return .center }
    return UnitPoint(x: point.x / size.width, y: point.y / size.height)
  }
}

/// What a gesture needs from the host.
struct GestureNeeds {
  /// The numbers of taps.
  var taps: Set<Int> = []
  /// Whether presses are followed from their beginning, besides taps.
  var followsPress = false
  /// The smallest distance of a drag.
  var dragDistance: Double?
  var pinches = false
  var rotates = false

  func union(_ other: GestureNeeds) -> GestureNeeds {
    var result = self
    result.taps.formUnion(other.taps)
    result.followsPress = followsPress || other.followsPress
    if let distance = other.dragDistance { result.dragDistance = min(distance, dragDistance ?? distance) }
    result.pinches = pinches || other.pinches
    result.rotates = rotates || other.rotates
    return result
  }
}

/// What recognises one gesture, or a part of one.
@MainActor public class _GestureNode<Value> {
  let context: _GestureContext

  init(_ context: _GestureContext) { self.context = context }

  /// What the host has to report.
  var needs: GestureNeeds { GestureNeeds() }
  /// Handles an event. It is not called any more after the gesture is over, until ``reset()``.
  func handle(_ event: GestureEvent) -> GestureOutcome<Value> { .failed }
  /// Begins anew, for another press.
  func reset() {}
}

/// A node that keeps the outcome of one that may be over.
@MainActor final class GesturePart<Value> {
  let node: _GestureNode<Value>
  private(set) var outcome = GestureOutcome<Value>.possible(nil)

  init(_ node: _GestureNode<Value>) { self.node = node }

  @discardableResult func handle(_ event: GestureEvent) -> GestureOutcome<Value> {
    if !outcome.isOver { outcome = node.handle(event) }
    return outcome
  }

  func reset() {
    outcome = .possible(nil)
    node.reset()
  }
}
