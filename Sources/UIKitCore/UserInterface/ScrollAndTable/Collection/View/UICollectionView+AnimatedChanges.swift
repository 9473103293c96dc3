import Foundation

/// A change of a collection view's items while it is shown over time.
@MainActor final class CollectionTransition {
  /// The views that were visible before the change.
  let known: Set<ObjectIdentifier>
  /// Cells of deleted items, which are visible until they have disappeared.
  var leaving: [(cell: UICollectionViewCell, path: RowIndexPath)] = []
  /// Views that have become visible, with the opacity that they will have.
  var arriving: [(view: UICollectionReusableView, alpha: CGFloat)] = []

  init(_ known: some Sequence<UIView>) { self.known = Set(known.map { ObjectIdentifier($0) }) }
}

extension UICollectionView {
  /// The duration of a change of items, in seconds.
  private static let changeDuration = 0.3

  /// Runs `change`, which calls ``become(_:reloading:updates:)``. If `animated` is true and a host shows the view, cells move to their new
  /// places, those of new items appear, and those of deleted items disappear; `completion` is called at the end of that.
  func changeItems(animated: Bool, _ change: () -> Void, completion: (() -> Void)? = nil) {
    guard animated, UIProcess.current.animatesViews, UIView.areAnimationsEnabled, window != nil, !needsLoad,
      laidOutBounds?.size == bounds.size, transition == nil
    else {
      change()
      completion?()
      return
    }
    let transition = CollectionTransition(Array(cells.values) + Array(supplements.values))
    self.transition = transition
    change()
    // The size of the content, and with it the offset, changes at once.
    UIView.performWithoutAnimation { prepareLayout() }
    UIView.animate(
      withDuration: Self.changeDuration,
      animations: { [self] in
        setNeedsLayout()
        layoutIfNeeded()
        self.transition = nil
        for (view, alpha) in transition.arriving { view.alpha = alpha }
        for (cell, path) in transition.leaving {
          guard let last = layout.finalLayoutAttributesForDisappearingItem(at: path.path).map(shown) else {
            cell.alpha = 0
            continue
          }
          cell.alpha = last.alpha
          cell.center = last.center
          cell.transform = last.transform
        }
      },
      completion: { [weak self] _ in
        self?.retire(transition.leaving)
        completion?()
      })
    // Without a layout pass nothing has arrived.
    self.transition = nil
  }

  /// Makes the cells of deleted items available for others.
  private func retire(_ leaving: [(cell: UICollectionViewCell, path: RowIndexPath)]) {
    for (cell, _) in leaving where cell.shownPath == nil {
      cell.alpha = 1
      pool.enqueue(cell, kind: "")
    }
  }

  /// The cell of an item that was deleted is no longer used: it is recycled, or disappears first.
  func dismiss(_ cell: UICollectionViewCell, at path: RowIndexPath) {
    guard let transition, !cell.isHidden else { return recycle(cell, at: path) }
    cell.shownPath = nil
    cell.applied = nil
    transition.leaving.append((cell, path))
    delegate?.collectionView(self, didEndDisplaying: cell, forItemAt: path.path)
  }

  /// Positions a view that becomes visible. During a change it appears in its place.
  func arrive(_ view: UICollectionReusableView, _ attributes: UICollectionViewLayoutAttributes, put: () -> Void) {
    guard let transition else { return put() }
    UIView.performWithoutAnimation {
      put()
      view.layoutIfNeeded()
      let path = attributes.indexPath
      let kind = attributes.representedElementKind ?? ""
      let first =
        switch attributes.representedElementCategory {
        case .cell: layout.initialLayoutAttributesForAppearingItem(at: path)
        case .supplementaryView:
          layout.initialLayoutAttributesForAppearingSupplementaryElement(ofKind: kind, at: path)
        case .decorationView:
          layout.initialLayoutAttributesForAppearingDecorationElement(ofKind: kind, at: path)
        }
      transition.arriving.append((view, attributes.alpha))
      view.alpha = first?.alpha ?? 0
    }
  }
}
