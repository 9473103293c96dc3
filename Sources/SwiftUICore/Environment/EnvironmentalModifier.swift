import AttributeGraph

/// A modifier that is made from the environment of the view to which it is applied.
///
/// ```swift
/// struct Dimmed: EnvironmentalModifier {
///   func resolve(in environment: EnvironmentValues) -> some ViewModifier {
///     Opacity(environment.isEnabled ? 1 : 0.5)
///   }
/// }
/// ```
@MainActor @preconcurrency public protocol EnvironmentalModifier: ViewModifier where Body == Never {
  /// The type of the modifier that is made.
  associatedtype ResolvedModifier: ViewModifier

  /// Makes the modifier that is applied to the view. Called again when the environment has changed.
  @MainActor @preconcurrency func resolve(in environment: EnvironmentValues) -> ResolvedModifier
}

extension EnvironmentalModifier {
  /// Makes the node. Apps do not call it.
  public static func _makeView(
    modifier: _GraphValue<Self>, inputs: _ViewInputs, body: @escaping @MainActor (_ViewInputs) -> _ViewOutputs
  ) -> _ViewOutputs {
    ResolvedModifier._makeView(modifier: resolved(modifier, inputs), inputs: inputs, body: body)
  }

  /// Makes the list of views. Apps do not call it.
  public static func _makeViewList(
    modifier: _GraphValue<Self>, inputs: _ViewListInputs,
    body: @escaping @MainActor (_ViewListInputs) -> _ViewListOutputs
  ) -> _ViewListOutputs {
    ResolvedModifier._makeViewList(modifier: resolved(modifier, inputs.base), inputs: inputs, body: body)
  }

  /// The number of views, if it is known from the type. Apps do not call it.
  public static func _viewListCount(inputs: _ViewListInputs, body: (_ViewListInputs) -> Int?) -> Int? {
    ResolvedModifier._viewListCount(inputs: inputs, body: body)
  }

  private static func resolved(_ modifier: _GraphValue<Self>, _ inputs: _ViewInputs) -> _GraphValue<ResolvedModifier> {
    let environment = inputs.environment
    let resolved = inputs.viewGraph.graph.attribute(
      "\(Self.self)", comparison: .by { ViewComparison.areEqual($0, $1) }, in: inputs.scope.subgraph
    ) { graph throws(AttributeError) in
      let values = try graph.value(of: environment)
      nonisolated(unsafe) let modifier = try graph.value(of: modifier.attribute)
      return assumeMainActor { modifier.resolve(in: values) }
    }
    return inputs.animated(_GraphValue(resolved))
  }
}
