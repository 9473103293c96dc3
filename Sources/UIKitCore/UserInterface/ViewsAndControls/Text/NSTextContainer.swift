public import Foundation

/// The region in which a text view or a layout manager lays out lines.
///
/// Differs from Apple: a text view's is as wide as itself, and its maximum number of lines is kept and not used; exclusions are not used.
@preconcurrency @MainActor open class NSTextContainer: NSObject {
  weak var view: UITextView?
  /// The layout manager.
  open internal(set) weak var layoutManager: NSLayoutManager?

  /// The size, in points; no width for no limit. In a text view it is as wide as the view without its insets.
  open var size: CGSize {
    get {
      guard widthTracksTextView, let view else { return ownSize }
      let insets = view.textContainerInset
      return CGSize(width: max(0, view.bounds.width - insets.left - insets.right), height: ownSize.height)
    }
    set { ownSize = newValue }
  }
  private var ownSize: CGSize
  /// The space at both ends of a line, in points. Default: 5.
  open var lineFragmentPadding: CGFloat = 5 {
    didSet { if lineFragmentPadding != oldValue { view?.contentChanged() } }
  }
  /// The maximum number of lines; 0 for no limit. Without effect in a text view. Default: 0.
  open var maximumNumberOfLines = 0
  /// Whether lines are wrapped, or cut. Without effect in a text view. Default: word wrapping.
  open var lineBreakMode = NSLineBreakMode.byWordWrapping
  /// Whether the container is as wide as its view. Kept: it is.
  open var widthTracksTextView = true
  /// Whether the container is as high as its view. Kept, without effect.
  open var heightTracksTextView = false
  /// The areas without text. Kept, without effect.
  open var exclusionPaths: [UIBezierPath] = []

  /// A container of a size.
  public init(size: CGSize = .zero) {
    ownSize = size
    super.init()
  }

  /// Whether the container is a rectangle: it always is, as exclusions are not used.
  open var isSimpleRectangular: Bool { true }

  /// The part of a proposed rectangle in which a line is. The default cuts it to ``size``, in which 0 is no limit. Called by the app.
  ///
  /// Differs from Apple: layout does not ask it.
  open func lineFragmentRect(
    forProposedRect proposedRect: CGRect, at characterIndex: Int,
    writingDirection baseWritingDirection: NSWritingDirection,
    remaining remainingRect: UnsafeMutablePointer<CGRect>?
  ) -> CGRect {
    remainingRect?.pointee = .zero
    let size = size
    var rect = proposedRect
    if size.width > 0 {
      let (left, right) = (max(0, rect.minX), min(size.width, rect.maxX))
      guard left < right else { return .zero }
      (rect.origin.x, rect.size.width) = (left, right - left)
    }
    if size.height > 0, rect.minY < 0 || rect.maxY > size.height { return .zero }
    return rect
  }
}
