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

/// A scroll view for the views around it and in it.
@MainActor final class ScrollContext: NSObject, UIScrollViewDelegate, IdentityScroller {
  private weak var scroll: HostingScrollView?
  private let viewGraph: ViewGraph
  var hasLazyContent = false
  private var positions: [ScrollPositionLink] = []
  private var observers: [ScrollObserver] = []
  private var anchor: UnitPoint?
  private var environment: EnvironmentValues?
  private var targets: [ScrollTargets] = []
  private var hasStarted = false
  /// The size of the content and of what is visible in the last layout, and the offset that the anchor had with them.
  private var anchored: (content: CGSize, visible: CGSize, offset: CGPoint)?
  private var phase = ScrollPhase.idle
  private var lastPosition: AnyHashable?

  init(_ scroll: HostingScrollView, _ viewGraph: ViewGraph) {
    self.scroll = scroll
    self.viewGraph = viewGraph
    super.init()
    scroll.delegate = self
  }

  /// Whether views read where the content stands.
  var needsLayoutForScroll: Bool { hasLazyContent || !positions.isEmpty || !observers.isEmpty }

  /// What is visible, in the coordinates of the content.
  var viewport: CGRect? { scroll?.bounds }

  /// What is visible and not behind a bar, in the coordinates of the content.
  var unobscuredViewport: CGRect? { scroll.map { $0.bounds.inset(by: $0.adjustedContentInset) } }

  /// The size that is offered to the scroll view, without its margins: its own size may depend on its content.
  var containerSize: CGSize? {
    guard let scroll, scroll.bounds.size != .zero else { return nil }
    var size = scroll.visibleContentSize
    let offer = leaf?.placedProposal ?? .unspecified
    let margins = scroll.contentInset
    if let width = offer.width, width.isFinite { size.width = max(0, width - margins.left - margins.right) }
    if let height = offer.height, height.isFinite { size.height = max(0, height - margins.top - margins.bottom) }
    return size
  }

  /// The node of the scroll view.
  weak var leaf: LayoutLeaf?

  func apply(_ environment: EnvironmentValues, showsIndicators: Bool) {
    guard let scroll else { return }
    scroll.isScrollEnabled = environment.isScrollEnabled && environment.isEnabled
    scroll.showsVerticalScrollIndicator = environment.verticalScrollIndicatorVisibility.shows(showsIndicators)
    scroll.showsHorizontalScrollIndicator = environment.horizontalScrollIndicatorVisibility.shows(showsIndicators)
    scroll.keyboardDismissMode = environment.scrollDismissesKeyboardMode.uiMode
    contentMargins = environment.scrollContentMargins
    applyMargins()
    positions = environment.scrollPositions.filter { $0.owner.isClaimed(by: self) }
    // The inner modifiers' functions are called first.
    observers = environment.scrollObservers.reversed().filter { $0.owner.isClaimed(by: self) }
    anchor = environment.scrollAnchor
    self.environment = environment
    scroll.clipsToBounds = !environment.isScrollClipDisabled
  }

  // MARK: Margins

  /// The space that the app wants around the content.
  private var contentMargins = EdgeInsets()
  /// The space at edges of the safe area that the app adds.
  var safeAreaPadding = EdgeInsets() {
    didSet {
      guard safeAreaPadding != oldValue else { return }
      applyMargins()
      leaf?.contentDidChange()
    }
  }

  private func applyMargins() {
    guard let scroll else { return }
    let inset = UIEdgeInsets(
      top: contentMargins.top + safeAreaPadding.top, left: contentMargins.leading + safeAreaPadding.leading,
      bottom: contentMargins.bottom + safeAreaPadding.bottom, right: contentMargins.trailing + safeAreaPadding.trailing)
    guard scroll.contentInset != inset else { return }
    scroll.contentInset = inset
    if !hasStarted { scroll.contentOffset = CGPoint(x: -inset.left, y: -inset.top) }
  }

  // MARK: Targets

  /// Sets or removes what a node has declared.
  func setTargets(_ new: ScrollTargets?, _ node: LayoutNode) {
    targets.removeAll { $0.node == nil || $0.node === node }
    if let new { targets.append(new) }
  }

  func scrollViewWillBeginDragging(_ scrollView: UIScrollView) { setPhase(.interacting) }

  func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
    if decelerate { setPhase(.decelerating) } else { setPhase(settle() ? .animating : .idle) }
  }

  func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) { setPhase(settle() ? .animating : .idle) }

  func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) { setPhase(.idle) }

  private func setPhase(_ new: ScrollPhase) {
    guard new != phase else { return }
    let old = phase
    phase = new
    for observer in observers {
      observer.changePhase(old, new, ScrollPhaseChangeContext(geometry: geometry, velocity: nil))
    }
  }

  /// Moves to where the behaviour wants to rest. Returns whether the content moves.
  private func settle() -> Bool {
    guard let scroll, let environment, let behavior = environment.scrollTargetBehavior else { return false }
    let inset = scroll.contentInset
    let origin = CGPoint(x: scroll.contentOffset.x + inset.left, y: scroll.contentOffset.y + inset.top)
    var target = ScrollTarget(rect: CGRect(origin: origin, size: scroll.visibleContentSize))
    let context = ScrollTargetBehaviorContext(
      originalTarget: target, contentSize: scroll.contentSize, containerSize: scroll.visibleContentSize,
      axes: scroll.axes,
      environment: environment, targets: targets.flatMap(\.frames))
    behavior.updateTarget(&target, context: context)
    var offset = scroll.contentOffset
    if scroll.axes.contains(.horizontal), target.rect.minX.isFinite { offset.x = target.rect.minX - inset.left }
    if scroll.axes.contains(.vertical), target.rect.minY.isFinite { offset.y = target.rect.minY - inset.top }
    offset = scroll.nearest(offset)
    guard offset != scroll.contentOffset else { return false }
    // The animation may end at once.
    setPhase(.animating)
    scroll.setContentOffset(offset, animated: true)
    return phase == .animating
  }

  // MARK: Positions

  func scrollViewDidScroll(_ scrollView: UIScrollView) {
    viewGraph.setNeedsLayout()
  }

  func layoutDidFinish() {
    guard let scroll, scroll.bounds.width > 0, scroll.contentSize != .zero else { return }
    if let anchor {
      let last = anchored
      if last?.content != scroll.contentSize || last?.visible != scroll.bounds.size {
        // Content that stands at the anchor stays there when it grows.
        if !hasStarted || last?.offset == scroll.contentOffset {
          move(to: CGRect(origin: .zero, size: scroll.contentSize), anchor: anchor)
        }
        let offset = offset(of: CGRect(origin: .zero, size: scroll.contentSize), anchor: anchor)
        anchored = (scroll.contentSize, scroll.bounds.size, offset)
      }
    }
    hasStarted = true
    for link in positions {
      if let wanted = link.takeRequest() {
        switch wanted {
        case .id(let id, let anchor):
          if id != lastPosition, scrollTo(id, anchor: anchor) { lastPosition = id }
        case .edge(let edge):
          let point: UnitPoint =
            switch edge {
            case .top: .top
            case .bottom: .bottom
            case .leading: .leading
            case .trailing: .trailing
            }
          move(to: CGRect(origin: .zero, size: scroll.contentSize), anchor: point)
        case .point(let point): scroll.setContentOffset(scroll.nearest(point), animated: false)
        }
      } else {
        let first = contentNode?.identifiedViews.lazy.flatMap { $0.identities(in: scroll.bounds) }.first
        if let first, first != lastPosition {
          lastPosition = first
          link.report(first)
        }
      }
    }
    for observer in observers { observer.update(geometry) }
  }

  private var contentNode: LayoutNode? { scroll?.contentView?.content.node }

  /// The place of the content.
  var geometry: ScrollGeometry {
    guard let scroll else { return ScrollGeometry() }
    let inset = scroll.contentInset
    return ScrollGeometry(
      contentOffset: scroll.contentOffset, contentSize: scroll.contentSize,
      contentInsets: EdgeInsets(top: inset.top, leading: inset.left, bottom: inset.bottom, trailing: inset.right),
      containerSize: scroll.bounds.size)
  }

  func scrollTo(_ id: AnyHashable, anchor: UnitPoint?) -> Bool {
    guard let scroll, let contentNode else { return false }
    scroll.layoutIfNeeded()
    // Views on the way may turn out to be longer than estimated.
    var found = false
    for _ in 0..<4 {
      guard let frame = contentNode.identifiedViews.lazy.compactMap({ $0.frameInHost(ofViewWithID: id) }).first else {
        return found
      }
      found = true
      let before = scroll.contentOffset
      move(to: frame, anchor: anchor)
      scroll.layoutIfNeeded()
      if scroll.contentOffset == before { break }
    }
    return found
  }

  private func move(to frame: CGRect, anchor: UnitPoint?) {
    guard let scroll else { return }
    guard let anchor else { return scroll.scrollRectToVisible(frame, animated: false) }
    scroll.setContentOffset(offset(of: frame, anchor: anchor), animated: false)
  }

  /// The offset at which a point of a rectangle is at the same point of what is visible.
  private func offset(of frame: CGRect, anchor: UnitPoint) -> CGPoint {
    guard let scroll else { return .zero }
    let size = scroll.bounds.size
    var target = scroll.contentOffset
    if scroll.axes.contains(.horizontal) { target.x = frame.minX + (frame.width - size.width) * anchor.x }
    if scroll.axes.contains(.vertical) { target.y = frame.minY + (frame.height - size.height) * anchor.y }
    return scroll.nearest(target)
  }
}

/// The scroll view that a modifier is for: the first one in the modified view.
@MainActor struct ScrollOwner {
  private(set) weak var context: ScrollContext?

  nonisolated init() {}

  /// Whether a scroll view is the first one, or becomes it.
  mutating func isClaimed(by other: ScrollContext) -> Bool {
    if context == nil { context = other }
    return context === other
  }
}

extension UIScrollView {
  /// The offset nearest to one at which the content covers the view.
  fileprivate func nearest(_ offset: CGPoint) -> CGPoint {
    let inset = contentInset
    return CGPoint(
      x: max(-inset.left, min(offset.x, contentSize.width + inset.right - bounds.width)),
      y: max(-inset.top, min(offset.y, contentSize.height + inset.bottom - bounds.height)))
  }
}

extension ScrollDismissesKeyboardMode {
  /// The mode of UIKit.
  var uiMode: UIScrollView.KeyboardDismissMode {
    self == .immediately ? .onDrag : self == .interactively ? .interactive : .none
  }
}
