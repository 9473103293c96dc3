import AttributeGraph
import Foundation
package import SwiftUILayout

/// A part of a view hierarchy that a view of its own shows: a row, a page, a sheet, the content of a scroll view.
///
/// It has its own tree of layout, which whoever shows it places, and a scope, so that it appears and disappears as a whole. State, bindings,
/// the environment and preferences pass through it as they do through other views, because it is in the same graph.
@MainActor package final class HostedContent {
  /// The graph.
  package let viewGraph: ViewGraph
  /// The scope of the views.
  package let scope: ViewScope
  /// The root of the tree of layout.
  package let node: LayoutContainer<RootLayout>
  private weak var outer: LayoutNode?
  private let environment: Attribute<EnvironmentValues>

  /// Makes the views with `make`, which is given inputs in the scope of this part.
  ///
  /// `outer` is the node that the part is shown in: it gets the part's preferences, and is around it for coordinate spaces. There is none for
  /// what is shown elsewhere, as a sheet is.
  package init(
    _ inputs: _ViewInputs, in outer: LayoutNode? = nil, isVisible: Bool = true,
    _ make: (_ViewInputs) -> _ViewOutputs
  ) {
    viewGraph = inputs.viewGraph
    scope = ViewScope(in: inputs.viewGraph, parent: inputs.scope, isShown: isVisible)
    node = LayoutContainer(RootLayout())
    node.presenter = viewGraph.clock.mover
    var inputs = inputs
    inputs.scope = scope
    inputs.transition = nil
    environment = inputs.environment
    if let content = make(inputs).node { node.setChildren([content]) }
    if let outer { attach(to: outer) }
  }

  /// Sets the node that the part is shown in.
  package func attach(to outer: LayoutNode) {
    self.outer = outer
    outer.makeAttachments().hostedRoots.append(node)
    node.makeAttachments().outer = outer
    viewGraph.preferencesDidChange()
  }

  /// Gives the nodes the direction of the environment. The host calls it before it lays them out.
  package func adoptLayoutDirection() {
    if let values = viewGraph.value(of: environment) { node.layoutDirection = values.layoutDirection }
  }

  /// Makes the views appear or disappear; their state stays.
  package func setVisible(_ isVisible: Bool) { scope.setShown(isVisible) }

  /// Removes the views: they disappear, and their state is gone.
  package func remove() {
    outer?.attachments?.hostedRoots.removeAll { $0 === node }
    node.onNeedsLayout = nil
    scope.remove()
    viewGraph.preferencesDidChange()
  }
}
