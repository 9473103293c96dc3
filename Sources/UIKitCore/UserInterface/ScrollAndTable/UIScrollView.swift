public import Foundation
package import ViewBacking

/// A view that shows a part of a larger content.
///
/// The subviews are in the content's coordinates; ``contentOffset`` is the point at the view's upper left corner, and equals the origin of
/// the bounds. Every change of it requests layout.
///
/// Differs from Apple: there is no zooming, changes of offset are not animated, and a host keeps the offset
/// inside the content.
@preconcurrency @MainActor open class UIScrollView: UIView, UIScrollViewKind {
  /// How scrolling dismisses a keyboard on the screen.
  public enum KeyboardDismissMode: Int, Hashable, Sendable {
    /// Scrolling does not dismiss it.
    case none = 0
    /// When scrolling begins.
    case onDrag = 1
    /// Interactively, with the fingers that scroll.
    case interactive = 2
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
      if contentSize.width < oldValue.width || contentSize.height < oldValue.height { clampContentOffset() }
    }
  }
  /// Insets around the content that are scrollable as well. Default: none.
  open var contentInset = UIEdgeInsets.zero {
    didSet {
      guard contentInset != oldValue else { return }
      setNeedsShow()
      setNeedsLayout()
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
  /// Whether the content can be pulled beyond its end. Stored, and without effect: the desktop decides. Default: `true`.
  open var bounces = true
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
    return .scroll(content)
  }

  package override func receive(_ event: ViewEvent) {
    switch event {
    case .beganScrolling:
      guard !isDragging else { return }
      isDragging = true
      scrollDelegate?.scrollViewWillBeginDragging(self)
    case .scrolled(let offset):
      if offset.x.isFinite, offset.y.isFinite { contentOffset = offset }
    case .pulledDown: if isAtTop { refreshControl?.refreshByUser() }
    case .endedScrolling:
      guard isDragging else { return }
      isDragging = false
      endDragging()
      scrollDelegate?.scrollViewDidEndDecelerating(self)
    default: super.receive(event)
    }
  }
}
