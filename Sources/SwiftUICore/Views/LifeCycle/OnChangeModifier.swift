import AttributeGraph

/// A modifier that calls a function when a value has changed.
public struct _ValueActionModifier<Value: Equatable> {
  let value: Value
  let isInitial: Bool
  let action: (Value, Value) -> Void

  package init(_ value: Value, isInitial: Bool, action: @escaping (Value, Value) -> Void) {
    self.value = value
    self.isInitial = isInitial
    self.action = action
  }
}

@MainActor extension _ValueActionModifier: OutputsModifier {
  /// It has no body.
  public typealias Body = Never

  package static func changeOutputs(
    _ modifier: _GraphValue<Self>, _ inputs: _ViewInputs, _ outputs: _ViewOutputs
  ) -> _ViewOutputs {
    let viewGraph = inputs.viewGraph
    var last: Value?
    viewGraph.follow(modifier.attribute, in: inputs.scope) { modifier in
      let old = last
      last = modifier.value
      if let old {
        guard old != modifier.value else { return }
        viewGraph.afterUpdate(named: "onChange(of: \(Value.self)) action") { modifier.action(old, modifier.value) }
      } else if modifier.isInitial {
        viewGraph.afterUpdate(named: "onChange(of: \(Value.self)) action") {
          modifier.action(modifier.value, modifier.value)
        }
      }
    }
    return outputs
  }
}

extension View {
  /// Calls a function after an update in which a value has changed; with `initial`, also when the view appears.
  ///
  /// `action` gets the old value and the new one; they are the same the first time. The function is that of the value of the view that has
  /// the new value.
  nonisolated public func onChange<V: Equatable>(
    of value: V, initial: Bool = false, _ action: @escaping (V, V) -> Void
  ) -> some View {
    modifier(_ValueActionModifier(value, isInitial: initial, action: action))
  }

  /// Calls a function after an update in which a value has changed; with `initial`, also when the view appears.
  nonisolated public func onChange<V: Equatable>(
    of value: V, initial: Bool = false, _ action: @escaping () -> Void
  ) -> some View {
    modifier(_ValueActionModifier(value, isInitial: initial, action: { _, _ in action() }))
  }

  /// Calls a function with the new value after an update in which a value has changed.
  @available(*, deprecated, message: "Use `onChange` with a two or zero parameter action closure instead.")
  nonisolated public func onChange<V: Equatable>(of value: V, perform action: @escaping (V) -> Void) -> some View {
    modifier(_ValueActionModifier(value, isInitial: false, action: { _, new in action(new) }))
  }
}
