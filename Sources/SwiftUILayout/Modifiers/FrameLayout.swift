package import Foundation

/// A frame of a fixed width, a fixed height, or both.
package struct FrameLayout: ModifierLayout, Equatable {
  package let width: CGFloat?
  package let height: CGFloat?
  package let alignment: Alignment
  /// Whether a dimension was negative or not finite. A negative one is zero; another is that of the content.
  package let hasInvalidDimension: Bool

  /// A frame; a dimension without a length is that of the content.
  package init(width: CGFloat? = nil, height: CGFloat? = nil, alignment: Alignment = .center) {
    func valid(_ length: CGFloat?) -> CGFloat? { length.flatMap { $0.isFinite ? max(0, $0) : nil } }
    self.width = valid(width)
    self.height = valid(height)
    self.alignment = alignment
    hasInvalidDimension = self.width != width || self.height != height
  }

  private func offer(_ proposal: ProposedViewSize) -> ProposedViewSize {
    ProposedViewSize(width: width ?? proposal.width, height: height ?? proposal.height)
  }

  package func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    if let width, let height { return CGSize(width: width, height: height) }
    let size = subviews.first?.sizeThatFits(offer(proposal)) ?? .zero
    return CGSize(width: width ?? size.width, height: height ?? size.height)
  }

  package func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
    subviews.first?.place(in: bounds, alignment: alignment, proposal: offer(proposal))
  }
}
