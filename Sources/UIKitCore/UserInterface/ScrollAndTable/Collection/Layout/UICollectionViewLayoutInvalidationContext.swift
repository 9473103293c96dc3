public import Foundation

/// What of a layout has to be computed again.
@preconcurrency @MainActor open class UICollectionViewLayoutInvalidationContext: NSObject {
  /// Whether everything has to be computed again.
  open var invalidateEverything: Bool { isWhole }
  /// Whether the numbers of sections and items have changed.
  open var invalidateDataSourceCounts: Bool { changesCounts }
  /// A change of the content's offset that goes with the invalidation.
  open var contentOffsetAdjustment = CGPoint.zero
  /// A change of the content's size that goes with the invalidation.
  open var contentSizeAdjustment = CGSize.zero
  /// The invalid items, or `nil` if no item is listed.
  open private(set) var invalidatedItemIndexPaths: [IndexPath]?
  /// The invalid supplementary views by their kinds, or `nil` if none is listed.
  open private(set) var invalidatedSupplementaryIndexPaths: [String: [IndexPath]]?
  /// The invalid decoration views by their kinds, or `nil` if none is listed.
  open private(set) var invalidatedDecorationIndexPaths: [String: [IndexPath]]?
  /// The index paths that items which are moved by hand had before, or `nil` in another context.
  open internal(set) var previousIndexPathsForInteractivelyMovingItems: [IndexPath]?
  /// The index paths that items which are moved by hand would have now, or `nil` in another context.
  open internal(set) var targetIndexPathsForInteractivelyMovingItems: [IndexPath]?
  /// The point that an item which is moved by hand is over, in the content's coordinates.
  open internal(set) var interactiveMovementTarget = CGPoint.zero

  var isWhole = false
  var changesCounts = false
  /// Measured sizes of elements, for layouts that keep them.
  var measured: [(attributes: UICollectionViewLayoutAttributes, original: UICollectionViewLayoutAttributes)] = []
  /// Whether the measured sizes remain valid: items have only moved.
  var keepsMeasures = false
  /// Whether only the visible area has moved.
  var isScroll = false

  /// A context that lists nothing.
  public override init() { super.init() }

  /// Lists items.
  open func invalidateItems(at indexPaths: [IndexPath]) {
    invalidatedItemIndexPaths = (invalidatedItemIndexPaths ?? []) + indexPaths
  }

  /// Lists supplementary views of a kind.
  open func invalidateSupplementaryElements(ofKind elementKind: String, at indexPaths: [IndexPath]) {
    invalidatedSupplementaryIndexPaths = (invalidatedSupplementaryIndexPaths ?? [:])
      .merging([elementKind: indexPaths], uniquingKeysWith: +)
  }

  /// Lists decoration views of a kind.
  open func invalidateDecorationElements(ofKind elementKind: String, at indexPaths: [IndexPath]) {
    invalidatedDecorationIndexPaths = (invalidatedDecorationIndexPaths ?? [:])
      .merging([elementKind: indexPaths], uniquingKeysWith: +)
  }
}

/// What of a flow layout has to be computed again.
@preconcurrency @MainActor
open class UICollectionViewFlowLayoutInvalidationContext: UICollectionViewLayoutInvalidationContext {
  /// Whether the sizes and spacings that the delegate determines are requested again. Default: `true`.
  open var invalidateFlowLayoutDelegateMetrics = true
  /// Whether the attributes are computed again. Default: `true`.
  open var invalidateFlowLayoutAttributes = true
}
