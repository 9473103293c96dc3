package import Foundation

/// A view with others over or under it, which are offered its size and do not change it.
///
/// The first subview is the view. Which of them is drawn first is no matter of layout. Several views in one overlay are in a
/// ``ZStackLayout``.
package struct OverlayLayout: ModifierLayout, Equatable {
  package var alignment: Alignment

  /// Others are aligned by these guides.
  package init(alignment: Alignment = .center) { self.alignment = alignment }

  package func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    subviews.first?.sizeThatFits(proposal) ?? .zero
  }

  package func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
    guard let primary = subviews.first else { return }
    primary.place(at: bounds.origin, proposal: proposal)
    let base = primary.dimensions(in: proposal)
    for secondary in subviews.dropFirst() {
      let dimensions = secondary.dimensions(in: ProposedViewSize(base.size))
      func offset(_ key: AlignmentKey) -> CGFloat { (base[key] - dimensions[key]).asNumber }
      secondary.place(
        at: CGPoint(
          x: bounds.minX + offset(alignment.horizontal.key), y: bounds.minY + offset(alignment.vertical.key)),
        proposal: ProposedViewSize(base.size))
    }
  }

  package func spacing(subviews: Subviews, cache: inout ()) -> ViewSpacing { subviews.first?.spacing ?? ViewSpacing() }

  package func explicitAlignment(
    of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) -> CGFloat? {
    subviews.first?.dimensions(in: proposal)[explicit: guide]
  }

  package func explicitAlignment(
    of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) -> CGFloat? {
    subviews.first?.dimensions(in: proposal)[explicit: guide]
  }
}
