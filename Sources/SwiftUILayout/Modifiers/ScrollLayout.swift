package import Foundation

/// The visible area of a scroll view: its content has its ideal length on the scrolling axes.
package struct ScrollLayout: Layout, Equatable {
  package typealias AnimatableData = EmptyAnimatableData

  package var axes: Axis.Set

  /// Scrolling on these axes.
  package init(_ axes: Axis.Set = .vertical) { self.axes = axes }

  private func offer(_ proposal: ProposedViewSize) -> ProposedViewSize {
    ProposedViewSize(
      width: axes.contains(.horizontal) ? nil : proposal.width, height: axes.contains(.vertical) ? nil : proposal.height
    )
  }

  /// The proposal on the scrolling axes, and the content's length on the others.
  package func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    let content = subviews.first?.sizeThatFits(offer(proposal)) ?? .zero
    func length(_ axis: Axis) -> CGFloat { (axes.contains(Axis.Set(axis)) ? proposal[axis] : nil) ?? content[axis] }
    return CGSize(width: length(.horizontal), height: length(.vertical))
  }

  package func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
    // Content that is smaller across is in the middle.
    let (isWide, isHigh) = (axes.contains(.horizontal), axes.contains(.vertical))
    subviews.first?.place(
      at: CGPoint(x: isWide ? bounds.minX : bounds.midX, y: isHigh ? bounds.minY : bounds.midY),
      anchor: UnitPoint(x: isWide ? 0 : 0.5, y: isHigh ? 0 : 0.5), proposal: offer(proposal))
  }

  /// The platform's distances, whatever is scrolled.
  package func spacing(subviews: Subviews, cache: inout ()) -> ViewSpacing { ViewSpacing() }

  // Guides of content that scrolls have no fixed position outside.

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
