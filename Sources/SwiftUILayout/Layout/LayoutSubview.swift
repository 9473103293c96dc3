public import Foundation

/// A subview as its layout sees it: measured at proposals, asked for its preferences, and placed.
public struct LayoutSubview: Equatable {
  let node: LayoutNode

  /// The subview's value for a key, or the key's default.
  public subscript<K: LayoutValueKey>(key: K.Type) -> K.Value { node.layoutValue(for: key) }

  /// The subview's priority; 0 unless the view sets one.
  public var priority: Double { node.priority }

  /// The subview's size at a proposal. The answer is kept until the subview changes.
  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { node.sizeThatFits(proposal) }

  /// The subview's size at a proposal, and its alignment guides.
  public func dimensions(in proposal: ProposedViewSize) -> ViewDimensions { node.dimensions(in: proposal) }

  /// The distances that the subview prefers to its neighbours.
  public var spacing: ViewSpacing { node.spacing }

  /// Places the subview, with `anchor` at `position`, in the size that it has at `proposal`.
  ///
  /// The last call for a subview is in effect. A subview that is not placed is at the centre, with the container's proposal. In a
  /// right-to-left environment the container's content is mirrored afterwards.
  public func place(at position: CGPoint, anchor: UnitPoint = .topLeading, proposal: ProposedViewSize) {
    node.requestedPlacement = RequestedPlacement(position: position, anchor: anchor, proposal: proposal.normalized)
  }

  /// Leaves the subview out: it has no frame.
  func hide() {
    node.requestedPlacement = RequestedPlacement(position: .zero, anchor: .zero, proposal: .zero, isHidden: true)
  }

  /// Places the subview so that its guides have the positions of the same guides in a region.
  func place(in bounds: CGRect, alignment: Alignment, proposal: ProposedViewSize) {
    let (region, dimensions) = (ViewDimensions(size: bounds.size), dimensions(in: proposal))
    func offset(_ axis: Axis) -> CGFloat { (region[alignment[axis]] - dimensions[alignment[axis]]).asNumber }
    place(at: CGPoint(x: bounds.minX + offset(.horizontal), y: bounds.minY + offset(.vertical)), proposal: proposal)
  }

  /// Whether both are the same subview.
  public static func == (lhs: LayoutSubview, rhs: LayoutSubview) -> Bool { lhs.node === rhs.node }
}

@available(*, unavailable) extension LayoutSubview: Sendable {}
