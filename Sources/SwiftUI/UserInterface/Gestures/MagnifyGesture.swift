public import SwiftUICore
import UIKitCore

/// Two fingers that move apart or towards each other.
public struct MagnifyGesture {
  /// The progress of the gesture.
  public struct Value: Equatable, @unchecked Sendable {
    /// The time of the last movement.
    public var time: Date
    /// The factor since the beginning.
    public var magnification: CGFloat
    /// The change of the factor in a second.
    public var velocity: CGFloat
    /// The place of the beginning as a part of the view's size.
    public var startAnchor: UnitPoint
    /// The place of the beginning.
    public var startLocation: CGPoint
  }

  /// The change of the factor after which the gesture begins.
  public var minimumScaleDelta: CGFloat

  /// A gesture that begins after a change of the factor.
  public init(minimumScaleDelta: CGFloat = 0.01) { self.minimumScaleDelta = minimumScaleDelta }
}

@MainActor extension MagnifyGesture: PrimitiveGesture {
  /// It has no body.
  public typealias Body = Never

  /// Makes what recognises the gesture. Apps do not call it.
  public static func _makeGesture(
    _ gesture: _GestureSource<Self>, _ context: _GestureContext
  ) -> _GestureNode<Value> {
    MapNode(TransformNode(.pinch, neutral: 1, gesture.map { Double($0.minimumScaleDelta) }, context)) { change in
      Value(
        time: context.date, magnification: CGFloat(change.value), velocity: 0,
        startAnchor: context.unitPoint(change.start), startLocation: change.start)
    }
  }
}

/// Two fingers that move apart or towards each other. The value is the factor.
public struct MagnificationGesture {
  /// The change of the factor after which the gesture begins.
  public var minimumScaleDelta: CGFloat

  /// A gesture that begins after a change of the factor.
  public init(minimumScaleDelta: CGFloat = 0.01) { self.minimumScaleDelta = minimumScaleDelta }
}

@MainActor extension MagnificationGesture: PrimitiveGesture {
  /// The factor.
  public typealias Value = CGFloat
  /// It has no body.
  public typealias Body = Never

  /// Makes what recognises the gesture. Apps do not call it.
  public static func _makeGesture(
    _ gesture: _GestureSource<Self>, _ context: _GestureContext
  ) -> _GestureNode<CGFloat> {
    MapNode(TransformNode(.pinch, neutral: 1, gesture.map { Double($0.minimumScaleDelta) }, context)) {
      CGFloat($0.value)
    }
  }
}

/// The value of a gesture of two fingers, and where it has begun.
struct TransformChange {
  var value: Double
  var start: CGPoint
}

/// Recognises a gesture of two fingers.
final class TransformNode: _GestureNode<TransformChange> {
  private let device: GestureEvent.Device
  private let neutral: Double
  private let least: _GestureSource<Double>
  private var start: CGPoint?
  private var value: Double?

  init(
    _ device: GestureEvent.Device, neutral: Double, _ least: _GestureSource<Double>, _ context: _GestureContext
  ) {
    self.device = device
    self.neutral = neutral
    self.least = least
    super.init(context)
  }

  override var needs: GestureNeeds { GestureNeeds(pinches: device == .pinch, rotates: device == .rotation) }

  override func handle(_ event: GestureEvent) -> GestureOutcome<TransformChange> {
    guard event.device == device, event.kind != .time else { return .possible(nil) }
    let change = TransformChange(value: event.value, start: start ?? event.location)
    switch event.kind {
    case .began:
      start = event.location
      return .possible(nil)
    case .moved:
      guard value != nil || abs(event.value - neutral) >= least.get() else { return .possible(nil) }
      value = event.value
      return .active(change)
    case .ended: return value.map { .ended(TransformChange(value: $0, start: change.start)) } ?? .failed
    case .cancelled, .time: return .failed
    }
  }

  override func reset() { (start, value) = (nil, nil) }
}
