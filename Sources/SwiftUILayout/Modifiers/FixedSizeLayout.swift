package import Foundation

/// Offers the content its ideal length on some axes.
package struct FixedSizeLayout: ModifierLayout, Equatable {
  package var axes: Axis.Set

  /// The ideal length on these axes.
  package init(_ axes: Axis.Set = [.horizontal, .vertical]) { self.axes = axes }

  private func offer(_ proposal: ProposedViewSize) -> ProposedViewSize {
    ProposedViewSize(
      width: axes.contains(.horizontal) ? nil : proposal.width, height: axes.contains(.vertical) ? nil : proposal.height
    )
  }

  package func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    subviews.first?.sizeThatFits(offer(proposal)) ?? .zero
  }

  package func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
    subviews.first?.place(at: bounds.origin, proposal: offer(proposal))
  }
}
