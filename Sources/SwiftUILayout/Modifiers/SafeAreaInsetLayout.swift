package import Foundation

/// A view beside the content at one edge: the second subview has its own length, and the first one the rest.
package struct SafeAreaInsetLayout: ModifierLayout, Equatable {
  package var edge: Edge
  /// The guide across the edge.
  package var alignment: Alignment
  /// `nil` for the distance that both prefer.
  package var spacing: CGFloat?

  /// A view at an edge.
  package init(edge: Edge, alignment: Alignment = .center, spacing: CGFloat? = nil) {
    self.edge = edge
    self.alignment = alignment
    self.spacing = spacing
  }

  private var axis: Axis { edge == .top || edge == .bottom ? .vertical : .horizontal }
  private var isAtStart: Bool { edge == .top || edge == .leading }

  /// What the inset needs, with the distance, and what each is offered.
  private func split(
    _ proposal: ProposedViewSize, _ subviews: Subviews
  ) -> (used: CGFloat, content: ProposedViewSize, inset: ProposedViewSize?) {
    guard subviews.count > 1 else { return (0, proposal, nil) }
    let (content, inset) = (subviews[0].spacing, subviews[1].spacing)
    let distance =
      spacing ?? (isAtStart ? inset.distance(to: content, along: axis) : content.distance(to: inset, along: axis))
    var insetProposal = proposal
    insetProposal[axis] = nil
    let used = subviews[1].sizeThatFits(insetProposal)[axis] + distance
    var contentProposal = proposal
    contentProposal[axis] = proposal[axis].map { max(0, $0 - used) }
    return (used, contentProposal, insetProposal)
  }

  package func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    guard let content = subviews.first else { return .zero }
    let (used, offered, _) = split(proposal, subviews)
    var size = content.sizeThatFits(offered)
    size[axis] += used
    return size
  }

  package func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
    guard let content = subviews.first else { return }
    let (used, offered, insetProposal) = split(proposal, subviews)
    var origin = bounds.origin
    if isAtStart { origin[axis] += used }
    content.place(at: origin, proposal: offered)
    guard let insetProposal, let inset = subviews.dropFirst().first else { return }
    let (region, dimensions, key) = (
      ViewDimensions(size: bounds.size), inset.dimensions(in: insetProposal), alignment[axis.other]
    )
    var place = bounds.origin
    place[axis.other] += (region[key] - dimensions[key]).asNumber
    if !isAtStart { place[axis] += (bounds.size[axis] - dimensions.size[axis]).asNumber }
    inset.place(at: place, proposal: insetProposal)
  }
}
