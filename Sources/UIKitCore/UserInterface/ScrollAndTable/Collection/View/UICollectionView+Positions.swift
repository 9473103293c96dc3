public import Foundation

extension UICollectionView {
  // MARK: Elements

  /// The cell of an item, if it is visible.
  public func cellForItem(at indexPath: IndexPath) -> UICollectionViewCell? { cells[RowIndexPath(indexPath)] }

  /// The item of a visible cell, or `nil`.
  public func indexPath(for cell: UICollectionViewCell) -> IndexPath? {
    cell.shownPath.flatMap { cells[$0] === cell ? $0.path : nil }
  }

  /// The item at a point of the content's coordinates, or `nil`.
  public func indexPathForItem(at point: CGPoint) -> IndexPath? {
    guard point.x.isFinite, point.y.isFinite else { return nil }
    prepareLayout()
    return shownElements(in: CGRect(x: point.x, y: point.y, width: 1, height: 1)).filter {
      $0.representedElementCategory == .cell && !$0.isHidden && $0.frame.contains(point) && contains($0.element.path)
        && isInsideScroller($0, point)
    }.max { $0.zIndex < $1.zIndex }?.indexPath
  }

  private func isInsideScroller(_ attributes: UICollectionViewLayoutAttributes, _ point: CGPoint) -> Bool {
    attributes.scrollingSection.flatMap { shownScrollingSections[$0]?.frame.contains(point) } ?? true
  }

  /// The visible cells, in the order of their items. Differs from Apple: as of the last layout; reading the property does not trigger one.
  public var visibleCells: [UICollectionViewCell] { visiblePaths.compactMap { cells[$0] } }

  /// The visible items in order, as of the last layout.
  public var indexPathsForVisibleItems: [IndexPath] { visiblePaths.map(\.path) }

  var visiblePaths: [RowIndexPath] { cells.keys.sorted() }

  /// A visible supplementary view, or `nil`.
  public func supplementaryView(
    forElementKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionReusableView? {
    let path = indexPath.count > 1 ? RowIndexPath(indexPath) : RowIndexPath(section: indexPath.section, row: 0)
    return supplements[CollectionElement(category: .supplementaryView, kind: elementKind, path: path)]
  }

  /// The visible supplementary views of a kind, in order.
  public func visibleSupplementaryViews(ofKind elementKind: String) -> [UICollectionReusableView] {
    visibleSupplements(elementKind).map(\.value)
  }

  /// The index paths of the visible supplementary views of a kind, in order.
  public func indexPathsForVisibleSupplementaryElements(ofKind elementKind: String) -> [IndexPath] {
    visibleSupplements(elementKind).map(\.key.path.path)
  }

  /// The index path of a visible supplementary view, or `nil`.
  public func indexPath(forSupplementaryView supplementaryView: UICollectionReusableView) -> IndexPath? {
    supplements.first { $0.value === supplementaryView && $0.key.category == .supplementaryView }?.key.path.path
  }

  private func visibleSupplements(
    _ kind: String
  ) -> [(key: CollectionElement, value: UICollectionReusableView)] {
    supplements.filter { $0.key.category == .supplementaryView && $0.key.kind == kind }
      .sorted { $0.key.path < $1.key.path }
  }

  // MARK: Layout

  /// The layout's attributes of an item; `nil` for one that does not exist.
  public func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    prepareLayout()
    return contains(RowIndexPath(indexPath)) ? shownAttributes(ofItem: indexPath) : nil
  }

  /// The layout's attributes of a supplementary view, or `nil`.
  public func layoutAttributesForSupplementaryElement(
    ofKind kind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    prepareLayout()
    return layout.layoutAttributesForSupplementaryView(ofKind: kind, at: indexPath).map(shown)
  }

  /// Replaces the layout. Differs from Apple: without animation.
  public func setCollectionViewLayout(_ layout: UICollectionViewLayout, animated: Bool) {
    setCollectionViewLayout(layout, animated: animated, completion: nil)
  }

  /// Replaces the layout, and calls `completion` with `true`. Differs from Apple: without animation.
  public func setCollectionViewLayout(
    _ layout: UICollectionViewLayout, animated: Bool, completion: ((Bool) -> Void)?
  ) {
    let previous = self.layout
    guard layout !== previous else {
      completion?(true)
      return
    }
    previous.prepareForTransition(to: layout)
    layout.prepareForTransition(from: previous)
    let views = Array(cells.values) + Array(supplements.values)
    for view in views { view.willTransition(from: previous, to: layout) }
    for (element, view) in supplements { recycle(view, element) }
    supplements = [:]
    previous.collectionView = nil
    self.layout = layout
    layout.collectionView = self
    layout.invalidateLayout()
    if window != nil || laidOutBounds != nil, bounds.width > 0, bounds.height > 0 {
      prepareLayout()
      let proposed = targetOffset(contentOffset) { layout.targetContentOffset(forProposedContentOffset: $0) }
      let target =
        delegate?.collectionView(self, targetContentOffsetForProposedContentOffset: proposed) ?? proposed
      contentOffset = nearestInside(target)
    }
    for view in views { view.didTransition(from: previous, to: layout) }
    layout.finalizeLayoutTransition()
    completion?(true)
  }

  // MARK: Scrolling

  /// Scrolls to an item. One that does not exist is ignored. Differs from Apple: without animation.
  public func scrollToItem(at indexPath: IndexPath, at scrollPosition: ScrollPosition, animated: Bool) {
    layoutIfNeeded()
    let path = RowIndexPath(indexPath)
    guard contains(path) else { return }
    layout.revealInSection(path, at: mirror == nil ? scrollPosition : scrollPosition.mirrored)
    // Items in between may turn out to have other sizes than estimated.
    for _ in 0..<4 {
      prepareLayout()
      guard let attributes = shownAttributes(ofItem: indexPath) else { return }
      let before = contentOffset
      scroll(to: attributes.frame, at: scrollPosition, hidden: hiddenLength(path), animated: animated)
      layoutIfNeeded()
      let now = shownAttributes(ofItem: indexPath)?.frame
      if contentOffset == before, now == attributes.frame { break }
    }
  }

  private func scroll(to frame: CGRect, at position: ScrollPosition, hidden: CGFloat, animated: Bool) {
    let inset = adjustedContentInset
    if position.isEmpty {
      let visible = CGRect(
        x: frame.minX, y: frame.minY - hidden, width: frame.width, height: frame.height + hidden)
      return scrollRectToVisible(visible, animated: animated)
    }
    var target = contentOffset
    if position.contains(.top) {
      target.y = frame.minY - inset.top - hidden
    } else if position.contains(.centeredVertically) {
      target.y = frame.midY - bounds.height / 2
    } else if position.contains(.bottom) {
      target.y = frame.maxY - bounds.height + inset.bottom
    }
    if position.contains(.left) {
      target.x = frame.minX - inset.left
    } else if position.contains(.centeredHorizontally) {
      target.x = frame.midX - bounds.width / 2
    } else if position.contains(.right) {
      target.x = frame.maxX - bounds.width + inset.right
    }
    setContentOffset(nearestInside(target), animated: animated)
  }

  /// The length that a header hides which stays visible.
  private func hiddenLength(_ path: RowIndexPath) -> CGFloat { layout.pinnedLength(path.section) }
}
