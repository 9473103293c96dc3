package import SwiftUILayout

/// Gives a node the views of a list, again after each change of the list.
@MainActor package final class ViewListContainer: ViewListParent {
  /// The list.
  package let list: ViewList
  private let viewGraph: ViewGraph
  private weak var container: LayoutParent?
  /// The views, in their order.
  package private(set) var elements: [ViewElement] = []
  private var isChanged = false
  /// The change of state that has changed the list.
  private var change: TransactionMoment?
  /// The transitions of the views, by their elements.
  private var transitions: [ObjectIdentifier: ElementTransition] = [:]
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
    if viewGraph.clock.isDriven, change?.isAnimated != true { change = viewGraph.clock.moment }
    guard !isChanged else { return }
    isChanged = true
    viewGraph.setNeedsUpdate(self)
  }

  /// Makes the views that are new, and gives all to the node.
  func update() {
    isChanged = false
    let old = elements
    elements = list.elements
    if let change {
      self.change = nil
      animate(from: old, change)
    }
    container?.setChildren(elements.compactMap { transitions[ObjectIdentifier($0)]?.node ?? $0.node })
    for element in elements { transitions[ObjectIdentifier(element)]?.arrive() }
    viewGraph.preferencesDidChange()
    onUpdate()
  }
}

extension ViewListContainer {
  /// Begins the transitions of the views that come and go.
  private func animate(from old: [ViewElement], _ change: TransactionMoment) {
    let staying = Set(elements.map(ObjectIdentifier.init))
    let before = Set(old.map(ObjectIdentifier.init))
    for (index, element) in old.enumerated() where !staying.contains(ObjectIdentifier(element)) {
      let known = transitions.removeValue(forKey: ObjectIdentifier(element))
      guard let container, element.scope.isDeparting, element.scope.isAlive,
        let node = known?.node ?? element.node, let frame = node.frame,
        let transaction = change.transaction(for: element.inputs),
        let transition = known ?? ElementTransition(element, viewGraph, isInserted: nil)
      else { continue }
      let proposal = node.placedProposal
      container.depart(transition.node, index: index, frame: frame, proposal: proposal)
      element.scope.beginDeparture()
      transition.leave(transaction) { [weak container] in
        container?.endDeparture(of: transition.node)
        element.scope.endDeparture()
      }
    }
    guard !before.isEmpty || container?.frame != nil else { return }
    for element in elements where !before.contains(ObjectIdentifier(element)) {
      guard let transaction = change.transaction(for: element.inputs) else { continue }
      transitions[ObjectIdentifier(element)] = ElementTransition(element, viewGraph, isInserted: transaction)
    }
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
