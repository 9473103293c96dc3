public import Foundation

/// A type that determines the size of a container and the places of its subviews.
///
/// A size is requested at several proposals before subviews are placed: zero for the minimum, infinity for the maximum, unspecified for the
/// ideal size. All of it is computed from left to right; for other languages the result is mirrored.
///
/// Differs from Apple: a size that is negative or not a number is zero.
@preconcurrency public protocol Layout: Sendable, Animatable {
  /// What is known about all layouts of this type.
  static var layoutProperties: LayoutProperties { get }

  /// What a layout computes once for its subviews.
  associatedtype Cache = Void
  /// The subviews of a layout.
  typealias Subviews = LayoutSubviews

  /// Returns a new cache. Called before the first measurement.
  func makeCache(subviews: Subviews) -> Cache

  /// Called before the next measurement after the layout or a subview has changed. By default the cache is made anew.
  func updateCache(_ cache: inout Cache, subviews: Subviews)

  /// The distances that the container prefers to its neighbours. By default the largest ones of its subviews.
  func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing

  /// The size of the container at a proposal.
  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) -> CGSize

  /// Places the subviews in `bounds`, whose size is the one at `proposal`.
  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache)

  /// The position of a horizontal guide of the container. By default the explicit values of the subviews are merged.
  func explicitAlignment(
    of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
  ) -> CGFloat?

  /// The position of a vertical guide of the container. By default the explicit values of the subviews are merged.
  func explicitAlignment(
    of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
  ) -> CGFloat?
}

extension Layout {
  /// The properties of a layout that is no stack.
  public static var layoutProperties: LayoutProperties { LayoutProperties() }

  /// Makes the cache anew.
  public func updateCache(_ cache: inout Cache, subviews: Subviews) { cache = makeCache(subviews: subviews) }

  /// The largest distances that the subviews prefer.
  public func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing {
    subviews.reduce(into: ViewSpacing()) { $0.formUnion($1.spacing) }
  }

  /// The merged values of the subviews.
  public func explicitAlignment(
    of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
  ) -> CGFloat? {
    mergedAlignment(of: guide.key, in: bounds, proposal: proposal, subviews: subviews, cache: &cache)
  }

  /// The merged values of the subviews.
  public func explicitAlignment(
    of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
  ) -> CGFloat? {
    mergedAlignment(of: guide.key, in: bounds, proposal: proposal, subviews: subviews, cache: &cache)
  }

  private func mergedAlignment(
    of key: AlignmentKey, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
  ) -> CGFloat? {
    let container = subviews.container
    let placements = container.placements(in: bounds, proposal: proposal) {
      placeSubviews(in: bounds, proposal: proposal, subviews: subviews, cache: &cache)
    }
    return container.mergedAlignment(of: key, at: placements)
  }
}

extension Layout where Cache == Void {
  /// Nothing.
  public func makeCache(subviews: Subviews) {}
}

/// A layout with one subview, of which it changes the size or the place. The subview's layout values are those of the whole, and stacks
/// around it determine the direction of spacers and dividers in it.
package protocol ModifierLayout: Layout where Cache == Void {
  /// Nothing for most of them.
  associatedtype AnimatableData = EmptyAnimatableData
}
