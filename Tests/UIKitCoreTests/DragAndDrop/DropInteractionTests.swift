import Foundation
import Testing

@testable @_spi(Runtime) import UIKitCore

/// A delegate that answers as it is told, and writes down what it hears.
@MainActor private final class DropLog: NSObject, UIDropInteractionDelegate {
  var log: [String] = []
  var handles = true
  var proposal = UIDropOperation.copy
  var onDrop: (any UIDropSession) -> Void = { _ in }

  func dropInteraction(_ interaction: UIDropInteraction, canHandle session: any UIDropSession) -> Bool {
    log.append("can handle")
    return handles
  }
  func dropInteraction(_ interaction: UIDropInteraction, sessionDidEnter session: any UIDropSession) {
    log.append("enter")
  }
  func dropInteraction(_ interaction: UIDropInteraction, sessionDidUpdate session: any UIDropSession) -> UIDropProposal
  {
    let point = interaction.view.map { session.location(in: $0) } ?? .zero
    log.append("at \(Int(point.x)),\(Int(point.y))")
    return UIDropProposal(operation: proposal)
  }
  func dropInteraction(_ interaction: UIDropInteraction, sessionDidExit session: any UIDropSession) {
    log.append("exit")
  }
  func dropInteraction(_ interaction: UIDropInteraction, performDrop session: any UIDropSession) {
    log.append("perform")
    onDrop(session)
  }
  func dropInteraction(_ interaction: UIDropInteraction, concludeDrop session: any UIDropSession) {
    log.append("conclude")
  }
  func dropInteraction(_ interaction: UIDropInteraction, sessionDidEnd session: any UIDropSession) { log.append("end") }
}

@MainActor @Suite("Dropping on a view", .serialized) struct DropInteractionTests {
  private let target = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
  private let drops = DropLog()
  private let foreign = DropDescription(offering: ["text/uri-list", "text/plain", "text/plain;charset=utf-8", "x/y"])
  private let local = DropDescription(isLocal: true, types: [])

  init() { target.addInteraction(UIDropInteraction(delegate: drops)) }

  /// The app drags these out of a view of its own, with this delegate.
  private func drag(_ items: UIDragItem..., delegate body: (DragLog) throws -> Void) rethrows {
    let source = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    let log = DragLog(items)
    source.addInteraction(UIDragInteraction(delegate: log))
    _ = source.prepareDrag(at: .zero)
    source.receive(.dragBegan)
    try body(log)
    source.receive(.dragEnded(.taken))
  }

  private func at(_ x: Double, _ y: Double) -> CGPoint { CGPoint(x: x, y: y) }

  @Test("The delegate hears of the drag when it comes, when it moves and when it goes, and takes what is let go")
  func order() {
    #expect(target.shownDescription.isDropTarget && !UIView().shownDescription.isDropTarget)
    #expect(target.takesDrop(foreign, at: at(1, 2)))
    #expect(target.takesDrop(foreign, at: at(3, 4)))
    target.receive(.dropped(at(3, 4), DropContents(text: "text", list: nil)))
    #expect(drops.log == ["can handle", "enter", "at 1,2", "at 3,4", "perform", "conclude", "end"])
    target.receive(.dropped(at(3, 4), DropContents(text: "text", list: nil)))
    target.receive(.dropLeft)
    #expect(drops.log.count == 7, "it is over")
  }

  @Test("A drag that leaves is over for the view; one that comes back is asked about again")
  func leave() {
    _ = target.takesDrop(foreign, at: at(1, 2))
    target.receive(.dropLeft)
    #expect(drops.log == ["can handle", "enter", "at 1,2", "exit", "end"])
    #expect(target.takesDrop(foreign, at: at(5, 6)))
    #expect(drops.log.suffix(3) == ["can handle", "enter", "at 5,6"])
  }

  @Test("What the delegate cannot handle it hears no more of")
  func cannotHandle() {
    drops.handles = false
    for _ in 0..<2 { #expect(!target.takesDrop(foreign, at: .zero)) }
    target.receive(.dropped(.zero, DropContents(text: "text", list: nil)))
    #expect(drops.log == ["can handle"])
  }

  @Test(
    "Where the delegate proposes to take nothing, nothing is dropped", arguments: [UIDropOperation.cancel, .forbidden])
  func refused(operation: UIDropOperation) {
    drops.proposal = operation
    #expect(!target.takesDrop(foreign, at: .zero))
    target.receive(.dropped(.zero, DropContents(text: "text", list: nil)))
    #expect(!drops.log.contains("perform") && drops.log.last == "end")
  }

  @Test("A delegate that implements nothing takes nothing")
  func defaults() {
    final class Silent: NSObject, UIDropInteractionDelegate {}
    let silent = Silent()
    let view = UIView()
    view.addInteraction(UIDropInteraction(delegate: silent))
    #expect(!view.takesDrop(foreign, at: .zero))
  }

  @Test("Another app's text and links are there when they are dropped, each link an item")
  func contents() async throws {
    var session: (any UIDropSession)?
    drops.onDrop = { session = $0 }
    _ = target.takesDrop(foreign, at: .zero)
    target.receive(
      .dropped(.zero, DropContents(text: "text", list: "# from a file manager\r\nfile:///a%20b\r\nhttps://c.d/\r\n")))
    let dropped = try #require(session)
    #expect(dropped.localDragSession == nil && !dropped.allowsMoveOperation)
    #expect(dropped.items.count == 2)
    #expect(await load(NSURL.self, dropped) == ["file:///a%20b", "https://c.d/"])
    #expect(await load(NSString.self, dropped) == ["text"])
    #expect(await load(NSUserActivity.self, dropped).isEmpty)
  }

  /// What the session's items are as objects of a class.
  private func load(_ aClass: any NSItemProviderReading.Type, _ session: any UIDropSession) async -> [String] {
    await withCheckedContinuation { done in
      session.loadObjects(ofClass: aClass) { objects in
        done.resume(returning: objects.map { ($0 as? NSURL)?.absoluteString ?? String(describing: $0) })
      }
    }
  }

  @Test("Before the drop it is known what another app drags, and not yet what is in it")
  func types() {
    #expect(foreign.types == ["public.url", "public.utf8-plain-text"])
    let session = DropSession(foreign, in: target, at: .zero)
    #expect(session.canLoadObjects(ofClass: String.self) && session.canLoadObjects(ofClass: URL.self))
    #expect(session.hasItemsConforming(toTypeIdentifiers: ["public.text"]))
    #expect(!session.canLoadObjects(ofClass: UIImage.self))
    #expect(!target.takesDrop(DropDescription(offering: ["image/png", "x/y"]), at: .zero), "nothing that is known")
    #expect(drops.log.isEmpty)
  }

  @Test(
    "Inside the app the view gets the items themselves, and the drag ends as the view proposed",
    arguments: [(UIDropOperation.copy, true, "copy"), (.move, true, "move"), (.move, false, "copy")])
  func inside(proposal: UIDropOperation, allowsMove: Bool, end: String) throws {
    let item = UIDragItem(NSUserActivity(activityType: "reading"))
    item.localObject = 7
    drops.proposal = proposal
    let log = DragLog([item])
    log.allowsMove = allowsMove
    let source = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    source.addInteraction(UIDragInteraction(delegate: log))
    _ = source.prepareDrag(at: .zero)
    source.receive(.dragBegan)
    var seen: (any UIDropSession)?
    drops.onDrop = { seen = $0 }
    #expect(target.takesDrop(local, at: at(1, 2)))
    target.receive(.dropped(at(1, 2), DropContents(text: nil, list: nil)))
    source.receive(.dragEnded(.taken))
    let session = try #require(seen)
    #expect(session.items.first === item && session.localDragSession === log.sessions[0])
    #expect(session.localDragSession?.localContext as? String == "kept")
    #expect(log.log.suffix(2) == ["will end \(end)", "did end \(end)"])
  }

  @Test("A drag of this process of which nothing is known any more is not taken")
  func stale() {
    #expect(!target.takesDrop(local, at: .zero))
    #expect(drops.log.isEmpty)
  }

  @Test("Another drag that comes without the first having left is another session")
  func another() {
    _ = target.takesDrop(foreign, at: .zero)
    drag(UIDragItem("a" as NSString)) { _ in _ = target.takesDrop(local, at: .zero) }
    #expect(drops.log == ["can handle", "enter", "at 0,0", "end", "can handle", "enter", "at 0,0"])
  }

  @Test("Taken off its view, an interaction ends what is over it and takes nothing more")
  func removed() throws {
    _ = target.takesDrop(foreign, at: .zero)
    let interaction = try #require(target.interactions.first)
    target.removeInteraction(interaction)
    #expect(drops.log.last == "end" && !target.takesDrop(foreign, at: .zero))
    #expect(!target.shownDescription.isDropTarget)
  }

  @Test("In a scrolled view the place is that of the content")
  func scrolled() {
    let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    scroll.contentOffset.y = 40
    scroll.addInteraction(UIDropInteraction(delegate: drops))
    _ = scroll.takesDrop(foreign, at: at(1, 2))
    scroll.receive(.dropped(at(1, 3), DropContents(text: "a", list: nil)))
    #expect(drops.log.contains("at 1,42"))
  }
}
