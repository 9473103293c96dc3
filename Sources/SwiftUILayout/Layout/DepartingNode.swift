package import Foundation

/// A view that has left the layout of its container, and is still shown at its last place.
package struct DepartingNode {
  /// The view.
  package let node: LayoutNode
  /// The number of subviews that were behind it.
  package let index: Int
  /// The frame in the container's bounds.
  let frame: CGRect
  let proposal: ProposedViewSize
}

/// Moves nodes to their places in steps.
package protocol LayoutPresenter: AnyObject {
  /// Called when a node that shows something has another frame than `old`, before it is shown there. It may call
  /// ``LayoutNode/present(_:)``.
  func didPlace(_ node: LayoutNode, from old: CGRect?)
}

extension LayoutParent {
  /// Keeps showing a node that has left the subviews, at a frame in the nearest coordinate space above that it had.
  package final func depart(_ node: LayoutNode, index: Int, frame: CGRect, proposal: ProposedViewSize) {
    if let former = node.parent, former !== self {
      former.setChildren(former.children.filter { $0 !== node })
    }
    let origin = startsCoordinateSpace ? .zero : self.frame?.origin ?? .zero
    departing.append(
      DepartingNode(
        node: node, index: index, frame: frame.offsetBy(dx: -origin.x, dy: -origin.y), proposal: proposal))
    node.parent = self
    setNeedsShow()
    invalidate()
  }

  /// Stops showing a node that has left the subviews.
  package final func endDeparture(of node: LayoutNode) {
    guard departing.contains(where: { $0.node === node }) else { return }
    departing.removeAll { $0.node === node }
    node.parent = nil
    setNeedsShow()
    invalidate()
  }

  /// The subviews and those that are still shown, the rearmost first.
  package final var shownChildren: [LayoutNode] {
    guard !departing.isEmpty else { return Array(children) }
    var result = Array(children)
    for (count, leaving) in departing.sorted(by: { $0.index < $1.index }).enumerated() {
      result.insert(leaving.node, at: min(leaving.index + count, result.count))
    }
    return result
  }
}

extension LayoutNode {
  /// Shows the node at another frame than its own; `nil` for its own.
  package final func present(_ frame: CGRect?) {
    guard movingFrame != frame else { return }
    movingFrame = frame
    if let leaf = self as? LayoutLeaf, !leaf.contentHasChanged {
      leaf.content.place(in: shownFrame, proposal: placedProposal)
    } else if let parent = self as? LayoutParent {
      parent.onPlace?(shownFrame)
    }
  }

  /// How far the nodes around have moved this one from where it belongs in the layout, up to the nearest coordinate space.
  package final var displacementInSpace: CGSize {
    var sum = CGSize.zero
    var above = parent
    while let node = above {
      let displacement = node.displacement
      sum.width += node.layoutDirection == .rightToLeft ? -displacement.width : displacement.width
      sum.height += displacement.height
      if node.startsCoordinateSpace { break }
      above = node.parent
    }
    return sum
  }
}
