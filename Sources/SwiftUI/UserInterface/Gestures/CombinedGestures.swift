import SwiftUICore
import UIKitCore

/// Two gestures at the same time.
public struct SimultaneousGesture<First: Gesture, Second: Gesture> {
  /// The values of the gestures that have one.
  public struct Value {
    /// The value of the first gesture.
    public var first: First.Value?
    /// The value of the second gesture.
    public var second: Second.Value?
  }

  /// The first gesture.
  public var first: First
  /// The second gesture.
  public var second: Second

  /// Two gestures at the same time.
  public init(_ first: First, _ second: Second) {
    self.first = first
    self.second = second
  }
}

extension SimultaneousGesture.Value: Sendable where First.Value: Sendable, Second.Value: Sendable {}
extension SimultaneousGesture.Value: Equatable where First.Value: Equatable, Second.Value: Equatable {}
extension SimultaneousGesture.Value: Hashable where First.Value: Hashable, Second.Value: Hashable {}

@MainActor extension SimultaneousGesture: PrimitiveGesture {
  /// It has no body.
  public typealias Body = Never

  /// Makes what recognises the gesture. Apps do not call it.
  public static func _makeGesture(
    _ gesture: _GestureSource<Self>, _ context: _GestureContext
  ) -> _GestureNode<Value> {
    SimultaneousNode<First, Second>(
      First._makeGesture(gesture.map(\.first), context), Second._makeGesture(gesture.map(\.second), context), context)
  }
}

private final class SimultaneousNode<First: Gesture, Second: Gesture>: _GestureNode<
  SimultaneousGesture<First, Second>.Value
>
{
  private let first: GesturePart<First.Value>
  private let second: GesturePart<Second.Value>

  init(_ first: _GestureNode<First.Value>, _ second: _GestureNode<Second.Value>, _ context: _GestureContext) {
    self.first = GesturePart(first)
    self.second = GesturePart(second)
    super.init(context)
  }

  override var needs: GestureNeeds { first.node.needs.union(second.node.needs) }

  override func handle(_ event: GestureEvent) -> GestureOutcome<SimultaneousGesture<First, Second>.Value> {
    let (one, other) = (first.handle(event), second.handle(event))
    let value = SimultaneousGesture<First, Second>.Value(first: one.value, second: other.value)
    switch (one, other) {
    case (.failed, .failed): return .failed
    case (.active, _), (_, .active): return .active(value)
    case (.possible, _), (_, .possible): return .possible(value.first == nil && value.second == nil ? nil : value)
    default: return .ended(value)
    }
  }

  override func reset() {
    first.reset()
    second.reset()
  }
}

/// One gesture and then another one.
public struct SequenceGesture<First: Gesture, Second: Gesture> {
  /// How far the sequence is.
  public enum Value {
    /// The first gesture has not ended.
    case first(First.Value)
    /// The first gesture has ended, and the second one has a value if it has begun.
    case second(First.Value, Second.Value?)
  }

  /// The first gesture.
  public var first: First
  /// The second gesture.
  public var second: Second

  /// One gesture and then another one.
  public init(_ first: First, _ second: Second) {
    self.first = first
    self.second = second
  }
}

extension SequenceGesture.Value: Sendable where First.Value: Sendable, Second.Value: Sendable {}
extension SequenceGesture.Value: Equatable where First.Value: Equatable, Second.Value: Equatable {}

@MainActor extension SequenceGesture: PrimitiveGesture {
  /// It has no body.
  public typealias Body = Never

  /// Makes what recognises the gesture. Apps do not call it.
  public static func _makeGesture(
    _ gesture: _GestureSource<Self>, _ context: _GestureContext
  ) -> _GestureNode<Value> {
    SequenceNode<First, Second>(
      First._makeGesture(gesture.map(\.first), context), Second._makeGesture(gesture.map(\.second), context), context)
  }
}

private final class SequenceNode<First: Gesture, Second: Gesture>: _GestureNode<SequenceGesture<First, Second>.Value> {
  private let first: GesturePart<First.Value>
  private let second: GesturePart<Second.Value>
  /// Whether the finger is down, and where.
  private var pressed: CGPoint?

  init(_ first: _GestureNode<First.Value>, _ second: _GestureNode<Second.Value>, _ context: _GestureContext) {
    self.first = GesturePart(first)
    self.second = GesturePart(second)
    super.init(context)
  }

  override var needs: GestureNeeds { first.node.needs.union(second.node.needs) }

  override func handle(_ event: GestureEvent) -> GestureOutcome<SequenceGesture<First, Second>.Value> {
    switch event.kind {
    case .began, .moved: if event.device == .press { pressed = event.location }
    case .ended, .cancelled: pressed = nil
    case .time: break
    }
    if case .ended(let value) = first.outcome { return handle(event, after: value) }
    switch first.handle(event) {
    case .failed: return .failed
    case .possible(let value): return .possible(value.map { .first($0) })
    case .active(let value): return .active(.first(value))
    case .ended(let value):
      // The second gesture begins with the finger where it is.
      guard let pressed else { return event.kind == .cancelled ? .failed : .possible(.second(value, nil)) }
      return handle(GestureEvent(kind: .began, location: pressed, time: event.time), after: value)
    }
  }

  private func handle(
    _ event: GestureEvent, after value: First.Value
  ) -> GestureOutcome<SequenceGesture<First, Second>.Value> {
    switch second.handle(event) {
    case .failed: .failed
    case .possible(let next): .active(.second(value, next))
    case .active(let next): .active(.second(value, next))
    case .ended(let next): .ended(.second(value, next))
    }
  }

  override func reset() {
    pressed = nil
    first.reset()
    second.reset()
  }
}

/// A gesture, or another one if that is not recognised.
public struct ExclusiveGesture<First: Gesture, Second: Gesture> {
  /// The value of the gesture that is recognised.
  public enum Value {
    /// The value of the first gesture.
    case first(First.Value)
    /// The value of the second gesture.
    case second(Second.Value)
  }

  /// The first gesture.
  public var first: First
  /// The second gesture.
  public var second: Second

  /// A gesture, or another one if that is not recognised.
  public init(_ first: First, _ second: Second) {
    self.first = first
    self.second = second
  }
}

extension ExclusiveGesture.Value: Sendable where First.Value: Sendable, Second.Value: Sendable {}
extension ExclusiveGesture.Value: Equatable where First.Value: Equatable, Second.Value: Equatable {}

@MainActor extension ExclusiveGesture: PrimitiveGesture {
  /// It has no body.
  public typealias Body = Never

  /// Makes what recognises the gesture. Apps do not call it.
  public static func _makeGesture(
    _ gesture: _GestureSource<Self>, _ context: _GestureContext
  ) -> _GestureNode<Value> {
    ExclusiveNode<First, Second>(
      First._makeGesture(gesture.map(\.first), context), Second._makeGesture(gesture.map(\.second), context), context)
  }
}

private final class ExclusiveNode<First: Gesture, Second: Gesture>: _GestureNode<ExclusiveGesture<First, Second>.Value>
{
  private let first: GesturePart<First.Value>
  private let second: GesturePart<Second.Value>
  /// What the second gesture has caused while the first one may still be recognised.
  private var waiting: [() -> Void] = []

  init(_ first: _GestureNode<First.Value>, _ second: _GestureNode<Second.Value>, _ context: _GestureContext) {
    self.first = GesturePart(first)
    self.second = GesturePart(second)
    super.init(context)
  }

  override var needs: GestureNeeds { first.node.needs.union(second.node.needs) }

  override func handle(_ event: GestureEvent) -> GestureOutcome<ExclusiveGesture<First, Second>.Value> {
    let one = first.handle(event)
    switch one {
    case .active(let value):
      waiting = []
      return .active(.first(value))
    case .ended(let value):
      waiting = []
      return .ended(.first(value))
    case .possible, .failed: break
    }
    let outer = context.effects
    context.effects = []
    let other = second.handle(event)
    waiting += context.effects
    context.effects = outer
    guard case .failed = one else { return .possible(nil) }
    context.effects += waiting
    waiting = []
    return other.map { .second($0) }
  }

  override func reset() {
    waiting = []
    first.reset()
    second.reset()
  }
}
