package import Foundation

/// Takes the whole proposal, with all subviews in the upper leading corner.
package struct GeometryReaderLayout: Layout, Equatable {
  package typealias AnimatableData = EmptyAnimatableData

  package init() {}

  package func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    proposal.replacingUnspecifiedDimensions()
  }

  package func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
    for subview in subviews { subview.place(at: bounds.origin, proposal: ProposedViewSize(bounds.size)) }
  }

  /// The platform's distances, whatever is in the reader.
  package func spacing(subviews: Subviews, cache: inout ()) -> ViewSpacing { ViewSpacing() }

  // What is in the reader has no guides outside.

  package func explicitAlignment(
    of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) -> CGFloat? {
    nil
  }

  package func explicitAlignment(
    of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) -> CGFloat? {
    nil
  }
}
