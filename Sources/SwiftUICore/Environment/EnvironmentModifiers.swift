package import AttributeGraph
public import Observation
import SwiftUILayout

/// A modifier that sets a value of the environment.
public struct _EnvironmentKeyWritingModifier<Value> {
  let keyPath: WritableKeyPath<EnvironmentValues, Value>
  let value: Value

  package init(_ keyPath: WritableKeyPath<EnvironmentValues, Value>, _ value: Value) {
    self.keyPath = keyPath
    self.value = value
  }

  package init<T: AnyObject & Observable>(_ object: T?) where Value == T? {
    self.init(\EnvironmentValues[ObjectType<T>()], object)
  }
}

@MainActor extension _EnvironmentKeyWritingModifier: InputsModifier {
  /// It has no body.
  public typealias Body = Never

  package static func changeInputs(_ modifier: _GraphValue<Self>, _ inputs: inout _ViewInputs) {
    let first = FirstValue(inputs.viewGraph.value(of: modifier.attribute)?.keyPath, in: inputs.scope)
    inputs.setsLayoutDirection = first.value == \EnvironmentValues.layoutDirection
    inputs.changeEnvironment { graph, values throws(AttributeError) in
      let modifier = try graph.value(of: modifier.attribute)
      // SwiftUI keeps writing the first key path, also if a later value of the modifier has another one (fact 134).
      values[keyPath: first.value(else: modifier.keyPath)] = modifier.value
    }
  }
}

/// A modifier that changes a value of the environment.
public struct _EnvironmentKeyTransformModifier<Value> {
  let keyPath: WritableKeyPath<EnvironmentValues, Value>
  let transform: (inout Value) -> Void

  package init(_ keyPath: WritableKeyPath<EnvironmentValues, Value>, _ transform: @escaping (inout Value) -> Void) {
    self.keyPath = keyPath
    self.transform = transform
  }
}

extension _EnvironmentKeyWritingModifier: ReusableModifier {
  // The tree of layout is another one with a direction.
  package static var isReusable: Bool { Value.self != LayoutDirection.self }
}

extension _EnvironmentKeyTransformModifier: ReusableModifier {
  package static var isReusable: Bool { Value.self != LayoutDirection.self }
}

@MainActor extension _EnvironmentKeyTransformModifier: InputsModifier {
  /// It has no body.
  public typealias Body = Never

  package static func changeInputs(_ modifier: _GraphValue<Self>, _ inputs: inout _ViewInputs) {
    let first = FirstValue(inputs.viewGraph.value(of: modifier.attribute)?.keyPath, in: inputs.scope)
    inputs.setsLayoutDirection = first.value == \EnvironmentValues.layoutDirection
    inputs.changeEnvironment { graph, values throws(AttributeError) in
      let modifier = try graph.value(of: modifier.attribute)
      modifier.transform(&values[keyPath: first.value(else: modifier.keyPath)])
    }
  }
}

/// The first value that a view had since its identity began.
@MainActor private final class FirstValue<Value> {
  private(set) var value: Value?
  private weak var scope: ViewScope?
  private var useCount: Int

  init(_ value: Value?, in scope: ViewScope) {
    self.value = value
    self.scope = scope
    useCount = scope.useCount
  }

  /// The first value. It is the present one if there was none, or if the view has come to another element.
  func value(else present: Value) -> Value {
    let uses = scope?.useCount ?? useCount
    if let value, uses == useCount { return value }
    useCount = uses
    value = present
    return present
  }
}

@MainActor extension _ViewInputs {
  /// Changes the environment of what is made with the inputs.
  package mutating func changeEnvironment(
    _ change: @escaping (Graph, inout EnvironmentValues) throws(AttributeError) -> Void
  ) {
    let outer = environment
    environment = viewGraph.graph.attribute(
      "environment", comparison: .by { $0.isSame(as: $1) }, in: scope.subgraph
    ) { graph throws(AttributeError) in
      var values = try graph.value(of: outer)
      try change(graph, &values)
      return values
    }
  }
}

@MainActor extension _ViewInputs {
  /// Gives a node the direction of the environment, and those in it that have none of their own.
  func followLayoutDirection(of node: LayoutNode?, in scope: ViewScope) {
    guard let node = node as? LayoutParent, node.ownLayoutDirection == nil else { return }
    viewGraph.follow(environment, in: scope) { [weak node] in node?.ownLayoutDirection = $0.layoutDirection }
  }
}

extension View {
  /// Sets a value of the environment for this view and those in it.
  nonisolated public func environment<V>(_ keyPath: WritableKeyPath<EnvironmentValues, V>, _ value: V) -> some View {
    modifier(_EnvironmentKeyWritingModifier(keyPath, value))
  }

  /// Sets an `@Observable` object that the views in this one find by its type.
  nonisolated public func environment<T: AnyObject & Observable>(_ object: T?) -> some View {
    modifier(_EnvironmentKeyWritingModifier(object))
  }

  /// Changes a value of the environment for this view and those in it.
  nonisolated public func transformEnvironment<V>(
    _ keyPath: WritableKeyPath<EnvironmentValues, V>, transform: @escaping (inout V) -> Void
  ) -> some View {
    modifier(_EnvironmentKeyTransformModifier(keyPath, transform))
  }
}

/// A type of objects, as the subscript of a key path.
private struct ObjectType<T: AnyObject & Observable>: Hashable {}

extension EnvironmentValues {
  fileprivate subscript<T: AnyObject & Observable>(type: ObjectType<T>) -> T? {
    get { self[T.self] }
    set { self[T.self] = newValue }
  }
}
