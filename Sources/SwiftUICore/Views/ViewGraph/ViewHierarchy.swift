import AttributeGraph
package import SwiftUILayout

/// A root view with its graph and its tree of layout, without a window.
@MainActor package final class ViewHierarchy<Root: View> {
  /// The graph.
  package let viewGraph = ViewGraph()
  private let root: Source<Root>
  private let environment: Source<EnvironmentValues>
  private let scope: ViewScope
  /// The root of the tree of layout.
  package let node: LayoutContainer<RootLayout>

  /// Called when the hierarchy has something to do in ``update()`` and had nothing before.
  package var onNeedsUpdate: () -> Void {
    get { viewGraph.onNeedsUpdate }
    set { viewGraph.onNeedsUpdate = newValue }
  }

  /// Makes the views. The bodies that the first frame needs are computed now, and the actions of views that appear wait for ``update()``.
  ///
  /// `isVisible` is whether views appear at once; otherwise they do with ``setVisible(_:)``. `onIssue` is called with what SwiftUI writes to
  /// the console.
  package init(
    _ view: Root, environment values: EnvironmentValues = EnvironmentValues(), isVisible: Bool = true,
    onIssue: @escaping (String) -> Void
  ) {
    viewGraph.onIssue = onIssue
    let graph = viewGraph.graph
    root = graph.source(view, label: "root", comparison: .alwaysChanged)
    environment = graph.source(values, label: "environment", comparison: .by { $0.isSame(as: $1) })
    scope = ViewScope(in: viewGraph, parent: nil, isShown: isVisible)
    node = LayoutContainer(RootLayout())
    node.presenter = viewGraph.clock.mover
    let inputs = _ViewInputs(viewGraph: viewGraph, scope: scope, environment: environment.attribute)
    let outputs = Root._makeView(view: _GraphValue(root.attribute), inputs: inputs)
    if let content = outputs.node { node.setChildren([content]) }
  }

  /// How often the body of any view was computed.
  package var bodyCount: Int { viewGraph.bodyCount }

  /// Another value of the root view, from the next update on.
  package func setRoot(_ view: Root) { viewGraph.graph.set(root, to: view) }

  /// Other values of the environment, from the next update on.
  package func setEnvironment(_ values: EnvironmentValues) { viewGraph.graph.set(environment, to: values) }

  /// Brings all views up to date, and calls their actions.
  package func update() { viewGraph.update() }

  /// Makes all views appear or disappear; their state stays.
  package func setVisible(_ isVisible: Bool) { scope.setShown(isVisible) }

  /// Removes all views; those that are visible disappear in the next update, which is the last one.
  package func remove() { scope.remove() }
}
