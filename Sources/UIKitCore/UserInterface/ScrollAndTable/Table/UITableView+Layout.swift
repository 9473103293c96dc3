public import Foundation
import RuntimeLogging

extension UITableView {
  final var headerBottom: CGFloat { tableHeaderView?.bounds.height ?? 0 }
  private var sideInset: CGFloat { style == .insetGrouped ? 16 : 0 }

  /// Loads the visible parts, and positions them.
  func layOut() {
    loadIfNeeded()
    if bounds.width != laidOutWidth {
      laidOutWidth = bounds.width
      // Texts may have other heights at another width.
      shape.forgetMeasures()
    }
    layoutIndex()
    placeFrame()
    if bounds.height > 0, bounds.width > 0 { layoutParts() }
    let bottom = headerBottom + shape.totalHeight + (style == .plain || shape.partCount == 0 ? 0 : 20)
    if let tableFooterView {
      tableFooterView.frame = CGRect(x: 0, y: bottom, width: bounds.width, height: tableFooterView.bounds.height)
    }
    contentSize = CGSize(width: bounds.width, height: bottom + (tableFooterView?.bounds.height ?? 0))
    // Headers that have become visible are in front.
    if let indexView, subviews.last !== indexView { addSubview(indexView) }
    if let movement {
      self.movement = nil
      movement.run(in: self)
    }
    prefetch()
  }

  /// Adds a view behind the rows, and in front of what is behind all of them.
  final func insertBehindCells(_ view: UIView) { insertSubview(view, at: cellsBegin) }

  /// Rows that measure their content have other heights.
  final func forgetMeasuredHeights() {
    shape.forgetMeasures()
    setNeedsLayout()
  }

  private func placeFrame() {
    backgroundView?.frame = bounds
    guard let tableHeaderView else { return }
    tableHeaderView.frame = CGRect(x: 0, y: 0, width: bounds.width, height: tableHeaderView.bounds.height)
  }

  private func measured(_ view: UIView) -> CGFloat {
    let width = max(0, bounds.width - 2 * sideInset - (view is UITableViewCell ? indexWidth : 0))
    // An app's own header may be any view.
    let isOurs = view is UITableViewCell || view is UITableViewHeaderFooterView
    let height =
      (isOurs ? nil : view.constrainedHeight(width: width))
      ?? view.sizeThatFits(CGSize(width: width, height: 0)).height
    guard height.isFinite else { return 44 }
    return view is UITableViewCell ? max(44, height.rounded(.up)) : max(0, height.rounded(.up))
  }

  private func layoutParts() {
    let generation = generation
    var seenCells: Set<RowIndexPath> = []
    var seenSections: Set<Int> = []
    var seenFooters: Set<Int> = []
    guard shape.partCount > 0 else { return recycleExcept(seenCells, [], [], []) }
    var index = shape.index(at: bounds.minY - headerBottom)
    let top = index
    // Invisible cells are reused for new rows, so that no more cells are created than are visible at once.
    let bottom = shape.index(at: bounds.maxY - headerBottom)
    for (row, cell) in cells where !(top...max(top, bottom)).contains(shape.index(of: .row(row))) {
      cells[row] = nil
      recycle(cell, at: row)
    }
    // A row that becomes visible above the others and is higher than estimated must not push them down.
    let anchor = lastTop.flatMap { abs($0.y - bounds.minY) < bounds.height ? $0.index : nil } ?? 0
    while index < shape.partCount, headerBottom + shape.top(of: index) < bounds.maxY {
      let part = shape.part(at: index)
      if case .row(let row) = part {
        guard let cell = cell(at: row), generation == self.generation else { return }
        seenCells.insert(row)
        seenSections.insert(row.section)
        measure(cell, index, anchor)
        cell.frame = cellFrame(of: index)
        cell.context = cellContext(row)
      } else if case .header(let section) = part {
        seenSections.insert(section)
      } else if case .footer(let section) = part, shape.height(of: index) > 0 {
        seenSections.insert(section)
        if let view = footer(section) {
          seenFooters.insert(section)
          if displayedViews.insert(ObjectIdentifier(view)).inserted {
            delegate?.tableView(self, willDisplayFooterView: view, forSection: section)
          }
          put(view)
          measure(view, index, anchor)
          view.frame = frame(of: index)
        }
      }
      guard generation == self.generation else { return }
      index += 1
    }
    let seenHeaders = seenSections.filter { layoutHeader($0, anchor) }
    if style == .insetGrouped, showsSectionBackgrounds {
      for section in seenSections { layoutSectionBackground(section) }
    }
    recycleExcept(seenCells, seenSections, seenHeaders, seenFooters)
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

  /// The frame of a row's cell, beside the index.
  private func cellFrame(of index: Int) -> CGRect {
    let row = frame(of: index)
    let taken = indexWidth
    return CGRect(
      x: taken > 0 && isFlipped ? row.minX + taken : row.minX, y: row.minY, width: max(0, row.width - taken),
      height: row.height)
  }

  /// Positions the header of a section that is partly visible. Returns whether the header is visible.
  private func layoutHeader(_ section: Int, _ anchor: Int) -> Bool {
    let index = shape.index(of: .header(section))
    guard shape.height(of: index) > 0, headerFrame(section).maxY > bounds.minY, let view = header(section) else {
      return false
    }
    if displayedViews.insert(ObjectIdentifier(view)).inserted {
      delegate?.tableView(self, willDisplayHeaderView: view, forSection: section)
    }
    put(view)
    measure(view, index, anchor)
    view.frame = headerFrame(section)
    return true
  }

  /// The frame of a floating header: in a plain table, at the top of the visible content while its section is visible.
  private func headerFrame(_ section: Int) -> CGRect {
    var frame = frame(of: shape.index(of: .header(section)))
    if style == .plain {
      let end = self.frame(of: shape.index(of: .footer(section))).minY - frame.height
      frame.origin.y = max(frame.minY, min(bounds.minY + contentInset.top, end))
    }
    return frame
  }

  private func layoutSectionBackground(_ section: Int) {
    guard shape.rowCounts[section] > 0 else { return }
    let first = frame(of: shape.index(of: .row(RowIndexPath(section: section, row: 0))))
    let last = frame(of: shape.index(of: .row(RowIndexPath(section: section, row: shape.rowCounts[section] - 1))))
    let card = cards[section] ?? TableSectionBackground(frame: .zero)
    if cards[section] == nil {
      cards[section] = card
      insertSubview(card, at: 0)
    }
    card.frame = CGRect(x: first.minX, y: first.minY, width: first.width, height: last.maxY - first.minY)
  }

  private func put(_ view: UIView) {
    view.isHidden = false
    // In front of the rows, which scroll below it while it floats.
    if view.superview !== self { addSubview(view) }
  }

  private func recycleExcept(
    _ seenCells: Set<RowIndexPath>, _ seenSections: Set<Int>, _ seenHeaders: Set<Int>, _ seenFooters: Set<Int>
  ) {
    for (row, cell) in cells where !seenCells.contains(row) {
      cells[row] = nil
      recycle(cell, at: row)
    }
    // Views that the delegate returned for measuring stay until they are displayed.
    for (section, view) in headers where !seenHeaders.contains(section) && view.superview === self {
      recycleHeader(section)
    }
    for (section, view) in footers where !seenFooters.contains(section) && view.superview === self {
      recycleFooter(section)
    }
    for (section, card) in cards where !seenSections.contains(section) {
      cards[section] = nil
      card.removeFromSuperview()
    }
  }

  /// The cell of a row that becomes visible.
  private func cell(at row: RowIndexPath) -> UITableViewCell? {
    if let cell = cells[row] { return cell }
    guard let dataSource else { return nil }
    let generation = generation
    let cell = dataSource.tableView(self, cellForRowAt: row.path)
    guard generation == self.generation else { return nil }
    // A cell of another row is a subview already.
    if cell.superview === self, let previous = cells.first(where: { $0.value === cell })?.key {
      RuntimeLog.write("A \(type(of: cell)) was given for two rows at once; a plain cell is used for the second.")
      return adopt(UITableViewCell(), at: previous == row ? previous : row)
    }
    return adopt(cell, at: row)
  }

  func adopt(_ cell: UITableViewCell, at row: RowIndexPath) -> UITableViewCell {
    cells[row] = cell
    cell.isHidden = false
    if cell.superview !== self { insertSubview(cell, at: cellsBegin) }
    cell.frame = cellFrame(of: shape.index(of: .row(row)))
    cell.isSelected = selection.contains(row)
    cell.isHighlighted = false
    cell.isEditing = isEditing
    cell.isCurrent = showsCurrent && current == row
    if let delegate { cell.indentationLevel = delegate.tableView(self, indentationLevelForRowAt: row.path) }
    delegate?.tableView(self, willDisplay: cell, forRowAt: row.path)
    return cell
  }

  /// The subview index in front of background and cards, and behind headers.
  private var cellsBegin: Int {
    // Cells are adjacent. Stop at the first one: any number of them may be visible.
    if let first = subviews.firstIndex(where: { $0 is UITableViewCell }) { return first }
    return subviews.lastIndex {
      $0 === backgroundView || $0 === tableHeaderView || $0 === tableFooterView || $0 is TableSectionBackground
    }
    .map { $0 + 1 } ?? 0
  }

  private func cellContext(_ row: RowIndexPath) -> CellContext {
    let isLast = row.row == shape.rowCounts[row.section] - 1
    return CellContext(
      background: style == .plain ? nil : style == .grouped ? .secondarySystemGroupedBackground : nil,
      hasSeparator: separatorStyle == .singleLine && !(isLast && style != .plain), separatorColor: separatorColor,
      separatorInset: effectiveSeparatorInset, isSelectable: selectsAny,
      isFirst: style == .insetGrouped && row.row == 0, isLast: style == .insetGrouped && isLast)
  }

  private var effectiveSeparatorInset: UIEdgeInsets {
    guard separatorInsetReference == .fromAutomaticInsets, hasOwnSeparatorInset else { return separatorInset }
    var inset = separatorInset
    inset.left += UITableView.automaticSeparatorInset.left
    return inset
  }

  // MARK: Positions

  /// The frame of a row, in the table's coordinates; zero for one that does not exist.
  public func rectForRow(at indexPath: IndexPath) -> CGRect {
    loadIfNeeded()
    let row = RowIndexPath(indexPath)
    return shape.contains(row) ? frame(of: shape.index(of: .row(row))) : .zero
  }

  /// The frame of a section's header when it does not float, in the table's coordinates; zero for one that does not exist.
  public func rectForHeader(inSection section: Int) -> CGRect {
    loadIfNeeded()
    return shape.rowCounts.indices.contains(section) ? frame(of: shape.index(of: .header(section))) : .zero
  }

  /// The frame of a section's footer, in the table's coordinates; zero for one that does not exist.
  public func rectForFooter(inSection section: Int) -> CGRect {
    loadIfNeeded()
    return shape.rowCounts.indices.contains(section) ? frame(of: shape.index(of: .footer(section))) : .zero
  }

  /// The frame of a section with all its parts, in the table's coordinates; zero for one that does not exist.
  public func rect(forSection section: Int) -> CGRect {
    rectForHeader(inSection: section).union(rectForFooter(inSection: section))
  }

  /// The row at a point of the table's coordinates, or `nil`.
  public func indexPathForRow(at point: CGPoint) -> IndexPath? {
    loadIfNeeded()
    guard shape.partCount > 0, point.y >= headerBottom, point.y < headerBottom + shape.totalHeight else { return nil }
    guard case .row(let row) = shape.part(at: shape.index(at: point.y - headerBottom)) else { return nil }
    return row.path
  }

  /// The row of a visible cell, or `nil`.
  public func indexPath(for cell: UITableViewCell) -> IndexPath? { cells.first { $0.value === cell }?.key.path }

  /// The rows that intersect `rect`, which is in the table's coordinates.
  public func indexPathsForRows(in rect: CGRect) -> [IndexPath]? {
    loadIfNeeded()
    guard shape.partCount > 0 else { return [] }
    var found: [IndexPath] = []
    var index = shape.index(at: rect.minY - headerBottom)
    while index < shape.partCount, headerBottom + shape.top(of: index) < rect.maxY {
      if case .row(let row) = shape.part(at: index), frame(of: index).maxY > rect.minY { found.append(row.path) }
      index += 1
    }
    return found
  }

  /// The cell of a row, if it is visible.
  public func cellForRow(at indexPath: IndexPath) -> UITableViewCell? { cells[RowIndexPath(indexPath)] }

  /// The visible cells, from the top. Differs from Apple: as of the last layout; reading the property does not trigger one.
  public var visibleCells: [UITableViewCell] { visibleRows.compactMap { cells[$0] } }

  /// The visible rows, from the top, as of the last layout.
  public var indexPathsForVisibleRows: [IndexPath]? { visibleRows.map(\.path) }

  var visibleRows: [RowIndexPath] { cells.keys.sorted() }

  // MARK: Scrolling

  /// Scrolls to a row. One that does not exist is ignored. Differs from Apple: without animation.
  public func scrollToRow(at indexPath: IndexPath, at scrollPosition: ScrollPosition, animated: Bool) {
    layoutIfNeeded()
    let row = RowIndexPath(indexPath)
    guard shape.contains(row) else { return }
    // Rows in between may turn out to have other heights than estimated.
    for _ in 0..<4 {
      let target = rectForRow(at: indexPath)
      let before = contentOffset
      switch scrollPosition {
      case .none:
        // A floating header hides the rows below it.
        let hidden = stickyHeight(row)
        scrollRectToVisible(
          CGRect(x: target.minX, y: target.minY - hidden, width: target.width, height: target.height + hidden),
          animated: animated)
      case .top: scroll(to: target.minY - contentInset.top - stickyHeight(row), animated)
      case .middle: scroll(to: target.midY - bounds.height / 2, animated)
      case .bottom: scroll(to: target.maxY - bounds.height + contentInset.bottom, animated)
      }
      layoutIfNeeded()
      if contentOffset == before, rectForRow(at: indexPath) == target { break }
    }
  }

  private func stickyHeight(_ row: RowIndexPath) -> CGFloat {
    style == .plain ? shape.height(of: shape.index(of: .header(row.section))) : 0
  }

  private func scroll(to y: CGFloat, _ animated: Bool) {
    setContentOffset(nearestInside(CGPoint(x: contentOffset.x, y: y)), animated: animated)
  }

  /// Scrolls to the first selected row. Has no effect if none is selected.
  public func scrollToNearestSelectedRow(at scrollPosition: ScrollPosition, animated: Bool) {
    if let row = selection.min() { scrollToRow(at: row.path, at: scrollPosition, animated: animated) }
  }
}

extension UIView {
  /// The height that the view's constraints determine for a width; `nil` if it has none.
  func constrainedHeight(width: CGFloat) -> CGFloat? {
    guard !constraints.isEmpty else { return nil }
    let height = systemLayoutSizeFitting(
      CGSize(width: width, height: 0), withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel
    ).height
    return height > 0 && height.isFinite ? height : nil
  }
}
