package import Foundation

/// Shows the first subview whose ideal size fits, or the last one.
package struct ViewThatFitsLayout: Layout, Equatable {
  package typealias AnimatableData = EmptyAnimatableData

  package var axes: Axis.Set

  /// Fitting is required on these axes.
  package init(in axes: Axis.Set = [.horizontal, .vertical]) { self.axes = axes }

  /// The position of the subview that is shown.
  private func chosen(_ proposal: ProposedViewSize, _ subviews: Subviews) -> Int? {
    let ideal = ProposedViewSize(
      width: axes.contains(.horizontal) ? nil : proposal.width, height: axes.contains(.vertical) ? nil : proposal.height
    )
    return subviews.dropLast().firstIndex { subview in
      let size = subview.sizeThatFits(ideal)
      return (!axes.contains(.horizontal) || size.width <= proposal.width ?? .infinity)
        && (!axes.contains(.vertical) || size.height <= proposal.height ?? .infinity)
    } ?? subviews.indices.last
  }

  package func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    chosen(proposal, subviews).map { subviews[$0].sizeThatFits(proposal) } ?? .zero
  }

  package func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
    let chosen = chosen(proposal, subviews)
    for (index, subview) in subviews.enumerated() {
      if index == chosen { subview.place(at: bounds.origin, proposal: proposal) } else { subview.hide() }
    }
  }
}
