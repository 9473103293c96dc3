public import SwiftUICore
import UIKitCore

/// A number of taps.
public struct TapGesture {
  /// The number of taps.
  public var count: Int

  /// A number of taps.
  public init(count: Int = 1) { self.count = count }
}

@MainActor extension TapGesture: PrimitiveGesture {
  /// It has no value.
  public typealias Value = ()
  /// It has no body.
  public typealias Body = Never

  /// Makes what recognises the gesture. Apps do not call it.
  public static func _makeGesture(
    _ gesture: _GestureSource<Self>, _ context: _GestureContext
  ) -> _GestureNode<Void> { MapNode(TapNode(gesture.map(\.count), context)) { _ in () } }
}

/// A number of taps, whose value is the place.
public struct SpatialTapGesture {
  /// The place of taps.
  public struct Value: Equatable, @unchecked Sendable {
    /// The place.
    public var location: CGPoint
  }

  /// The number of taps.
  public var count: Int
  /// The coordinates of the place.
  public var coordinateSpace: CoordinateSpace

  /// A number of taps.
  @_disfavoredOverload public init(count: Int = 1, coordinateSpace: CoordinateSpace = .local) {
    self.count = count
    self.coordinateSpace = coordinateSpace
  }

  /// A number of taps.
  public init(count: Int = 1, coordinateSpace: some CoordinateSpaceProtocol = .local) {
    self.init(count: count, coordinateSpace: coordinateSpace.coordinateSpace)
  }
}

@MainActor extension SpatialTapGesture: PrimitiveGesture {
  /// It has no body.
  public typealias Body = Never

  /// Makes what recognises the gesture. Apps do not call it.
  public static func _makeGesture(
    _ gesture: _GestureSource<Self>, _ context: _GestureContext
  ) -> _GestureNode<Value> {
    MapNode(TapNode(gesture.map(\.count), context)) {
      Value(location: context.convert($0, to: gesture.get().coordinateSpace))
    }
  }
}

/// Recognises taps; the value is the place of the last one.
final class TapNode: _GestureNode<CGPoint> {
  private let count: _GestureSource<Int>
  private var taps = 0
  private var start = CGPoint.zero
  private var isPressed = false
  private var lastTap = 0.0

  /// The longest time between two taps, in seconds.
  static let interval = 0.35

  init(_ count: _GestureSource<Int>, _ context: _GestureContext) {
    self.count = count
    super.init(context)
  }

  override var needs: GestureNeeds { GestureNeeds(taps: [max(1, count.get())]) }

  override func handle(_ event: GestureEvent) -> GestureOutcome<CGPoint> {
    guard event.device == .press else { return .possible(nil) }
    if !isPressed, taps > 0, event.time - lastTap >= TapNode.interval { return .failed }
    switch event.kind {
    case .began:
      isPressed = true
      start = event.location
    case .moved: if start.distance(to: event.location) > 10 { return .failed }
    case .ended:
      isPressed = false
      if start.distance(to: event.location) > 10 { return .failed }
      taps += 1
      if taps >= max(1, count.get()) { return .ended(event.location) }
      lastTap = event.time
      context.wake(at: event.time + TapNode.interval)
    case .cancelled: return .failed
    case .time: break
    }
    return .possible(nil)
  }

  override func reset() {
    taps = 0
    isPressed = false
  }
}

extension CGPoint {
  func distance(to other: CGPoint) -> CGFloat {
    ((x - other.x) * (x - other.x) + (y - other.y) * (y - other.y)).squareRoot()
  }
}
