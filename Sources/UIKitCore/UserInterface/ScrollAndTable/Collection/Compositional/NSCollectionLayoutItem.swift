public import Foundation

/// One element of a compositional layout: the cell of an item, or a ``NSCollectionLayoutGroup`` of several.
@preconcurrency @MainActor open class NSCollectionLayoutItem: NSObject, NSCopying {
  /// The size, relative to the group that the element is in.
  public let layoutSize: NSCollectionLayoutSize
  /// Views that belong to the element, such as badges.
  public let supplementaryItems: [NSCollectionLayoutSupplementaryItem]
  /// The space between the element's size and its content. Without effect in a direction in which the content determines the length.
  open var contentInsets = NSDirectionalEdgeInsets.zero
  /// The space around the element, or `nil` for none.
  open var edgeSpacing: NSCollectionLayoutEdgeSpacing?

  /// An element of this size.
  public convenience init(layoutSize: NSCollectionLayoutSize) {
    self.init(layoutSize: layoutSize, supplementaryItems: [])
  }

  /// An element of this size with views that belong to it.
  public init(layoutSize: NSCollectionLayoutSize, supplementaryItems: [NSCollectionLayoutSupplementaryItem]) {
    self.layoutSize = layoutSize
    self.supplementaryItems = supplementaryItems
    super.init()
  }

  /// A copy, which can be changed.
  func makeCopy() -> NSCollectionLayoutItem {
    let made = NSCollectionLayoutItem(layoutSize: layoutSize, supplementaryItems: supplementaryItems)
    made.adopt(self)
    return made
  }

  final func adopt(_ other: NSCollectionLayoutItem) {
    contentInsets = other.contentInsets
    edgeSpacing = other.edgeSpacing
  }

  /// A copy.
  public nonisolated func copy(with zone: NSZone? = nil) -> Any {
    MainActor.assumeIsolated { UncheckedBox(makeCopy()) }.value
  }
}

/// The frame of an element in a group whose layout an app computes.
@preconcurrency @MainActor open class NSCollectionLayoutGroupCustomItem: NSObject, NSCopying {
  /// The frame in the group's coordinates.
  public nonisolated let frame: CGRect
  /// The order of overlapping elements.
  public nonisolated let zIndex: Int

  /// An element with a frame.
  public convenience init(frame: CGRect) { self.init(frame: frame, zIndex: 0) }

  /// An element with a frame and an order.
  public init(frame: CGRect, zIndex: Int) {
    self.frame = frame
    self.zIndex = zIndex
    super.init()
  }

  /// Returns the element itself, because it is immutable.
  public nonisolated func copy(with zone: NSZone? = nil) -> Any { self }
}

/// A closure that computes the frames of a group's elements.
public typealias NSCollectionLayoutGroupCustomItemProvider =
  @MainActor (_ layoutEnvironment: any NSCollectionLayoutEnvironment) -> [NSCollectionLayoutGroupCustomItem]

/// Elements beside each other, above each other, or where an app's closure puts them. A section repeats its group until it has a place for
/// each item.
@preconcurrency @MainActor open class NSCollectionLayoutGroup: NSCollectionLayoutItem {
  enum Arrangement {
    case horizontal, vertical
    case custom(NSCollectionLayoutGroupCustomItemProvider)
  }

  let arrangement: Arrangement
  /// The elements, which are repeated as long as there is space.
  public let subitems: [NSCollectionLayoutItem]
  /// The number of elements; `nil` for as many as there is space for.
  let count: Int?
  /// Whether the elements share the length of the group equally.
  let dividesEqually: Bool
  private let ownSupplements: [NSCollectionLayoutSupplementaryItem]
  /// The space between the elements, or `nil` for none.
  open var interItemSpacing: NSCollectionLayoutSpacing?

  init(
    _ arrangement: Arrangement, _ layoutSize: NSCollectionLayoutSize, _ subitems: [NSCollectionLayoutItem],
    count: Int? = nil, dividesEqually: Bool = false, supplements: [NSCollectionLayoutSupplementaryItem] = []
  ) {
    self.arrangement = arrangement
    self.subitems = subitems
    self.count = count
    self.dividesEqually = dividesEqually
    ownSupplements = supplements
    super.init(layoutSize: layoutSize, supplementaryItems: supplements)
  }

  /// Elements beside each other, repeated as long as there is space.
  open class func horizontal(
    layoutSize: NSCollectionLayoutSize, subitems: [NSCollectionLayoutItem]
  ) -> NSCollectionLayoutGroup { NSCollectionLayoutGroup(.horizontal, layoutSize, subitems) }

  /// Elements above each other, repeated as long as there is space.
  open class func vertical(
    layoutSize: NSCollectionLayoutSize, subitems: [NSCollectionLayoutItem]
  ) -> NSCollectionLayoutGroup { NSCollectionLayoutGroup(.vertical, layoutSize, subitems) }

  /// `count` elements beside each other, which share the width equally.
  open class func horizontal(
    layoutSize: NSCollectionLayoutSize, subitem: NSCollectionLayoutItem, count: Int
  ) -> NSCollectionLayoutGroup {
    NSCollectionLayoutGroup(.horizontal, layoutSize, [subitem], count: count, dividesEqually: true)
  }

  /// `count` elements above each other, which share the height equally.
  open class func vertical(
    layoutSize: NSCollectionLayoutSize, subitem: NSCollectionLayoutItem, count: Int
  ) -> NSCollectionLayoutGroup {
    NSCollectionLayoutGroup(.vertical, layoutSize, [subitem], count: count, dividesEqually: true)
  }

  /// `count` elements beside each other, each of its own size.
  open class func horizontal(
    layoutSize: NSCollectionLayoutSize, repeatingSubitem subitem: NSCollectionLayoutItem, count: Int
  ) -> NSCollectionLayoutGroup { NSCollectionLayoutGroup(.horizontal, layoutSize, [subitem], count: count) }

  /// `count` elements above each other, each of its own size.
  open class func vertical(
    layoutSize: NSCollectionLayoutSize, repeatingSubitem subitem: NSCollectionLayoutItem, count: Int
  ) -> NSCollectionLayoutGroup { NSCollectionLayoutGroup(.vertical, layoutSize, [subitem], count: count) }

  /// Elements where `itemProvider` puts them.
  open class func custom(
    layoutSize: NSCollectionLayoutSize, itemProvider: @escaping NSCollectionLayoutGroupCustomItemProvider
  ) -> NSCollectionLayoutGroup { NSCollectionLayoutGroup(.custom(itemProvider), layoutSize, []) }

  override func makeCopy() -> NSCollectionLayoutItem {
    let made = NSCollectionLayoutGroup(
      arrangement, layoutSize, subitems, count: count, dividesEqually: dividesEqually, supplements: ownSupplements)
    made.adopt(self)
    made.interItemSpacing = interItemSpacing
    return made
  }

  /// A description of the group, for logs.
  open func visualDescription() -> String {
    "\(type(of: self)) of \(subitems.count) subitems"
  }
}
