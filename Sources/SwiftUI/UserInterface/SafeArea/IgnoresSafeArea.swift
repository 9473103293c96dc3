public import SwiftUICore
import UIKitCore

/// The layout of a view that extends over the edges of the safe area.
struct IgnoresSafeAreaLayout: ModifierLayout, Equatable {
  /// How far the view extends over its own bounds.
  var insets = EdgeInsets()

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    subviews.first?.sizeThatFits(proposal) ?? .zero
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
    guard let content = subviews.first else { return }
    if insets == EdgeInsets() { return content.place(at: bounds.origin, proposal: proposal) }
    let whole = CGRect(
      x: bounds.minX - insets.leading, y: bounds.minY - insets.top,
      width: bounds.width + insets.leading + insets.trailing, height: bounds.height + insets.top + insets.bottom)
    content.place(
      at: CGPoint(x: whole.midX, y: whole.midY), anchor: .center, proposal: ProposedViewSize(whole.size))
  }

  func spacing(subviews: Subviews, cache: inout ()) -> ViewSpacing { subviews.first?.spacing ?? ViewSpacing() }
}

/// A modifier that lets the view extend over the edges of the safe area.
struct IgnoresSafeAreaModifier {
  let regions: SafeAreaRegions
  let edges: Edge.Set
}

@MainActor extension IgnoresSafeAreaModifier: OutputsModifier {
  typealias Body = Never

  static func changeOutputs(
    _ modifier: _GraphValue<Self>, _ inputs: _ViewInputs, _ outputs: _ViewOutputs
  ) -> _ViewOutputs {
    guard let node = outputs.node else { return outputs }
    var last = IgnoresSafeAreaModifier(regions: [], edges: [])
    let container = node.ignoringSafeArea(inputs) { last.regions.contains(.container) ? last.edges : [] }
    inputs.viewGraph.follow(modifier.attribute, in: inputs.scope) { last = $0 }
    return _ViewOutputs(node: container)
  }
}

extension LayoutNode {
  /// The node in one that extends over the edges of the safe area, where it reaches them.
  @MainActor func ignoringSafeArea(
    _ inputs: _ViewInputs, edges: @escaping @MainActor () -> Edge.Set = { .all }
  ) -> LayoutNode {
    let container = LayoutContainer(IgnoresSafeAreaLayout(), [self])
    inputs.viewGraph.observeLayout(in: inputs.scope) { [weak container] in
      guard let container, let frame = container.frameInHost, let bounds = container.hostView?.bounds else { return }
      let safe = container.root.attachments?.safeAreaInsets?() ?? EdgeInsets()
      let edges = edges()
      func extent(_ edge: Edge.Set, _ distance: CGFloat, _ inset: CGFloat) -> CGFloat {
        edges.contains(edge) && inset > 0 && distance <= inset + 0.5 ? max(0, distance) : 0
      }
      let insets = EdgeInsets(
        top: extent(.top, frame.minY, safe.top), leading: extent(.leading, frame.minX, safe.leading),
        bottom: extent(.bottom, bounds.height - frame.maxY, safe.bottom),
        trailing: extent(.trailing, bounds.width - frame.maxX, safe.trailing))
      if insets != container.layout.insets { container.layout.insets = insets }
    }
    return container
  }
}

extension View {
  /// Extends the view over the edges of the safe area, where it reaches them.
  nonisolated public func ignoresSafeArea(_ regions: SafeAreaRegions = .all, edges: Edge.Set = .all) -> some View {
    modifier(IgnoresSafeAreaModifier(regions: regions, edges: edges))
  }

  /// Extends the view over the edges of the safe area, where it reaches them.
  nonisolated public func edgesIgnoringSafeArea(_ edges: Edge.Set) -> some View {
    modifier(IgnoresSafeAreaModifier(regions: .all, edges: edges))
  }
}
