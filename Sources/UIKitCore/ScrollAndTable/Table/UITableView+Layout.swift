import Foundation

extension UITableView {
  private var headerBottom: CGFloat { tableHeaderView?.bounds.height ?? 0 }
  private var sideInset: CGFloat { style == .insetGrouped ? 16 : 0 }

  /// Loads what is to be seen, and places it.
  func layOut() {
    loadIfNeeded()
    if bounds.width != laidOutWidth {
      laidOutWidth = bounds.width
      // In another width texts may take other heights.
      shape.forgetMeasures()
    }
    placeFrame()
    if bounds.height > 0, bounds.width > 0 { placeParts() }
    let bottom = headerBottom + shape.totalHeight + (style == .plain || shape.partCount == 0 ? 0 : 20)
    if let tableFooterView {
      tableFooterView.frame = CGRect(x: 0, y: bottom, width: bounds.width, height: tableFooterView.bounds.height)
    }
    contentSize = CGSize(width: bounds.width, height: bottom + (tableFooterView?.bounds.height ?? 0))
  }

  private func placeFrame() {
    backgroundView?.frame = bounds
    guard let tableHeaderView else { return }
    tableHeaderView.frame = CGRect(x: 0, y: 0, width: bounds.width, height: tableHeaderView.bounds.height)
  }

  private func measured(_ view: UIView) -> CGFloat {
    let width = max(0, bounds.width - 2 * sideInset)
    // A header of the app's own may be any view.
    let isOurs = view is UITableViewCell || view is UITableViewHeaderFooterView
    let height =
      (isOurs ? nil : view.constrainedHeight(width: width))
      ?? view.sizeThatFits(CGSize(width: width, height: 0)).height
    guard height.isFinite else { return 44 }
    return view is UITableViewCell ? max(44, height.rounded(.up)) : max(0, height.rounded(.up))
  }

  private func placeParts() {
    let generation = generation
    var seenCells: Set<RowPlace> = []
    var seenSections: Set<Int> = []
    guard shape.partCount > 0 else { return retireBut(seenCells, seenSections) }
    var index = shape.index(at: bounds.minY - headerBottom)
    let top = index
    // What has gone out of sight is there for what comes, so that no more cells are made than are seen at once.
    let bottom = shape.index(at: bounds.maxY - headerBottom)
    for (place, cell) in cells where !(top...max(top, bottom)).contains(shape.index(of: .row(place))) {
      cells[place] = nil
      retire(cell, at: place)
    }
    // A row that comes into sight above the others and turns out higher than was thought must not push them down.
    let anchor = lastTop.flatMap { abs($0.y - bounds.minY) < bounds.height ? $0.index : nil } ?? 0
    while index < shape.partCount, headerBottom + shape.top(of: index) < bounds.maxY {
      let part = shape.part(at: index)
      if case .row(let place) = part {
        guard let cell = cell(at: place), generation == self.generation else { return }
        seenCells.insert(place)
        seenSections.insert(place.section)
        measure(cell, index, anchor)
        cell.frame = frame(of: index)
        cell.place = cellPlace(place)
      } else if case .header(let section) = part {
        seenSections.insert(section)
      } else if case .footer(let section) = part, shape.height(of: index) > 0 {
        seenSections.insert(section)
        if let view = footer(section) {
          put(view)
          measure(view, index, anchor)
          view.frame = frame(of: index)
        }
      }
      guard generation == self.generation else { return }
      index += 1
    }
    for section in seenSections { placeHeader(section, anchor) }
    if style == .insetGrouped { for section in seenSections { placeCard(section) } }
    retireBut(seenCells, seenSections)
    lastTop = (top, bounds.minY)
  }

  private func measure(_ view: UIView, _ index: Int, _ anchor: Int) {
    guard shape.isEstimated(index) else { return }
    let before = shape.height(of: index)
    shape.setMeasured(measured(view), of: index)
    let growth = shape.height(of: index) - before
    if index < anchor, growth != 0 { contentOffset.y += growth }
  }

  /// The frame of a part, in the content's coordinates.
  func frame(of index: Int) -> CGRect {
    CGRect(
      x: sideInset, y: headerBottom + shape.top(of: index), width: max(0, bounds.width - 2 * sideInset),
      height: shape.height(of: index))
  }

  private func placeHeader(_ section: Int, _ anchor: Int) {
    let index = shape.index(of: .header(section))
    guard shape.height(of: index) > 0, let view = header(section) else { return }
    put(view)
    measure(view, index, anchor)
    var place = frame(of: index)
    if style == .plain {
      let end = frame(of: shape.index(of: .footer(section))).minY - place.height
      place.origin.y = max(place.minY, min(bounds.minY + contentInset.top, end))
    }
    view.frame = place
  }

  private func placeCard(_ section: Int) {
    guard shape.rowCounts[section] > 0 else { return }
    let first = frame(of: shape.index(of: .row(RowPlace(section: section, row: 0))))
    let last = frame(of: shape.index(of: .row(RowPlace(section: section, row: shape.rowCounts[section] - 1))))
    let card = cards[section] ?? TableCard(frame: .zero)
    if cards[section] == nil {
      cards[section] = card
      insertSubview(card, at: 0)
    }
    card.frame = CGRect(x: first.minX, y: first.minY, width: first.width, height: last.maxY - first.minY)
  }

  private func put(_ view: UIView) {
    view.isHidden = false
    // In front of the rows, which go below it while it floats.
    if view.superview !== self { addSubview(view) }
  }

  private func retireBut(_ seenCells: Set<RowPlace>, _ seenSections: Set<Int>) {
    for (place, cell) in cells where !seenCells.contains(place) {
      cells[place] = nil
      retire(cell, at: place)
    }
    for (section, view) in headers where !seenSections.contains(section) && view.superview === self {
      headers[section] = nil
      retire(view)
    }
    for (section, view) in footers where !seenSections.contains(section) && view.superview === self {
      footers[section] = nil
      retire(view)
    }
    for (section, card) in cards where !seenSections.contains(section) {
      cards[section] = nil
      card.removeFromSuperview()
    }
  }

  /// The cell of a row that comes into sight.
  private func cell(at place: RowPlace) -> UITableViewCell? {
    if let cell = cells[place] { return cell }
    guard let dataSource else { return nil }
    let generation = generation
    let cell = dataSource.tableView(self, cellForRowAt: place.path)
    guard generation == self.generation else { return nil }
    if let former = cells.first(where: { $0.value === cell })?.key {
      RuntimeLog.write("A \(type(of: cell)) was given for two rows at once; a plain cell is used for the second.")
      return adopt(UITableViewCell(), at: former == place ? former : place)
    }
    return adopt(cell, at: place)
  }

  func adopt(_ cell: UITableViewCell, at place: RowPlace) -> UITableViewCell {
    cells[place] = cell
    cell.isHidden = false
    if cell.superview !== self { insertSubview(cell, at: cellsBegin) }
    cell.frame = frame(of: shape.index(of: .row(place)))
    cell.isSelected = selection.contains(place)
    cell.isHighlighted = false
    cell.isCurrent = showsCurrent && current == place
    delegate?.tableView(self, willDisplay: cell, forRowAt: place.path)
    return cell
  }

  /// In front of background and cards, behind headers.
  private var cellsBegin: Int {
    subviews.lastIndex { $0 === backgroundView || $0 === tableHeaderView || $0 === tableFooterView || $0 is TableCard }
      .map { $0 + 1 } ?? 0
  }

  private func cellPlace(_ place: RowPlace) -> CellPlace {
    let isLast = place.row == shape.rowCounts[place.section] - 1
    return CellPlace(
      background: style == .plain ? nil : style == .grouped ? .secondarySystemGroupedBackground : nil,
      hasSeparator: separatorStyle == .singleLine && !(isLast && style != .plain), separatorColor: separatorColor,
      separatorInset: separatorInset, isSelectable: selectsAny,
      isFirst: style == .insetGrouped && place.row == 0, isLast: style == .insetGrouped && isLast)
  }

  // MARK: Places

  /// Where a row is, in the table's coordinates; zero for one that does not exist.
  public func rectForRow(at indexPath: IndexPath) -> CGRect {
    loadIfNeeded()
    let place = RowPlace(indexPath)
    return shape.contains(place) ? frame(of: shape.index(of: .row(place))) : .zero
  }

  /// Where a section's header is while nothing floats, in the table's coordinates; zero for one that does not exist.
  public func rectForHeader(inSection section: Int) -> CGRect {
    loadIfNeeded()
    return shape.rowCounts.indices.contains(section) ? frame(of: shape.index(of: .header(section))) : .zero
  }

  /// Where a section's footer is, in the table's coordinates; zero for one that does not exist.
  public func rectForFooter(inSection section: Int) -> CGRect {
    loadIfNeeded()
    return shape.rowCounts.indices.contains(section) ? frame(of: shape.index(of: .footer(section))) : .zero
  }

  /// Where a section is with all its parts, in the table's coordinates; zero for one that does not exist.
  public func rect(forSection section: Int) -> CGRect {
    rectForHeader(inSection: section).union(rectForFooter(inSection: section))
  }

  /// The row at a point of the table's coordinates, or `nil`.
  public func indexPathForRow(at point: CGPoint) -> IndexPath? {
    loadIfNeeded()
    guard shape.partCount > 0, point.y >= headerBottom, point.y < headerBottom + shape.totalHeight else { return nil }
    guard case .row(let place) = shape.part(at: shape.index(at: point.y - headerBottom)) else { return nil }
    return place.path
  }

  /// The row of a cell that is in sight, or `nil`.
  public func indexPath(for cell: UITableViewCell) -> IndexPath? { cells.first { $0.value === cell }?.key.path }

  /// The rows of which something is in `rect`, which is in the table's coordinates.
  public func indexPathsForRows(in rect: CGRect) -> [IndexPath]? {
    loadIfNeeded()
    guard shape.partCount > 0 else { return [] }
    var found: [IndexPath] = []
    var index = shape.index(at: rect.minY - headerBottom)
    while index < shape.partCount, headerBottom + shape.top(of: index) < rect.maxY {
      if case .row(let place) = shape.part(at: index), frame(of: index).maxY > rect.minY { found.append(place.path) }
      index += 1
    }
    return found
  }

  /// The cell of a row, if it is in sight.
  public func cellForRow(at indexPath: IndexPath) -> UITableViewCell? { cells[RowPlace(indexPath)] }

  /// The cells in sight, from the top. Differs from Apple: as of the last layout, which asking does not bring about.
  public var visibleCells: [UITableViewCell] { placesInSight.compactMap { cells[$0] } }

  /// The rows in sight, from the top, as of the last layout.
  public var indexPathsForVisibleRows: [IndexPath]? { placesInSight.map(\.path) }

  var placesInSight: [RowPlace] { cells.keys.sorted() }

  // MARK: Scrolling

  /// Scrolls to a row. One that does not exist is passed over. Differs from Apple: at once.
  public func scrollToRow(at indexPath: IndexPath, at scrollPosition: ScrollPosition, animated: Bool) {
    layoutIfNeeded()
    let place = RowPlace(indexPath)
    guard shape.contains(place) else { return }
    // Rows on the way may turn out to have other heights than was thought.
    for _ in 0..<4 {
      let target = rectForRow(at: indexPath)
      let before = contentOffset
      switch scrollPosition {
      case .none:
        // What floats over the rows hides what is below it.
        let hidden = stickyHeight(place)
        scrollRectToVisible(
          CGRect(x: target.minX, y: target.minY - hidden, width: target.width, height: target.height + hidden),
          animated: animated)
      case .top: scroll(to: target.minY - contentInset.top - stickyHeight(place), animated)
      case .middle: scroll(to: target.midY - bounds.height / 2, animated)
      case .bottom: scroll(to: target.maxY - bounds.height + contentInset.bottom, animated)
      }
      layoutIfNeeded()
      if contentOffset == before, rectForRow(at: indexPath) == target { break }
    }
  }

  private func stickyHeight(_ place: RowPlace) -> CGFloat {
    style == .plain ? shape.height(of: shape.index(of: .header(place.section))) : 0
  }

  private func scroll(to y: CGFloat, _ animated: Bool) {
    setContentOffset(nearestInside(CGPoint(x: contentOffset.x, y: y)), animated: animated)
  }

  /// Scrolls to the first selected row. Nothing happens where none is.
  public func scrollToNearestSelectedRow(at scrollPosition: ScrollPosition, animated: Bool) {
    if let place = selection.min() { scrollToRow(at: place.path, at: scrollPosition, animated: animated) }
  }
}

extension UIView {
  /// How high the view's constraints make it where it is so wide; `nil` where it has none.
  func constrainedHeight(width: CGFloat) -> CGFloat? {
    guard !constraints.isEmpty else { return nil }
    let height = systemLayoutSizeFitting(
      CGSize(width: width, height: 0), withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel
    ).height
    return height > 0 && height.isFinite ? height : nil
  }
}
