package import Foundation

/// A node with others in it, without the type of its layout.
package class LayoutParent: LayoutNode {
  /// The subviews, in order.
  @exclusivity(unchecked) package private(set) var children: ContiguousArray<LayoutNode> = []

  /// The direction of text. From right to left, the subviews' places are mirrored. It is the node's own, or that of the container around.
  package final var layoutDirection: LayoutDirection {
    get { effectiveDirection }
    set { ownLayoutDirection = newValue }
  }

  /// The direction that was set at this node; `nil` for that of the container around.
  package final var ownLayoutDirection: LayoutDirection? {
    didSet {
      if ownLayoutDirection != oldValue { adoptDirection(parent?.effectiveDirection ?? .leftToRight) }
    }
  }

  private var effectiveDirection = LayoutDirection.leftToRight

  /// Gives this node, and those in it that have no direction of their own, the direction of the container around.
  private func adoptDirection(_ outer: LayoutDirection) {
    var open: [(LayoutParent, LayoutDirection)] = [(self, outer)]
    while let (node, outer) = open.popLast() {
      let direction = node.ownLayoutDirection ?? outer
      guard node.effectiveDirection != direction else { continue }
      node.effectiveDirection = direction
      node.invalidate()
      for case let child as LayoutParent in node.children { open.append((child, direction)) }
    }
  }

  /// Whether the frames of nodes below are relative to this one: it has a view of its own, in which theirs are.
  package final var startsCoordinateSpace = false {
    didSet { if startsCoordinateSpace != oldValue { invalidate() } }
  }

  /// Called if this is the root, and something in the tree needs placement that did not before. Measures and places nothing.
  package final var onNeedsLayout: (() -> Void)?

  /// Called after the node was given another frame, with the one that is shown, if it has a view of its own.
  package final var onPlace: ((CGRect?) -> Void)?

  /// For the root: moves nodes to their places in steps.
  package final weak var presenter: (any LayoutPresenter)?

  /// Views that have left the layout and are still shown.
  package final var departing: [DepartingNode] = []

  /// How far the subviews are moved from where they belong in the layout.
  package var displacement: CGSize { .zero }

  /// The places of the last computation.
  @exclusivity(unchecked) private var known: KnownPlacements?
  @exclusivity(unchecked) private var isPlacing = false

  private struct KnownPlacements {
    let bounds: CGRect
    let proposal: ProposedViewSize
    let placements: ContiguousArray<Placement>
  }

  deinit {
    for child in children { child.parent = nil }
    for leaving in departing { leaving.node.parent = nil }
  }

  /// The axis along which spacers extend. A modifier leaves it to the container around.
  package var stackOrientation: Axis? { nil }

  /// Sets the subviews. Those that stay keep their answers; one that has another container leaves it.
  package final func setChildren(_ new: some Sequence<LayoutNode>) {
    let new = ContiguousArray(new)
    let staying = Set(new.map(ObjectIdentifier.init))
    for child in children where !staying.contains(ObjectIdentifier(child)) { child.parent = nil }
    for child in new where child.parent !== self {
      if let former = child.parent {
        former.endDeparture(of: child)
        former.setChildren(former.children.filter { $0 !== child })
      }
      child.parent = self
      if let child = child as? LayoutParent { child.adoptDirection(effectiveDirection) }
      child.forgetOrientation()
    }
    children = new
    setNeedsShow()
    invalidate()
  }

  override func forgetOwnAnswers() { known = nil }

  /// Calls the layout to place the subviews.
  func placeChildren(in bounds: CGRect, _ proposal: ProposedViewSize) {}

  /// The places of the subviews that `place` requests, from left to right. They are kept until something changes.
  final func placements(
    in bounds: CGRect, proposal: ProposedViewSize, _ place: () -> Void
  ) -> ContiguousArray<Placement> {
    if let known, known.bounds == bounds, known.proposal == proposal { return known.placements }
    // A layout may ask for its own guides while it places.
    let outer = isPlacing ? children.map(\.requestedPlacement) : nil
    let (children, before) = (children, revision)
    isPlacing = true
    for child in children { child.requestedPlacement = nil }
    place()
    let center = CGPoint(x: bounds.midX.asNumber, y: bounds.midY.asNumber)
    let placements = ContiguousArray(
      children.map {
        Placement(
          $0.requestedPlacement ?? RequestedPlacement(position: center, anchor: .center, proposal: proposal), of: $0)
      })
    for (index, child) in children.enumerated() { child.requestedPlacement = outer?[index] }
    isPlacing = outer != nil
    if before == revision { known = KnownPlacements(bounds: bounds, proposal: proposal, placements: placements) }
    return placements
  }

  /// One value for the explicit guides of the subviews at these places.
  final func mergedAlignment(of key: AlignmentKey, at placements: ContiguousArray<Placement>) -> CGFloat? {
    key.combineExplicit(
      zip(children, placements).lazy.map { child, placement in
        guard !placement.isHidden, let value = child.explicitAlignment(of: key, in: placement.proposal) else {
          return nil
        }
        return value + placement.frame.origin[key.axis]
      })
  }
}

// MARK: - Placement of a tree

extension LayoutParent {
  private struct Visit {
    let node: LayoutNode
    let frame: CGRect?
    let proposal: ProposedViewSize
  }

  /// Gives the node this frame, and all nodes below theirs. What has not changed, and has the same frame as before, is not visited.
  ///
  /// Leaves receive their frames at the end, in the order of the tree. Nothing here recurses over the tree.
  package final func place(in frame: CGRect, proposal: ProposedViewSize? = nil) {
    let proposal = (proposal ?? ProposedViewSize(frame.size)).normalized
    var open = [Visit(node: self, frame: frame.finite, proposal: proposal)]
    var leaves: [LayoutLeaf] = []
    var moves: [(node: LayoutNode, old: CGRect?)] = []
    var moved: [LayoutParent] = []
    while let visit = open.popLast() {
      let old = visit.node.frame
      guard let hasChanged = visit.node.commit(visit.frame, visit.proposal) else { continue }
      if let parent = visit.node as? LayoutParent {
        if parent.startsCoordinateSpace, parent.frame != old { moves.append((parent, old)) }
        if hasChanged, parent.onPlace != nil { moved.append(parent) }
        parent.appendVisits(to: &open, frame: visit.frame, proposal: visit.proposal)
      } else if let leaf = visit.node as? LayoutLeaf, hasChanged || leaf.contentHasChanged {
        leaf.contentHasChanged = false
        leaves.append(leaf)
        if leaf.frame != old { moves.append((leaf, old)) }
      }
    }
    if let presenter {
      for move in moves where move.node !== self { presenter.didPlace(move.node, from: move.old) }
    }
    for parent in moved { parent.onPlace?(parent.shownFrame) }
    for leaf in leaves { leaf.content.place(in: leaf.shownFrame, proposal: leaf.placedProposal) }
  }

  private func appendVisits(to open: inout [Visit], frame: CGRect?, proposal: ProposedViewSize) {
    guard let frame else {
      open.append(contentsOf: children.reversed().map { Visit(node: $0, frame: nil, proposal: .zero) })
      open.append(contentsOf: departing.map { Visit(node: $0.node, frame: nil, proposal: .zero) })
      return
    }
    let bounds = CGRect(origin: .zero, size: frame.size)
    let placements = placements(in: bounds, proposal: proposal) { placeChildren(in: bounds, proposal) }
    let origin = startsCoordinateSpace ? .zero : frame.origin
    for (child, placement) in zip(children, placements).reversed() {
      var place = placement.frame
      if layoutDirection == .rightToLeft { place.origin.x = (bounds.width - place.origin.x - place.width).asNumber }
      place.origin.x += origin.x
      place.origin.y += origin.y
      open.append(Visit(node: child, frame: placement.isHidden ? nil : place.finite, proposal: placement.proposal))
    }
    for leaving in departing {
      let place = leaving.frame.offsetBy(dx: origin.x, dy: origin.y)
      open.append(Visit(node: leaving.node, frame: place.finite, proposal: leaving.proposal))
    }
  }
}

extension LayoutNode {
  /// Removes the cached results of this node and of those below that depend on the orientation of a stack around them.
  /// The caller invalidates the container.
  final func forgetOrientation() {
    var open: [LayoutNode] = [self]
    while let node = open.popLast() {
      guard node is LayoutLeaf || node.modified != nil else { continue }
      node.forgetAnswers()
      node.needsPlacement = true
      if let parent = node as? LayoutParent { open.append(contentsOf: parent.children) }
    }
  }
}

extension CGRect {
  fileprivate var finite: CGRect {
    CGRect(
      x: origin.x.asCoordinate, y: origin.y.asCoordinate, width: size.width.asLength.asCoordinate,
      height: size.height.asLength.asCoordinate)
  }
}
