import Foundation
import Testing
import ViewBacking

@testable @_spi(Runtime) import UIKitCore

@MainActor private final class ItemDrops: NSObject, UICollectionViewDropDelegate, UICollectionViewDragDelegate {
  var log: [String] = []
  var operation = UIDropOperation.move
  var handles = true
  private func text(_ path: IndexPath?) -> String { path.map { "\($0.section).\($0.item)" } ?? "none" }

  func collectionView(
    _ collectionView: UICollectionView, itemsForBeginning session: any UIDragSession, at indexPath: IndexPath
  ) -> [UIDragItem] { [UIDragItem("item" as NSString)] }
  func collectionView(_ collectionView: UICollectionView, canHandle session: any UIDropSession) -> Bool { handles }
  func collectionView(_ collectionView: UICollectionView, dropSessionDidEnter session: any UIDropSession) {
    log.append("enter, \(collectionView.hasActiveDrop)")
  }
  func collectionView(
    _ collectionView: UICollectionView, dropSessionDidUpdate session: any UIDropSession,
    withDestinationIndexPath destinationIndexPath: IndexPath?
  ) -> UICollectionViewDropProposal {
    log.append("over \(text(destinationIndexPath))")
    return UICollectionViewDropProposal(operation: operation, intent: .insertAtDestinationIndexPath)
  }
  func collectionView(
    _ collectionView: UICollectionView, performDropWith coordinator: any UICollectionViewDropCoordinator
  ) {
    let sources = coordinator.items.map { text($0.sourceIndexPath) }
    log.append("drop \(sources) on \(text(coordinator.destinationIndexPath)), \(coordinator.proposal.intent)")
    for item in coordinator.items {
      coordinator.drop(item.dragItem, toItemAt: coordinator.destinationIndexPath ?? IndexPath(item: 0, section: 0))
    }
  }
  func collectionView(_ collectionView: UICollectionView, dropSessionDidExit session: any UIDropSession) {
    log.append("exit")
  }
  func collectionView(_ collectionView: UICollectionView, dropSessionDidEnd session: any UIDropSession) {
    log.append("end, \(collectionView.hasActiveDrop)")
  }
}

@MainActor private final class PlainDrops: NSObject, UICollectionViewDropDelegate {
  var drops = 0
  func collectionView(
    _ collectionView: UICollectionView, performDropWith coordinator: any UICollectionViewDropCoordinator
  ) { drops += coordinator.proposal.operation == .copy ? 1 : 0 }
}

@MainActor @Suite("Dropping on a collection view", .serialized) struct CollectionDropTests {
  private let source = ItemSource([["a", "b", "c", "d"]])
  private let drops = ItemDrops()
  private let foreign = DropDescription(offering: ["text/plain"])
  private let local = DropDescription(isLocal: true, types: [])

  private func view() -> UICollectionView {
    let view = source.view()
    view.dropDelegate = drops
    view.dragDelegate = drops
    return view
  }

  @Test("An item of the same view has a source, and the place below the pointer is the destination") func moved() throws
  {
    let view = view()
    _ = try #require(view.prepareDrag(at: CGPoint(x: 5, y: 5)))
    view.receive(.dragBegan)
    #expect(view.acceptsDrop(local, at: CGPoint(x: 250, y: 50)))
    view.receive(.dropped(CGPoint(x: 250, y: 50), DropContents(text: nil, list: nil)))
    view.receive(.dragEnded(.accepted))
    #expect(
      drops.log == [
        "enter, true", "over 0.2", #"drop ["0.0"] on 0.2, insertAtDestinationIndexPath"#, "end, false",
      ])
  }

  @Test("Another app's text has no source, and beyond the items there is no destination") func foreignText() {
    let view = view()
    drops.operation = .copy
    #expect(view.acceptsDrop(foreign, at: CGPoint(x: 250, y: 400)))
    view.receive(.dropped(CGPoint(x: 250, y: 400), DropContents(text: "text", list: nil)))
    #expect(drops.log.contains(#"drop ["none"] on none, insertAtDestinationIndexPath"#))
    view.receive(.dropLeft)
    #expect(drops.log.last == "end, false")
  }

  @Test("A drag that leaves has ended for the view, and one that is declined never began") func leaves() {
    let view = view()
    drops.operation = .copy
    _ = view.acceptsDrop(foreign, at: .zero)
    view.receive(.dropLeft)
    #expect(drops.log == ["enter, true", "over 0.0", "exit", "end, false"])
    drops.handles = false
    #expect(!view.acceptsDrop(foreign, at: .zero) && drops.log.count == 4)
  }

  @Test("A delegate with one method copies, and without a delegate nothing is accepted") func defaults() {
    let view = source.view()
    #expect(!view.acceptsDrop(foreign, at: .zero) && view.dropDelegate == nil)
    let plain = PlainDrops()
    view.dropDelegate = plain
    #expect(view.acceptsDrop(foreign, at: .zero) && view.dropDelegate === plain)
    view.receive(.dropped(.zero, DropContents(text: "text", list: nil)))
    #expect(plain.drops == 1)
    view.dropDelegate = nil
    #expect(!view.acceptsDrop(foreign, at: .zero))
  }
}
