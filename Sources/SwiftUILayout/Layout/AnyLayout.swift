public import Foundation

/// A layout of any type. A change of the type keeps the subviews, so that it can be animated.
public struct AnyLayout: Layout {
  /// The cache of the wrapped layout.
  public struct Cache {
    fileprivate var layoutType: any Layout.Type
    fileprivate var value: Any
  }

  /// The wrapped layout's data.
  public typealias AnimatableData = _AnyAnimatableData

  private var base: any Layout

  /// Wraps a layout.
  public init<L: Layout>(_ layout: L) { base = (layout as? AnyLayout)?.base ?? layout }

  /// The properties of the wrapped layout.
  var properties: LayoutProperties { type(of: base).layoutProperties }

  /// The wrapped layout's data.
  public var animatableData: AnimatableData {
    get { _AnyAnimatableData(base.animatableData) }
    set {
      func updated<L: Layout>(_ layout: L) -> any Layout {
        var layout = layout
        if let data = newValue.value(as: L.AnimatableData.self) { layout.animatableData = data }
        return layout
      }
      base = updated(base)
    }
  }

  /// A new cache of the wrapped layout.
  public func makeCache(subviews: Subviews) -> Cache { base.erasedCache(subviews: subviews) }

  /// Updates the wrapped layout's cache; makes it anew if it is another layout's.
  public func updateCache(_ cache: inout Cache, subviews: Subviews) { base.erasedUpdate(&cache, subviews) }

  /// The distances that the wrapped layout prefers.
  public func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing { base.erasedSpacing(subviews, &cache) }

  /// The size of the wrapped layout.
  public func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) -> CGSize {
    base.erasedSize(proposal, subviews, &cache)
  }

  /// Places the subviews as the wrapped layout does.
  public func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) {
    base.erasedPlacement(bounds, proposal, subviews, &cache)
  }

  /// A horizontal guide of the wrapped layout.
  public func explicitAlignment(
    of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
  ) -> CGFloat? {
    base.erasedAlignment(guide, bounds, proposal, subviews, &cache)
  }

  /// A vertical guide of the wrapped layout.
  public func explicitAlignment(
    of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
  ) -> CGFloat? {
    base.erasedAlignment(guide, bounds, proposal, subviews, &cache)
  }
}

/// Each requirement with a cache of any type.
extension Layout {
  fileprivate func erasedCache(subviews: Subviews) -> AnyLayout.Cache {
    AnyLayout.Cache(layoutType: Self.self, value: makeCache(subviews: subviews))
  }

  private func with<Result>(
    _ cache: inout AnyLayout.Cache, _ subviews: Subviews, _ body: (inout Cache) -> Result
  ) -> Result {
    var value = (cache.layoutType == Self.self ? cache.value as? Cache : nil) ?? makeCache(subviews: subviews)
    // The cache has one owner while it changes.
    cache.value = ()
    defer { cache = AnyLayout.Cache(layoutType: Self.self, value: value) }
    return body(&value)
  }

  fileprivate func erasedUpdate(_ cache: inout AnyLayout.Cache, _ subviews: Subviews) {
    guard cache.layoutType == Self.self else {
      cache = erasedCache(subviews: subviews)
      return
    }
    with(&cache, subviews) { updateCache(&$0, subviews: subviews) }
  }

  fileprivate func erasedSpacing(_ subviews: Subviews, _ cache: inout AnyLayout.Cache) -> ViewSpacing {
    with(&cache, subviews) { spacing(subviews: subviews, cache: &$0) }
  }

  fileprivate func erasedSize(
    _ proposal: ProposedViewSize, _ subviews: Subviews, _ cache: inout AnyLayout.Cache
  ) -> CGSize {
    with(&cache, subviews) { sizeThatFits(proposal: proposal, subviews: subviews, cache: &$0) }
  }

  fileprivate func erasedPlacement(
    _ bounds: CGRect, _ proposal: ProposedViewSize, _ subviews: Subviews, _ cache: inout AnyLayout.Cache
  ) {
    with(&cache, subviews) { placeSubviews(in: bounds, proposal: proposal, subviews: subviews, cache: &$0) }
  }

  fileprivate func erasedAlignment(
    _ guide: HorizontalAlignment, _ bounds: CGRect, _ proposal: ProposedViewSize, _ subviews: Subviews,
    _ cache: inout AnyLayout.Cache
  ) -> CGFloat? {
    with(&cache, subviews) {
      explicitAlignment(of: guide, in: bounds, proposal: proposal, subviews: subviews, cache: &$0)
    }
  }

  fileprivate func erasedAlignment(
    _ guide: VerticalAlignment, _ bounds: CGRect, _ proposal: ProposedViewSize, _ subviews: Subviews,
    _ cache: inout AnyLayout.Cache
  ) -> CGFloat? {
    with(&cache, subviews) {
      explicitAlignment(of: guide, in: bounds, proposal: proposal, subviews: subviews, cache: &$0)
    }
  }
}
