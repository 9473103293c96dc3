/// A modifier that calls functions when the view appears and disappears.
public struct _AppearanceActionModifier {
  let appear: (() -> Void)?
  let disappear: (() -> Void)?
}

@MainActor extension _AppearanceActionModifier: OutputsModifier {
  /// It has no body.
  public typealias Body = Never

  package static func changeOutputs(
    _ modifier: _GraphValue<Self>, _ inputs: _ViewInputs, _ outputs: _ViewOutputs
  ) -> _ViewOutputs {
    let viewGraph = inputs.viewGraph
    // The last functions are kept, because the attribute is gone when the view has disappeared.
    let box = LatestValue<Self>()
    viewGraph.follow(modifier.attribute, in: inputs.scope) { box.value = $0 }
    inputs.scope.add(AppearanceHandler(appear: { box.value?.appear?() }, disappear: { box.value?.disappear?() }))
    return outputs
  }
}

/// The last value of a modifier.
@MainActor final class LatestValue<Value> {
  var value: Value?
}

extension View {
  /// Calls a function before the first frame with the view is drawn, and each time it appears again.
  nonisolated public func onAppear(perform action: (() -> Void)? = nil) -> some View {
    modifier(_AppearanceActionModifier(appear: action, disappear: nil))
  }

  /// Calls a function after the view has disappeared.
  nonisolated public func onDisappear(perform action: (() -> Void)? = nil) -> some View {
    modifier(_AppearanceActionModifier(appear: nil, disappear: action))
  }
}
