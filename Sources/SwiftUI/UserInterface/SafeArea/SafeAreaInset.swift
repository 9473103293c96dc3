public import SwiftUICore
import UIKitCore

/// A modifier that shows another view at an edge, beside the view.
struct SafeAreaInsetModifier<Inset: View> {
  let inset: Inset
  let layout: SafeAreaInsetLayout
}

@MainActor extension SafeAreaInsetModifier: OutputsModifier {
  typealias Body = Never

  static func changeOutputs(
    _ modifier: _GraphValue<Self>, _ inputs: _ViewInputs, _ outputs: _ViewOutputs
  ) -> _ViewOutputs {
    guard let node = outputs.node, let first = inputs.viewGraph.value(of: modifier.attribute) else { return outputs }
    let isHorizontal = first.layout.edge == .leading || first.layout.edge == .trailing
    let inset: LayoutParent =
      isHorizontal
      ? LayoutContainer(HStackLayout(alignment: .center)) : LayoutContainer(VStackLayout(alignment: .center))
    let container = LayoutContainer(first.layout, [node, inset])
    inputs.viewGraph.follow(modifier.attribute, in: inputs.scope) {
      if container.layout != $0.layout { container.layout = $0.layout }
    }
    let list = Inset._makeViewList(
      view: inputs.part(of: modifier) { $0.inset }, inputs: _ViewListInputs(base: inputs)
    ).list
    inputs.scope.keep(ViewListContainer(list, inset, inputs.viewGraph))
    return _ViewOutputs(node: container)
  }
}

extension View {
  /// Shows another view at the top or the bottom, which the content does not reach.
  ///
  /// Differs from Apple: the content ends at the other view, and is not seen behind it.
  nonisolated public func safeAreaInset<V: View>(
    edge: VerticalEdge, alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> V
  ) -> some View {
    modifier(
      SafeAreaInsetModifier(
        inset: content(),
        layout: SafeAreaInsetLayout(
          edge: edge == .top ? .top : .bottom, alignment: Alignment(horizontal: alignment, vertical: .center),
          spacing: spacing)))
  }

  /// Shows another view at the leading or the trailing edge, which the content does not reach.
  ///
  /// Differs from Apple: the content ends at the other view, and is not seen behind it.
  nonisolated public func safeAreaInset<V: View>(
    edge: HorizontalEdge, alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> V
  ) -> some View {
    modifier(
      SafeAreaInsetModifier(
        inset: content(),
        layout: SafeAreaInsetLayout(
          edge: edge == .leading ? .leading : .trailing,
          alignment: Alignment(horizontal: .center, vertical: alignment), spacing: spacing)))
  }

  /// Shows a bar at the top or the bottom, which the content does not reach.
  nonisolated public func safeAreaBar<V: View>(
    edge: VerticalEdge, alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> V
  ) -> some View {
    safeAreaInset(edge: edge, alignment: alignment, spacing: spacing, content: content)
  }

  /// Shows a bar at the leading or the trailing edge, which the content does not reach.
  nonisolated public func safeAreaBar<V: View>(
    edge: HorizontalEdge, alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> V
  ) -> some View {
    safeAreaInset(edge: edge, alignment: alignment, spacing: spacing, content: content)
  }
}
