public import Foundation

/// A position in a container or an element.
@preconcurrency @MainActor open class NSCollectionLayoutAnchor: NSObject, NSCopying {
  /// The edges.
  public nonisolated let edges: NSDirectionalRectEdge
  /// The offset in points, or in parts of the view's size.
  public nonisolated let offset: CGPoint
  /// Whether the offset is in points.
  public nonisolated let isAbsoluteOffset: Bool
  /// Whether the offset is in parts of the view's size.
  open var isFractionalOffset: Bool { !isAbsoluteOffset }

  private init(_ edges: NSDirectionalRectEdge, _ offset: CGPoint, isAbsolute: Bool) {
    self.edges = edges
    self.offset = offset
    isAbsoluteOffset = isAbsolute
    super.init()
  }

  /// At these edges.
  public convenience init(edges: NSDirectionalRectEdge) { self.init(edges, .zero, isAbsolute: true) }
  /// At these edges, moved by points.
  public convenience init(edges: NSDirectionalRectEdge, absoluteOffset: CGPoint) {
    self.init(edges, absoluteOffset, isAbsolute: true)
  }
  /// At these edges, moved by parts of the view's size.
  public convenience init(edges: NSDirectionalRectEdge, fractionalOffset: CGPoint) {
    self.init(edges, fractionalOffset, isAbsolute: false)
  }

  /// The anchor's point in a rectangle.
  final func point(in rect: CGRect) -> CGPoint {
    CGPoint(
      x: edges.contains(.leading) ? rect.minX : edges.contains(.trailing) ? rect.maxX : rect.midX,
      y: edges.contains(.top) ? rect.minY : edges.contains(.bottom) ? rect.maxY : rect.midY)
  }

  final func shift(for size: CGSize) -> CGPoint {
    isAbsoluteOffset ? offset : CGPoint(x: offset.x * size.width, y: offset.y * size.height)
  }

  /// Returns the anchor itself, because it is immutable.
  public nonisolated func copy(with zone: NSZone? = nil) -> Any { self }
}

/// A view that belongs to an element, such as a badge.
@preconcurrency @MainActor open class NSCollectionLayoutSupplementaryItem: NSCollectionLayoutItem {
  /// The kind of the view.
  public let elementKind: String
  /// The position in the element.
  public let containerAnchor: NSCollectionLayoutAnchor
  /// The point of the view that is at that position; `nil` for the same edges.
  public let itemAnchor: NSCollectionLayoutAnchor?
  /// The order of overlapping views. Default: 1.
  open var zIndex = 1

  /// A view at a position in its element.
  public convenience init(
    layoutSize: NSCollectionLayoutSize, elementKind: String, containerAnchor: NSCollectionLayoutAnchor
  ) { self.init(layoutSize, elementKind, containerAnchor, nil) }

  /// A view one point of which is at a position in its element.
  public convenience init(
    layoutSize: NSCollectionLayoutSize, elementKind: String, containerAnchor: NSCollectionLayoutAnchor,
    itemAnchor: NSCollectionLayoutAnchor
  ) { self.init(layoutSize, elementKind, containerAnchor, itemAnchor) }

  init(
    _ layoutSize: NSCollectionLayoutSize, _ elementKind: String, _ containerAnchor: NSCollectionLayoutAnchor,
    _ itemAnchor: NSCollectionLayoutAnchor?
  ) {
    self.elementKind = elementKind
    self.containerAnchor = containerAnchor
    self.itemAnchor = itemAnchor
    super.init(layoutSize: layoutSize, supplementaryItems: [])
  }

  override func makeCopy() -> NSCollectionLayoutItem {
    let made = NSCollectionLayoutSupplementaryItem(layoutSize, elementKind, containerAnchor, itemAnchor)
    made.adopt(self)
    made.zIndex = zIndex
    return made
  }

  /// The view's frame beside an element with the frame `frame`.
  final func frame(in frame: CGRect, size measured: CGSize?) -> CGRect {
    let size = measured ?? layoutSize.size(in: frame.size)
    let point = containerAnchor.point(in: frame)
    let shift = containerAnchor.shift(for: size)
    let anchor = itemAnchor ?? containerAnchor
    let own = anchor.point(in: CGRect(origin: .zero, size: size))
    let ownShift = itemAnchor?.shift(for: size) ?? .zero
    return CGRect(
      x: point.x + shift.x - own.x - ownShift.x, y: point.y + shift.y - own.y - ownShift.y, width: size.width,
      height: size.height)
  }
}

/// A view at the edge of a section or of the whole layout, such as a header.
@preconcurrency @MainActor
open class NSCollectionLayoutBoundarySupplementaryItem: NSCollectionLayoutSupplementaryItem {
  /// The edge.
  public let alignment: NSRectAlignment
  /// The distance from that edge.
  public let offset: CGPoint
  /// Whether the section is longer by the view. Default: `true`.
  open var extendsBoundary = true
  /// Whether the view stays visible while its section is. Default: `false`.
  open var pinToVisibleBounds = false

  /// A view at an edge.
  public convenience init(layoutSize: NSCollectionLayoutSize, elementKind: String, alignment: NSRectAlignment) {
    self.init(layoutSize: layoutSize, elementKind: elementKind, alignment: alignment, absoluteOffset: .zero)
  }

  /// A view at a distance from an edge.
  public init(
    layoutSize: NSCollectionLayoutSize, elementKind: String, alignment: NSRectAlignment, absoluteOffset: CGPoint
  ) {
    self.alignment = alignment
    offset = absoluteOffset
    super.init(layoutSize, elementKind, NSCollectionLayoutAnchor(edges: []), nil)
  }

  override func makeCopy() -> NSCollectionLayoutItem {
    let made = NSCollectionLayoutBoundarySupplementaryItem(
      layoutSize: layoutSize, elementKind: elementKind, alignment: alignment, absoluteOffset: offset)
    made.adopt(self)
    made.zIndex = zIndex
    made.extendsBoundary = extendsBoundary
    made.pinToVisibleBounds = pinToVisibleBounds
    return made
  }

  final var isAtTop: Bool { [.top, .topLeading, .topTrailing].contains(alignment) }
  final var isAtBottom: Bool { [.bottom, .bottomLeading, .bottomTrailing].contains(alignment) }
  final var isAtLeading: Bool { [.leading, .topLeading, .bottomLeading].contains(alignment) }
  final var isAtTrailing: Bool { [.trailing, .topTrailing, .bottomTrailing].contains(alignment) }
}

/// A view behind a section.
@preconcurrency @MainActor open class NSCollectionLayoutDecorationItem: NSCollectionLayoutItem {
  /// The kind of the view, by which its class is registered with the layout.
  public let elementKind: String
  /// The order of overlapping views. Default: -1.
  open var zIndex = -1

  private init(elementKind: String) {
    self.elementKind = elementKind
    super.init(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1)), supplementaryItems: [])
  }

  /// A view as large as the section.
  open class func background(elementKind: String) -> NSCollectionLayoutDecorationItem {
    NSCollectionLayoutDecorationItem(elementKind: elementKind)
  }

  override func makeCopy() -> NSCollectionLayoutItem {
    let made = NSCollectionLayoutDecorationItem(elementKind: elementKind)
    made.adopt(self)
    made.zIndex = zIndex
    return made
  }
}
