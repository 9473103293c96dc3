public import Foundation

/// A layout of subviews in front of each other.
///
/// The size is the union of the subviews of the highest priority, which are offered the stack's own proposal. Others are offered that size.
public struct ZStackLayout: Layout {
  /// Nothing is animated in steps.
  public typealias AnimatableData = EmptyAnimatableData

  /// What the stack computes once for its subviews.
  public struct Cache {
    fileprivate var priorities: [Double]
    fileprivate var highest: Double
  }

  /// The guides by which the subviews are aligned.
  public var alignment: Alignment

  /// A stack with an alignment.
  public init(alignment: Alignment = .center) { self.alignment = alignment }

  /// The priorities.
  public func makeCache(subviews: Subviews) -> Cache {
    let priorities = subviews.map(\.priority)
    return Cache(priorities: priorities, highest: priorities.max() ?? 0)
  }

  private func extents(
    _ proposal: ProposedViewSize, _ subviews: Subviews, _ cache: Cache
  ) -> (horizontal: AlignedExtent, vertical: AlignedExtent) {
    var (horizontal, vertical) = (AlignedExtent(), AlignedExtent())
    for (index, subview) in subviews.enumerated() where cache.priorities[index] == cache.highest {
      let dimensions = subview.dimensions(in: proposal)
      horizontal.include(length: dimensions.width, guide: dimensions[alignment.horizontal])
      vertical.include(length: dimensions.height, guide: dimensions[alignment.vertical])
    }
    return (horizontal, vertical)
  }

  /// The union of the subviews.
  public func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) -> CGSize {
    let (horizontal, vertical) = extents(proposal, subviews, cache)
    return CGSize(width: horizontal.length, height: vertical.length)
  }

  /// Places the subviews so that their guides meet.
  public func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) {
    let (horizontal, vertical) = extents(proposal, subviews, cache)
    let size = ProposedViewSize(width: horizontal.length, height: vertical.length)
    for (index, subview) in subviews.enumerated() {
      let offered = cache.priorities[index] == cache.highest ? proposal : size
      let dimensions = subview.dimensions(in: offered)
      subview.place(
        at: CGPoint(
          x: bounds.minX + horizontal.origin(guide: dimensions[alignment.horizontal]),
          y: bounds.minY + vertical.origin(guide: dimensions[alignment.vertical])), proposal: offered)
    }
  }
}
