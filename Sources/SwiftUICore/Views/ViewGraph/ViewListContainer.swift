import SwiftUILayout

/// Gives a node the views of a list, again after each change of the list.
@MainActor package final class ViewListContainer: ViewListParent {
  /// The list.
  package let list: ViewList
  private let viewGraph: ViewGraph
  private weak var container: LayoutParent?
  /// The views, in their order.
  package private(set) var elements: [ViewElement] = []
  private var isChanged = false
  /// Called after the container was given its views.
  package var onUpdate: () -> Void = {}

  package init(_ list: ViewList, _ container: LayoutParent, _ viewGraph: ViewGraph) {
    self.list = list
    self.container = container
    self.viewGraph = viewGraph
    list.parent = self
    if list.isDynamic {
      container.makeAttachments().isDynamic = true
      container.makeAttachments().views = self
    }
    update()
  }

  package func listDidChange(_ list: ViewList) {
    guard !isChanged else { return }
    isChanged = true
    viewGraph.setNeedsUpdate(self)
  }

  /// Makes the views that are new, and gives all to the node.
  func update() {
    isChanged = false
    elements = list.elements
    container?.setChildren(elements.compactMap(\.node))
    viewGraph.preferencesDidChange()
    onUpdate()
  }
}

/// Where one view is needed and a list stands.
@MainActor enum ImplicitContainer {
  /// Stacks the views of a list.
  static func make(_ list: ViewList, _ inputs: _ViewInputs) -> LayoutNode { make(list, VStackLayout(), inputs) }

  /// The one view that a list has at any time. What is around the list does not know that it is replaced.
  static func makeSwitch(_ list: ViewList, _ inputs: _ViewInputs) -> LayoutNode { make(list, OverlayLayout(), inputs) }

  private static func make(_ list: ViewList, _ layout: some Layout, _ inputs: _ViewInputs) -> LayoutNode {
    let container = LayoutContainer(layout)
    inputs.scope.keep(ViewListContainer(list, container, inputs.viewGraph))
    return container
  }
}
