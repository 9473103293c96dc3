import Foundation

/// A view at the edge of a section, with its place.
struct PlacedBoundary {
  let item: NSCollectionLayoutBoundarySupplementaryItem
  /// In the content's coordinates, where it is when it does not stay visible.
  var frame: CGRect
}

/// A section of a compositional layout, with its place in the content.
@MainActor struct PlacedSection {
  let section: NSCollectionLayoutSection
  let index: Int
  var shape: SectionShape
  private let size: CGSize
  private let isHorizontal: Bool
  private(set) var boundaries: [PlacedBoundary] = []
  /// The whole section.
  private(set) var frame = CGRect.zero
  /// The part with the groups and the insets.
  private(set) var contentFrame = CGRect.zero

  init(
    _ section: NSCollectionLayoutSection, index: Int, count: Int, size: CGSize, isHorizontal: Bool,
    environment: any NSCollectionLayoutEnvironment, measured: [Int: CGSize]
  ) {
    self.section = section
    self.index = index
    self.size = size
    self.isHorizontal = isHorizontal
    let inset = section.contentInsets
    let container = CGSize(
      width: max(0, size.width - inset.leading - inset.trailing),
      height: max(0, size.height - inset.top - inset.bottom))
    let scrolls = section.orthogonalScrollingBehavior != .none
    shape = SectionShape(
      section, count: count, container: container, isHorizontal: scrolls != isHorizontal, environment: environment,
      measured: measured)
  }

  /// Whether the section scrolls across the direction of the layout.
  var scrolls: Bool { section.orthogonalScrollingBehavior != .none }
  /// Whether scrolling changes more than what is visible.
  var followsScrolling: Bool {
    section.visibleItemsInvalidationHandler != nil || boundaries.contains { $0.item.pinToVisibleBounds }
  }

  var length: CGFloat { isHorizontal ? frame.width : frame.height }

  /// The position of the groups in the content of a section that scrolls.
  var innerInset: CGPoint { CGPoint(x: section.contentInsets.leading, y: section.contentInsets.top) }
  /// The size of what scrolls.
  var innerSize: CGSize {
    let inset = section.contentInsets
    return isHorizontal
      ? CGSize(width: contentFrame.width, height: shape.length + inset.top + inset.bottom)
      : CGSize(width: shape.length + inset.leading + inset.trailing, height: contentFrame.height)
  }

  /// How left and right are exchanged in the scroll positions of a section that scrolls, where it is shown from right to left.
  var innerMirror: LayoutMirror {
    LayoutMirror(contentWidth: max(innerSize.width, contentFrame.width), visibleWidth: contentFrame.width)
  }

  /// The position of the groups in the layout's content.
  func groupsOrigin(offset: CGPoint) -> CGPoint {
    CGPoint(
      x: contentFrame.minX + section.contentInsets.leading - offset.x,
      y: contentFrame.minY + section.contentInsets.top - offset.y)
  }

  // MARK: Placement

  mutating func place(at begin: CGFloat, measured: [CollectionElement: CGSize]) {
    shape.settle()
    let inset = section.contentInsets
    let items = section.boundarySupplementaryItems
    let before = items.filter { isHorizontal ? $0.isAtLeading && !$0.isAtTop && !$0.isAtBottom : $0.isAtTop }
    let after = items.filter { isHorizontal ? $0.isAtTrailing && !$0.isAtTop && !$0.isAtBottom : $0.isAtBottom }
    let groups = scrolls ? shape.breadth : shape.length
    let padding = isHorizontal ? inset.leading + inset.trailing : inset.top + inset.bottom
    let head = before.reduce(0) { $0 + ($1.extendsBoundary ? length(of: $1, measured) : 0) }
    let tail = after.reduce(0) { $0 + ($1.extendsBoundary ? length(of: $1, measured) : 0) }
    let content = groups + padding
    contentFrame =
      isHorizontal
      ? CGRect(x: begin + head, y: 0, width: content, height: size.height)
      : CGRect(x: 0, y: begin + head, width: size.width, height: content)
    let whole = head + content + tail
    frame =
      isHorizontal
      ? CGRect(x: begin, y: 0, width: whole, height: size.height)
      : CGRect(x: 0, y: begin, width: size.width, height: whole)
    boundaries = []
    var position = begin
    for item in before {
      let length = length(of: item, measured)
      add(item, at: item.extendsBoundary ? position : begin + head, measured)
      if item.extendsBoundary { position += length }
    }
    position = begin + head + content
    for item in after {
      let length = length(of: item, measured)
      add(item, at: item.extendsBoundary ? position : position - length, measured)
      if item.extendsBoundary { position += length }
    }
    for item in items where !before.contains(item) && !after.contains(item) { add(item, at: begin + head, measured) }
  }

  private func element(_ item: NSCollectionLayoutBoundarySupplementaryItem) -> CollectionElement {
    CollectionElement(
      category: .supplementaryView, kind: item.elementKind, path: RowIndexPath(section: index, row: 0))
  }

  /// The container of views at the edges.
  private var room: CGRect {
    let inset = section.contentInsets
    guard section.supplementariesFollowContentInsets, section.list == nil else {
      return CGRect(origin: .zero, size: size)
    }
    return isHorizontal
      ? CGRect(x: 0, y: inset.top, width: size.width, height: max(0, size.height - inset.top - inset.bottom))
      : CGRect(x: inset.leading, y: 0, width: max(0, size.width - inset.leading - inset.trailing), height: size.height)
  }

  private func ownSize(
    _ item: NSCollectionLayoutBoundarySupplementaryItem, _ measured: [CollectionElement: CGSize]
  ) -> CGSize {
    let given = item.layoutSize.size(in: room.size)
    guard let measured = measured[element(item)] else { return given }
    return CGSize(
      width: item.layoutSize.widthDimension.fits ? measured.width : given.width,
      height: item.layoutSize.heightDimension.fits ? measured.height : given.height)
  }

  private func length(
    of item: NSCollectionLayoutBoundarySupplementaryItem, _ measured: [CollectionElement: CGSize]
  ) -> CGFloat {
    let size = ownSize(item, measured)
    return isHorizontal ? size.width : size.height
  }

  private mutating func add(
    _ item: NSCollectionLayoutBoundarySupplementaryItem, at position: CGFloat,
    _ measured: [CollectionElement: CGSize]
  ) {
    let own = ownSize(item, measured)
    let room = room
    var origin = CGPoint(x: position, y: position)
    if isHorizontal {
      origin.y = item.isAtTop ? room.minY : item.isAtBottom ? room.maxY - own.height : room.midY - own.height / 2
    } else {
      origin.x =
        item.isAtLeading ? room.minX : item.isAtTrailing ? room.maxX - own.width : room.midX - own.width / 2
    }
    let inset = item.contentInsets
    boundaries.append(
      PlacedBoundary(
        item: item,
        frame: CGRect(
          x: origin.x + item.offset.x + inset.leading, y: origin.y + item.offset.y + inset.top,
          width: max(0, own.width - inset.leading - inset.trailing),
          height: max(0, own.height - inset.top - inset.bottom))))
  }
}
