public import Foundation
package import ViewBacking

/// A bar that shows the progress of a task.
///
/// Differs from Apple: following a `Progress` object is absent.
@preconcurrency @MainActor open class UIProgressView: UIView {
  /// The style of the bar.
  public enum Style: Int, Hashable, Sendable {
    /// The default style.
    case `default` = 0
    /// The style for a toolbar.
    case bar = 1
  }

  /// The style of the bar. The desktop has only one.
  open var progressViewStyle = Style.default
  /// The progress, from 0 to 1.
  open var progress: Float {
    get { fraction }
    set { fraction = newValue.isNaN ? 0 : min(max(newValue, 0), 1) }
  }
  /// The colour of the completed part; `nil` for the desktop's.
  open var progressTintColor: UIColor? {
    didSet { setNeedsShow() }
  }
  /// The colour of the part that is not completed; `nil` for the desktop's.
  open var trackTintColor: UIColor? {
    didSet { setNeedsShow() }
  }
  /// A picture for the completed part. Stored, and not shown.
  open var progressImage: UIImage?
  /// A picture for the part that is not completed. Stored, and not shown.
  open var trackImage: UIImage?
  private var fraction: Float = 0 {
    didSet { if oldValue != fraction { setNeedsShow() } }
  }

  /// A bar of this style at 0.
  public convenience init(progressViewStyle style: Style) {
    self.init(frame: .zero)
    progressViewStyle = style
  }

  /// A bar with the frame `frame` at 0.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
  }

  /// A bar from a storyboard.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    coder.finish(self, at: UIProgressView.self)
  }

  /// Sets the progress. Differs from Apple: without animation.
  open func setProgress(_ progress: Float, animated: Bool) { self.progress = progress }

  package override var shownContent: ViewContent {
    var content = ProgressContent(fraction: Double(progress))
    content.color = resolved(progressTintColor)
    content.restColor = resolved(trackTintColor)
    return .progress(content)
  }

  /// The bar's own height, and the given width.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: measure(shownContent, fitting: .zero).height)
  }
  /// The bar's own height; it has no width of its own.
  open override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: measure(shownContent, fitting: .zero).height)
  }
}
