public import Foundation

/// An item that is being moved by hand.
struct CollectionMove {
  let from: RowIndexPath
  var target: RowIndexPath
  /// The point that the item is over, in the content's coordinates.
  var position: CGPoint
}

extension UICollectionView {
  /// Begins to move an item by hand. Returns `false` if the data source does not allow it.
  ///
  /// Differs from Apple: the item moves when the interaction ends; until then it stays where it is.
  public func beginInteractiveMovementForItem(at indexPath: IndexPath) -> Bool {
    let path = RowIndexPath(indexPath)
    loadIfNeeded()
    guard moved == nil, contains(path), dataSource?.collectionView(self, canMoveItemAt: indexPath) ?? false else {
      return false
    }
    prepareLayout()
    let position = shownAttributes(ofItem: indexPath)?.center ?? .zero
    moved = CollectionMove(from: path, target: path, position: position)
    return true
  }

  /// The item is now over this point, in the content's coordinates.
  public func updateInteractiveMovementTargetPosition(_ targetPosition: CGPoint) {
    guard let move = moved else { return }
    prepareLayout()
    let proposed = layout.targetIndexPath(forInteractivelyMovingItem: move.from.path, withPosition: targetPosition)
    let target =
      delegate?.collectionView(
        self, targetIndexPathForMoveOfItemFromOriginalIndexPath: move.from.path, atCurrentIndexPath: move.target.path,
        toProposedIndexPath: proposed) ?? proposed
    if contains(RowIndexPath(target)) { moved?.target = RowIndexPath(target) }
    moved?.position = targetPosition
    layout.invalidateLayout(
      with: layout.invalidationContext(
        forInteractivelyMovingItems: [moved?.target.path ?? move.target.path], withTargetPosition: targetPosition,
        previousIndexPaths: [move.target.path], previousPosition: move.position))
  }

  /// Ends the movement: the data source moves its data, and the item moves.
  public func endInteractiveMovement() {
    guard let move = moved else { return }
    moved = nil
    invalidateLayout(at: move.target, of: move, isCancelled: false)
    guard move.from != move.target, contains(move.from), contains(move.target) else { return }
    dataSource?.collectionView(self, moveItemAt: move.from.path, to: move.target.path)
    moveItem(at: move.from.path, to: move.target.path)
  }

  /// Ends the movement, without effect.
  public func cancelInteractiveMovement() {
    guard let move = moved else { return }
    moved = nil
    invalidateLayout(at: move.from, of: move, isCancelled: true)
  }

  private func invalidateLayout(at end: RowIndexPath, of move: CollectionMove, isCancelled: Bool) {
    layout.invalidateLayout(
      with: layout.invalidationContextForEndingInteractiveMovementOfItems(
        toFinalIndexPaths: [end.path], previousIndexPaths: [move.target.path], movementCancelled: isCancelled))
  }
}
