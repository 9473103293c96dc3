import AttributeGraph
public import SwiftUICore

/// The views with identifiers, as closures that return their current frames.
struct IdentifiedViewsKey: PagePreferenceKey {
  static var coveredPages: CoveredPages { .ignored }
  static var defaultValue: [@MainActor () -> _IdentifiedViewProxy] { [] }

  static func reduce(
    value: inout [@MainActor () -> _IdentifiedViewProxy], nextValue: () -> [@MainActor () -> _IdentifiedViewProxy]
  ) { value += nextValue() }
}

/// A modifier that sets the identifier of a view.
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
  /// Sets an identifier by which a hosting controller finds the view.
  nonisolated public func _identified<Identifier: Hashable>(by identifier: Identifier) -> some View {
    modifier(IdentifiedModifier(identifier: identifier))
  }
}

extension UIHostingController {
  /// Calls a closure with each view that has an identifier.
  public func _forEachIdentifiedView(body: (_IdentifiedViewProxy) -> Void) {
    for proxy in identifiedViews { body(proxy()) }
  }
}
