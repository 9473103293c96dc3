import AttributeGraph
import SwiftUICore

@MainActor extension _ViewInputs {
  /// Calls `action` with a value and the environment: now, and in each update in which one of both has changed.
  func followWithEnvironment<Value>(
    _ value: _GraphValue<Value>, _ action: @escaping @MainActor (Value, EnvironmentValues) -> Void
  ) {
    let environment = environment
    let both = viewGraph.graph.attribute("\(Value.self) with environment", in: scope.subgraph) {
      graph throws(AttributeError) in
      (try graph.value(of: value.attribute), try graph.value(of: environment))
    }
    viewGraph.follow(both, in: scope) { both in MainActor.assumeIsolated { action(both.0, both.1) } }
  }

  /// The present environment.
  var currentEnvironment: EnvironmentValues { viewGraph.value(of: environment) ?? EnvironmentValues() }
}
