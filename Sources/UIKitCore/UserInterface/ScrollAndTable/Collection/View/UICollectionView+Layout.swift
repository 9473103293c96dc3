import Foundation

extension UICollectionView {
  func layoutWasInvalidated(_ context: UICollectionViewLayoutInvalidationContext) {
    if context.contentOffsetAdjustment != .zero {
      contentOffset.x += context.contentOffsetAdjustment.x
      contentOffset.y += context.contentOffsetAdjustment.y
    }
    // Cells may have other sizes at another width.
    if context.measured.isEmpty, !context.isScroll, !context.keepsMeasures {
      unmeasured.formUnion(cells.keys)
      measuresViews = true
    }
    setNeedsLayout()
  }

  func layOut() {
    loadIfNeeded()
    backgroundView?.frame = bounds
    guard bounds.width > 0, bounds.height > 0 else { return }
    // Measured cells change the layout, which may make others visible.
    for _ in 0..<10 where place() { break }
    prefetch()
  }

  /// Computes the layout if it is invalid.
  func prepareLayout() {
    guard !isPreparing else { return }
    loadIfNeeded()
    var wasPrepared = false
    // A layout that changes its own properties while it prepares is invalid once more.
    for _ in 0..<4 where layout.needsPreparation {
      layout.needsPreparation = false
      isPreparing = true
      layout.prepare()
      isPreparing = false
      wasPrepared = true
    }
    let offset = contentOffset
    if wasPrepared {
      let size = layout.collectionViewContentSize
      if size.width.isFinite, size.height.isFinite { contentSize = size }
    }
    adoptMirror(from: offset)
  }

  /// Reports a change of the bounds to the layout. Returns whether the visible area has only moved.
  private func adoptBounds() -> Bool {
    guard laidOutBounds != bounds else { return false }
    let previous = laidOutBounds
    laidOutBounds = bounds
    guard let previous, !needsLoad else { return false }
    if layout.shouldInvalidateLayout(forBoundsChange: bounds) {
      layout.invalidateLayout(with: layout.invalidationContext(forBoundsChange: bounds))
    }
    return previous.size == bounds.size
  }

  /// Positions what is visible. Returns whether the layout remains as it is.
  private func place() -> Bool {
    let hasMoved = adoptBounds()
    prepareLayout()
    let generation = generation
    let wanted = shownElements(in: bounds).filter {
      !$0.isHidden && ($0.representedElementCategory != .cell || contains($0.element.path))
    }
    placeScrollers()
    let kept = Set(wanted.map(\.element))
    for (path, cell) in cells where !kept.contains(.cell(path)) {
      cells[path] = nil
      recycle(cell, at: path)
    }
    for (element, view) in supplements where !kept.contains(element) {
      supplements[element] = nil
      recycle(view, element)
    }
    let anchor =
      hasMoved ? wanted.first { cells[$0.element.path] != nil && $0.representedElementCategory == .cell } : nil
    var measured: [(UICollectionViewLayoutAttributes, UICollectionViewLayoutAttributes)] = []
    for attributes in wanted {
      guard let view = show(attributes, generation, &measured) else {
        if generation != self.generation { return false }
        continue
      }
      put(view, attributes)
      (view as? UICollectionViewCell)?.adopt(listContext(of: attributes.element))
    }
    (unmeasured, measuresViews) = ([], false)
    for (preferred, original) in measured {
      layout.invalidateLayout(
        with: layout.invalidationContext(forPreferredLayoutAttributes: preferred, withOriginalAttributes: original))
    }
    guard layout.needsPreparation else { return laidOutBounds == bounds }
    if let anchor { keepVisible(anchor) }
    return false
  }

  /// Content above the visible area that is longer than estimated must not push the visible content down.
  private func keepVisible(_ anchor: UICollectionViewLayoutAttributes) {
    let (before, offset) = (anchor.frame, contentOffset)
    prepareLayout()
    guard anchor.scrollingSection == nil, let after = shownAttributes(ofItem: anchor.indexPath)?.frame else { return }
    // A mirrored layout keeps the right edge of the item, and has moved the offset with the end of the content.
    let x = mirror == nil ? after.minX - before.minX : after.maxX - before.maxX - (contentOffset.x - offset.x)
    let y = after.minY - before.minY
    guard x != 0 || y != 0 else { return }
    contentOffset.x += x
    contentOffset.y += y
  }

  /// A view that the app has made or filled: what it has set then is not animated, even during a change that is.
  private func made<View: UIView>(_ make: () -> View?) -> View? {
    guard UIView.animationGroup != nil else { return make() }
    var view: View?
    UIView.performWithoutAnimation { view = make() }
    return view
  }

  /// The view of an element, created and measured if it becomes visible.
  private func show(
    _ attributes: UICollectionViewLayoutAttributes, _ generation: Int,
    _ measured: inout [(UICollectionViewLayoutAttributes, UICollectionViewLayoutAttributes)]
  ) -> UICollectionReusableView? {
    let element = attributes.element
    if element.category == .cell {
      if let cell = cells[element.path] {
        if unmeasured.contains(element.path) { measure(cell, attributes, &measured) }
        return cell
      }
      guard let cell = made({ makeCell(at: element.path) }), generation == self.generation else { return nil }
      cells[element.path] = cell
      cell.shownPath = element.path
      cell.isHidden = false
      arrive(cell, attributes) { put(cell, attributes) }
      cell.adopt(layout.listContext(of: element.path))
      cell.isSelected = selection.contains(element.path)
      cell.isHighlighted = false
      cell.isCurrent = showsCurrent && current == element.path
      measure(cell, attributes, &measured)
      delegate?.collectionView(self, willDisplay: cell, forItemAt: element.path.path)
      return cell
    }
    if let view = supplements[element] {
      if measuresViews { measure(view, attributes, &measured) }
      return view
    }
    guard let view = made({ makeSupplement(element, at: attributes.indexPath) }), generation == self.generation else {
      return nil
    }
    supplements[element] = view
    view.isHidden = false
    // One that was visible before a change moves.
    if transition?.known.contains(ObjectIdentifier(view)) == true {
      put(view, attributes)
    } else {
      arrive(view, attributes) { put(view, attributes) }
    }
    measure(view, attributes, &measured)
    if element.category == .supplementaryView {
      delegate?.collectionView(
        self, willDisplaySupplementaryView: view, forElementKind: element.kind, at: attributes.indexPath)
    }
    return view
  }

  /// What a list determines of the appearance of a cell, which can be that of an item or a header.
  private func listContext(of element: CollectionElement) -> ListItemContext? {
    element.category == .cell
      ? layout.listContext(of: element.path) : layout.listContext(ofViewIn: element.path.section)
  }

  private func measure(
    _ view: UICollectionReusableView, _ attributes: UICollectionViewLayoutAttributes,
    _ measured: inout [(UICollectionViewLayoutAttributes, UICollectionViewLayoutAttributes)]
  ) {
    let preferred = view.preferredLayoutAttributesFitting(attributes)
    guard preferred !== attributes, preferred.size.width.isFinite, preferred.size.height.isFinite,
      layout.shouldInvalidateLayout(forPreferredLayoutAttributes: preferred, withOriginalAttributes: attributes)
    else { return }
    measured.append((preferred, attributes))
  }

  // MARK: The hierarchy

  private func put(_ view: UICollectionReusableView, _ attributes: UICollectionViewLayoutAttributes) {
    let scroller = attributes.scrollingSection.flatMap { scrollers[$0] }
    let container: UIView = scroller ?? self
    let rank =
      switch attributes.representedElementCategory {
      case .decorationView: 0
      case .cell: 1
      case .supplementaryView: 2
      }
    let depth = max(-1_000_000_000, min(attributes.zIndex, 1_000_000_000)) * 4 + rank
    if view.superview !== container || view.depth != depth {
      view.depth = depth
      insert(view, in: container)
    }
    let origin = scroller.map {
      CGPoint(x: $0.frame.minX - $0.contentOffset.x, y: $0.frame.minY - $0.contentOffset.y)
    }
    view.adopt(attributes, at: origin ?? .zero)
  }

  /// Inserts a view in front of those that are not in front of it.
  private func insert(_ view: UICollectionReusableView, in container: UIView) {
    let siblings = container.subviews.filter { $0 !== view }
    var lowest: Int?
    for index in siblings.indices.reversed() {
      guard let other = siblings[index] as? UICollectionReusableView else { continue }
      if other.depth <= view.depth { return container.insertSubview(view, at: index + 1) }
      lowest = index
    }
    container.insertSubview(view, at: lowest ?? (container === self && backgroundView != nil ? 1 : 0))
  }

  private func placeScrollers() {
    let sections = shownScrollingSections
    guard !sections.isEmpty || !scrollers.isEmpty else { return }
    let visible = sections.filter { $0.value.frame.intersects(bounds) }
    for (section, scroller) in scrollers where visible[section] == nil {
      scrollers[section] = nil
      scroller.removeFromSuperview()
    }
    for (section, place) in visible {
      let scroller = scrollers[section] ?? CollectionSectionScroller(self)
      scroller.section = section
      if scrollers[section] == nil {
        scrollers[section] = scroller
        scroller.backgroundColor = .clear
        insertSubview(scroller, at: backgroundView == nil ? 0 : 1)
        UIView.performWithoutAnimation {
          scroller.adopt(place)
          scroller.show(layout.sectionOffset(section))
        }
      } else {
        scroller.adopt(place)
      }
    }
  }

  /// A section was scrolled by the user, to an offset in the layout's coordinates.
  func sectionScrolled(_ section: Int, to offset: CGPoint) {
    layout.scrollSection(section, to: offset)
    setNeedsLayout()
  }

  // MARK: Prefetching

  private func prefetch() {
    guard isPrefetchingEnabled, let prefetchDataSource, !cells.isEmpty else { return }
    let isHorizontal = contentSize.width > contentSize.height && contentSize.width > bounds.width
    let area =
      isHorizontal ? bounds.insetBy(dx: -bounds.width / 2, dy: 0) : bounds.insetBy(dx: 0, dy: -bounds.height / 2)
    let near = Set(
      shownElements(in: area).filter { $0.representedElementCategory == .cell }.map(\.element.path).filter {
        contains($0)
      })
    let center = CGPoint(x: bounds.midX, y: bounds.midY)
    func distance(_ path: RowIndexPath) -> CGFloat {
      guard let frame = shownAttributes(ofItem: path.path)?.frame else { return .infinity }
      return abs(frame.midX - center.x) + abs(frame.midY - center.y)
    }
    let wanted = near.subtracting(prefetched).filter { cells[$0] == nil }
    let unwanted = prefetched.subtracting(near)
    prefetched = near
    if !wanted.isEmpty {
      let ordered = wanted.map { (distance($0), $0) }.sorted { ($0.0, $0.1) < ($1.0, $1.1) }
      prefetchDataSource.collectionView(self, prefetchItemsAt: ordered.map(\.1.path))
    }
    if !unwanted.isEmpty {
      prefetchDataSource.collectionView(self, cancelPrefetchingForItemsAt: unwanted.sorted().map(\.path))
    }
  }
}
