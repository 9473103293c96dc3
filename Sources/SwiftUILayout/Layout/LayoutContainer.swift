package import Foundation

/// A node whose subviews are measured and placed by a layout. It keeps the layout's cache.
package final class LayoutContainer<L: Layout>: LayoutParent {
  /// The layout. A change lays the container out again.
  package var layout: L {
    didSet {
      if stackOrientation(of: oldValue) != stackOrientation(of: layout) {
        for child in children { child.forgetOrientation() }
      }
      invalidate()
    }
  }

  // `nil` before the first measurement, and while the layout has it.
  private var cache: L.Cache?
  private var cacheIsCurrent = false

  /// A container of subviews.
  package init(_ layout: L, _ children: some Sequence<LayoutNode> = []) {
    self.layout = layout
    super.init()
    setChildren(children)
  }

  override func forgetOwnAnswers() {
    super.forgetOwnAnswers()
    cacheIsCurrent = false
  }

  /// Whether the layout is a modifier of one view. Looked up once, because it takes long.
  private let isModifier = L.self is any ModifierLayout.Type
  private let mergesGuides = L.self is any GuideMergingLayout.Type

  override var modified: LayoutNode? { isModifier ? children.first : nil }

  package override var displacement: CGSize {
    L.self == OffsetLayout.self ? (layout as? OffsetLayout)?.offset ?? .zero : .zero
  }

  override func findExplicitGuides() -> ExplicitGuides {
    guard mergesGuides, let own = (layout as? any GuideMergingLayout)?.ownGuides else { return .all }
    return children.reduce(own) { $0.union($1.explicitGuides) }
  }

  package override var stackOrientation: Axis? {
    var container: LayoutParent = self
    while container.modified != nil, let parent = container.parent { container = parent }
    return container === self ? stackOrientation(of: layout) : container.stackOrientation
  }

  private func stackOrientation(of layout: L) -> Axis? {
    if L.self == AnyLayout.self, let any = layout as? AnyLayout { return any.properties.stackOrientation }
    return L.layoutProperties.stackOrientation
  }

  /// Calls `body` with the layout's cache, which has no other owner meanwhile.
  private func withCache<Result>(_ body: (L, LayoutSubviews, inout L.Cache) -> Result) -> Result {
    let subviews = LayoutSubviews(of: self)
    var cache: L.Cache
    if var known = self.cache.take() {
      if !cacheIsCurrent { layout.updateCache(&known, subviews: subviews) }
      cache = known
    } else {
      cache = layout.makeCache(subviews: subviews)
    }
    cacheIsCurrent = true
    defer { self.cache = cache }
    return body(layout, subviews, &cache)
  }

  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    withCache { $0.sizeThatFits(proposal: proposal, subviews: $1, cache: &$2) }
  }

  override func measureSpacing() -> ViewSpacing { withCache { $0.spacing(subviews: $1, cache: &$2) } }

  override func measureGuide(_ key: AlignmentKey, _ size: CGSize, _ proposal: ProposedViewSize) -> CGFloat? {
    let bounds = CGRect(origin: .zero, size: size)
    return withCache { layout, subviews, cache in
      switch key.axis {
      case .horizontal:
        layout.explicitAlignment(
          of: HorizontalAlignment(key.id), in: bounds, proposal: proposal, subviews: subviews, cache: &cache)
      case .vertical:
        layout.explicitAlignment(
          of: VerticalAlignment(key.id), in: bounds, proposal: proposal, subviews: subviews, cache: &cache)
      }
    }
  }

  override func placeChildren(in bounds: CGRect, _ proposal: ProposedViewSize) {
    withCache { $0.placeSubviews(in: bounds, proposal: proposal, subviews: $1, cache: &$2) }
  }
}
