package import Foundation

/// Gives one guide of the content an explicit position.
package struct AlignmentGuideLayout: ModifierLayout {
  package var key: AlignmentKey
  package var computeValue: @Sendable (ViewDimensions) -> CGFloat

  /// A horizontal guide, at the position that `computeValue` returns for the content's dimensions.
  package init(_ guide: HorizontalAlignment, computeValue: @escaping @Sendable (ViewDimensions) -> CGFloat) {
    key = guide.key
    self.computeValue = computeValue
  }

  /// A vertical guide, at the position that `computeValue` returns for the content's dimensions.
  package init(_ guide: VerticalAlignment, computeValue: @escaping @Sendable (ViewDimensions) -> CGFloat) {
    key = guide.key
    self.computeValue = computeValue
  }

  package func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    subviews.first?.sizeThatFits(proposal) ?? .zero
  }

  package func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
    subviews.first?.place(at: bounds.origin, proposal: proposal)
  }

  private func value(of guide: AlignmentKey, _ proposal: ProposedViewSize, _ subviews: Subviews) -> CGFloat? {
    guard let dimensions = subviews.first?.dimensions(in: proposal) else { return nil }
    return guide == key ? computeValue(dimensions) : dimensions[explicit: guide]
  }

  package func explicitAlignment(
    of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) -> CGFloat? {
    value(of: guide.key, proposal, subviews)
  }

  package func explicitAlignment(
    of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) -> CGFloat? {
    value(of: guide.key, proposal, subviews)
  }
}
