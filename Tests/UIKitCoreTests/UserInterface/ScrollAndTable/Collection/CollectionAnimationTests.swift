import Foundation
import Testing
import ViewBacking

@testable @_spi(Runtime) import UIKitCore

@MainActor @Suite("Changes of a collection view's items over time", .serialized) struct CollectionAnimationTests {
  private let stage = AnimatedStage()
  private let source = ItemSource([["a", "b", "c", "d"]])
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 440))

  private func makeView() -> UICollectionView {
    stage.run {
      let view = source.view()
      window.addSubview(view)
      view.layoutIfNeeded()
      return view
    }
  }

  private func cell(_ view: UICollectionView, _ text: String) -> TextItemCell? {
    view.subviews.compactMap { $0 as? TextItemCell }.first { $0.text == text }
  }

  private func shown(_ view: UIView?) -> ViewDescription? { view.map { view in stage.run { view.shownDescription } } }

  private func delete(_ item: Int, in view: UICollectionView, completion: @escaping (Bool) -> Void = { _ in }) {
    stage.run {
      view.performBatchUpdates(
        {
          source.sections[0].remove(at: item)
          view.deleteItems(at: [IndexPath(item: item, section: 0)])
        }, completion: completion)
    }
  }

  @Test("The cells after a deleted item have their new place at once, and are shown on the way to it")
  func moves() throws {
    let view = makeView()
    let moving = try #require(cell(view, "c"))
    let (old, new) = (moving.frame, try #require(cell(view, "b")).frame)
    var done: [Bool] = []
    delete(0, in: view) { done.append($0) }
    #expect(moving.frame == new && shown(moving)?.frame == old && done.isEmpty)
    stage.wait(0.15)
    let middle = try #require(shown(moving)).frame.minX
    #expect(middle < old.minX && middle > new.minX)
    stage.wait(0.15)
    #expect(shown(moving)?.frame == new && done == [true])
  }

  @Test("The cell of a deleted item disappears where it was, and is used again afterwards")
  func disappears() throws {
    let view = makeView()
    let leaving = try #require(cell(view, "a"))
    let place = leaving.frame
    delete(0, in: view)
    #expect(view.texts == ["b", "c", "d"] && !leaving.isHidden && shown(leaving)?.alpha == 1)
    stage.wait(0.15)
    let alpha = try #require(shown(leaving)).alpha
    #expect(alpha > 0 && alpha < 1 && leaving.frame == place)
    stage.wait(0.15)
    #expect(leaving.isHidden && leaving.alpha == 1)
    stage.run {
      source.sections[0].append("e")
      view.insertItems(at: [IndexPath(item: 3, section: 0)])
    }
    #expect(cell(view, "e") === leaving)
  }

  @Test("The cell of a new item appears in its place")
  func appears() throws {
    let view = makeView()
    stage.run {
      source.sections[0].insert("e", at: 0)
      view.insertItems(at: [IndexPath(item: 0, section: 0)])
    }
    let arriving = try #require(cell(view, "e"))
    #expect(arriving.frame == view.frame(0, 0) && arriving.alpha == 1)
    #expect(shown(arriving)?.frame == arriving.frame && shown(arriving)?.alpha == 0)
    stage.wait(0.3)
    #expect(shown(arriving)?.alpha == 1)
  }

  @Test("A change during another one begins where the first one is shown")
  func interrupted() throws {
    let view = makeView()
    let moving = try #require(cell(view, "c"))
    delete(0, in: view)
    stage.wait(0.15)
    let before = try #require(shown(moving)).frame
    delete(0, in: view)
    #expect(shown(moving)?.frame == before && moving.frame.minX == 0)
    stage.wait(0.3)
    #expect(shown(moving)?.frame == moving.frame && view.texts == ["c", "d"])
  }

  @Test("Nothing takes time outside a window, while animations are off, or if a snapshot is applied without animation")
  func immediate() throws {
    let view = stage.run { source.view() }
    let moving = try #require(cell(view, "b"))
    delete(0, in: view)
    stage.run { view.layoutIfNeeded() }
    #expect(shown(moving)?.frame.minX == 0 && stage.isIdle)
    stage.run {
      window.addSubview(view)
      view.layoutIfNeeded()
      UIView.setAnimationsEnabled(false)
    }
    delete(0, in: view)
    #expect(stage.isIdle)
    stage.run {
      UIView.setAnimationsEnabled(true)
      view.layoutIfNeeded()
    }
    delete(0, in: view)
    #expect(!stage.isIdle)
  }

  @Test(
    "A snapshot's changes are animated on request, and its completion is called at their end", arguments: [true, false])
  func snapshot(animated: Bool) {
    let view = stage.run {
      let view = UICollectionView(frame: window.bounds, collectionViewLayout: grid())
      view.register(TextItemCell.self, forCellWithReuseIdentifier: "cell")
      window.addSubview(view)
      return view
    }
    let data = UICollectionViewDiffableDataSource<Int, String>(collectionView: view) { view, path, text in
      let cell = view.dequeueReusableCell(withReuseIdentifier: "cell", for: path)
      (cell as? TextItemCell)?.text = text
      return cell
    }
    func apply(_ items: [String], completion: @escaping () -> Void = {}) {
      var snapshot = NSDiffableDataSourceSnapshot<Int, String>()
      snapshot.appendSections([0])
      snapshot.appendItems(items)
      stage.run { data.apply(snapshot, animatingDifferences: animated, completion: completion) }
    }
    apply(["a", "b"])
    stage.run { view.layoutIfNeeded() }
    var isDone = false
    apply(["b"]) { isDone = true }
    #expect(isDone == !animated)
    stage.wait(0.3)
    #expect(isDone && view.texts == ["b"])
  }
}
