import AttributeGraph
public import SwiftUICore
import UIKitCore

/// A view whose content can be larger than it, along axes, and is moved by the user.
public struct ScrollView<Content: View> {
  /// The content.
  public var content: Content
  /// The axes along which the content is moved.
  public var axes: Axis.Set
  /// Whether scroll bars are shown.
  public var showsIndicators: Bool

  /// A view whose content is moved along axes.
  public init(_ axes: Axis.Set = .vertical, showsIndicators: Bool = true, @ViewBuilder content: () -> Content) {
    self.axes = axes
    self.showsIndicators = showsIndicators
    self.content = content()
  }

  /// A view whose content is moved along axes.
  public init(_ axes: Axis.Set = .vertical, @ViewBuilder content: () -> Content) {
    self.init(axes, showsIndicators: true, content: content)
  }
}

@MainActor extension ScrollView: UnaryView {
  /// It has no body.
  public typealias Body = Never

  /// Makes the node. Apps do not call it.
  public static func _makeView(view: _GraphValue<Self>, inputs: _ViewInputs) -> _ViewOutputs {
    let scroll = HostingScrollView()
    let context = ScrollContext(scroll, inputs.viewGraph)
    let layout = LayoutContainer(ScrollLayout(), [])
    var inner = inputs
    inner.changeEnvironment { _, values in
      values.scrollContext = context
      // These are for this scroll view, and not for those in it.
      values.scrollPositions = []
      values.scrollObservers = []
      values.scrollAnchor = nil
      values.scrollContentMargins = EdgeInsets()
      values.scrollTargetBehavior = nil
    }
    let leaf = LayoutLeaf(
      UIViewContent(view: scroll) { [unowned scroll] proposal in
        let margins = scroll.contentInset
        let (across, along) = (margins.left + margins.right, margins.top + margins.bottom)
        let size = layout.sizeThatFits(
          ProposedViewSize(
            width: proposal.width.map { max(0, $0 - across) }, height: proposal.height.map { max(0, $0 - along) }))
        return CGSize(width: size.width + across, height: size.height + along)
      })
    context.leaf = leaf
    let hosted = HostedContent(inner, in: leaf) { inputs in
      let list = Content._makeViewList(
        view: inputs.part(of: view) { $0.content }, inputs: _ViewListInputs(base: inputs)
      ).list
      let stack = LayoutContainer(VStackLayout())
      inputs.scope.keep(ViewListContainer(list, stack, inputs.viewGraph))
      layout.setChildren([stack])
      return _ViewOutputs(node: layout)
    }
    scroll.show(hosted, layout, context)
    scroll.onContentSizeChange = { [weak leaf] in leaf?.contentDidChange() }
    inputs.scope.keep(context)
    inputs.followWithEnvironment(view) { [weak leaf] value, environment in
      layout.layout = ScrollLayout(value.axes)
      scroll.axes = value.axes
      var spaces: Set<AnyHashable> = [ScrollViewSpace(axis: nil)]
      for axis in Axis.allCases where value.axes.contains(Axis.Set(axis)) { spaces.insert(ScrollViewSpace(axis: axis)) }
      leaf?.makeAttachments().coordinateSpaces = spaces
      context.apply(environment, showsIndicators: value.showsIndicators)
      leaf?.contentDidChange()
    }
    for registry in inputs.currentEnvironment.scrollRegistries { registry.add(context) }
    inputs.viewGraph.observeLayout(in: inputs.scope) { [weak context] in context?.layoutDidFinish() }
    return _ViewOutputs(node: leaf)
  }
}

/// The scroll view of UIKit that shows a hierarchy's part.
final class HostingScrollView: UIScrollView {
  var axes: Axis.Set = .vertical {
    didSet { if axes != oldValue { setNeedsLayout() } }
  }
  var onContentSizeChange: () -> Void = {}
  private(set) var contentView: HostedContentView?
  private weak var layout: LayoutContainer<ScrollLayout>?
  private(set) weak var context: ScrollContext?

  func show(_ hosted: HostedContent, _ layout: LayoutContainer<ScrollLayout>, _ context: ScrollContext) {
    let view = HostedContentView(hosted)
    view.respectsSafeArea = false
    view.onLayout = { [weak self] in self?.contentDidLayOut() }
    contentView = view
    self.layout = layout
    self.context = context
    addSubview(view)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    resizeContent()
    // What is visible has changed.
    if context?.needsLayoutForScroll == true { contentView?.setNeedsLayout() }
  }

  /// The size of the part of the content that is visible.
  var visibleContentSize: CGSize {
    CGSize(
      width: max(0, bounds.width - contentInset.left - contentInset.right),
      height: max(0, bounds.height - contentInset.top - contentInset.bottom))
  }

  private func resizeContent() {
    guard let layout, let content = layout.children.first, let contentView else { return }
    let visible = visibleContentSize
    let size = content.sizeThatFits(
      ProposedViewSize(
        width: axes.contains(.horizontal) ? nil : visible.width, height: axes.contains(.vertical) ? nil : visible.height
      ))
    let frame = CGRect(x: 0, y: 0, width: max(size.width, visible.width), height: max(size.height, visible.height))
    if contentView.frame != frame { contentView.frame = frame }
    let scrolled = CGSize(
      width: axes.contains(.horizontal) ? size.width : visible.width,
      height: axes.contains(.vertical) ? size.height : visible.height)
    if contentSize != scrolled { contentSize = scrolled }
  }

  private func contentDidLayOut() {
    resizeContent()
    onContentSizeChange()
  }
}

extension EnvironmentValues {
  /// What the views in a scroll view know of it.
  var scrollContext: ScrollContext? {
    get { self[ScrollContextKey.self] }
    set { self[ScrollContextKey.self] = newValue }
  }

  /// The readers around a scroll view, the outermost first.
  var scrollRegistries: [ScrollRegistry] {
    get { self[ScrollRegistriesKey.self] }
    set { self[ScrollRegistriesKey.self] = newValue }
  }

  /// The connections of scroll positions, the outermost first.
  var scrollPositions: [ScrollPositionLink] {
    get { self[ScrollPositionsKey.self] }
    set { self[ScrollPositionsKey.self] = newValue }
  }

  /// The functions that are called when the view scrolls.
  var scrollObservers: [ScrollObserver] {
    get { self[ScrollObserversKey.self] }
    set { self[ScrollObserversKey.self] = newValue }
  }

  /// The space around the content of scroll views.
  var scrollContentMargins: EdgeInsets {
    get { self[ScrollMarginsKey.self] }
    set { self[ScrollMarginsKey.self] = newValue }
  }

  /// Where scroll views stand at first.
  var scrollAnchor: UnitPoint? {
    get { self[ScrollAnchorKey.self] }
    set { self[ScrollAnchorKey.self] = newValue }
  }
}

private struct ScrollContextKey: EnvironmentKey { static var defaultValue: ScrollContext? { nil } }
private struct ScrollRegistriesKey: EnvironmentKey { static var defaultValue: [ScrollRegistry] { [] } }
private struct ScrollPositionsKey: EnvironmentKey { static var defaultValue: [ScrollPositionLink] { [] } }
private struct ScrollObserversKey: EnvironmentKey { static var defaultValue: [ScrollObserver] { [] } }
private struct ScrollMarginsKey: EnvironmentKey { static let defaultValue = EdgeInsets() }
private struct ScrollAnchorKey: EnvironmentKey { static var defaultValue: UnitPoint? { nil } }
