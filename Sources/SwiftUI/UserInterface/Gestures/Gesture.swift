import SwiftUICore
import UIKitCore

/// A gesture of the user, which has a value while it goes on and at its end.
@MainActor @preconcurrency public protocol Gesture<Value> {
  /// The type of the value.
  associatedtype Value
  /// The type of the gesture that this one is made of.
  associatedtype Body: Gesture

  /// The gesture that this one is made of.
  @MainActor @preconcurrency var body: Body { get }

  /// Makes what recognises the gesture. Apps do not implement it.
  static func _makeGesture(_ gesture: _GestureSource<Self>, _ context: _GestureContext) -> _GestureNode<Value>
}

extension Gesture where Value == Body.Value {
  /// Makes what recognises the gesture. Apps do not call it.
  public static func _makeGesture(
    _ gesture: _GestureSource<Self>, _ context: _GestureContext
  ) -> _GestureNode<Value> {
    Body._makeGesture(gesture.map { $0.body }, context)
  }
}

extension Never: Gesture {
  /// There is none.
  public typealias Value = Never
}

/// A gesture of this module that is not made of others.
@MainActor protocol PrimitiveGesture: Gesture where Body == Never {}

extension PrimitiveGesture {
  /// There is none: a call ends the app, as on a device.
  public var body: Never { preconditionFailure("body() should not be called on \(Self.self).") }
}

extension Optional: Gesture where Wrapped: Gesture {
  /// The value of the gesture.
  public typealias Value = Wrapped.Value
}

extension Optional: PrimitiveGesture where Wrapped: Gesture {
  /// It has no body.
  public typealias Body = Never

  /// Makes what recognises the gesture. Apps do not call it.
  @MainActor public static func _makeGesture(
    _ gesture: _GestureSource<Self>, _ context: _GestureContext
  ) -> _GestureNode<Wrapped.Value> {
    guard let first = gesture.get() else { return _GestureNode(context) }
    return Wrapped._makeGesture(gesture.map { $0 ?? first }, context)
  }
}

/// A gesture of any type.
public struct AnyGesture<Value> {
  fileprivate let make: @MainActor (_GestureContext) -> _GestureNode<Value>

  /// Hides the type of a gesture.
  public init<T: Gesture>(_ gesture: T) where T.Value == Value {
    nonisolated(unsafe) let gesture = gesture
    make = { T._makeGesture(_GestureSource { gesture }, $0) }
  }
}

@MainActor extension AnyGesture: PrimitiveGesture {
  /// It has no body.
  public typealias Body = Never

  /// Makes what recognises the gesture. Apps do not call it.
  public static func _makeGesture(
    _ gesture: _GestureSource<Self>, _ context: _GestureContext
  ) -> _GestureNode<Value> { gesture.get().make(context) }
}

/// Which gestures are recognised where one is added to a view.
public struct GestureMask: OptionSet, Hashable, Sendable {
  /// The combination as bits.
  public let rawValue: UInt32
  /// A combination given as bits.
  public init(rawValue: UInt32) { self.rawValue = rawValue }
  /// None.
  public static let none: GestureMask = []
  /// The added one.
  public static let gesture = GestureMask(rawValue: 1 << 0)
  /// Those of the view.
  public static let subviews = GestureMask(rawValue: 1 << 1)
  /// All.
  public static let all: GestureMask = [.gesture, .subviews]
}
