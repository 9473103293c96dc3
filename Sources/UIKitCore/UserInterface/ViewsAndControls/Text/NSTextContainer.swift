public import Foundation

/// The space in which a text view's lines are.
///
/// Differs from Apple: a text view has one, as wide as itself; the maximum number of lines and exclusions are kept and not used.
@preconcurrency @MainActor open class NSTextContainer: NSObject {
  weak var view: UITextView?

  /// The size, in points. Kept: the container is as wide as its view.
  open var size: CGSize
  /// The space at both ends of a line, in points. Default: 5.
  open var lineFragmentPadding: CGFloat = 5 {
    didSet { if lineFragmentPadding != oldValue { view?.contentChanged() } }
  }
  /// The maximum number of lines; 0 for no limit. Kept, without effect. Default: 0.
  open var maximumNumberOfLines = 0
  /// Where text that does not fit is cut. Kept, without effect. Default: word wrapping.
  open var lineBreakMode = NSLineBreakMode.byWordWrapping
  /// Whether the container is as wide as its view. Kept: it is.
  open var widthTracksTextView = true
  /// Whether the container is as high as its view. Kept, without effect.
  open var heightTracksTextView = false
  /// The areas without text. Kept, without effect.
  open var exclusionPaths: [UIBezierPath] = []

  /// A container of a size.
  public init(size: CGSize = .zero) {
    self.size = size
    super.init()
  }
}
