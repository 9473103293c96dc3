public import SwiftUICore
import UIKitCore

/// Two fingers that turn around each other.
public struct RotateGesture {
  /// The progress of the gesture.
  public struct Value: Equatable, @unchecked Sendable {
    /// The time of the last movement.
    public var time: Date
    /// The angle since the beginning.
    public var rotation: Angle
    /// The change of the angle in a second.
    public var velocity: Angle
    /// The place of the beginning as a part of the view's size.
    public var startAnchor: UnitPoint
    /// The place of the beginning.
    public var startLocation: CGPoint
  }

  /// The angle after which the gesture begins.
  public var minimumAngleDelta: Angle

  /// A gesture that begins after an angle.
  public init(minimumAngleDelta: Angle = .degrees(1)) { self.minimumAngleDelta = minimumAngleDelta }
}

@MainActor extension RotateGesture: PrimitiveGesture {
  /// It has no body.
  public typealias Body = Never

  /// Makes what recognises the gesture. Apps do not call it.
  public static func _makeGesture(
    _ gesture: _GestureSource<Self>, _ context: _GestureContext
  ) -> _GestureNode<Value> {
    let least = gesture.map { abs($0.minimumAngleDelta.radians) }
    return MapNode(TransformNode(.rotation, neutral: 0, least, context)) { change in
      Value(
        time: context.date, rotation: .radians(change.value), velocity: .zero,
        startAnchor: context.unitPoint(change.start), startLocation: change.start)
    }
  }
}

/// Two fingers that turn around each other. The value is the angle.
public struct RotationGesture {
  /// The angle after which the gesture begins.
  public var minimumAngleDelta: Angle

  /// A gesture that begins after an angle.
  public init(minimumAngleDelta: Angle = .degrees(1)) { self.minimumAngleDelta = minimumAngleDelta }
}

@MainActor extension RotationGesture: PrimitiveGesture {
  /// The angle.
  public typealias Value = Angle
  /// It has no body.
  public typealias Body = Never

  /// Makes what recognises the gesture. Apps do not call it.
  public static func _makeGesture(
    _ gesture: _GestureSource<Self>, _ context: _GestureContext
  ) -> _GestureNode<Angle> {
    let least = gesture.map { abs($0.minimumAngleDelta.radians) }
    return MapNode(TransformNode(.rotation, neutral: 0, least, context)) { Angle.radians($0.value) }
  }
}
