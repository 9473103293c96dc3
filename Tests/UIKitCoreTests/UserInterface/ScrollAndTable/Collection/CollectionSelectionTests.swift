import Foundation
import Testing
import ViewBacking

@testable @_spi(Runtime) import UIKitCore

@MainActor @Suite("Collection views: selection, keys and menus") struct CollectionSelectionTests {
  let source = ItemSource([["a", "b", "c", "d", "e"], ["f", "g"]])
  let view: UICollectionView

  init() { view = source.view() }

  private func path(_ section: Int, _ item: Int) -> IndexPath { IndexPath(item: item, section: section) }

  @Test("A press selects one item and deselects the other, and the delegate is called for both") func single() {
    view.press(0, 1)
    view.press(1, 0)
    #expect(source.log == ["+b", "-b", "+f"])
    #expect(view.indexPathsForSelectedItems == [path(1, 0)])
    #expect(view.cellForItem(at: path(1, 0))?.isSelected == true)
    #expect(view.cellForItem(at: path(0, 1))?.isSelected == false)
  }

  @Test("With multiple selection a press on a selected item deselects it") func multiple() {
    view.allowsMultipleSelection = true
    for item in [0, 2, 0] { view.press(0, item) }
    #expect(source.log == ["+a", "+c", "-a"] && view.indexPathsForSelectedItems == [path(0, 2)])
    view.allowsMultipleSelection = false
    #expect(view.indexPathsForSelectedItems == [path(0, 2)], "one item may remain")
  }

  @Test("A selection by the app does not call the delegate") func byApp() {
    view.selectItem(at: path(0, 0), animated: false, scrollPosition: [])
    view.selectItem(at: path(0, 1), animated: false, scrollPosition: .top)
    #expect(view.indexPathsForSelectedItems == [path(0, 1)])
    view.selectItem(at: path(5, 1), animated: false, scrollPosition: [])
    view.deselectItem(at: path(0, 1), animated: false)
    #expect(view.indexPathsForSelectedItems == [] && source.log.isEmpty)
    view.selectItem(at: path(0, 1), animated: false, scrollPosition: [])
    view.selectItem(at: nil, animated: false, scrollPosition: [])
    #expect(view.indexPathsForSelectedItems == [])
  }

  @Test("The delegate can refuse a selection, and a view can disable it") func refused() {
    source.refuses = [path(0, 0)]
    view.press(0, 0)
    #expect(view.indexPathsForSelectedItems == [])
    view.allowsSelection = false
    view.press(0, 1)
    view.selectItem(at: path(0, 1), animated: false, scrollPosition: [])
    #expect(view.indexPathsForSelectedItems == [] && source.log.isEmpty)
  }

  @Test("While editing, selection has settings of its own") func editing() {
    view.press(0, 0)
    view.isEditing = true
    #expect(view.indexPathsForSelectedItems == [])
    view.press(0, 1)
    #expect(view.indexPathsForSelectedItems == [])
    view.allowsMultipleSelectionDuringEditing = true
    view.press(0, 1)
    view.press(0, 2)
    #expect(view.indexPathsForSelectedItems == [path(0, 1), path(0, 2)])
    #expect(view.cellForItem(at: path(0, 1))?.configurationState.isEditing == true)
  }

  @Test("A press highlights the item, and its end no longer does") func highlight() {
    @MainActor final class Highlights: NSObject, UICollectionViewDelegate {
      var states: [String] = []
      func collectionView(_ collectionView: UICollectionView, didHighlightItemAt indexPath: IndexPath) {
        states.append("on \(collectionView.cellForItem(at: indexPath)?.isHighlighted ?? false)")
      }
      func collectionView(_ collectionView: UICollectionView, didUnhighlightItemAt indexPath: IndexPath) {
        states.append("off \(collectionView.cellForItem(at: indexPath)?.isHighlighted ?? true)")
      }
    }
    let highlights = Highlights()
    let item = ItemSource([["a"]])
    let view = item.view()
    view.delegate = highlights
    view.layoutIfNeeded()
    var states: [Bool] = []
    view.cellForItem(at: path(0, 0))?.configurationUpdateHandler = { cell, state in states.append(state.isSelected) }
    view.press(0, 0)
    view.layoutIfNeeded()
    #expect(highlights.states == ["on true", "off false"])
    #expect(states.last == true && view.cellForItem(at: path(0, 0))?.isHighlighted == false)
  }

  @Test("The arrow keys move to the nearest item in their direction, and Return selects") func keys() {
    view.receive(.focused)
    #expect(view.current == RowIndexPath(section: 0, row: 0))
    view.receive(.key(.right))
    #expect(view.current == RowIndexPath(section: 0, row: 1))
    #expect(source.log.isEmpty && view.cellForItem(at: path(0, 1))?.isCurrent == true)
    view.receive(.key(.down))
    #expect(view.current == RowIndexPath(section: 0, row: 4))
    view.receive(.key(.down))
    #expect(view.current == RowIndexPath(section: 1, row: 1))
    view.receive(.key(.return))
    #expect(source.log == ["+g"])
    view.receive(.key(.left))
    #expect(view.current == RowIndexPath(section: 1, row: 0))
    view.receive(.key(.up))
    #expect(view.current == RowIndexPath(section: 0, row: 3))
    view.receive(.key(.left))
    #expect(view.current == RowIndexPath(section: 0, row: 2), "to the end of the line before")
    view.receive(.key(.home))
    view.receive(.key(.left))
    view.receive(.key(.up))
    #expect(view.current == RowIndexPath(section: 0, row: 0), "the ends do not wrap")
    view.receive(.unfocused)
    #expect(view.visibleCells.allSatisfy { !$0.isCurrent })
  }

  @Test("With selectionFollowsFocus the arrow keys select") func follows() {
    view.selectionFollowsFocus = true
    view.receive(.focused)
    view.receive(.key(.right))
    view.receive(.key(.right))
    #expect(source.log == ["+b", "-b", "+c"])
  }

  @Test("Keys scroll to the item that they move to") func keysScroll() {
    let many = ItemSource([(0..<100).map(String.init)])
    let view = many.view()
    view.receive(.focused)
    view.receive(.key(.end))
    #expect(view.texts.last == "99")
    view.receive(.key(.pageUp))
    #expect(view.current == RowIndexPath(section: 0, row: 90))
    view.receive(.key(.pageDown))
    view.receive(.key(.home))
    #expect(view.texts.first == "0")
  }

  @Test("The select-all key selects everything if several items can be selected") func all() {
    view.receive(.key(.selectAll))
    #expect(view.indexPathsForSelectedItems == [])
    view.allowsMultipleSelection = true
    view.receive(.key(.selectAll))
    #expect(view.indexPathsForSelectedItems?.count == 7)
  }

  @Test("A secondary click shows the delegate's menu for the item, or for all selected ones") func menu() {
    @MainActor final class OwnMenus: NSObject, UICollectionViewDelegate {
      var asked: [[Int]] = []
      func collectionView(
        _ collectionView: UICollectionView, contextMenuConfigurationForItemsAt indexPaths: [IndexPath], point: CGPoint
      ) -> UIContextMenuConfiguration? {
        asked.append(indexPaths.map(\.item))
        return UIContextMenuConfiguration(
          identifier: nil, actionProvider: { _ in UIMenu(children: [UIAction(title: "Open") { _ in }]) })
      }
    }
    let menus = OwnMenus()
    view.delegate = menus
    view.layoutIfNeeded()
    #expect(view.contextMenu(at: CGPoint(x: 10, y: 10)) != nil)
    #expect(view.contextMenu(at: CGPoint(x: 10, y: 400)) != nil)
    view.allowsMultipleSelection = true
    view.press(0, 1)
    view.press(0, 2)
    _ = view.contextMenu(at: CGPoint(x: 230, y: 10))
    #expect(menus.asked == [[0], [], [1, 2]])
    #expect(view.current == RowIndexPath(section: 0, row: 2))
  }
}

@MainActor private final class ItemDrags: NSObject, UICollectionViewDragDelegate {
  var log: [String] = []
  func collectionView(
    _ collectionView: UICollectionView, itemsForBeginning session: any UIDragSession, at indexPath: IndexPath
  ) -> [UIDragItem] {
    log.append("asked for \(indexPath.section).\(indexPath.item)")
    return [UIDragItem("item \(indexPath.item)" as NSString)]
  }
  func collectionView(_ collectionView: UICollectionView, dragSessionWillBegin session: any UIDragSession) {
    log.append("will begin, \(collectionView.hasActiveDrag)")
  }
  func collectionView(_ collectionView: UICollectionView, dragSessionDidEnd session: any UIDragSession) {
    log.append("did end, \(collectionView.hasActiveDrag)")
  }
}

@MainActor @Suite("Dragging an item out of a collection view") struct CollectionDragTests {
  @Test("The delegate is called for the item below the pointer, and the preview is that item") func item() throws {
    let source = ItemSource([["a", "b", "c", "d"]])
    let drags = ItemDrags()
    let view = source.view()
    view.dragDelegate = drags
    let drag = try #require(view.prepareDrag(at: CGPoint(x: 120, y: 50)))
    #expect(drags.log == ["asked for 0.1"] && drag.text == "item 1")
    #expect(drag.picture == CGRect(x: 110, y: 0, width: 100, height: 100))
    view.receive(.dragBegan)
    view.receive(.dragEnded(.accepted))
    #expect(drags.log == ["asked for 0.1", "will begin, true", "did end, false"] && source.log.isEmpty)
    view.dragInteractionEnabled = false
    #expect(view.prepareDrag(at: CGPoint(x: 120, y: 50)) == nil)
  }
}
