import Foundation

/// A line that shows how far something has come.
///
/// Differs from Apple: following a `Progress` object is absent.
@preconcurrency @MainActor open class UIProgressView: UIView {
  /// What the line is like.
  public enum Style: Int, Hashable, Sendable {
    /// As usual.
    case `default` = 0
    /// As in a toolbar.
    case bar = 1
  }

  /// What the line is like. The desktop has one kind only.
  open var progressViewStyle = Style.default
  /// How far it has come, from 0 to 1.
  open var progress: Float {
    get { fraction }
    set { fraction = newValue.isNaN ? 0 : min(max(newValue, 0), 1) }
  }
  /// The colour of the part that is done; `nil` for the desktop's.
  open var progressTintColor: UIColor? {
    didSet { setNeedsShow() }
  }
  private var fraction: Float = 0 {
    didSet { if oldValue != fraction { setNeedsShow() } }
  }

  /// A line of that style at 0.
  public convenience init(progressViewStyle style: Style) {
    self.init(frame: .zero)
    progressViewStyle = style
  }

  /// A line of the size and place `frame` at 0.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
  }

  /// A line from a storyboard.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// Shows how far it has come. Differs from Apple: nothing moves.
  open func setProgress(_ progress: Float, animated: Bool) { self.progress = progress }

  package override var shownContent: ViewContent {
    var content = ProgressContent(fraction: Double(progress))
    content.color = resolved(progressTintColor)
    return .progress(content)
  }

  /// A line's own height, and what it is given in width.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: measure(shownContent, fitting: .zero).height)
  }
  /// A line's own height; it has no width of its own.
  open override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: measure(shownContent, fitting: .zero).height)
  }
}
