public import Foundation

/// Dots for pages, of which one is the current page. A tap beside it goes to the next or the previous page.
///
/// Differs from Apple: dots have no pictures, and a drag along them changes nothing.
@preconcurrency @MainActor open class UIPageControl: UIControl {
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

  private var dots: [UIView] = []

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
    let isForward = recognizer.location(in: self).x >= bounds.midX
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
      let view = UIView(frame: .zero)
      view.layer.cornerRadius = Self.dot / 2
      view.isUserInteractionEnabled = false
      addSubview(view)
      dots.append(view)
    }
    for (index, dot) in dots.enumerated() {
      dot.backgroundColor =
        index == page ? currentPageIndicatorTintColor ?? .label : pageIndicatorTintColor ?? .tertiaryLabel
    }
    accessibilityValue = "page \(page + 1) of \(numberOfPages)"
    setNeedsLayout()
  }

  /// Places the dots.
  open override func layoutSubviews() {
    super.layoutSubviews()
    let start = bounds.midX - (CGFloat(dots.count - 1) * Self.distance + Self.dot) / 2
    for (index, dot) in dots.enumerated() {
      dot.frame = CGRect(
        x: start + CGFloat(index) * Self.distance, y: bounds.midY - Self.dot / 2, width: Self.dot, height: Self.dot)
    }
  }
}
