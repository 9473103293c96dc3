public import Foundation
import Selectors
package import ViewBacking

/// A view that shows a part of a larger content.
///
/// The subviews are in the content's coordinates; ``contentOffset`` is the point at the view's upper left corner, and equals the origin of
/// the bounds. Every change of it requests layout.
///
/// The user zooms with two fingers, or with the control key and a mouse wheel.
///
/// Differs from Apple: changes of offset and of scale are not animated, and a host keeps the offset inside the content.
@preconcurrency @MainActor open class UIScrollView: UIView, UIScrollViewKind {
  /// How scrolling dismisses a keyboard on the screen.
  public enum KeyboardDismissMode: Int, Hashable, Sendable {
    /// Scrolling does not dismiss it.
    case none = 0
    /// When scrolling begins.
    case onDrag = 1
    /// Interactively, with the fingers that scroll.
    case interactive = 2
    /// When scrolling begins, with its accessory. iOS 16.
    case onDragWithAccessory = 3
    /// Interactively, with its accessory. iOS 16.
    case interactiveWithAccessory = 4
  }

  /// Whether the area that bars cover is added to the insets.
  public enum ContentInsetAdjustmentBehavior: Int, Hashable, Sendable {
    /// The system decides.
    case automatic = 0
    /// In the directions that scroll.
    case scrollableAxes = 1
    /// Never.
    case never = 2
    /// Always.
    case always = 3
  }

  /// The size of the content, in points. An offset outside of a smaller content is moved inside.
  open var contentSize = CGSize.zero {
    didSet {
      guard contentSize != oldValue else { return }
      setNeedsShow()
      if KeyValueObservers.areAny { KeyValueObservers.changed(self) }
      if contentSize.width < oldValue.width || contentSize.height < oldValue.height { clampContentOffset() }
    }
  }
  /// Insets around the content that are scrollable as well. Default: none.
  open var contentInset = UIEdgeInsets.zero {
    didSet {
      guard contentInset != oldValue else { return }
      setNeedsShow()
      if KeyValueObservers.areAny { KeyValueObservers.changed(self) }
      setNeedsLayout()
      adjustedContentInsetDidChange()
      scrollDelegate?.scrollViewDidChangeAdjustedContentInset(self)
    }
  }
  /// The effective insets: ``contentInset``. Differs from Apple: bars do not cover content here, so nothing is added.
  open var adjustedContentInset: UIEdgeInsets { contentInset }
  /// Whether the area that bars cover is added to the insets. Stored, and without effect: bars do not cover content here.
  open var contentInsetAdjustmentBehavior = ContentInsetAdjustmentBehavior.automatic
  /// The point of the content at the view's upper left corner. It may be outside of the content.
  open var contentOffset: CGPoint {
    get { bounds.origin }
    set { bounds.origin = newValue }
  }
  /// Whether the user can scroll. Default: `true`. The app always can.
  open var isScrollEnabled = true {
    didSet { setNeedsShow() }
  }
  /// Whether a bar shows the horizontal scroll position. Default: `true`.
  open var showsHorizontalScrollIndicator = true {
    didSet { setNeedsShow() }
  }
  /// Whether a bar shows the vertical scroll position. Default: `true`.
  open var showsVerticalScrollIndicator = true {
    didSet { setNeedsShow() }
  }
  /// The colour of the bars that show the scroll position.
  public enum IndicatorStyle: Int, Hashable, Sendable {
    /// Visible on any content.
    case `default` = 0
    /// Dark, for light content.
    case black = 1
    /// Light, for dark content.
    case white = 2
  }
  /// The colour of the scroll bars. Stored, and without effect: they have the theme's. Default: `default`.
  open var indicatorStyle = IndicatorStyle.default
  /// The distances of the vertical scroll bar from the edges. Stored, and without effect. iOS 11.1. Default: none.
  open var verticalScrollIndicatorInsets = UIEdgeInsets.zero
  /// The distances of the horizontal scroll bar from the edges. Stored, and without effect. iOS 11.1. Default: none.
  open var horizontalScrollIndicatorInsets = UIEdgeInsets.zero
  /// The distances of both scroll bars from the edges; reading returns those of the vertical one.
  open var scrollIndicatorInsets: UIEdgeInsets {
    get { verticalScrollIndicatorInsets }
    set { (verticalScrollIndicatorInsets, horizontalScrollIndicatorInsets) = (newValue, newValue) }
  }
  /// Whether the distances of the scroll bars include the safe area. Stored, and without effect. iOS 13. Default: `true`.
  open var automaticallyAdjustsScrollIndicatorInsets = true
  /// Shows the scroll bars for a short time. Has no effect: the desktop shows them while the pointer moves.
  open func flashScrollIndicators() {}
  /// Called after ``adjustedContentInset`` has changed. The default does nothing.
  open func adjustedContentInsetDidChange() {}
  /// Whether a drag scrolls in one direction only. Stored, and without effect: the desktop decides. Default: `false`.
  open var isDirectionalLockEnabled = false
  /// Whether a tap on the status bar scrolls to the top. Stored, and without effect: there is no such gesture. Default: `true`.
  open var scrollsToTop = true
  /// Whether touches are withheld from the content until it is known that they do not scroll. Stored, and without effect: the desktop
  /// decides. Default: `true`.
  open var delaysContentTouches = true
  /// Whether touches on the content can become scrolling. Stored, and without effect: the desktop decides. Default: `true`.
  open var canCancelContentTouches = true
  /// Whether touches on a view inside are passed to it. Never called: the desktop decides what scrolls. The default returns `true`.
  open func touchesShouldBegin(_ touches: Set<UITouch>, with event: UIEvent?, in view: UIView) -> Bool { true }
  /// Whether touches on a view inside become scrolling. Never called: the desktop decides what scrolls. The default returns `false` for a
  /// control.
  open func touchesShouldCancel(in view: UIView) -> Bool { !(view is UIControl) }
  /// Whether the arrow keys scroll. Stored, and without effect: the desktop decides. iOS 17. Default: `true`.
  open var allowsKeyboardScrolling = true

  /// Whether the content can be pulled beyond its end. Stored, and without effect: the desktop decides. Default: `true`.
  open var bounces = true
  /// Whether the content can be pulled up and down beyond its end. iOS 17.4. Default: `true`. Has no effect: the desktop decides.
  open var bouncesVertically = true
  /// Whether the content can be pulled sideways beyond its end. iOS 17.4. Default: `true`. Has no effect: the desktop decides.
  open var bouncesHorizontally = true
  /// Whether scrolling up and down at the end of the content scrolls the view around it. iOS 17.4. Default: `true`. Has no effect: the
  /// desktop decides.
  open var transfersVerticalScrollingToParent = true
  /// Whether scrolling sideways at the end of the content scrolls the view around it. iOS 17.4. Default: `true`. Has no effect: the desktop
  /// decides.
  open var transfersHorizontalScrollingToParent = true
  /// The place of content that is smaller than the view, from 0 to 1 in each direction. iOS 17.4. Default: zero. Has no effect: such content
  /// begins at the upper left corner.
  open var contentAlignmentPoint = CGPoint.zero
  /// Whether an animated change of the offset is in progress. iOS 17.4. Always `false`: changes of the offset are not animated.
  open var isScrollAnimating: Bool { false }
  /// Whether an animated change of the scale is in progress. iOS 17.4. Always `false`: changes of the scale are not animated.
  open var isZoomAnimating: Bool { false }
  /// Ends animated changes of offset and scale. iOS 17.4. Has no effect: there are none, and the desktop ends the scrolling that the user has
  /// begun.
  open func stopScrollingAndZooming() {}
  /// Runs a closure that changes the offset. iOS 17.4. Differs from Apple: the scroll bars are not shown for it, because the desktop shows
  /// them while the pointer moves.
  open func withScrollIndicatorsShown(forContentOffsetChanges changes: () -> Void) { changes() }
  /// Whether scrolling with fingers ends at a multiple of the view's size. Default: `false`. Differs from Apple: a mouse wheel and a scroll
  /// bar do not end at pages.
  open var isPagingEnabled = false
  /// How fast scrolling ends. Stored, and without effect: the desktop decides. Default: `normal`.
  open var decelerationRate = DecelerationRate.normal
  /// Whether content that fits can be pulled up and down. Stored, and without effect: the desktop decides. Default: `false`.
  open var alwaysBounceVertical = false
  /// Whether content that fits can be pulled sideways. Stored, and without effect: the desktop decides. Default: `false`.
  open var alwaysBounceHorizontal = false
  /// How scrolling dismisses a keyboard on the screen. Stored, and without effect: there is none. Default: `none`.
  open var keyboardDismissMode = KeyboardDismissMode.none
  /// The control that shows and starts a refresh of the content, or `nil`.
  open var refreshControl: UIRefreshControl? {
    didSet {
      guard refreshControl !== oldValue else { return }
      oldValue?.attach(to: nil)
      refreshControl?.attach(to: self)
    }
  }
  /// The storage of ``UIScrollViewKind/delegate``.
  public final weak var scrollDelegate: (any UIScrollViewDelegate)?
  /// Whether fingers are moving the content.
  public private(set) var isDragging = false
  // MARK: Zooming

  /// The smallest scale. Default: 1.
  open var minimumZoomScale: CGFloat = 1 {
    didSet { zoomLimitsChanged() }
  }
  /// The largest scale. Default: 1. The user can zoom if it is greater than ``minimumZoomScale`` and the delegate returns a view.
  open var maximumZoomScale: CGFloat = 1 {
    didSet { zoomLimitsChanged() }
  }
  /// Whether zooming may go beyond the limits for a moment. Stored, and without effect: it ends at them. Default: `true`.
  open var bouncesZoom = true
  /// Whether the user is zooming.
  public private(set) var isZooming = false
  /// Whether the scale returns to a limit: always `false`.
  open var isZoomBouncing: Bool { false }
  /// The scale of the view that the delegate returns in `viewForZooming(in:)`; clamped to the limits. Default: 1.
  open var zoomScale: CGFloat {
    get { zoomedView?.zoomFactor ?? 1 }
    set { setZoomScale(newValue, animated: false) }
  }

  /// Sets the scale, about the middle of what is visible. Has no effect without a view to zoom. Differs from Apple: immediately; if it was
  /// requested with animation, the delegate is notified of the end immediately.
  open func setZoomScale(_ scale: CGFloat, animated: Bool) {
    zoom(to: scale, about: CGPoint(x: bounds.midX, y: bounds.midY))
    if animated { scrollDelegate?.scrollViewDidEndZooming(self, with: zoomedView, atScale: zoomScale) }
  }

  /// Zooms so that a rectangle, in the coordinates of the zoomed view, is as large as fits, and in the middle. Differs from Apple: as in
  /// ``setZoomScale(_:animated:)``.
  open func zoom(to rect: CGRect, animated: Bool) {
    guard let view = adoptedZoomView(), rect.width > 0, rect.height > 0 else { return }
    zoom(
      to: min(bounds.width / rect.width, bounds.height / rect.height), about: CGPoint(x: bounds.midX, y: bounds.midY))
    let (frame, factor) = (view.frame, view.zoomFactor)
    let middle = CGPoint(x: frame.minX + rect.midX * factor, y: frame.minY + rect.midY * factor)
    contentOffset = nearestInside(CGPoint(x: middle.x - bounds.width / 2, y: middle.y - bounds.height / 2))
    if animated { scrollDelegate?.scrollViewDidEndZooming(self, with: view, atScale: zoomScale) }
  }

  private weak var zoomedView: UIView?
  private var pinch: UIPinchGestureRecognizer?
  /// The scale at the beginning of a pinch.
  private var pinchStart: CGFloat = 1

  private var allowsZooming: Bool { maximumZoomScale > minimumZoomScale }

  /// The view that the delegate returns, if it is in the scroll view.
  private func adoptedZoomView() -> UIView? {
    let view = scrollDelegate?.viewForZooming(in: self)
    guard let view, view !== self, view.isDescendant(of: self) else { return nil }
    if view !== zoomedView { zoomedView = view }
    return view
  }

  /// Changes the scale; the point of the content at `anchor`, in the scroll view's coordinates, stays where it is, if there is content
  /// around it.
  private func zoom(to scale: CGFloat, about anchor: CGPoint) {
    guard scale.isFinite, scale > 0, let view = adoptedZoomView() else { return }
    let new = max(minimumZoomScale, min(scale, maximumZoomScale))
    let old = view.zoomFactor
    guard new > 0, new.isFinite, new != old else { return }
    let (origin, offset) = (view.frame.origin, contentOffset)
    view.setZoomFactor(new)
    contentSize = view.frame.size
    let step = new / old - 1
    contentOffset = nearestInside(
      CGPoint(x: offset.x + (anchor.x - origin.x) * step, y: offset.y + (anchor.y - origin.y) * step))
    scrollDelegate?.scrollViewDidZoom(self)
  }

  private func beginZooming() {
    guard !isZooming, let view = adoptedZoomView() else { return }
    isZooming = true
    pinchStart = zoomScale
    scrollDelegate?.scrollViewWillBeginZooming(self, with: view)
  }

  private func endZooming() {
    guard isZooming else { return }
    isZooming = false
    scrollDelegate?.scrollViewDidEndZooming(self, with: zoomedView, atScale: zoomScale)
  }

  private func pinched(_ recognizer: UIPinchGestureRecognizer) {
    switch recognizer.state {
    case .began: beginZooming()
    case .changed: if isZooming { zoom(to: pinchStart * recognizer.scale, about: recognizer.location(in: self)) }
    default: endZooming()
    }
  }

  private func zoomLimitsChanged() {
    setNeedsShow()
    guard allowsZooming != (pinch != nil) else { return }
    if let pinch {
      removeGestureRecognizer(pinch)
      self.pinch = nil
    } else {
      let made = UIPinchGestureRecognizer()
      made.addAction(
        UIAction { [weak self] in
          if let recognizer = $0.sender as? UIPinchGestureRecognizer { self?.pinched(recognizer) }
        })
      addGestureRecognizer(made)
      pinch = made
    }
  }

  /// Recognises two fingers that zoom; `nil` if the limits of the scale are equal.
  open var pinchGestureRecognizer: UIPinchGestureRecognizer? { pinch }

  /// Follows the fingers that scroll. Differs from Apple: the host scrolls, and the recogniser reports it; it can disable scrolling, and its
  /// delegate cannot refuse it.
  open var panGestureRecognizer: UIPanGestureRecognizer {
    if let scrollRecognizer { return scrollRecognizer }
    let made = ScrollRecognizer(of: self)
    scrollRecognizer = made
    return made
  }
  /// Made when it is first needed.
  private var scrollRecognizer: ScrollRecognizer?

  // MARK: The user

  /// Whether fingers are on the content.
  open var isTracking: Bool { isDragging }
  /// Whether the content continues to move after the fingers were lifted. Differs from Apple: always `false`, because it is not
  /// distinguished from ``isDragging``.
  open var isDecelerating: Bool { false }

  /// The view's rectangle in the content's coordinates; its origin is ``contentOffset``.
  open override var bounds: CGRect {
    didSet {
      if bounds.width != oldValue.width { refreshControl?.place() }
      guard bounds.origin != oldValue.origin else { return }
      setNeedsLayout()
      if let barAbove, (oldValue.minY <= -adjustedContentInset.top) != isAtTop { barAbove.itemChanged() }
      scrollDelegate?.scrollViewDidScroll(self)
    }
  }
  /// The bar that has this view below it.
  weak var barAbove: UINavigationBar?
  /// Whether the first line of the content is visible.
  var isAtTop: Bool { bounds.minY <= -adjustedContentInset.top }

  /// Reports the view to the bar above it, if there is one.
  open override func didMoveToWindow() {
    super.didMoveToWindow()
    guard window != nil else { return }
    var responder: UIResponder? = next
    while let current = responder, !(current is UIViewController) { responder = current.next }
    (responder as? UIViewController)?.navigationController?.navigationBar.setNeedsLayout()
  }

  /// The scrolled content, for constraints: constraints to its edges determine the size of the content. Constraints from inside to the
  /// edges of the view itself refer to this guide as well.
  open var contentLayoutGuide: UILayoutGuide { systemGuide(.scrolledContent) }
  /// The visible part, for constraints: views that are constrained to it do not scroll.
  open var frameLayoutGuide: UILayoutGuide { systemGuide(.scrolledFrame) }

  override var scrolledContentGuide: UILayoutGuide? { contentLayoutGuide }
  override var scrolledContentSize: CGSize { contentSize }

  override func scrolledContentChanged(to size: CGSize) {
    // A direction without constraints is left to the app.
    contentSize = CGSize(
      width: size.width > 0 ? size.width : contentSize.width,
      height: size.height > 0 ? size.height : contentSize.height)
  }

  /// A view with the frame `frame`, in the coordinates of its future superview.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    clipsToBounds = true
  }

  /// A view that a storyboard describes.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    clipsToBounds = true
    coder.finish(self, at: UIScrollView.self)
  }

  /// Sets ``contentOffset``. Differs from Apple: immediately; if it was requested with animation, the delegate is notified of the end
  /// immediately.
  open func setContentOffset(_ contentOffset: CGPoint, animated: Bool) {
    guard contentOffset != self.contentOffset else { return }
    self.contentOffset = contentOffset
    if animated { scrollDelegate?.scrollViewDidEndScrollingAnimation(self) }
  }

  /// Scrolls the least distance that makes `rect` visible, which is in the content's coordinates. Has no effect if it is already visible.
  open func scrollRectToVisible(_ rect: CGRect, animated: Bool) {
    let inset = adjustedContentInset
    func moved(_ offset: CGFloat, _ length: CGFloat, _ near: CGFloat, _ far: CGFloat) -> CGFloat {
      if near < offset || far - near > length { return near }
      return far > offset + length ? far - length : offset
    }
    let target = CGPoint(
      x: moved(
        contentOffset.x + inset.left, bounds.width - inset.left - inset.right, rect.minX, rect.maxX) - inset.left,
      y: moved(
        contentOffset.y + inset.top, bounds.height - inset.top - inset.bottom, rect.minY, rect.maxY) - inset.top)
    setContentOffset(nearestInside(target), animated: animated)
  }

  /// The area that can be scrolled to.
  var scrollArea: CGRect {
    let inset = adjustedContentInset
    return CGRect(
      x: -inset.left, y: -inset.top, width: max(0, contentSize.width + inset.left + inset.right),
      height: max(0, contentSize.height + inset.top + inset.bottom))
  }

  /// The offset closest to `offset` that shows only the scrollable area.
  func nearestInside(_ offset: CGPoint) -> CGPoint {
    let area = scrollArea
    return CGPoint(
      x: max(area.minX, min(offset.x, area.maxX - bounds.width)),
      y: max(area.minY, min(offset.y, area.maxY - bounds.height)))
  }

  /// Where scrolling with fingers that has ended at `proposed` comes to rest.
  func restingOffset(for proposed: CGPoint) -> CGPoint {
    guard isPagingEnabled else { return proposed }
    func page(_ offset: CGFloat, _ length: CGFloat) -> CGFloat {
      length > 0 ? (offset / length).rounded() * length : offset
    }
    return CGPoint(x: page(proposed.x, bounds.width), y: page(proposed.y, bounds.height))
  }

  /// The fingers were lifted.
  private func endDragging() {
    var target = restingOffset(for: contentOffset)
    scrollDelegate?.scrollViewWillEndDragging(self, withVelocity: .zero, targetContentOffset: &target)
    let moves = target != contentOffset && target.x.isFinite && target.y.isFinite
    scrollDelegate?.scrollViewDidEndDragging(self, willDecelerate: moves)
    if moves { scrollDelegate?.scrollViewWillBeginDecelerating(self) }
    if moves { contentOffset = nearestInside(target) }
  }

  private func clampContentOffset() {
    let target = nearestInside(contentOffset)
    if target != contentOffset { contentOffset = target }
  }

  package override var shownContent: ViewContent {
    var content = ScrollContent(area: scrollArea, offset: contentOffset)
    content.scrollsHorizontally = isScrollEnabled && content.area.width > bounds.width
    content.scrollsVertically = isScrollEnabled && content.area.height > bounds.height
    content.showsHorizontalBar = showsHorizontalScrollIndicator
    content.showsVerticalBar = showsVerticalScrollIndicator
    content.zooms = allowsZooming
    return .scroll(content)
  }

  package override func receive(_ event: ViewEvent) {
    switch event {
    case .beganScrolling:
      guard !isDragging else { return }
      isDragging = true
      scrollRecognizer?.begin()
      scrollDelegate?.scrollViewWillBeginDragging(self)
    case .scrolled(let offset):
      guard offset.x.isFinite, offset.y.isFinite else { return }
      contentOffset = offset
      if isDragging { scrollRecognizer?.move() }
    case .zoomed(let factor, let point):
      guard allowsZooming, factor.isFinite, point.x.isFinite, point.y.isFinite else { return }
      beginZooming()
      if isZooming {
        zoom(to: zoomScale * CGFloat(factor), about: CGPoint(x: bounds.minX + point.x, y: bounds.minY + point.y))
      }
      endZooming()
    case .recognized(let index, let phase):
      // The host's points are relative to the upper left corner.
      super.receive(.recognized(index, phase.moved(by: bounds.origin)))
    case .pulledDown: if isAtTop { refreshControl?.refreshByUser() }
    case .endedScrolling:
      guard isDragging else { return }
      isDragging = false
      scrollRecognizer?.end()
      endDragging()
      scrollDelegate?.scrollViewDidEndDecelerating(self)
    default: super.receive(event)
    }
  }
}
