import Foundation
import ViewBacking

extension UICollectionView {
  func showCurrent(from previous: RowIndexPath?) {
    previous.flatMap { cells[$0] }?.isCurrent = false
    current.flatMap { cells[$0] }?.isCurrent = showsCurrent
    moveFocus(to: showsCurrent ? current.flatMap { cells[$0] } : nil)
  }

  /// The keyboard focus is shown only to a user who uses the keys.
  var showsCurrent: Bool { hasKeyboard && usesKeys }

  func press(_ key: ViewKey) {
    loadIfNeeded()
    usesKeys = true
    switch key {
    case .up: move(0, -1)
    case .down: move(0, 1)
    case .left: move(-1, 0)
    case .right: move(1, 0)
    case .pageUp: movePage(-1)
    case .pageDown: movePage(1)
    case .home: go(to: firstPath)
    case .end: go(to: lastPath)
    case .return, .space: if let current, contains(current) { choose(current) }
    case .delete: deleteByKey()
    case .selectAll:
      guard selectsMany else { return }
      for (section, count) in loadedCounts.enumerated() {
        for item in 0..<count {
          let path = RowIndexPath(section: section, row: item)
          if !selection.contains(path), contains(path) { selectByUser(path) }
        }
      }
    case .escape: break
    }
  }

  private func frame(of path: RowIndexPath) -> CGRect? {
    prepareLayout()
    return shownAttributes(ofItem: path.path)?.frame
  }

  /// The focused item, or where the focus begins.
  private var start: RowIndexPath? {
    let preferred = delegate?.indexPathForPreferredFocusedView(in: self).map(RowIndexPath.init)
    return [current, selection.ordered.first, preferred].lazy.compactMap { $0 }.first { self.contains($0) }
  }

  /// Moves to the nearest item in a direction.
  private func move(_ x: CGFloat, _ y: CGFloat) {
    guard let from = start, let frame = frame(of: from) else { return go(to: visiblePaths.first ?? firstPath) }
    if current == nil { return go(to: from) }
    let reach = max(bounds.width, bounds.height)
    let area =
      x == 0
      ? CGRect(
        x: -1, y: y > 0 ? frame.midY : frame.midY - reach, width: max(contentSize.width, bounds.width) + 2,
        height: reach)
      : CGRect(x: x > 0 ? frame.midX : frame.midX - reach, y: frame.minY, width: reach, height: frame.height)
    var best: (path: RowIndexPath, distance: CGFloat)?
    for attributes in shownElements(in: area) where isItem(attributes) {
      let other = attributes.frame
      let (along, across) =
        x == 0
        ? ((other.midY - frame.midY) * y, abs(other.midX - frame.midX))
        : ((other.midX - frame.midX) * x, abs(other.midY - frame.midY))
      // Beside is not ahead.
      guard along > (x == 0 ? min(frame.height, other.height) : min(frame.width, other.width)) / 2 else { continue }
      let distance = along * 4 + across
      if best == nil || (distance, attributes.element.path) < (best?.distance ?? 0, best?.path ?? from) {
        best = (attributes.element.path, distance)
      }
    }
    if let best { return go(to: best.path) }
    // From the end of a line to the next one.
    if x != 0 { go(to: neighbour(of: from, by: (x > 0) == (mirror == nil) ? 1 : -1)) }
  }

  private func isItem(_ attributes: UICollectionViewLayoutAttributes) -> Bool {
    let path = attributes.element.path
    return attributes.representedElementCategory == .cell && !attributes.isHidden && contains(path)
      && delegate?.collectionView(self, canFocusItemAt: path.path) ?? true
  }

  private func neighbour(of path: RowIndexPath, by step: Int) -> RowIndexPath? {
    var next = path
    next.row += step
    while !contains(next) {
      next.section += step
      guard loadedCounts.indices.contains(next.section) else { return nil }
      next.row = step > 0 ? 0 : loadedCounts[next.section] - 1
    }
    return next
  }

  private func movePage(_ direction: CGFloat) {
    guard let from = start, let frame = frame(of: from) else { return go(to: visiblePaths.first ?? firstPath) }
    let isHorizontal = contentSize.width > bounds.width && contentSize.height <= bounds.height
    let step = direction * max(1, bounds.width - frame.width)
    let target =
      isHorizontal
      ? CGPoint(x: frame.midX + (mirror == nil ? step : -step), y: frame.midY)
      : CGPoint(x: frame.midX, y: frame.midY + direction * max(1, bounds.height - frame.height))
    let area = CGRect(
      x: isHorizontal ? target.x - bounds.width / 2 : -1, y: isHorizontal ? -1 : target.y - bounds.height / 2,
      width: isHorizontal ? bounds.width : max(contentSize.width, bounds.width) + 2,
      height: isHorizontal ? max(contentSize.height, bounds.height) + 2 : bounds.height)
    let found = shownElements(in: area).filter { isItem($0) }.min {
      func distance(_ other: CGRect) -> CGFloat { abs(other.midX - target.x) + abs(other.midY - target.y) }
      return distance($0.frame) < distance($1.frame)
    }
    go(to: found?.element.path ?? (direction > 0 ? lastPath : firstPath))
  }

  private func go(to path: RowIndexPath?) {
    guard let path, allowsFocus, !isEditing || allowsFocusDuringEditing,
      delegate?.collectionView(self, canFocusItemAt: path.path) ?? true
    else { return }
    scrollToItem(at: path.path, at: [], animated: false)
    current = path
    let follows = delegate?.collectionView(self, selectionFollowsFocusForItemAt: path.path) ?? selectionFollowsFocus
    if follows, selectsAny, !selection.contains(path) { selectByUser(path) }
  }

  private func deleteByKey() {
    let deleted = current.map { selection.contains($0) && selectsMany ? selection.ordered : [$0] } ?? selection.ordered
    // From the end, so that the indexes of the remaining items to delete stay valid.
    for path in deleted.sorted(by: >) where contains(path) {
      guard let delete = swipeActions(path).first(where: { $0.style == .destructive }) else { continue }
      delete.run(in: cells[path] ?? self)
    }
  }
}
