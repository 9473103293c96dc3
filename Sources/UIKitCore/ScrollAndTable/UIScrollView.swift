import Foundation

/// A view of a part of something larger.
///
/// The subviews lie in the content's coordinates; ``contentOffset`` is the point of them at the view's upper left, and the
/// same as the origin of the bounds. Every change of it asks for layout.
///
/// Differs from Apple: there is no zooming and no paging, changes of offset are not animated, and a host keeps the offset
/// inside the content.
@preconcurrency @MainActor open class UIScrollView: UIView, UIScrollViewKind {
  /// When a keyboard on the screen goes away.
  public enum KeyboardDismissMode: Int, Hashable, Sendable {
    /// Not by scrolling.
    case none = 0
    /// When scrolling begins.
    case onDrag = 1
    /// With the fingers that scroll.
    case interactive = 2
  }

  /// Whether room that bars cover is added to the insets.
  public enum ContentInsetAdjustmentBehavior: Int, Hashable, Sendable {
    /// As the system sees fit.
    case automatic = 0
    /// In the directions that scroll.
    case scrollableAxes = 1
    /// Never.
    case never = 2
    /// Always.
    case always = 3
  }

  /// The size of the content, in points. An offset that lies outside of a smaller content is moved inside.
  open var contentSize = CGSize.zero {
    didSet {
      guard contentSize != oldValue else { return }
      setNeedsShow()
      if contentSize.width < oldValue.width || contentSize.height < oldValue.height { keepInside() }
    }
  }
  /// Room around the content that can be scrolled to as well. Default: none.
  open var contentInset = UIEdgeInsets.zero {
    didSet {
      guard contentInset != oldValue else { return }
      setNeedsShow()
      setNeedsLayout()
    }
  }
  /// The insets that count: ``contentInset``. Differs from Apple: bars do not cover content here, so that nothing is added.
  open var adjustedContentInset: UIEdgeInsets { contentInset }
  /// Whether room that bars cover is added to the insets. Kept for the app: bars do not cover content here.
  open var contentInsetAdjustmentBehavior = ContentInsetAdjustmentBehavior.automatic
  /// The point of the content at the view's upper left. It may lie outside of the content.
  open var contentOffset: CGPoint {
    get { bounds.origin }
    set { bounds.origin = newValue }
  }
  /// Whether a person can scroll. Default: `true`. The app always can.
  open var isScrollEnabled = true {
    didSet { setNeedsShow() }
  }
  /// Whether a bar shows how far the content was scrolled sideways. Default: `true`.
  open var showsHorizontalScrollIndicator = true {
    didSet { setNeedsShow() }
  }
  /// Whether a bar shows how far the content was scrolled up and down. Default: `true`.
  open var showsVerticalScrollIndicator = true {
    didSet { setNeedsShow() }
  }
  /// Whether the content can be pulled beyond its end. Kept for the app: the desktop decides. Default: `true`.
  open var bounces = true
  /// Whether content that fits can be pulled up and down. Kept for the app: the desktop decides. Default: `false`.
  open var alwaysBounceVertical = false
  /// Whether content that fits can be pulled sideways. Kept for the app: the desktop decides. Default: `false`.
  open var alwaysBounceHorizontal = false
  /// When a keyboard on the screen goes away. Kept for the app: there is none. Default: `none`.
  open var keyboardDismissMode = KeyboardDismissMode.none
  /// What ``UIScrollViewKind/delegate`` is.
  public final weak var scrollDelegate: (any UIScrollViewDelegate)?
  /// Whether fingers are moving the content.
  public private(set) var isDragging = false
  /// Whether fingers are on the content.
  open var isTracking: Bool { isDragging }
  /// Whether the content moves on by itself. Differs from Apple: it is not told from ``isDragging``, so that it is `false`.
  open var isDecelerating: Bool { false }

  /// The view's rectangle in the content's coordinates; its origin is ``contentOffset``.
  open override var bounds: CGRect {
    didSet {
      guard bounds.origin != oldValue.origin else { return }
      setNeedsLayout()
      scrollDelegate?.scrollViewDidScroll(self)
    }
  }

  /// All that is scrolled, for constraints: with its edges they say how large the content is. Constraints from inside to the
  /// edges of the view itself mean this as well.
  open var contentLayoutGuide: UILayoutGuide { systemGuide(.scrolledContent) }
  /// The part that is seen, for constraints: what is held by it does not scroll.
  open var frameLayoutGuide: UILayoutGuide { systemGuide(.scrolledFrame) }

  override var scrolledContentGuide: UILayoutGuide? { contentLayoutGuide }
  override var scrolledContentSize: CGSize { contentSize }

  override func scrolledContentChanged(to size: CGSize) {
    // A direction of which constraints say nothing is left to the app.
    contentSize = CGSize(
      width: size.width > 0 ? size.width : contentSize.width,
      height: size.height > 0 ? size.height : contentSize.height)
  }

  /// A view of the size and place `frame`, in the coordinates of its future superview.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    clipsToBounds = true
  }

  /// A view that a storyboard describes.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    clipsToBounds = true
  }

  /// Sets ``contentOffset``. Differs from Apple: at once, and where it was to be animated the delegate is told so at once.
  open func setContentOffset(_ contentOffset: CGPoint, animated: Bool) {
    guard contentOffset != self.contentOffset else { return }
    self.contentOffset = contentOffset
    if animated { scrollDelegate?.scrollViewDidEndScrollingAnimation(self) }
  }

  /// Scrolls as little as shows `rect`, which is in the content's coordinates. Nothing happens if it is seen already.
  open func scrollRectToVisible(_ rect: CGRect, animated: Bool) {
    let inset = adjustedContentInset
    func moved(_ offset: CGFloat, _ length: CGFloat, _ near: CGFloat, _ far: CGFloat) -> CGFloat {
      if near < offset || far - near > length { return near }
      return far > offset + length ? far - length : offset
    }
    let wanted = CGPoint(
      x: moved(
        contentOffset.x + inset.left, bounds.width - inset.left - inset.right, rect.minX, rect.maxX) - inset.left,
      y: moved(
        contentOffset.y + inset.top, bounds.height - inset.top - inset.bottom, rect.minY, rect.maxY) - inset.top)
    setContentOffset(nearestInside(wanted), animated: animated)
  }

  /// Everything that can be scrolled to.
  var scrollArea: CGRect {
    let inset = adjustedContentInset
    return CGRect(
      x: -inset.left, y: -inset.top, width: max(0, contentSize.width + inset.left + inset.right),
      height: max(0, contentSize.height + inset.top + inset.bottom))
  }

  /// The offset nearest to `offset` at which no more is seen than can be scrolled to.
  func nearestInside(_ offset: CGPoint) -> CGPoint {
    let area = scrollArea
    return CGPoint(
      x: max(area.minX, min(offset.x, area.maxX - bounds.width)),
      y: max(area.minY, min(offset.y, area.maxY - bounds.height)))
  }

  private func keepInside() {
    let wanted = nearestInside(contentOffset)
    if wanted != contentOffset { contentOffset = wanted }
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
    case .endedScrolling:
      guard isDragging else { return }
      isDragging = false
      scrollDelegate?.scrollViewDidEndDragging(self, willDecelerate: false)
      scrollDelegate?.scrollViewDidEndDecelerating(self)
    default: super.receive(event)
    }
  }
}
