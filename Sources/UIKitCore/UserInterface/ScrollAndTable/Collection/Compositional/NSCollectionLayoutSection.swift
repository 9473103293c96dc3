public import Foundation

/// What a compositional layout is in: its size and insets.
@preconcurrency @MainActor public protocol NSCollectionLayoutContainer: NSObjectProtocol {
  /// The size.
  var contentSize: CGSize { get }
  /// The size without the insets.
  var effectiveContentSize: CGSize { get }
  /// The insets.
  var contentInsets: NSDirectionalEdgeInsets { get }
  /// The insets that have an effect.
  var effectiveContentInsets: NSDirectionalEdgeInsets { get }
}

/// What a section can depend on.
@preconcurrency @MainActor public protocol NSCollectionLayoutEnvironment: NSObjectProtocol {
  /// What the layout is in.
  var container: any NSCollectionLayoutContainer { get }
  /// The traits of the collection view.
  var traitCollection: UITraitCollection { get }
}

/// A visible element of a section, whose appearance a handler can change.
@preconcurrency @MainActor public protocol NSCollectionLayoutVisibleItem: NSObjectProtocol {
  /// The name of the element.
  var name: String { get }
  /// The index path.
  var indexPath: IndexPath { get }
  /// The frame in the section's coordinates.
  var frame: CGRect { get }
  /// The rectangle in the element's own coordinates.
  var bounds: CGRect { get }
  /// What the view shows.
  var representedElementCategory: UICollectionView.ElementCategory { get }
  /// The kind of a supplementary or decoration view; `nil` for a cell.
  var representedElementKind: String? { get }
  /// The opacity.
  var alpha: CGFloat { get set }
  /// The order of overlapping views.
  var zIndex: Int { get set }
  /// Whether the view is invisible.
  var isHidden: Bool { get set }
  /// The centre in the section's coordinates.
  var center: CGPoint { get set }
  /// The transform, which is only drawn.
  var transform: CGAffineTransform { get set }
  /// The transform in space. Stored, and without effect.
  var transform3D: CATransform3D { get set }
}

/// A closure that can change the appearance of visible elements, with the section's scroll position.
public typealias NSCollectionLayoutSectionVisibleItemsInvalidationHandler =
  @MainActor (
    _ visibleItems: [any NSCollectionLayoutVisibleItem], _ contentOffset: CGPoint,
    _ layoutEnvironment: any NSCollectionLayoutEnvironment
  ) -> Void

/// A section of a compositional layout: a group that is repeated for all items, and views around it.
@preconcurrency @MainActor open class NSCollectionLayoutSection: NSObject, NSCopying {
  let group: NSCollectionLayoutGroup
  /// The insets around the items.
  open var contentInsets = NSDirectionalEdgeInsets.zero
  /// The space between groups, in points.
  open var interGroupSpacing: CGFloat = 0
  /// What the insets are measured from.
  open var contentInsetsReference = UIContentInsetsReference.automatic
  /// What the insets of views at the edges are measured from.
  open var supplementaryContentInsetsReference = UIContentInsetsReference.automatic
  /// How the section scrolls across the direction of the layout. Default: not at all.
  open var orthogonalScrollingBehavior = UICollectionLayoutSectionOrthogonalScrollingBehavior.none
  /// Views at the edges, such as headers and footers.
  open var boundarySupplementaryItems: [NSCollectionLayoutBoundarySupplementaryItem] = []
  /// Whether views at the edges are inside ``contentInsets`` at the sides. Default: `true`.
  open var supplementariesFollowContentInsets = true
  /// Views behind the section.
  open var decorationItems: [NSCollectionLayoutDecorationItem] = []
  /// Called before the visible elements are shown, so that it can change their appearance.
  open var visibleItemsInvalidationHandler: NSCollectionLayoutSectionVisibleItemsInvalidationHandler?
  /// The configuration of a list.
  var list: UICollectionLayoutListConfiguration?

  /// A section that repeats `group`.
  public init(group: NSCollectionLayoutGroup) {
    self.group = group
    super.init()
  }

  /// A section that looks like a table's.
  public static func list(
    using configuration: UICollectionLayoutListConfiguration,
    layoutEnvironment: any NSCollectionLayoutEnvironment
  ) -> NSCollectionLayoutSection { configuration.makeSection() }

  private func makeCopy() -> NSCollectionLayoutSection {
    let made = NSCollectionLayoutSection(group: group)
    made.contentInsets = contentInsets
    made.interGroupSpacing = interGroupSpacing
    made.contentInsetsReference = contentInsetsReference
    made.supplementaryContentInsetsReference = supplementaryContentInsetsReference
    made.orthogonalScrollingBehavior = orthogonalScrollingBehavior
    made.boundarySupplementaryItems = boundarySupplementaryItems
    made.supplementariesFollowContentInsets = supplementariesFollowContentInsets
    made.decorationItems = decorationItems
    made.visibleItemsInvalidationHandler = visibleItemsInvalidationHandler
    made.list = list
    return made
  }

  /// A copy.
  public nonisolated func copy(with zone: NSZone? = nil) -> Any {
    MainActor.assumeIsolated { UncheckedBox(makeCopy()) }.value
  }
}
