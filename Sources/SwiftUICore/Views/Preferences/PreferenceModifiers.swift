import AttributeGraph
public import SwiftUILayout

/// A modifier that sets a preference.
public struct _PreferenceWritingModifier<Key: PreferenceKey> {
  let value: Key.Value
}

@MainActor extension _PreferenceWritingModifier: OutputsModifier {
  /// It has no body.
  public typealias Body = Never

  package static func changeOutputs(
    _ modifier: _GraphValue<Self>, _ inputs: _ViewInputs, _ outputs: _ViewOutputs
  ) -> _ViewOutputs {
    let node = LayoutContainer(OverlayLayout(), outputs.node.map { [$0] } ?? [])
    let viewGraph = inputs.viewGraph
    viewGraph.follow(modifier.attribute, in: inputs.scope) {
      node.makeAttachments().preferences[ObjectIdentifier(Key.self)] = $0.value
      viewGraph.preferencesDidChange()
    }
    return _ViewOutputs(node: node)
  }
}

/// A modifier that changes the value that the views in it have set for a preference.
public struct _PreferenceTransformModifier<Key: PreferenceKey> {
  let transform: (inout Key.Value) -> Void
}

@MainActor extension _PreferenceTransformModifier: OutputsModifier {
  /// It has no body.
  public typealias Body = Never

  package static func changeOutputs(
    _ modifier: _GraphValue<Self>, _ inputs: _ViewInputs, _ outputs: _ViewOutputs
  ) -> _ViewOutputs {
    let node = LayoutContainer(OverlayLayout(), outputs.node.map { [$0] } ?? [])
    let viewGraph = inputs.viewGraph
    viewGraph.follow(modifier.attribute, in: inputs.scope) { modifier in
      node.makeAttachments().transforms[ObjectIdentifier(Key.self)] = { value in
        var value = (value as? Key.Value) ?? Key.defaultValue
        modifier.transform(&value)
        return value
      }
      viewGraph.preferencesDidChange()
    }
    return _ViewOutputs(node: node)
  }
}

/// A modifier that calls a function with the value of a preference.
public struct _PreferenceActionModifier<Key: PreferenceKey> where Key.Value: Equatable {
  let action: (Key.Value) -> Void
}

@MainActor extension _PreferenceActionModifier: OutputsModifier {
  /// It has no body.
  public typealias Body = Never

  package static func changeOutputs(
    _ modifier: _GraphValue<Self>, _ inputs: _ViewInputs, _ outputs: _ViewOutputs
  ) -> _ViewOutputs {
    let viewGraph = inputs.viewGraph
    let latest = LatestValue<Self>()
    viewGraph.follow(modifier.attribute, in: inputs.scope) { latest.value = $0 }
    var last: Key.Value?
    viewGraph.observePreference(Key.self, of: outputs.node, in: inputs.scope) { value in
      guard value != last else { return }
      last = value
      viewGraph.afterUpdate(named: "onPreferenceChange(\(Key.self)) action") { latest.value?.action(value) }
    }
    return outputs
  }
}

extension ViewGraph {
  /// Calls `action` with the value of a preference after each layout before which a preference may have changed, the first one included.
  package func observePreference<Key: PreferenceKey>(
    _ key: Key.Type, of node: LayoutNode?, in scope: ViewScope, _ action: @escaping @MainActor (Key.Value) -> Void
  ) {
    var known: Int?
    observeLayout(in: scope) { [unowned self, weak node] in
      guard known != preferenceRevision else { return }
      known = preferenceRevision
      action(node?.preference(key) ?? key.defaultValue)
    }
  }
}

/// A view with other views that are made from the value of a preference.
struct PreferenceReadingModifier<Key: PreferenceKey, Added: View> {
  let isInFront: Bool
  let alignment: Alignment
  let content: (Key.Value) -> Added
}

@MainActor extension PreferenceReadingModifier: OutputsModifier {
  typealias Body = Never

  package static func changeOutputs(
    _ modifier: _GraphValue<Self>, _ inputs: _ViewInputs, _ outputs: _ViewOutputs
  ) -> _ViewOutputs {
    guard let node = outputs.node, let first = inputs.viewGraph.value(of: modifier.attribute) else { return outputs }
    let viewGraph = inputs.viewGraph
    let value = viewGraph.graph.source(Key.defaultValue, label: "\(Key.self)", in: inputs.scope.subgraph)
    viewGraph.observePreference(Key.self, of: node, in: inputs.scope) { new in viewGraph.graph.set(value, to: new) }
    let content = viewGraph.graph.attribute(
      "\(Added.self) of \(Key.self)", comparison: .by { ViewComparison.areEqual($0, $1) },
      in: inputs.scope.subgraph
    ) { graph throws(AttributeError) in
      try graph.value(of: modifier.attribute).content(try graph.value(of: value))
    }
    let added = LayoutContainer(ZStackLayout(alignment: first.alignment))
    let list = Added._makeViewList(view: _GraphValue(content), inputs: _ViewListInputs(base: inputs)).list
    inputs.scope.keep(ViewListContainer(list, added, viewGraph))
    let layout = OverlayLayout(alignment: first.alignment)
    return first.isInFront
      ? _ViewOutputs(node: LayoutContainer(layout, [node, added]))
      : _ViewOutputs(node: LayoutContainer(BackgroundLayout(overlay: layout), [node, added]))
  }
}

extension View {
  /// Sets a preference for the views around this one.
  nonisolated public func preference<K: PreferenceKey>(key: K.Type = K.self, value: K.Value) -> some View {
    modifier(_PreferenceWritingModifier<K>(value: value))
  }

  /// Changes the value of a preference that the views in this one have set.
  nonisolated public func transformPreference<K: PreferenceKey>(
    _ key: K.Type = K.self, _ callback: @escaping (inout K.Value) -> Void
  ) -> some View {
    modifier(_PreferenceTransformModifier<K>(transform: callback))
  }

  /// Calls a function with the value of a preference at the first layout, and later when it has changed.
  nonisolated public func onPreferenceChange<K: PreferenceKey>(
    _ key: K.Type = K.self, perform action: @escaping (K.Value) -> Void
  ) -> some View where K.Value: Equatable {
    modifier(_PreferenceActionModifier<K>(action: action))
  }

  /// Shows views in front of this one that are made from the value of a preference.
  nonisolated public func overlayPreferenceValue<Key: PreferenceKey, T: View>(
    _ key: Key.Type = Key.self, alignment: Alignment = .center, @ViewBuilder _ transform: @escaping (Key.Value) -> T
  ) -> some View {
    modifier(PreferenceReadingModifier<Key, T>(isInFront: true, alignment: alignment, content: transform))
  }

  /// Shows views behind this one that are made from the value of a preference.
  nonisolated public func backgroundPreferenceValue<Key: PreferenceKey, T: View>(
    _ key: Key.Type = Key.self, alignment: Alignment = .center, @ViewBuilder _ transform: @escaping (Key.Value) -> T
  ) -> some View {
    modifier(PreferenceReadingModifier<Key, T>(isInFront: false, alignment: alignment, content: transform))
  }
}
