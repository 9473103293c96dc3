public import Foundation
import RuntimeLogging

/// Computes the positions of a collection view's cells and other views. Subclass it for a layout of your own.
///
/// ``prepare()`` is called once after each invalidation, before anything else. The collection view then requests the visible elements by
/// ``layoutAttributesForElements(in:)``, each time the visible area has moved.
///
/// Differs from Apple: the attributes of appearing and disappearing elements are requested where a host shows frames, because changes take no time
/// elsewhere.
@preconcurrency @MainActor open class UICollectionViewLayout: NSObject {
  /// The collection view that uses the layout, or `nil`.
  open internal(set) weak var collectionView: UICollectionView?
  /// Whether ``prepare()`` has to be called.
  final var needsPreparation = true
  /// The sizes that cells had, and those of other views, so that they survive a change of the data.
  final var measuredItems: [RowIndexPath: CGSize] = [:]
  final var measuredViews: [CollectionElement: CGSize] = [:]
  /// The classes and nibs of decoration views, by their kinds.
  final var decorationClasses: [String: UICollectionReusableView.Type] = [:]
  final var decorationNibs: [String: UINib] = [:]

  /// A layout.
  public override init() { super.init() }

  /// A layout that a storyboard describes.
  public required init?(coder: NSCoder) {
    super.init()
    coder.finish(self, at: UICollectionViewLayout.self)
  }

  // MARK: Classes

  /// The class of the layout's attributes. The default is `UICollectionViewLayoutAttributes`.
  open class var layoutAttributesClass: AnyClass { UICollectionViewLayoutAttributes.self }
  /// The class of the layout's invalidation contexts. The default is `UICollectionViewLayoutInvalidationContext`.
  open class var invalidationContextClass: AnyClass { UICollectionViewLayoutInvalidationContext.self }

  /// New attributes of the layout's class.
  final func makeAttributes(_ element: CollectionElement) -> UICollectionViewLayoutAttributes {
    let wanted: AnyClass = Self.layoutAttributesClass
    var made: UICollectionViewLayoutAttributes?
    if wanted != UICollectionViewLayoutAttributes.self, let objectClass = wanted as? NSObject.Type {
      made = ClassFactory.makeObject(of: objectClass) as? UICollectionViewLayoutAttributes
    }
    let attributes = made ?? UICollectionViewLayoutAttributes()
    attributes.represent(element)
    return attributes
  }

  /// A new context of the layout's class.
  final func makeContext() -> UICollectionViewLayoutInvalidationContext {
    let wanted: AnyClass = Self.invalidationContextClass
    if wanted != UICollectionViewLayoutInvalidationContext.self, let objectClass = wanted as? NSObject.Type,
      let made = ClassFactory.makeObject(of: objectClass) as? UICollectionViewLayoutInvalidationContext
    {
      return made
    }
    return UICollectionViewLayoutInvalidationContext()
  }

  // MARK: Invalidation

  /// Requests that the whole layout is computed again.
  open func invalidateLayout() {
    let context = makeContext()
    context.isWhole = true
    invalidateLayout(with: context)
  }

  /// Requests that a part of the layout is computed again. Override it to keep what remains valid, and call `super`.
  open func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
    needsPreparation = true
    collectionView?.layoutWasInvalidated(context)
  }

  /// Whether a change of the collection view's bounds, such as scrolling, invalidates the layout. The default is `false`.
  open func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { false }

  /// The context for a change of the collection view's bounds.
  open func invalidationContext(forBoundsChange newBounds: CGRect) -> UICollectionViewLayoutInvalidationContext {
    makeContext()
  }

  /// Whether an element's preferred size invalidates the layout. The default is `false`.
  open func shouldInvalidateLayout(
    forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
  ) -> Bool { false }

  /// The context for an element's preferred size.
  open func invalidationContext(
    forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutInvalidationContext {
    let context = makeContext()
    context.measured.append((preferredAttributes, originalAttributes))
    return context
  }

  /// Forgets the sizes of cells: they may be others.
  final func forgetMeasures() {
    measuredItems = [:]
    measuredViews = [:]
  }

  /// Keeps the sizes of cells for items that have moved.
  final func moveMeasures(_ origins: TableChanges.Origins, reloading reloaded: Set<RowIndexPath>) {
    guard !measuredItems.isEmpty else { return }
    var moved: [RowIndexPath: CGSize] = [:]
    for (section, items) in origins.enumerated() {
      for (index, origin) in items.enumerated() {
        guard let origin, !reloaded.contains(origin), let size = measuredItems[origin] else { continue }
        moved[RowIndexPath(section: section, row: index)] = size
      }
    }
    measuredItems = moved
  }

  // MARK: Attributes

  /// Called before the layout's attributes are requested, initially and after each invalidation. The default does nothing.
  open func prepare() {}

  /// The size of the content, in points. The default is zero.
  open var collectionViewContentSize: CGSize { .zero }

  /// The elements that intersect `rect`, which is in the content's coordinates. The default is `nil`.
  open func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? { nil }

  /// The attributes of an item, or `nil`. The default is `nil`.
  open func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? { nil }

  /// The attributes of a supplementary view, or `nil`. The default is `nil`.
  open func layoutAttributesForSupplementaryView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { nil }

  /// The attributes of a decoration view, or `nil`. The default is `nil`.
  open func layoutAttributesForDecorationView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { nil }

  /// The offset at which scrolling with fingers is to end. The default is that of ``targetContentOffset(forProposedContentOffset:)``.
  ///
  /// Differs from Apple: the velocity is always zero, and the proposed offset is the one at which the fingers were lifted.
  open func targetContentOffset(
    forProposedContentOffset proposedContentOffset: CGPoint, withScrollingVelocity velocity: CGPoint
  ) -> CGPoint { targetContentOffset(forProposedContentOffset: proposedContentOffset) }

  /// The offset after an update, or after a change of the layout. The default is the proposed one.
  open func targetContentOffset(forProposedContentOffset proposedContentOffset: CGPoint) -> CGPoint {
    proposedContentOffset
  }

  // MARK: Updates

  /// Called before updates of the data are laid out. The default does nothing.
  open func prepare(forCollectionViewUpdates updateItems: [UICollectionViewUpdateItem]) {}
  /// Called after updates of the data were laid out. The default does nothing.
  open func finalizeCollectionViewUpdates() {}
  /// Called before a change of the bounds is laid out. The default does nothing.
  open func prepare(forAnimatedBoundsChange oldBounds: CGRect) {}
  /// Called after a change of the bounds was laid out. The default does nothing.
  open func finalizeAnimatedBoundsChange() {}
  /// Called before another layout replaces this one. The default does nothing.
  open func prepareForTransition(to newLayout: UICollectionViewLayout) {}
  /// Called before this layout replaces another one. The default does nothing.
  open func prepareForTransition(from oldLayout: UICollectionViewLayout) {}
  /// Called after one layout has replaced another. The default does nothing.
  open func finalizeLayoutTransition() {}

  /// The attributes from which an item appears; `nil`, the default, for its own without opacity. Differs from Apple: only the opacity is used.
  open func initialLayoutAttributesForAppearingItem(
    at itemIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { nil }
  /// The attributes to which an item disappears; `nil`, the default, for its own without opacity. Differs from Apple: the centre, the opacity
  /// and the transform are used.
  open func finalLayoutAttributesForDisappearingItem(
    at itemIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { nil }
  /// The attributes from which a supplementary view appears; `nil`, the default, for its own without opacity. Differs from Apple: only the
  /// opacity is used.
  open func initialLayoutAttributesForAppearingSupplementaryElement(
    ofKind elementKind: String, at elementIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { nil }
  /// The attributes from which a decoration view appears; `nil`, the default, for its own without opacity. Differs from Apple: only the
  /// opacity is used.
  open func initialLayoutAttributesForAppearingDecorationElement(
    ofKind elementKind: String, at decorationIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { nil }
  /// The attributes to which a decoration view disappears. Never called: such a view disappears at once here. The default is `nil`.
  open func finalLayoutAttributesForDisappearingDecorationElement(
    ofKind elementKind: String, at decorationIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { nil }
  /// The supplementary views to add in an update. Never called: the elements of the visible area determine that. The default is none.
  open func indexPathsToInsertForSupplementaryView(ofKind elementKind: String) -> [IndexPath] { [] }
  /// The supplementary views to remove in an update. Never called: the elements of the visible area determine that. The default is none.
  open func indexPathsToDeleteForSupplementaryView(ofKind elementKind: String) -> [IndexPath] { [] }
  /// The decoration views to add in an update. Never called: the elements of the visible area determine that. The default is none.
  open func indexPathsToInsertForDecorationView(ofKind elementKind: String) -> [IndexPath] { [] }
  /// The decoration views to remove in an update. Never called: the elements of the visible area determine that. The default is none.
  open func indexPathsToDeleteForDecorationView(ofKind elementKind: String) -> [IndexPath] { [] }
  /// The attributes to which a supplementary view disappears. Never called: such a view disappears at once here.
  open func finalLayoutAttributesForDisappearingSupplementaryElement(
    ofKind elementKind: String, at elementIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { nil }

  // MARK: Moving an item by hand

  /// The index path to which an item at `position` would move. The default is the item there, or its own place.
  open func targetIndexPath(
    forInteractivelyMovingItem previousIndexPath: IndexPath, withPosition position: CGPoint
  ) -> IndexPath { collectionView?.indexPathForItem(at: position) ?? previousIndexPath }

  /// The attributes of an item that is moved by hand and is over `position`. Never called: the item stays where it is until it is released.
  /// The default has the attributes of the item, with the position as its centre.
  open func layoutAttributesForInteractivelyMovingItem(
    at indexPath: IndexPath, withTargetPosition position: CGPoint
  ) -> UICollectionViewLayoutAttributes {
    let own = layoutAttributesForItem(at: indexPath)?.copy() as? UICollectionViewLayoutAttributes
    let attributes = own ?? makeAttributes(.cell(RowIndexPath(indexPath)))
    attributes.center = position
    return attributes
  }

  /// The context with which the layout is invalidated each time an item that is moved by hand has another position.
  open func invalidationContext(
    forInteractivelyMovingItems targetIndexPaths: [IndexPath], withTargetPosition targetPosition: CGPoint,
    previousIndexPaths: [IndexPath], previousPosition: CGPoint
  ) -> UICollectionViewLayoutInvalidationContext {
    let context = makeContext()
    context.keepsMeasures = true
    context.targetIndexPathsForInteractivelyMovingItems = targetIndexPaths
    context.previousIndexPathsForInteractivelyMovingItems = previousIndexPaths
    context.interactiveMovementTarget = targetPosition
    return context
  }

  /// The context with which the layout is invalidated when a movement by hand ends, before the item moves.
  open func invalidationContextForEndingInteractiveMovementOfItems(
    toFinalIndexPaths indexPaths: [IndexPath], previousIndexPaths: [IndexPath], movementCancelled: Bool
  ) -> UICollectionViewLayoutInvalidationContext {
    let context = makeContext()
    context.keepsMeasures = true
    context.targetIndexPathsForInteractivelyMovingItems = indexPaths
    context.previousIndexPathsForInteractivelyMovingItems = previousIndexPaths
    return context
  }

  // MARK: Decoration views

  /// Registers a class for decoration views of a kind; `nil` removes the registration. A class that is not a reusable view is ignored and
  /// logged.
  open func register(_ viewClass: AnyClass?, forDecorationViewOfKind elementKind: String) {
    if let viewClass, !(viewClass is UICollectionReusableView.Type) {
      RuntimeLog.write("\(viewClass) is not a UICollectionReusableView and was not registered as \"\(elementKind)\".")
      return
    }
    decorationNibs[elementKind] = nil
    decorationClasses[elementKind] = viewClass as? UICollectionReusableView.Type
  }

  /// Registers a nib, whose first reusable view is made for decoration views of a kind; `nil` removes the registration.
  open func register(_ nib: UINib?, forDecorationViewOfKind elementKind: String) {
    decorationClasses[elementKind] = nil
    decorationNibs[elementKind] = nib
  }

  // MARK: Text direction

  /// Whether the layout is mirrored where text runs from right to left. The default is `false`.
  ///
  /// The collection view exchanges left and right in what the layout returns, and begins at the right end of the content. The layout itself
  /// computes everything from left to right.
  open var flipsHorizontallyInOppositeLayoutDirection: Bool { false }

  /// The direction in which the layout computes places. Override it for a layout that computes them from right to left. Default:
  /// `leftToRight`. It has an effect with ``flipsHorizontallyInOppositeLayoutDirection``. Differs from Apple: there the language in which the
  /// app was developed determines the default.
  open var developmentLayoutDirection: UIUserInterfaceLayoutDirection { .leftToRight }

  /// Whether the collection view mirrors what the layout returns. A layout whose edges are leading and trailing is always mirrored.
  var isMirroredFromRightToLeft: Bool { flipsHorizontallyInOppositeLayoutDirection }

  // MARK: Sections with a scroll position of their own

  /// The scroll views of sections that scroll across the layout, by section.
  var scrollingSections: [Int: ScrollingSection] { [:] }

  /// Called when such a section was scrolled.
  func scrollSection(_ section: Int, to offset: CGPoint) {}

  /// The scroll position of such a section.
  func sectionOffset(_ section: Int) -> CGPoint { .zero }

  /// Where scrolling such a section with fingers comes to rest.
  func restingOffset(of section: Int, for proposed: CGPoint) -> CGPoint { proposed }

  /// Scrolls such a section to an item.
  func revealInSection(_ path: RowIndexPath, at position: UICollectionView.ScrollPosition) {}

  /// The swipe actions of a list's item.
  func swipeActions(of path: RowIndexPath) -> [UIContextualAction] { [] }

  /// The length of a section's header that stays visible, in vertical scrolling.
  func pinnedLength(_ section: Int) -> CGFloat { 0 }

  /// The items of list sections, which need backgrounds and separators.
  func listContext(of path: RowIndexPath) -> ListItemContext? { nil }

  /// The same for the headers and footers of a section.
  func listContext(ofViewIn section: Int) -> ListItemContext? { nil }
}

/// The place of a section with a scroll position of its own.
struct ScrollingSection: Equatable {
  /// In the content's coordinates.
  var frame: CGRect
  /// The size of what is in it.
  var contentSize: CGSize
  var isHorizontal: Bool
  /// How left and right are exchanged between the layout's scroll positions of the section and the shown ones; `nil` if both are the same.
  var mirror: LayoutMirror?
}

/// What a list's layout determines about a cell.
struct ListItemContext: Equatable {
  var background: UIColor?
  var separatorColor: UIColor?
  var separatorInsets: NSDirectionalEdgeInsets?
  var hasTopSeparator = false
  var hasBottomSeparator = false
  /// Whether the row begins and ends a group.
  var isFirst = false
  var isLast = false
  var isHeader = false
  var isSidebar = false
  var hasRoundCorners = false
}
