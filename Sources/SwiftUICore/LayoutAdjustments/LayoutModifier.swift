import AttributeGraph
public import SwiftUILayout

/// A modifier that measures and places the view by a layout: padding, a frame, an offset.
struct LayoutModifier<L: ModifierLayout> {
  var layout: L
}

extension LayoutModifier: Animatable {
  var animatableData: L.AnimatableData {
    get { layout.animatableData }
    set { layout.animatableData = newValue }
  }
}

@MainActor extension LayoutModifier: OutputsModifier, ReusableModifier {
  typealias Body = Never

  package static func changeOutputs(
    _ modifier: _GraphValue<Self>, _ inputs: _ViewInputs, _ outputs: _ViewOutputs
  ) -> _ViewOutputs {
    guard let node = outputs.node, let layout = inputs.viewGraph.value(of: modifier.attribute)?.layout else {
      return outputs
    }
    let container = LayoutContainer(layout, [node])
    inputs.viewGraph.graph.observe(modifier.attribute, skipsCurrent: true, in: inputs.scope.subgraph) {
      container.layout = $0.layout
    }
    return _ViewOutputs(node: container)
  }
}

/// A modifier that sets a value that the container's layout reads.
struct LayoutValueModifier<Key: LayoutValueKey> {
  let value: Key.Value
}

@MainActor extension LayoutValueModifier: OutputsModifier, ReusableModifier {
  typealias Body = Never

  package static func changeOutputs(
    _ modifier: _GraphValue<Self>, _ inputs: _ViewInputs, _ outputs: _ViewOutputs
  ) -> _ViewOutputs {
    guard let node = outputs.node else { return outputs }
    inputs.viewGraph.follow(modifier.attribute, in: inputs.scope) { node.setLayoutValue($0.value, for: Key.self) }
    return outputs
  }
}

extension View {
  /// Sets a value that a layout reads from its subviews.
  nonisolated public func layoutValue<K: LayoutValueKey>(key: K.Type, value: K.Value) -> some View {
    modifier(LayoutValueModifier<K>(value: value))
  }

  /// Sets the order in which a stack gives its space to views; those with the highest priority are first.
  nonisolated public func layoutPriority(_ value: Double) -> some View {
    modifier(LayoutValueModifier<LayoutPriorityKey>(value: value))
  }
}
