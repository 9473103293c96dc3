package import Foundation

/// Offers the content a size of a fixed ratio.
package struct AspectRatioLayout: ModifierLayout, Equatable {
  /// Width by height; `nil` for the ratio of the content's ideal size.
  package let ratio: CGFloat?
  package let contentMode: ContentMode

  /// A ratio that is not positive and finite is the content's own.
  package init(_ ratio: CGFloat?, contentMode: ContentMode) {
    self.ratio = ratio.flatMap { $0 > 0 && $0 < .infinity ? $0 : nil }
    self.contentMode = contentMode
  }

  private func offer(_ proposal: ProposedViewSize, _ subview: LayoutSubview) -> ProposedViewSize {
    func ideal() -> CGSize { subview.sizeThatFits(.unspecified) }
    let ratio: CGFloat
    if let own = self.ratio {
      ratio = own
    } else {
      let size = ideal()
      guard size.width > 0, size.height > 0, size.width < .infinity, size.height < .infinity else { return proposal }
      ratio = size.width / size.height
    }
    let (width, height): (CGFloat, CGFloat)
    switch (proposal.width, proposal.height) {
    case (let proposed?, nil): (width, height) = (proposed, proposed / ratio)
    case (nil, let proposed?): (width, height) = (proposed * ratio, proposed)
    case (let proposedWidth?, let proposedHeight?): (width, height) = (proposedWidth, proposedHeight)
    case (nil, nil): (width, height) = (ideal().width, ideal().height)
    }
    // Fitting, the width that follows from the height limits the width; filling, it is the other way round.
    let isLimitedByHeight = contentMode == .fit ? height * ratio < width : height * ratio > width
    return isLimitedByHeight
      ? ProposedViewSize(width: height * ratio, height: height) : ProposedViewSize(width: width, height: width / ratio)
  }

  package func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    subviews.first.map { $0.sizeThatFits(offer(proposal, $0)) } ?? .zero
  }

  package func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
    guard let subview = subviews.first else { return }
    subview.place(at: bounds.origin, proposal: offer(proposal, subview))
  }
}
