import AttributeGraph
import SwiftUILayout

/// A view whose content is arranged by a layout: a stack, a grid, an app's own layout.
@MainActor protocol LayoutView: UnaryView, ReusableView {
  associatedtype Content: View
  associatedtype Arrangement: Layout

  nonisolated var layout: Arrangement { get }
  nonisolated var content: Content { get }
}

extension LayoutView {
  package static var isReusable: Bool { ViewReuse.isReusable(Content.self) }

  /// Makes the node. Apps do not call it.
  public static func _makeView(view: _GraphValue<Self>, inputs: _ViewInputs) -> _ViewOutputs {
    var inputs = inputs
    // A transition is that of the whole.
    inputs.transition = nil
    guard let first = inputs.viewGraph.value(of: view.attribute)?.layout else { return _ViewOutputs(node: nil) }
    let container = LayoutContainer(first)
    let layout = inputs.animated(inputs.part(of: view) { $0.layout })
    inputs.viewGraph.graph.observe(layout.attribute, skipsCurrent: true, in: inputs.scope.subgraph) {
      container.layout = $0
    }
    let list = Content._makeViewList(view: inputs.part(of: view) { $0.content }, inputs: _ViewListInputs(base: inputs))
      .list
    inputs.scope.keep(ViewListContainer(list, container, inputs.viewGraph))
    return _ViewOutputs(node: container)
  }
}
