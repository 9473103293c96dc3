package import Foundation

/// A frame with a smallest, an ideal and a largest length on each axis.
package struct FlexibleFrameLayout: ModifierLayout, Equatable {
  /// The lengths of an axis.
  package struct Range: Equatable, Sendable {
    package var minimum: CGFloat?
    package var ideal: CGFloat?
    package var maximum: CGFloat?

    package init(minimum: CGFloat? = nil, ideal: CGFloat? = nil, maximum: CGFloat? = nil) {
      self.minimum = minimum
      self.ideal = ideal
      self.maximum = maximum
    }
  }

  package let width: Range
  package let height: Range
  package let alignment: Alignment
  /// Whether a length was negative or not a number, or they were not in ascending order. The message of Apple's console line for it is
  /// ``invalidDimensionMessage``.
  package let hasInvalidDimension: Bool

  /// The line for the console.
  package static let invalidDimensionMessage = "Invalid frame dimension (negative or non-finite)."

  /// A frame with these lengths. An ideal length below the smallest one becomes that, and a largest below both becomes the larger of them.
  package init(
    minWidth: CGFloat? = nil, idealWidth: CGFloat? = nil, maxWidth: CGFloat? = nil, minHeight: CGFloat? = nil,
    idealHeight: CGFloat? = nil, maxHeight: CGFloat? = nil, alignment: Alignment = .center
  ) {
    let given = (
      Range(minimum: minWidth, ideal: idealWidth, maximum: maxWidth),
      Range(minimum: minHeight, ideal: idealHeight, maximum: maxHeight)
    )
    width = Self.valid(given.0)
    height = Self.valid(given.1)
    self.alignment = alignment
    hasInvalidDimension = (width, height) != given
  }

  private static func valid(_ range: Range) -> Range {
    func length(_ length: CGFloat?) -> CGFloat? { length.flatMap { $0.isNaN ? nil : max(0, $0) } }
    let minimum = length(range.minimum)
    let ideal = length(range.ideal).map { max($0, minimum ?? 0) }
    let maximum = length(range.maximum).map { max($0, ideal ?? minimum ?? 0) }
    return Range(minimum: minimum, ideal: ideal, maximum: maximum)
  }

  /// What the content is offered on an axis.
  private func offer(_ length: CGFloat?, _ range: Range) -> CGFloat? {
    (length ?? range.ideal)?.clamped(range.minimum ?? 0, range.maximum ?? .infinity)
  }

  private func offer(_ proposal: ProposedViewSize) -> ProposedViewSize {
    ProposedViewSize(width: offer(proposal.width, width), height: offer(proposal.height, height))
  }

  /// The length at a proposal, with the content's answer. A missing limit is where the content's length is.
  private func length(_ proposed: CGFloat?, _ content: CGFloat, _ range: Range) -> CGFloat {
    guard let proposed else { return (range.ideal ?? content).clamped(range.minimum ?? 0, range.maximum ?? .infinity) }
    switch (range.minimum, range.maximum) {
    case (let minimum?, let maximum?): return proposed.clamped(minimum, maximum)
    case (let minimum?, nil): return max(minimum, min(proposed, content))
    case (nil, let maximum?): return min(maximum, max(proposed, content))
    case (nil, nil): return content
    }
  }

  package func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    let size = subviews.first?.sizeThatFits(offer(proposal)) ?? .zero
    return CGSize(
      width: length(proposal.width, size.width, width), height: length(proposal.height, size.height, height))
  }

  package func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
    subviews.first?.place(in: bounds, alignment: alignment, proposal: offer(proposal))
  }
}
