import AttributeGraph
public import SwiftUICore

/// The views that were given identifiers, as functions that return their present places.
struct IdentifiedViewsKey: PreferenceKey {
  static var defaultValue: [@MainActor () -> _IdentifiedViewProxy] { [] }

  static func reduce(
    value: inout [@MainActor () -> _IdentifiedViewProxy], nextValue: () -> [@MainActor () -> _IdentifiedViewProxy]
  ) { value += nextValue() }
}

/// A modifier that gives a view an identifier.
struct IdentifiedModifier<Identifier: Hashable> {
  let identifier: Identifier
}

@MainActor extension IdentifiedModifier: OutputsModifier {
  typealias Body = Never

  static func changeOutputs(
    _ modifier: _GraphValue<Self>, _ inputs: _ViewInputs, _ outputs: _ViewOutputs
  ) -> _ViewOutputs {
    let node = LayoutContainer(OverlayLayout(), outputs.node.map { [$0] } ?? [])
    let viewGraph = inputs.viewGraph
    viewGraph.follow(modifier.attribute, in: inputs.scope) { [weak node] modifier in
      node?.makeAttachments().transforms[ObjectIdentifier(IdentifiedViewsKey.self)] = { value in
        let proxy: @MainActor () -> _IdentifiedViewProxy = {
          _IdentifiedViewProxy(
            identifier: AnyHashable(modifier.identifier), boundingRect: node?.frameInWindow ?? .zero)
        }
        return [proxy] + ((value as? IdentifiedViewsKey.Value) ?? [])
      }
      viewGraph.preferencesDidChange()
    }
    return _ViewOutputs(node: node)
  }
}

extension View {
  /// Gives the view an identifier that a hosting controller finds it by.
  nonisolated public func _identified<Identifier: Hashable>(by identifier: Identifier) -> some View {
    modifier(IdentifiedModifier(identifier: identifier))
  }
}

extension UIHostingController {
  /// Calls a function with each view that was given an identifier.
  public func _forEachIdentifiedView(body: (_IdentifiedViewProxy) -> Void) {
    for proxy in identifiedViews { body(proxy()) }
  }
}
