public import Foundation

/// A layout of subviews one below the other.
///
/// Each subview is offered a share of the vertical space, the least flexible one first. Subviews of higher priority are served before others.
public struct VStackLayout: Layout {
  /// Nothing is animated in steps.
  public typealias AnimatableData = EmptyAnimatableData

  /// What the stack computes once for its subviews.
  public struct Cache {
    var stack: StackCache
  }

  /// The guide by which the subviews are aligned.
  public var alignment: HorizontalAlignment
  /// The distance between subviews; `nil` for the one that they prefer.
  public var spacing: CGFloat?

  /// A stack with an alignment and a spacing.
  public init(alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil) {
    self.alignment = alignment
    self.spacing = spacing
  }

  /// A vertical stack.
  public static var layoutProperties: LayoutProperties { LayoutProperties(stackOrientation: .vertical) }

  /// Distances and priorities.
  public func makeCache(subviews: Subviews) -> Cache {
    Cache(stack: StackCache(axis: .vertical, alignment: alignment.key, spacing: spacing, subviews: subviews))
  }

  /// The first and the last subview's distances at the ends, the largest ones across.
  public func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing {
    StackCache.spacing(subviews, axis: .vertical)
  }

  /// The sum of the subviews' lengths and distances, by the largest extent across.
  public func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) -> CGSize {
    cache.stack.arrangement(for: proposal, subviews).size
  }

  /// Places the subviews one below the other.
  public func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) {
    cache.stack.place(subviews, cache.stack.arrangement(for: proposal, subviews), in: bounds)
  }
}
