public import SwiftUICore
import UIKitCore

/// A drag of a finger or of the pointer.
public struct DragGesture {
  /// The places of a drag.
  public struct Value: Equatable, @unchecked Sendable {
    /// The time of the last movement.
    public var time: Date
    /// The place of the finger.
    public var location: CGPoint
    /// The place where the drag has begun.
    public var startLocation: CGPoint
    /// The velocity in points per second.
    public var velocity: CGSize
    /// The distance from the beginning.
    public var translation: CGSize {
      CGSize(width: location.x - startLocation.x, height: location.y - startLocation.y)
    }
    /// Where the drag would end if it went on without the finger.
    public var predictedEndLocation: CGPoint {
      CGPoint(x: location.x + velocity.width / 4, y: location.y + velocity.height / 4)
    }
    /// The distance from the beginning to ``predictedEndLocation``.
    public var predictedEndTranslation: CGSize {
      CGSize(
        width: predictedEndLocation.x - startLocation.x, height: predictedEndLocation.y - startLocation.y)
    }
  }

  /// The distance after which the gesture begins.
  public var minimumDistance: CGFloat
  /// The coordinates of the places.
  public var coordinateSpace: CoordinateSpace

  /// A drag.
  @_disfavoredOverload public init(minimumDistance: CGFloat = 10, coordinateSpace: CoordinateSpace = .local) {
    self.minimumDistance = minimumDistance
    self.coordinateSpace = coordinateSpace
  }

  /// A drag.
  public init(minimumDistance: CGFloat = 10, coordinateSpace: some CoordinateSpaceProtocol = .local) {
    self.init(minimumDistance: minimumDistance, coordinateSpace: coordinateSpace.coordinateSpace)
  }
}

@MainActor extension DragGesture: PrimitiveGesture {
  /// It has no body.
  public typealias Body = Never

  /// Makes what recognises the gesture. Apps do not call it.
  public static func _makeGesture(
    _ gesture: _GestureSource<Self>, _ context: _GestureContext
  ) -> _GestureNode<Value> { DragNode(gesture, context) }
}

private final class DragNode: _GestureNode<DragGesture.Value> {
  private let gesture: _GestureSource<DragGesture>
  private var start: CGPoint?
  private var value: DragGesture.Value?
  private var last: (point: CGPoint, time: Double)?

  init(_ gesture: _GestureSource<DragGesture>, _ context: _GestureContext) {
    self.gesture = gesture
    super.init(context)
  }

  override var needs: GestureNeeds {
    GestureNeeds(followsPress: true, dragDistance: Double(gesture.get().minimumDistance))
  }

  override func handle(_ event: GestureEvent) -> GestureOutcome<DragGesture.Value> {
    guard event.device == .press else { return .possible(nil) }
    let gesture = gesture.get()
    let point = context.convert(event.location, to: gesture.coordinateSpace)
    switch event.kind {
    case .began:
      start = point
      last = (point, event.time)
      guard gesture.minimumDistance <= 0 else { return .possible(nil) }
      return .active(moved(to: point, event.time))
    case .moved:
      guard let start else { return .possible(nil) }
      guard value != nil || start.distance(to: point) >= gesture.minimumDistance else { return .possible(nil) }
      return .active(moved(to: point, event.time))
    case .ended:
      guard let start, value != nil || start.distance(to: point) >= gesture.minimumDistance else { return .failed }
      // A finger that is lifted does not move: the velocity is that of the last movement.
      if last?.point == point, let value { return .ended(value) }
      return .ended(moved(to: point, event.time))
    case .cancelled: return .failed
    case .time: return value.map { .active($0) } ?? .possible(nil)
    }
  }

  private func moved(to point: CGPoint, _ time: Double) -> DragGesture.Value {
    var velocity = value?.velocity ?? .zero
    if let last, time > last.time {
      let seconds = CGFloat(time - last.time)
      velocity = CGSize(width: (point.x - last.point.x) / seconds, height: (point.y - last.point.y) / seconds)
    }
    last = (point, time)
    let new = DragGesture.Value(
      time: context.date, location: point, startLocation: start ?? point, velocity: velocity)
    value = new
    return new
  }

  override func reset() { (start, value, last) = (nil, nil, nil) }
}
