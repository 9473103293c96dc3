import AttributeGraph
public import SwiftUILayout

/// A modifier that shows other views in front of the view, in its size.
struct OverlayModifier<Overlay: View> {
  let overlay: Overlay
  let layout: OverlayLayout
}

@MainActor extension OverlayModifier: SecondaryModifier {
  typealias Body = Never
  var alignment: Alignment { layout.alignment }
}

/// A modifier that shows other views behind the view, in its size.
struct BackgroundModifier<Overlay: View> {
  let overlay: Overlay
  let layout: BackgroundLayout
}

@MainActor extension BackgroundModifier: SecondaryModifier {
  typealias Body = Never
  var alignment: Alignment { layout.overlay.alignment }
}

/// The layout of a view with others behind it. A host draws the last subview first.
package struct BackgroundLayout: ModifierLayout, Equatable {
  package var overlay: OverlayLayout

  package func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    overlay.sizeThatFits(proposal: proposal, subviews: subviews, cache: &cache)
  }

  package func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
    overlay.placeSubviews(in: bounds, proposal: proposal, subviews: subviews, cache: &cache)
  }

  package func spacing(subviews: Subviews, cache: inout ()) -> ViewSpacing {
    overlay.spacing(subviews: subviews, cache: &cache)
  }

  package func explicitAlignment(
    of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) -> CGFloat? {
    overlay.explicitAlignment(of: guide, in: bounds, proposal: proposal, subviews: subviews, cache: &cache)
  }

  package func explicitAlignment(
    of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) -> CGFloat? {
    overlay.explicitAlignment(of: guide, in: bounds, proposal: proposal, subviews: subviews, cache: &cache)
  }
}

/// A modifier that shows other views with the view, in its size.
@MainActor protocol SecondaryModifier: OutputsModifier, ReusableModifier {
  associatedtype Overlay: View
  associatedtype Arrangement: ModifierLayout

  var overlay: Overlay { get }
  var layout: Arrangement { get }
  var alignment: Alignment { get }
}

extension SecondaryModifier {
  package static var isReusable: Bool { ViewReuse.isReusable(Overlay.self) }

  package static func changeOutputs(
    _ modifier: _GraphValue<Self>, _ inputs: _ViewInputs, _ outputs: _ViewOutputs
  ) -> _ViewOutputs {
    guard let node = outputs.node, let first = inputs.viewGraph.value(of: modifier.attribute) else { return outputs }
    let overlay = LayoutContainer(ZStackLayout(alignment: first.alignment))
    let container = LayoutContainer(first.layout, [node, overlay])
    inputs.viewGraph.graph.observe(modifier.attribute, skipsCurrent: true, in: inputs.scope.subgraph) { modifier in
      onMainActor {
        guard overlay.layout.alignment != modifier.alignment else { return }
        overlay.layout.alignment = modifier.alignment
        container.layout = modifier.layout
      }
    }
    let content = inputs.part(of: modifier) { modifier in onMainActor { modifier.overlay } }
    let list = Overlay._makeViewList(view: content, inputs: _ViewListInputs(base: inputs)).list
    inputs.scope.keep(ViewListContainer(list, overlay, inputs.viewGraph))
    return _ViewOutputs(node: container)
  }
}

extension View {
  /// Shows other views in front of this one, in its size.
  nonisolated public func overlay<V: View>(alignment: Alignment = .center, @ViewBuilder content: () -> V) -> some View {
    modifier(OverlayModifier(overlay: content(), layout: OverlayLayout(alignment: alignment)))
  }

  /// Shows another view in front of this one, in its size.
  @_disfavoredOverload nonisolated public func overlay<Overlay: View>(
    _ overlay: Overlay, alignment: Alignment = .center
  ) -> some View {
    modifier(OverlayModifier(overlay: overlay, layout: OverlayLayout(alignment: alignment)))
  }

  /// Shows other views behind this one, in its size.
  nonisolated public func background<V: View>(
    alignment: Alignment = .center, @ViewBuilder content: () -> V
  ) -> some View {
    modifier(
      BackgroundModifier(overlay: content(), layout: BackgroundLayout(overlay: OverlayLayout(alignment: alignment))))
  }

  /// Shows another view behind this one, in its size.
  @_disfavoredOverload nonisolated public func background<Background: View>(
    _ background: Background, alignment: Alignment = .center
  ) -> some View {
    modifier(
      BackgroundModifier(overlay: background, layout: BackgroundLayout(overlay: OverlayLayout(alignment: alignment))))
  }
}
