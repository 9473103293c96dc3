import Foundation

extension UICollectionViewCompositionalLayout {
  func itemAttributes(_ path: RowIndexPath, _ slot: SolvedGroup.Slot) -> UICollectionViewLayoutAttributes {
    let section = sections[path.section]
    let attributes = makeAttributes(.cell(path))
    let origin = section.groupsOrigin(offset: section.scrolls ? offsets[path.section] ?? .zero : .zero)
    attributes.frame = slot.frame.offsetBy(dx: origin.x, dy: origin.y)
    attributes.zIndex = slot.zIndex
    attributes.fitsWidth = slot.fitsWidth
    attributes.fitsHeight = slot.fitsHeight
    if section.scrolls { attributes.scrollingSection = path.section }
    return attributes
  }

  private func badgeAttributes(
    _ item: NSCollectionLayoutSupplementaryItem, _ path: RowIndexPath, in frame: CGRect, scrolls: Bool
  ) -> UICollectionViewLayoutAttributes {
    let element = CollectionElement(category: .supplementaryView, kind: item.elementKind, path: path)
    let attributes = makeAttributes(element)
    attributes.frame = item.frame(in: frame, size: measuredViews[element])
    attributes.zIndex = item.zIndex
    attributes.fitsWidth = item.layoutSize.widthDimension.fits
    attributes.fitsHeight = item.layoutSize.heightDimension.fits
    if scrolls { attributes.scrollingSection = path.section }
    return attributes
  }

  private func boundaryAttributes(_ boundary: PlacedBoundary, _ section: Int?) -> UICollectionViewLayoutAttributes {
    let path = RowIndexPath(section: section ?? 0, row: 0)
    let attributes = makeAttributes(
      CollectionElement(category: .supplementaryView, kind: boundary.item.elementKind, path: path))
    if section == nil { attributes.indexPath = IndexPath(index: 0) }
    attributes.fitsWidth = boundary.item.layoutSize.widthDimension.fits
    attributes.fitsHeight = boundary.item.layoutSize.heightDimension.fits
    attributes.frame = boundary.frame
    attributes.zIndex = boundary.item.zIndex
    if boundary.item.pinToVisibleBounds {
      attributes.frame = pinned(boundary, in: section.map { sections[$0].frame } ?? whole)
      attributes.zIndex = max(2, boundary.item.zIndex)
    }
    return attributes
  }

  private var whole: CGRect { CGRect(origin: .zero, size: collectionViewContentSize) }

  /// Where a view is that stays visible while its section is.
  private func pinned(_ boundary: PlacedBoundary, in section: CGRect) -> CGRect {
    guard let collectionView else { return boundary.frame }
    let (bounds, inset) = visiblePart(of: collectionView)
    var frame = boundary.frame
    let item = boundary.item
    if isHorizontal {
      if item.isAtLeading {
        frame.origin.x = max(frame.minX, min(bounds.minX + inset.left, section.maxX - frame.width))
      } else if item.isAtTrailing {
        frame.origin.x = min(frame.minX, max(bounds.maxX - inset.right - frame.width, section.minX))
      }
    } else if item.isAtTop {
      frame.origin.y = max(frame.minY, min(bounds.minY + inset.top, section.maxY - frame.height))
    } else if item.isAtBottom {
      frame.origin.y = min(frame.minY, max(bounds.maxY - inset.bottom - frame.height, section.minY))
    }
    return frame
  }

  func decorationAttributes(of section: Int) -> [UICollectionViewLayoutAttributes] {
    sections[section].section.decorationItems.map { item in
      let attributes = makeAttributes(
        CollectionElement(
          category: .decorationView, kind: item.elementKind, path: RowIndexPath(section: section, row: 0)))
      let frame = sections[section].frame
      let inset = item.contentInsets
      attributes.frame = CGRect(
        x: frame.minX + inset.leading, y: frame.minY + inset.top,
        width: max(0, frame.width - inset.leading - inset.trailing),
        height: max(0, frame.height - inset.top - inset.bottom))
      attributes.zIndex = item.zIndex
      return attributes
    }
  }

  func supplementAttributes(_ kind: String, _ indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    if indexPath.count == 1, let boundary = boundaries.first(where: { $0.item.elementKind == kind }) {
      return boundaryAttributes(boundary, nil)
    }
    let path = RowIndexPath(indexPath)
    guard sections.indices.contains(path.section) else { return nil }
    let section = sections[path.section]
    if let boundary = section.boundaries.first(where: { $0.item.elementKind == kind }) {
      return boundaryAttributes(boundary, path.section)
    }
    guard let slot = section.shape.place(of: path.row),
      let badge = slot.item?.supplementaryItems.first(where: { $0.elementKind == kind })
    else { return nil }
    return badgeAttributes(badge, path, in: itemAttributes(path, slot).frame, scrolls: section.scrolls)
  }

  // MARK: What is visible

  func elements(in rect: CGRect) -> [UICollectionViewLayoutAttributes] {
    var found: [UICollectionViewLayoutAttributes] = []
    for boundary in boundaries {
      let attributes = boundaryAttributes(boundary, nil)
      if attributes.frame.intersects(rect) { found.append(attributes) }
    }
    let low = isHorizontal ? rect.minX : rect.minY
    let high = isHorizontal ? rect.maxX : rect.maxY
    var index = firstSection(at: low)
    while index < sections.count {
      let frame = sections[index].frame
      guard (isHorizontal ? frame.minX : frame.minY) <= high else { break }
      add(index, in: rect, to: &found)
      index += 1
    }
    return found
  }

  private func firstSection(at position: CGFloat) -> Int {
    guard position.isFinite else { return 0 }
    var low = 0
    var high = sections.count
    while low < high {
      let middle = (low + high) / 2
      let frame = sections[middle].frame
      if (isHorizontal ? frame.maxX : frame.maxY) < position { low = middle + 1 } else { high = middle }
    }
    // Views outside their section, such as badges, belong to a neighbour.
    return max(0, low - 1)
  }

  private func add(_ index: Int, in rect: CGRect, to found: inout [UICollectionViewLayoutAttributes]) {
    let section = sections[index]
    for attributes in decorationAttributes(of: index) where attributes.frame.intersects(rect) {
      found.append(attributes)
    }
    for boundary in section.boundaries {
      let attributes = boundaryAttributes(boundary, index)
      if attributes.frame.intersects(rect) { found.append(attributes) }
    }
    guard section.contentFrame.insetBy(dx: -100, dy: -100).intersects(rect) else { return }
    let offset = section.scrolls ? offsets[index] ?? .zero : .zero
    let origin = section.groupsOrigin(offset: offset)
    // In a section that scrolls on its own, only what is in its visible part.
    let visible = section.scrolls ? rect.intersection(section.contentFrame) : rect
    guard !visible.isNull else { return }
    let along = section.scrolls != isHorizontal
    let low = along ? visible.minX - origin.x : visible.minY - origin.y
    let high = along ? visible.maxX - origin.x : visible.maxY - origin.y
    var shown: [UICollectionViewLayoutAttributes] = []
    for (item, slot) in section.shape.places(from: low, to: high) {
      let path = RowIndexPath(section: index, row: item)
      let attributes = itemAttributes(path, slot)
      if attributes.frame.intersects(visible), attributes.isVisibleInLayout { shown.append(attributes) }
      for badge in slot.item?.supplementaryItems ?? [] {
        let view = badgeAttributes(badge, path, in: attributes.frame, scrolls: section.scrolls)
        if view.frame.intersects(visible) { shown.append(view) }
      }
    }
    for (item, view) in section.shape.supplements(from: low, to: high) {
      let path = RowIndexPath(section: index, row: item)
      let attributes = badgeAttributes(view.item, path, in: .zero, scrolls: section.scrolls)
      attributes.frame = view.frame.offsetBy(dx: origin.x, dy: origin.y)
      if attributes.frame.intersects(visible) { shown.append(attributes) }
    }
    if let handler = section.section.visibleItemsInvalidationHandler, !shown.isEmpty {
      let isMirrored = collectionView?.mirror != nil
      let mirror = isMirrored ? LayoutMirror(contentWidth: section.frame.width, visibleWidth: 0) : nil
      let scroll =
        section.scrolls
        ? isMirrored ? section.innerMirror.offset(offset) : offset : collectionView?.contentOffset ?? .zero
      handler(
        shown.map { VisibleItem($0, origin: section.frame.origin, mirror: mirror) }, scroll, section.shape.environment)
    }
    found += shown
  }
}

/// A visible element whose attributes a handler changes.
private final class VisibleItem: NSObject, NSCollectionLayoutVisibleItem {
  private let attributes: UICollectionViewLayoutAttributes
  private let origin: CGPoint
  /// How left and right are exchanged in the section; `nil` if it is shown from left to right.
  private let mirror: LayoutMirror?

  init(_ attributes: UICollectionViewLayoutAttributes, origin: CGPoint, mirror: LayoutMirror?) {
    self.attributes = attributes
    self.origin = origin
    self.mirror = mirror
    super.init()
  }

  var name: String { attributes.representedElementKind ?? "cell" }
  var indexPath: IndexPath { attributes.indexPath }
  var frame: CGRect {
    let frame = attributes.frame.offsetBy(dx: -origin.x, dy: -origin.y)
    return mirror?.frame(frame) ?? frame
  }
  var bounds: CGRect { attributes.bounds }
  var representedElementCategory: UICollectionView.ElementCategory { attributes.representedElementCategory }
  var representedElementKind: String? { attributes.representedElementKind }
  var alpha: CGFloat {
    get { attributes.alpha }
    set { attributes.alpha = newValue }
  }
  var zIndex: Int {
    get { attributes.zIndex }
    set { attributes.zIndex = newValue }
  }
  var isHidden: Bool {
    get { attributes.isHidden }
    set { attributes.isHidden = newValue }
  }
  var center: CGPoint {
    get {
      let center = CGPoint(x: attributes.center.x - origin.x, y: attributes.center.y - origin.y)
      return mirror?.point(center) ?? center
    }
    set {
      let center = mirror?.point(newValue) ?? newValue
      attributes.center = CGPoint(x: center.x + origin.x, y: center.y + origin.y)
    }
  }
  var transform: CGAffineTransform {
    get { attributes.transform }
    set { attributes.transform = newValue }
  }
  var transform3D: CATransform3D {
    get { attributes.transform3D }
    set { attributes.transform3D = newValue }
  }
}
