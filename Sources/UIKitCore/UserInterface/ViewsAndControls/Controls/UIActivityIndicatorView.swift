public import Foundation
package import ViewBacking

/// A spinner that indicates an activity.
@preconcurrency @MainActor open class UIActivityIndicatorView: UIView {
  /// The size of the spinner.
  public enum Style: Int, Hashable, Sendable {
    /// For use beside a line of text.
    case medium = 100
    /// For use in the middle of a view.
    case large = 101

    /// The large size. Deprecated in iOS 13. Differs from Apple: the colour is the desktop's, unless the spinner has one.
    public static var whiteLarge: Style { .large }
    /// The medium size. Deprecated in iOS 13. Differs from Apple: the colour is the desktop's, unless the spinner has one.
    public static var white: Style { .medium }
    /// The medium size. Deprecated in iOS 13. Differs from Apple: the colour is the desktop's, unless the spinner has one.
    public static var gray: Style { .medium }
  }

  /// The size of the spinner.
  open var style: Style {
    didSet { contentChanged() }
  }
  /// Its colour; `nil` for the desktop's.
  open var color: UIColor! {
    didSet { setNeedsShow() }
  }
  /// Whether it is hidden while it is stopped. Default: `true`.
  open var hidesWhenStopped = true {
    didSet { if !isAnimating { isHidden = hidesWhenStopped } }
  }
  /// Whether it is spinning.
  open private(set) var isAnimating = false {
    didSet { if oldValue != isAnimating { setNeedsShow() } }
  }

  /// A spinner of this size, stopped.
  public init(style: Style) {
    self.style = style
    super.init(frame: .zero)
    bounds.size = intrinsicContentSize
    isHidden = true
  }

  /// A spinner with the frame `frame`, stopped.
  public override init(frame: CGRect) {
    style = .medium
    super.init(frame: frame)
    isHidden = true
  }

  /// A spinner from a storyboard.
  public required init?(coder: NSCoder) {
    style = .medium
    super.init(coder: coder)
    isHidden = true
    coder.finish(self, at: UIActivityIndicatorView.self)
  }

  /// Shows the spinner and starts it.
  open func startAnimating() {
    isAnimating = true
    isHidden = false
  }

  /// Stops the spinner, and hides it if ``hidesWhenStopped`` is set.
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

  /// The size of the spinner.
  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }
  /// The size of the spinner.
  open override var intrinsicContentSize: CGSize { measure(shownContent, fitting: .zero) }
}
