import Foundation
import SceneSystem
import Testing

@testable @_spi(Runtime) import UIKitCore

@MainActor @Suite("Collection views: updates") struct CollectionUpdateTests {
  let source = ItemSource([["a", "b", "c"], ["d", "e"]])
  let view: UICollectionView

  init() { view = source.view() }

  private func path(_ section: Int, _ item: Int) -> IndexPath { IndexPath(item: item, section: section) }

  @Test("Inserted, deleted and moved items show, and the cells of others stay") func items() {
    let kept = view.cellForItem(at: path(0, 2))
    view.performBatchUpdates {
      source.sections[0] = ["new", "c", "b"]
      view.deleteItems(at: [path(0, 0)])
      view.insertItems(at: [path(0, 0)])
      view.moveItem(at: path(0, 2), to: path(0, 1))
    }
    #expect(view.texts == ["new", "c", "b", "d", "e"])
    #expect(view.cellForItem(at: path(0, 1)) === kept)
  }

  @Test("Sections are inserted, deleted, moved and reloaded") func sections() {
    view.performBatchUpdates {
      source.sections = [["x"], ["d", "e"], ["a", "b", "c"]]
      view.insertSections([0])
      view.moveSection(0, toSection: 2)
    }
    #expect(view.texts == ["x", "d", "e", "a", "b", "c"])
    source.sections.removeFirst()
    view.deleteSections([0])
    source.sections[0] = ["D"]
    view.reloadSections([0])
    #expect(view.texts == ["D", "a", "b", "c"])
  }

  @Test("The selection follows its items, and is lost with them") func selection() {
    view.allowsMultipleSelection = true
    for (section, item) in [(0, 0), (0, 2), (1, 1)] { view.press(section, item) }
    source.sections[0].removeFirst()
    view.deleteItems(at: [path(0, 0)])
    #expect(view.indexPathsForSelectedItems == [path(0, 1), path(1, 1)])
    view.layoutIfNeeded()
    #expect(view.cellForItem(at: path(0, 1))?.isSelected == true)
    view.reloadData()
    #expect(view.indexPathsForSelectedItems == [])
  }

  @Test("An update that does not match the data loads everything again") func mismatch() {
    source.sections[0].append("more")
    view.insertItems(at: [path(0, 3), path(0, 4)])
    #expect(view.texts == ["a", "b", "c", "more", "d", "e"])
    view.deleteItems(at: [path(7, 7)])
    #expect(view.texts == ["a", "b", "c", "more", "d", "e"])
  }

  @Test("A reloaded item gets another cell, a reconfigured one keeps its own") func reload() {
    let cell = view.cellForItem(at: path(0, 1))
    source.sections[0][1] = "B"
    view.reconfigureItems(at: [path(0, 1), path(0, 9)])
    #expect(view.texts == ["a", "B", "c", "d", "e"] && view.cellForItem(at: path(0, 1)) === cell)
    source.sections[0][1] = "bb"
    view.reloadItems(at: [path(0, 1)])
    #expect(view.texts == ["a", "bb", "c", "d", "e"])
  }

  @Test("The layout receives the changes") func changes() {
    @MainActor final class Noting: UICollectionViewFlowLayout {
      var noted: [String] = []
      override func prepare(forCollectionViewUpdates updateItems: [UICollectionViewUpdateItem]) {
        noted += updateItems.map {
          "\($0.updateAction) \($0.indexPathBeforeUpdate?.item ?? -1) \($0.indexPathAfterUpdate?.item ?? -1)"
        }
      }
      override func finalizeCollectionViewUpdates() { noted.append("end") }
    }
    let layout = Noting()
    let view = source.view(layout)
    view.performBatchUpdates {
      source.sections[0] = ["b", "z", "c"]
      view.deleteItems(at: [path(0, 0)])
      view.insertItems(at: [path(0, 1)])
    }
    #expect(layout.noted == ["delete 0 -1", "insert -1 1", "end"])
  }

  @Test("Moving by hand moves the data and the item at its end, and can be cancelled") func moving() {
    #expect(view.beginInteractiveMovementForItem(at: path(0, 0)))
    #expect(!view.beginInteractiveMovementForItem(at: path(0, 1)), "one at a time")
    view.updateInteractiveMovementTargetPosition(CGPoint(x: 250, y: 50))
    #expect(view.texts == ["a", "b", "c", "d", "e"])
    view.endInteractiveMovement()
    #expect(view.texts == ["b", "c", "a", "d", "e"] && source.sections[0] == ["b", "c", "a"])
    #expect(view.beginInteractiveMovementForItem(at: path(0, 0)))
    view.updateInteractiveMovementTargetPosition(CGPoint(x: 250, y: 50))
    view.cancelInteractiveMovement()
    view.endInteractiveMovement()
    #expect(view.texts == ["b", "c", "a", "d", "e"])
    #expect(!view.beginInteractiveMovementForItem(at: path(4, 0)))
  }

  @Test("Random updates end as the data are") func random() {
    var random = SeededGenerator.fresh("collection updates")
    var next = 0
    for _ in 0..<200 {
      let section = Int.random(in: 0..<2, using: &random)
      view.performBatchUpdates {
        let count = source.sections[section].count
        let gone = Set((0..<count).filter { _ in Int.random(in: 0..<3, using: &random) == 0 })
        let kept = source.sections[section].enumerated().filter { !gone.contains($0.offset) }.map(\.element)
        let place = Int.random(in: 0...kept.count, using: &random)
        let new = (0..<Int.random(in: 0..<4, using: &random)).map { _ in
          next += 1
          return "n\(next)"
        }
        source.sections[section] = Array(kept[..<place]) + new + Array(kept[place...])
        view.deleteItems(at: gone.map { path(section, $0) })
        view.insertItems(at: new.indices.map { path(section, place + $0) })
      }
      let shown = view.texts
      #expect(shown == Array(source.sections.joined().prefix(shown.count)))
    }
  }
}
