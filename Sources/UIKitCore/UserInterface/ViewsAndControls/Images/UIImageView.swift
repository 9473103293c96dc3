public import Foundation
import Selectors
package import ViewBacking

/// A view that shows a picture.
///
/// Differs from Apple: effects of symbols are absent.
@preconcurrency @MainActor open class UIImageView: UIView {
  /// The picture, or `nil`.
  open var image: UIImage? {
    didSet {
      guard oldValue !== image else { return }
      contentChanged()
      if UIView.isObserved { KeyValueObservers.changed(self) }
      if oldValue?.images != nil || image?.images != nil { imageSequenceChanged() }
    }
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

  // MARK: Sequences of pictures

  /// The pictures that are shown one after the other after ``startAnimating()``, in place of ``image``; `nil` for those of ``image``.
  open var animationImages: [UIImage]? {
    didSet { imageSequenceChanged() }
  }
  /// The pictures while ``isHighlighted``; `nil` for ``animationImages``.
  open var highlightedAnimationImages: [UIImage]? {
    didSet { imageSequenceChanged() }
  }
  /// The time of one run through the pictures, in seconds; 0 for a thirtieth for each. Default: 0.
  open var animationDuration: TimeInterval = 0
  /// How often the pictures are shown; 0 for without end. Default: 0.
  open var animationRepeatCount = 0
  private var sequence: ImageSequence?
  /// Whether the pictures are being shown one after the other.
  open var isAnimating: Bool { sequence != nil }

  /// Shows ``animationImages`` one after the other.
  open func startAnimating() {
    let own = isHighlighted ? highlightedAnimationImages ?? animationImages : animationImages
    guard let images = own ?? image?.images, !images.isEmpty else { return }
    let whole = own == nil ? image?.duration ?? 0 : animationDuration
    let frame = whole > 0 && whole.isFinite ? whole / Double(images.count) : 1.0 / 30
    let runs = own == nil ? 0 : max(0, animationRepeatCount)
    sequence = ImageSequence(images, frame: frame, runs: runs) { [weak self] isOver in
      if isOver { self?.sequence = nil }
      self?.contentChanged()
    }
    contentChanged()
  }

  /// Shows ``image`` again.
  open func stopAnimating() {
    guard sequence != nil else { return }
    sequence = nil
    contentChanged()
  }

  /// A view shows a picture that is a sequence as one, without being asked.
  private func imageSequenceChanged() {
    let wasAnimating = isAnimating
    sequence = nil
    if wasAnimating || animationImages == nil && image?.images != nil { startAnimating() }
  }

  /// The button whose picture looks like this view's, for a view that is in no view.
  weak var owner: UIButton?

  /// Takes a button's picture, without a change for the button.
  func adopt(_ image: UIImage?) {
    guard self.image !== image else { return }
    let owner = owner
    self.owner = nil
    self.image = image
    self.owner = owner
  }

  /// How the picture is fitted, of a button's picture.
  open override var contentMode: UIView.ContentMode {
    didSet { owner?.contentChanged() }
  }
  /// The colour of templates.
  open override var tintColor: UIColor! {
    didSet { owner?.contentChanged() }
  }

  private var shownImage: UIImage? {
    let image = sequence?.current ?? (isHighlighted ? highlightedImage ?? image : image)
    guard let image, let preferredSymbolConfiguration else { return image }
    return image.withConfiguration(preferredSymbolConfiguration)
  }

  package override var shownContent: ViewContent {
    guard let image = shownImage else { return .plain }
    var content = image.content(tint: resolved(tintColor), in: traitCollection)
    content.fit = fit
    return .image(content)
  }

  /// How the picture is fitted into the view.
  var fit: ImageContent.Fit {
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
  }

  /// The size of the picture.
  open override func sizeThatFits(_ size: CGSize) -> CGSize { shownImage?.size ?? bounds.size }

  /// The size of the picture; none without one.
  open override var intrinsicContentSize: CGSize { shownImage?.size ?? super.intrinsicContentSize }
}
