import AttributeGraph
import SwiftUICore
import UIKitCore

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
