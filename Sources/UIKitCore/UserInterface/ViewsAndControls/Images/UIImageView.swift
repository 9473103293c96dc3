public import Foundation
package import ViewBacking

/// A view that shows a picture.
///
/// Differs from Apple: animated image sequences are absent.
@preconcurrency @MainActor open class UIImageView: UIView {
  /// The picture, or `nil`.
  open var image: UIImage? {
    didSet { if oldValue !== image { contentChanged() } }
  }
  /// The picture while ``isHighlighted``; `nil` for the same one.
  open var highlightedImage: UIImage? {
    didSet { if oldValue !== highlightedImage { contentChanged() } }
  }
  /// Whether ``highlightedImage`` is shown.
  open var isHighlighted = false {
    didSet { if oldValue != isHighlighted { contentChanged() } }
  }
  /// The size of symbols; `nil` for each symbol's own.
  open var preferredSymbolConfiguration: UIImage.SymbolConfiguration? {
    didSet { contentChanged() }
  }

  /// A view of a picture, as large as the picture.
  public init(image: UIImage?) {
    self.image = image
    super.init(frame: CGRect(origin: .zero, size: image?.size ?? .zero))
    isUserInteractionEnabled = false
  }

  /// A view with a picture while it is highlighted, as large as the first picture.
  public init(image: UIImage?, highlightedImage: UIImage?) {
    self.image = image
    self.highlightedImage = highlightedImage
    super.init(frame: CGRect(origin: .zero, size: image?.size ?? .zero))
    isUserInteractionEnabled = false
  }

  /// A view without picture.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
  }

  /// A view from a storyboard, without picture.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    isUserInteractionEnabled = false
    coder.finish(self, at: UIImageView.self)
  }

  private var shownImage: UIImage? {
    let image = isHighlighted ? highlightedImage ?? image : image
    guard let image, let preferredSymbolConfiguration else { return image }
    return image.withConfiguration(preferredSymbolConfiguration)
  }

  package override var shownContent: ViewContent {
    guard let image = shownImage else { return .plain }
    var content = image.content(tint: resolved(tintColor), in: traitCollection)
    content.fit =
      switch contentMode {
      case .scaleToFill, .redraw: .fill
      case .scaleAspectFit: .aspectFit
      case .scaleAspectFill: .aspectFill
      case .center: .place(x: 0.5, y: 0.5)
      case .top: .place(x: 0.5, y: 0)
      case .bottom: .place(x: 0.5, y: 1)
      case .left: .place(x: 0, y: 0.5)
      case .right: .place(x: 1, y: 0.5)
      case .topLeft: .place(x: 0, y: 0)
      case .topRight: .place(x: 1, y: 0)
      case .bottomLeft: .place(x: 0, y: 1)
      case .bottomRight: .place(x: 1, y: 1)
      }
    return .image(content)
  }

  /// The size of the picture.
  open override func sizeThatFits(_ size: CGSize) -> CGSize { shownImage?.size ?? bounds.size }

  /// The size of the picture; none without one.
  open override var intrinsicContentSize: CGSize { shownImage?.size ?? super.intrinsicContentSize }
}
