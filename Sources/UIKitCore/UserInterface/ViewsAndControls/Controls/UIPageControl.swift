public import Foundation

/// Dots for pages, of which one is the current page. A tap beside it goes to the next or the previous page.
///
/// Differs from Apple: a drag along the dots changes nothing.
@preconcurrency @MainActor open class UIPageControl: UIControl {
  /// The background of the dots. iOS 14.
  public enum BackgroundStyle: Int, Hashable, Sendable {
    /// The system decides.
    case automatic = 0
    /// Always visible.
    case prominent = 1
    /// Never visible.
    case minimal = 2
  }

  /// How the user changes the page. iOS 14.
  public enum InteractionState: Int, Hashable, Sendable {
    /// Not at all.
    case none = 0
    /// By single taps.
    case discrete = 1
    /// By a drag along the dots.
    case continuous = 2
  }

  private static let dot: CGFloat = 7
  private static let distance: CGFloat = 16

  /// The number of pages. Default: 0.
  open var numberOfPages = 0 {
    didSet {
      if numberOfPages < 0 { numberOfPages = 0 }
      guard numberOfPages != oldValue else { return }
      page = min(page, max(0, numberOfPages - 1))
      invalidateIntrinsicContentSize()
      update()
    }
  }

  /// The current page, from 0. Setting it sends no event; pages that do not exist become the nearest one.
  open var currentPage: Int {
    get { page }
    set {
      page = max(0, min(newValue, numberOfPages - 1))
      update()
    }
  }

  private var page = 0

  /// Whether the dot of a single page is hidden. Default: `false`.
  open var hidesForSinglePage = false {
    didSet { update() }
  }
  /// The colour of the dots; `nil` for the system's.
  open var pageIndicatorTintColor: UIColor? {
    didSet { update() }
  }
  /// The colour of the current page's dot; `nil` for the system's.
  open var currentPageIndicatorTintColor: UIColor? {
    didSet { update() }
  }

  /// The background of the dots. Stored: there is none. iOS 14. Default: `automatic`.
  open var backgroundStyle = BackgroundStyle.automatic
  /// Whether a drag along the dots changes the page. Stored, and without effect. iOS 14. Default: `true`.
  open var allowsContinuousInteraction = true
  /// How the user is changing the page: `none`, because a tap ends at once. iOS 14.
  open var interactionState: InteractionState { .none }
  /// The picture in place of a dot, or `nil`. It is shown as a template. iOS 14.
  open var preferredIndicatorImage: UIImage? {
    didSet { update() }
  }
  /// The picture in place of the current page's dot, or `nil` for that of the page. iOS 16.
  open var preferredCurrentPageIndicatorImage: UIImage? {
    didSet { update() }
  }
  /// Whether a new page is shown only by ``updateCurrentPageDisplay()``. iOS 2, deprecated since iOS 14. Stored: it is shown at once.
  open var defersCurrentPageDisplay = false
  /// Shows the current page. Has no effect: it is shown already.
  open func updateCurrentPageDisplay() {}
  private var images: [Int: UIImage] = [:] {
    didSet { update() }
  }
  private var currentImages: [Int: UIImage] = [:] {
    didSet { update() }
  }

  /// Sets the picture of a page, or `nil` for ``preferredIndicatorImage``. iOS 14.
  open func setIndicatorImage(_ image: UIImage?, forPage page: Int) { images[page] = image }
  /// The picture of a page that was set for it. iOS 14.
  open func indicatorImage(forPage page: Int) -> UIImage? { images[page] }
  /// Sets the picture of a page while it is the current one. iOS 16.
  open func setCurrentPageIndicatorImage(_ image: UIImage?, forPage page: Int) { currentImages[page] = image }
  /// The picture of a page while it is the current one that was set for it. iOS 16.
  open func currentPageIndicatorImage(forPage page: Int) -> UIImage? { currentImages[page] }

  private func shownImage(_ index: Int) -> UIImage? {
    let usual = images[index] ?? preferredIndicatorImage
    let shown = index == page ? currentImages[index] ?? preferredCurrentPageIndicatorImage ?? usual : usual
    return shown?.withRenderingMode(.alwaysTemplate)
  }

  private var dots: [UIImageView] = []

  /// A control with the frame `frame`.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    start()
  }

  /// A control of a storyboard.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    start()
    coder.finish(self, at: UIPageControl.self)
  }

  private func start() {
    let tap = UITapGestureRecognizer(action: UIAction { [weak self] in self?.tapped($0) })
    addGestureRecognizer(tap)
    isAccessibilityElement = true
  }

  private func tapped(_ action: UIAction) {
    guard isEnabled, let recognizer = action.sender as? UITapGestureRecognizer else { return }
    let isForward = (recognizer.location(in: self).x >= bounds.midX) != isFlipped
    let next = max(0, min(page + (isForward ? 1 : -1), numberOfPages - 1))
    guard next != page else { return }
    currentPage = next
    sendActions(for: .valueChanged)
  }

  /// The size of the dots of a number of pages.
  open func size(forNumberOfPages pageCount: Int) -> CGSize {
    CGSize(width: CGFloat(max(0, pageCount - 1)) * Self.distance + Self.dot + 20, height: 26)
  }

  /// The size of all dots.
  open override var intrinsicContentSize: CGSize { size(forNumberOfPages: numberOfPages) }

  /// The size of all dots.
  open override func sizeThatFits(_ size: CGSize) -> CGSize { self.size(forNumberOfPages: numberOfPages) }

  private func update() {
    // More dots than fit anywhere are not shown.
    let count = hidesForSinglePage && numberOfPages == 1 ? 0 : min(numberOfPages, 100)
    while dots.count > count { dots.removeLast().removeFromSuperview() }
    while dots.count < count {
      let view = UIImageView(frame: .zero)
      view.contentMode = .scaleAspectFit
      view.isUserInteractionEnabled = false
      addSubview(view)
      dots.append(view)
    }
    for (index, dot) in dots.enumerated() {
      let color: UIColor =
        index == page ? currentPageIndicatorTintColor ?? .label : pageIndicatorTintColor ?? .tertiaryLabel
      let image = shownImage(index)
      dot.image = image
      dot.tintColor = color
      dot.backgroundColor = image == nil ? color : nil
      dot.layer.cornerRadius = image == nil ? Self.dot / 2 : 0
    }
    accessibilityValue = "page \(page + 1) of \(numberOfPages)"
    setNeedsLayout()
  }

  /// Places the dots.
  open override func layoutSubviews() {
    super.layoutSubviews()
    let start = bounds.midX - (CGFloat(dots.count - 1) * Self.distance + Self.dot) / 2
    for (index, dot) in dots.enumerated() {
      // A picture is larger than a dot, and has the same middle.
      let side = dot.image == nil ? Self.dot : Self.dot + 5
      dot.frame = CGRect(
        x: start + CGFloat(index) * Self.distance - (side - Self.dot) / 2, y: bounds.midY - side / 2, width: side,
        height: side)
    }
    applyLayoutDirection(to: dots)
  }
}
