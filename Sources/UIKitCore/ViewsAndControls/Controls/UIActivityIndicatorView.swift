import Foundation

/// Something that turns while something goes on.
@preconcurrency @MainActor open class UIActivityIndicatorView: UIView {
  /// How large it is.
  public enum Style: Int, Hashable, Sendable {
    /// Beside a line of text.
    case medium = 100
    /// In the middle of something.
    case large = 101
  }

  /// How large it is.
  open var style: Style {
    didSet { contentChanged() }
  }
  /// Its colour; `nil` for the desktop's.
  open var color: UIColor! {
    didSet { setNeedsShow() }
  }
  /// Whether it is invisible while nothing goes on. Default: `true`.
  open var hidesWhenStopped = true {
    didSet { if !isAnimating { isHidden = hidesWhenStopped } }
  }
  /// Whether it turns.
  open private(set) var isAnimating = false {
    didSet { if oldValue != isAnimating { setNeedsShow() } }
  }

  /// One of this size, which does not turn yet.
  public init(style: Style) {
    self.style = style
    super.init(frame: .zero)
    bounds.size = intrinsicContentSize
    isHidden = true
  }

  /// One of the size and place `frame`, which does not turn yet.
  public override init(frame: CGRect) {
    style = .medium
    super.init(frame: frame)
    isHidden = true
  }

  /// One from a storyboard.
  public required init?(coder: NSCoder) {
    style = .medium
    super.init(coder: coder)
    isHidden = true
  }

  /// Turns, and is seen.
  open func startAnimating() {
    isAnimating = true
    isHidden = false
  }

  /// Stands still, and is not seen any more where ``hidesWhenStopped`` is set.
  open func stopAnimating() {
    isAnimating = false
    if hidesWhenStopped { isHidden = true }
  }

  package override var shownContent: ViewContent {
    var content = ActivityContent(isAnimating: isAnimating)
    content.side = style == .large ? 37 : 20
    content.color = resolved(color)
    return .activity(content)
  }

  /// Its own size.
  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }
  /// Its own size.
  open override var intrinsicContentSize: CGSize { measure(shownContent, fitting: .zero) }
}
