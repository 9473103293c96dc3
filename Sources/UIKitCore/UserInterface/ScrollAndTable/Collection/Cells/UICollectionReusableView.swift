public import Foundation

/// A cell, or a supplementary or decoration view, of a collection view.
@preconcurrency @MainActor open class UICollectionReusableView: UIView {
  /// The reuse identifier, or `nil`.
  public internal(set) var reuseIdentifier: String?
  /// The attributes that were applied last.
  final var applied: UICollectionViewLayoutAttributes?
  /// The position among the other views of the collection view, from the back.
  final var depth = Int.min

  /// A view with a frame. Override it to add views; a collection view calls it for a registered class.
  public override init(frame: CGRect) { super.init(frame: frame) }

  /// A view that a storyboard describes.
  public required init?(coder: NSCoder) {
    reuseIdentifier = (coder as? StoryboardCoder)?.element["reuseIdentifier"]
    super.init(coder: coder)
    coder.finish(self, at: UICollectionReusableView.self)
  }

  /// Called before the view is used for another element. The default does nothing.
  open func prepareForReuse() {}

  /// Called when the layout's attributes of the view have changed, besides position, opacity and transform, which are already applied. The
  /// default does nothing.
  open func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {}

  /// Called before another layout replaces the current one. The default does nothing.
  open func willTransition(from oldLayout: UICollectionViewLayout, to newLayout: UICollectionViewLayout) {}

  /// Called after another layout has replaced the previous one. The default does nothing.
  open func didTransition(from oldLayout: UICollectionViewLayout, to newLayout: UICollectionViewLayout) {}

  /// The attributes that the view would like to have. The default is the size of the content in the directions in which the layout has only
  /// an estimate.
  open func preferredLayoutAttributesFitting(
    _ layoutAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes {
    guard layoutAttributes.fitsWidth || layoutAttributes.fitsHeight,
      let preferred = layoutAttributes.copy() as? UICollectionViewLayoutAttributes
    else { return layoutAttributes }
    let size = contentSize(
      for: layoutAttributes.size, fitsWidth: layoutAttributes.fitsWidth, fitsHeight: layoutAttributes.fitsHeight)
    if size.width.isFinite, size.height.isFinite {
      preferred.size = CGSize(
        width: layoutAttributes.fitsWidth ? max(0, size.width) : layoutAttributes.size.width,
        height: layoutAttributes.fitsHeight ? max(0, size.height) : layoutAttributes.size.height)
    }
    return preferred
  }

  /// The size of the content; a length that does not fit is the proposed one.
  func contentSize(for size: CGSize, fitsWidth: Bool, fitsHeight: Bool) -> CGSize {
    guard constraints.isEmpty else {
      return systemLayoutSizeFitting(
        size, withHorizontalFittingPriority: fitsWidth ? .fittingSizeLevel : .required,
        verticalFittingPriority: fitsHeight ? .fittingSizeLevel : .required)
    }
    return sizeThatFits(size)
  }

  /// The collection view that the view is in.
  final var collectionView: UICollectionView? {
    sequence(first: self as UIView, next: \.superview).lazy.compactMap { $0 as? UICollectionView }.first
  }

  /// Adopts an element's position and appearance.
  final func adopt(_ attributes: UICollectionViewLayoutAttributes, at origin: CGPoint) {
    var frame = attributes.frame
    frame.origin.x -= origin.x
    frame.origin.y -= origin.y
    if self.frame != frame { self.frame = frame }
    if let applied, applied === attributes || applied.isEqual(attributes) { return }
    applied = attributes
    if alpha != attributes.alpha { alpha = attributes.alpha }
    if transform != attributes.transform { transform = attributes.transform }
    apply(attributes)
  }
}
