public import SwiftUICore
import UIKitCore

/// A gesture whose value is changed.
final class MapNode<Base, Value>: _GestureNode<Value> {
  private let base: _GestureNode<Base>
  private let change: @MainActor (Base) -> Value

  init(_ base: _GestureNode<Base>, _ change: @escaping @MainActor (Base) -> Value) {
    self.base = base
    self.change = change
    super.init(base.context)
  }

  override var needs: GestureNeeds { base.needs }
  override func handle(_ event: GestureEvent) -> GestureOutcome<Value> { base.handle(event).map(change) }
  override func reset() { base.reset() }
}

/// A gesture with another value.
public struct _MapGesture<Content: Gesture, Value> {
  let content: Content
  let change: (Content.Value) -> Value
}

@MainActor extension _MapGesture: PrimitiveGesture {
  /// It has no body.
  public typealias Body = Never

  /// Makes what recognises the gesture. Apps do not call it.
  public static func _makeGesture(
    _ gesture: _GestureSource<Self>, _ context: _GestureContext
  ) -> _GestureNode<Value> {
    MapNode(Content._makeGesture(gesture.map(\.content), context)) { gesture.get().change($0) }
  }
}

/// A gesture that calls a function at its end.
public struct _EndedGesture<Content: Gesture> {
  /// The gesture.
  public var _content: Content
  let action: (Content.Value) -> Void
}

@MainActor extension _EndedGesture: PrimitiveGesture {
  /// The value of the gesture.
  public typealias Value = Content.Value
  /// It has no body.
  public typealias Body = Never

  /// Makes what recognises the gesture. Apps do not call it.
  public static func _makeGesture(
    _ gesture: _GestureSource<Self>, _ context: _GestureContext
  ) -> _GestureNode<Content.Value> {
    EndedNode(gesture, Content._makeGesture(gesture.map(\._content), context))
  }
}

private final class EndedNode<Content: Gesture>: _GestureNode<Content.Value> {
  private let gesture: _GestureSource<_EndedGesture<Content>>
  private let base: _GestureNode<Content.Value>

  init(_ gesture: _GestureSource<_EndedGesture<Content>>, _ base: _GestureNode<Content.Value>) {
    self.gesture = gesture
    self.base = base
    super.init(base.context)
  }

  override var needs: GestureNeeds { base.needs }

  override func handle(_ event: GestureEvent) -> GestureOutcome<Content.Value> {
    let outcome = base.handle(event)
    if case .ended(let value) = outcome { context.effects.append { [gesture] in gesture.get().action(value) } }
    return outcome
  }

  override func reset() { base.reset() }
}

/// A gesture that calls a function when its value has changed.
public struct _ChangedGesture<Content: Gesture> where Content.Value: Equatable {
  /// The gesture.
  public var _content: Content
  let action: (Content.Value) -> Void
}

@MainActor extension _ChangedGesture: PrimitiveGesture {
  /// The value of the gesture.
  public typealias Value = Content.Value
  /// It has no body.
  public typealias Body = Never

  /// Makes what recognises the gesture. Apps do not call it.
  public static func _makeGesture(
    _ gesture: _GestureSource<Self>, _ context: _GestureContext
  ) -> _GestureNode<Content.Value> {
    ChangedNode(gesture, Content._makeGesture(gesture.map(\._content), context))
  }
}

private final class ChangedNode<Content: Gesture>: _GestureNode<Content.Value> where Content.Value: Equatable {
  private let gesture: _GestureSource<_ChangedGesture<Content>>
  private let base: _GestureNode<Content.Value>
  private var last: Content.Value?

  init(_ gesture: _GestureSource<_ChangedGesture<Content>>, _ base: _GestureNode<Content.Value>) {
    self.gesture = gesture
    self.base = base
    super.init(base.context)
  }

  override var needs: GestureNeeds { base.needs }

  override func handle(_ event: GestureEvent) -> GestureOutcome<Content.Value> {
    let outcome = base.handle(event)
    if let value = outcome.value, value != last {
      last = value
      context.effects.append { [gesture] in gesture.get().action(value) }
    }
    return outcome
  }

  override func reset() {
    last = nil
    base.reset()
  }
}

/// A gesture that updates a state while it goes on.
public struct GestureStateGesture<Base: Gesture, State> {
  /// The gesture.
  public var base: Base
  /// The state.
  public var state: GestureState<State>
  /// Updates the state.
  public var body: (Base.Value, inout State, inout Transaction) -> Void

  /// A gesture that updates a state.
  public init(
    base: Base, state: GestureState<State>, body: @escaping (Base.Value, inout State, inout Transaction) -> Void
  ) {
    self.base = base
    self.state = state
    self.body = body
  }
}

@MainActor extension GestureStateGesture: PrimitiveGesture {
  /// The value of the gesture.
  public typealias Value = Base.Value
  /// It has no body.
  public typealias Body = Never

  /// Makes what recognises the gesture. Apps do not call it.
  public static func _makeGesture(
    _ gesture: _GestureSource<Self>, _ context: _GestureContext
  ) -> _GestureNode<Base.Value> {
    UpdatingNode(gesture, Base._makeGesture(gesture.map(\.base), context))
  }
}

private final class UpdatingNode<Base: Gesture, State>: _GestureNode<Base.Value> {
  private let gesture: _GestureSource<GestureStateGesture<Base, State>>
  private let base: _GestureNode<Base.Value>
  private var isUpdated = false

  init(_ gesture: _GestureSource<GestureStateGesture<Base, State>>, _ base: _GestureNode<Base.Value>) {
    self.gesture = gesture
    self.base = base
    super.init(base.context)
  }

  override var needs: GestureNeeds { base.needs }

  override func handle(_ event: GestureEvent) -> GestureOutcome<Base.Value> {
    let outcome = base.handle(event)
    if outcome.isOver {
      end()
    } else if event.kind != .time || !isUpdated, let value = outcome.value {
      isUpdated = true
      context.effects.append { [gesture] in
        let current = gesture.get()
        current.state.update { current.body(value, &$0, &$1) }
      }
    }
    return outcome
  }

  private func end() {
    guard isUpdated else { return }
    isUpdated = false
    context.effects.append { [gesture] in gesture.get().state.reset() }
  }

  override func reset() {
    if isUpdated {
      isUpdated = false
      gesture.get().state.reset()
    }
    base.reset()
  }
}

extension Gesture {
  /// Calls a function at the end of the gesture.
  @preconcurrency nonisolated public func onEnded(_ action: @escaping (Value) -> Void) -> _EndedGesture<Self> {
    _EndedGesture(_content: self, action: action)
  }

  /// Updates a state while the gesture goes on. At its end the state has its initial value again.
  @preconcurrency nonisolated public func updating<State>(
    _ state: GestureState<State>, body: @escaping (Value, inout State, inout Transaction) -> Void
  ) -> GestureStateGesture<Self, State> {
    GestureStateGesture(base: self, state: state, body: body)
  }

  /// The gesture with another value.
  @preconcurrency nonisolated public func map<T>(_ body: @escaping (Value) -> T) -> _MapGesture<Self, T> {
    _MapGesture(content: self, change: body)
  }

  /// This gesture and another one at the same time.
  nonisolated public func simultaneously<Other: Gesture>(with other: Other) -> SimultaneousGesture<Self, Other> {
    SimultaneousGesture(self, other)
  }

  /// This gesture and then another one.
  nonisolated public func sequenced<Other: Gesture>(before other: Other) -> SequenceGesture<Self, Other> {
    SequenceGesture(self, other)
  }

  /// This gesture, or another one if this one is not recognised.
  nonisolated public func exclusively<Other: Gesture>(before other: Other) -> ExclusiveGesture<Self, Other> {
    ExclusiveGesture(self, other)
  }
}

extension Gesture where Value: Equatable {
  /// Calls a function when the value of the gesture has changed.
  @preconcurrency nonisolated public func onChanged(_ action: @escaping (Value) -> Void) -> _ChangedGesture<Self> {
    _ChangedGesture(_content: self, action: action)
  }
}
