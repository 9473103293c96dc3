import Foundation
import Selectors
import Testing
import ViewBacking

@testable @_spi(Runtime) import UIKitCore

/// A delegate that logs its calls about menus and transitions, and determines the place of a move.
@MainActor private final class Menus: NSObject, UICollectionViewDelegate {
  var log: [String] = []
  var own: UIContextMenuConfiguration?
  var commands: Set<String>?
  var transitions: [UICollectionViewTransitionLayout] = []
  var place: IndexPath?

  func collectionView(
    _ collectionView: UICollectionView, contextMenuConfigurationForItemsAt indexPaths: [IndexPath], point: CGPoint
  ) -> UIContextMenuConfiguration? { own }
  func collectionView(
    _ collectionView: UICollectionView, willDisplayContextMenu configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) { log.append("display \(configuration === own)") }
  func collectionView(
    _ collectionView: UICollectionView, willEndContextMenuInteraction configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) { log.append("close \(configuration === own)") }
  func collectionView(_ collectionView: UICollectionView, shouldShowMenuForItemAt indexPath: IndexPath) -> Bool {
    commands != nil
  }
  func collectionView(
    _ collectionView: UICollectionView, canPerformAction action: Selector, forItemAt indexPath: IndexPath,
    withSender sender: Any?
  ) -> Bool { commands?.contains("\(action)") == true }
  func collectionView(
    _ collectionView: UICollectionView, performAction action: Selector, forItemAt indexPath: IndexPath,
    withSender sender: Any?
  ) { log.append("\(action) \(indexPath.item)") }
  func collectionView(
    _ collectionView: UICollectionView, transitionLayoutForOldLayout fromLayout: UICollectionViewLayout,
    newLayout toLayout: UICollectionViewLayout
  ) -> UICollectionViewTransitionLayout {
    let made = UICollectionViewTransitionLayout(currentLayout: fromLayout, nextLayout: toLayout)
    transitions.append(made)
    return made
  }
  func collectionView(
    _ collectionView: UICollectionView, targetIndexPathForMoveFromItemAt originalIndexPath: IndexPath,
    toProposedIndexPath proposedIndexPath: IndexPath
  ) -> IndexPath { place ?? proposedIndexPath }
}

/// A layout that logs the contexts of moves by hand.
@MainActor private final class Moves: UICollectionViewFlowLayout {
  var log: [String] = []
  override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
    if let targets = context.targetIndexPathsForInteractivelyMovingItems?.map(\.item),
      let previous = context.previousIndexPathsForInteractivelyMovingItems?.map(\.item)
    {
      log.append("\(previous) \(targets) \(Int(context.interactiveMovementTarget.x))")
    }
    super.invalidateLayout(with: context)
  }
  override func invalidationContextForEndingInteractiveMovementOfItems(
    toFinalIndexPaths indexPaths: [IndexPath], previousIndexPaths: [IndexPath], movementCancelled: Bool
  ) -> UICollectionViewLayoutInvalidationContext {
    log.append(movementCancelled ? "cancelled" : "ended")
    return super.invalidationContextForEndingInteractiveMovementOfItems(
      toFinalIndexPaths: indexPaths, previousIndexPaths: previousIndexPaths, movementCancelled: movementCancelled)
  }
}

/// A layout that computes its places from right to left.
@MainActor private final class FromTheRight: UICollectionViewFlowLayout {
  override var flipsHorizontallyInOppositeLayoutDirection: Bool { true }
  override var developmentLayoutDirection: UIUserInterfaceLayoutDirection { .rightToLeft }
}

@MainActor @Suite("Collection views: further delegate methods", .serialized) struct CollectionDelegateTests {
  private let source = ItemSource([["a", "b", "c"]])
  private let delegate = Menus()

  private func view(_ layout: UICollectionViewLayout = grid()) -> UICollectionView {
    let view = source.view(layout)
    view.delegate = delegate
    view.layoutIfNeeded()
    return view
  }

  private func path(_ item: Int) -> IndexPath { IndexPath(item: item, section: 0) }

  @Test("The delegate is notified of its menu, on an item and beside the items, with its own configuration")
  func menus()
    throws
  {
    let view = self.view()
    delegate.own = UIContextMenuConfiguration(actionProvider: { _ in
      UIMenu(children: [UIAction(title: "Open") { _ in }])
    })
    for point in [CGPoint(x: 5, y: 5), CGPoint(x: 5, y: 400)] {
      delegate.log = []
      #expect(try #require(view.contextMenu(at: point)).items.map(\.title) == ["Open"])
      view.receive(.closedContextMenu)
      #expect(delegate.log == ["display true", "close true"])
    }
  }

  @Test("The older menu has the commands that the delegate can perform") func commands() throws {
    let view = self.view()
    delegate.commands = ["cut:"]
    #expect(try #require(view.contextMenu(at: CGPoint(x: 5, y: 5))).items.map(\.title) == ["Cut"])
    view.receive(.choseContextMenuItem([0]))
    view.receive(.closedContextMenu)
    #expect(delegate.log == ["cut: 0"])
  }

  @Test("An interactive transition that is finished changes the layout; one that is cancelled does not")
  func transition() {
    let view = self.view()
    let (old, new) = (view.collectionViewLayout, UICollectionViewFlowLayout())
    var ends: [String] = []
    let cancelled = view.startInteractiveTransition(to: new) { ends.append("\($0) \($1)") }
    cancelled.transitionProgress = 0.5
    cancelled.updateValue(3, forAnimatedKey: "gap")
    #expect(cancelled.value(forAnimatedKey: "gap") == 3 && cancelled.value(forAnimatedKey: "other") == 0)
    view.cancelInteractiveTransition()
    #expect(ends == ["true false"] && view.collectionViewLayout === old)
    let finished = view.startInteractiveTransition(to: new) { ends.append("\($0) \($1)") }
    #expect(delegate.transitions == [cancelled, finished] && finished.currentLayout === old)
    view.finishInteractiveTransition()
    #expect(ends == ["true false", "true true"] && view.collectionViewLayout === new)
    view.finishInteractiveTransition()
    view.cancelInteractiveTransition()
    #expect(ends.count == 2)
  }

  @Test("A move by hand invalidates the layout with each position and at its end") func moving() {
    let layout = Moves()
    layout.itemSize = CGSize(width: 100, height: 100)
    let view = self.view(layout)
    #expect(!view.hasUncommittedUpdates && view.beginInteractiveMovementForItem(at: path(0)))
    #expect(view.hasUncommittedUpdates)
    view.updateInteractiveMovementTargetPosition(CGPoint(x: 150, y: 50))
    view.updateInteractiveMovementTargetPosition(CGPoint(x: 270, y: 50))
    view.endInteractiveMovement()
    #expect(layout.log == ["[0] [1] 150", "[1] [2] 270", "ended", "[2] [2] 0"])
    #expect(view.texts == ["b", "c", "a"] && !view.hasUncommittedUpdates)
    layout.log = []
    _ = view.beginInteractiveMovementForItem(at: path(2))
    view.cancelInteractiveMovement()
    #expect(layout.log == ["cancelled", "[2] [2] 0"] && view.texts == ["b", "c", "a"])
  }

  @Test("The older method determines the place of a move if the newer one is absent") func olderMove() {
    let view = self.view()
    delegate.place = path(1)
    _ = view.beginInteractiveMovementForItem(at: path(0))
    view.updateInteractiveMovementTargetPosition(CGPoint(x: 270, y: 50))
    view.endInteractiveMovement()
    #expect(view.texts == ["b", "a", "c"])
  }

  @Test("Changes are uncommitted in a batch") func uncommitted() {
    let view = self.view()
    var inside = false
    view.performBatchUpdates { inside = view.hasUncommittedUpdates }
    #expect(inside && !view.hasUncommittedUpdates)
  }

  @Test("A layout that computes from right to left is mirrored from left to right only") func development() {
    let layout = FromTheRight()
    layout.itemSize = CGSize(width: 100, height: 100)
    let view = self.view(layout)
    #expect(view.cellForItem(at: path(0))?.frame.minX == 220)
    view.semanticContentAttribute = .forceRightToLeft
    view.layoutIfNeeded()
    #expect(view.cellForItem(at: path(0))?.frame.minX == 0)
  }

  @Test("The attributes of an item that is moved by hand have its position as their centre") func movedAttributes() {
    let view = self.view()
    let layout = view.collectionViewLayout
    let attributes = layout.layoutAttributesForInteractivelyMovingItem(
      at: path(1), withTargetPosition: CGPoint(x: 7, y: 8))
    #expect(attributes.center == CGPoint(x: 7, y: 8) && attributes.size == CGSize(width: 100, height: 100))
    #expect(layout.layoutAttributesForItem(at: path(1))?.center != attributes.center)
  }

  @Test("Index paths of the data source and shown ones are the same") func translation() {
    let view = self.view()
    #expect(view.presentationIndexPath(forDataSourceIndexPath: path(2)) == path(2))
    #expect(view.dataSourceIndexPath(forPresentationIndexPath: nil) == nil)
    #expect(view.presentationSectionIndex(forDataSourceSectionIndex: 1) == 1)
    var ran = false
    view.performUsingPresentationValues { ran = true }
    #expect(ran)
  }
}
