import Foundation

extension UICollectionViewFlowLayout {
  private func rect(along begin: CGFloat, _ length: CGFloat, across: CGFloat, _ width: CGFloat) -> CGRect {
    isHorizontal
      ? CGRect(x: begin, y: across, width: length, height: width)
      : CGRect(x: across, y: begin, width: width, height: length)
  }

  func itemAttributes(_ path: RowIndexPath) -> UICollectionViewLayoutAttributes {
    let attributes = makeAttributes(.cell(path))
    let section = sections[path.section]
    let (begin, across) = section.position(of: path.row)
    let size = section.size(of: path.row)
    attributes.frame = rect(along: begin, size.along, across: across, size.across)
    if estimatedItemSize != .zero { (attributes.fitsWidth, attributes.fitsHeight) = (true, true) }
    return attributes
  }

  /// The attributes of a section's header or footer; `nil` if it has none.
  func boundaryAttributes(_ kind: String, _ section: Int) -> UICollectionViewLayoutAttributes? {
    guard sections.indices.contains(section) else { return nil }
    let flow = sections[section]
    let isHeader = kind == UICollectionView.elementKindSectionHeader
    guard isHeader || kind == UICollectionView.elementKindSectionFooter else { return nil }
    let length = isHeader ? flow.metrics.header : flow.metrics.footer
    guard length > 0 else { return nil }
    let attributes = makeAttributes(
      CollectionElement(category: .supplementaryView, kind: kind, path: RowIndexPath(section: section, row: 0)))
    var begin = isHeader ? flow.begin : flow.end - length
    if isHeader ? sectionHeadersPinToVisibleBounds : sectionFootersPinToVisibleBounds {
      begin = pinned(begin, length, flow, isHeader: isHeader)
      attributes.zIndex = 10
    }
    attributes.frame = rect(along: begin, length, across: 0, acrossLength)
    return attributes
  }

  private func pinned(_ begin: CGFloat, _ length: CGFloat, _ flow: FlowSection, isHeader: Bool) -> CGFloat {
    guard let collectionView else { return begin }
    let (bounds, inset) = visiblePart(of: collectionView)
    if isHeader {
      let edge = isHorizontal ? bounds.minX + inset.left : bounds.minY + inset.top
      return max(begin, min(edge, flow.end - flow.metrics.footer - length))
    }
    let edge = isHorizontal ? bounds.maxX - inset.right : bounds.maxY - inset.bottom
    return min(begin, max(edge - length, flow.begin + flow.metrics.header))
  }

  /// The first section that ends after a position.
  private func section(at position: CGFloat) -> Int {
    var low = 0
    var high = sections.count
    while low < high {
      let middle = (low + high) / 2
      if sections[middle].end < position { low = middle + 1 } else { high = middle }
    }
    return low
  }

  func elements(in rect: CGRect) -> [UICollectionViewLayoutAttributes] {
    let low = isHorizontal ? rect.minX : rect.minY
    let high = isHorizontal ? rect.maxX : rect.maxY
    guard low.isFinite, high.isFinite else { return allElements }
    var found: [UICollectionViewLayoutAttributes] = []
    var section = section(at: low)
    while section < sections.count, sections[section].begin <= high {
      if let header = boundaryAttributes(UICollectionView.elementKindSectionHeader, section),
        header.frame.intersects(rect)
      {
        found.append(header)
      }
      for item in sections[section].items(from: low, to: high) {
        let attributes = itemAttributes(RowIndexPath(section: section, row: item))
        if attributes.frame.intersects(rect), attributes.isVisibleInLayout { found.append(attributes) }
      }
      if let footer = boundaryAttributes(UICollectionView.elementKindSectionFooter, section),
        footer.frame.intersects(rect)
      {
        found.append(footer)
      }
      section += 1
    }
    return found
  }

  private var allElements: [UICollectionViewLayoutAttributes] {
    let size = collectionViewContentSize
    return elements(in: CGRect(x: -1, y: -1, width: size.width + 2, height: size.height + 2))
  }
}
