import Foundation
import Testing
import ViewBacking

@testable @_spi(Runtime) import UIKitCore

/// A delegate with given answers that records its calls.
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

  /// The app drags these out of one of its own views, with this delegate.
  private func drag(_ items: UIDragItem..., delegate body: (DragLog) throws -> Void) rethrows {
    let source = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    let log = DragLog(items)
    source.addInteraction(UIDragInteraction(delegate: log))
    _ = source.prepareDrag(at: .zero)
    source.receive(.dragBegan)
    try body(log)
    source.receive(.dragEnded(.accepted))
  }

  private func at(_ x: Double, _ y: Double) -> CGPoint { CGPoint(x: x, y: y) }

  @Test("The delegate is called when the drag enters, moves and exits, and receives the drop")
  func order() {
    #expect(target.shownDescription.isDropTarget && !UIView().shownDescription.isDropTarget)
    #expect(target.acceptsDrop(foreign, at: at(1, 2)))
    #expect(target.acceptsDrop(foreign, at: at(3, 4)))
    target.receive(.dropped(at(3, 4), DropContents(text: "text", list: nil)))
    #expect(drops.log == ["can handle", "enter", "at 1,2", "at 3,4", "perform", "conclude", "end"])
    target.receive(.dropped(at(3, 4), DropContents(text: "text", list: nil)))
    target.receive(.dropLeft)
    #expect(drops.log.count == 7, "it is over")
  }

  @Test("A drag that exits has ended for the view; when it enters again, the delegate is called again")
  func leave() {
    _ = target.acceptsDrop(foreign, at: at(1, 2))
    target.receive(.dropLeft)
    #expect(drops.log == ["can handle", "enter", "at 1,2", "exit", "end"])
    #expect(target.acceptsDrop(foreign, at: at(5, 6)))
    #expect(drops.log.suffix(3) == ["can handle", "enter", "at 5,6"])
  }

  @Test("After the delegate declines a session it is not called for it again")
  func cannotHandle() {
    drops.handles = false
    for _ in 0..<2 { #expect(!target.acceptsDrop(foreign, at: .zero)) }
    target.receive(.dropped(.zero, DropContents(text: "text", list: nil)))
    #expect(drops.log == ["can handle"])
  }

  @Test(
    "With the operation cancel nothing is dropped", arguments: [UIDropOperation.cancel, .forbidden])
  func refused(operation: UIDropOperation) {
    drops.proposal = operation
    #expect(!target.acceptsDrop(foreign, at: .zero))
    target.receive(.dropped(.zero, DropContents(text: "text", list: nil)))
    #expect(!drops.log.contains("perform") && drops.log.last == "end")
  }

  @Test("A delegate without methods accepts nothing")
  func defaults() {
    final class Silent: NSObject, UIDropInteractionDelegate {}
    let silent = Silent()
    let view = UIView()
    view.addInteraction(UIDropInteraction(delegate: silent))
    #expect(!view.acceptsDrop(foreign, at: .zero))
  }

  @Test("Another app's text and links are loaded at the drop, each link as an item")
  func contents() async throws {
    var session: (any UIDropSession)?
    drops.onDrop = { session = $0 }
    _ = target.acceptsDrop(foreign, at: .zero)
    target.receive(
      .dropped(.zero, DropContents(text: "text", list: "# from a file manager\r\nfile:///a%20b\r\nhttps://c.d/\r\n")))
    let dropped = try #require(session)
    #expect(dropped.localDragSession == nil && !dropped.allowsMoveOperation)
    #expect(dropped.items.count == 2)
    #expect(await load(NSURL.self, dropped) == ["file:///a%20b", "https://c.d/"])
    #expect(await load(NSString.self, dropped) == ["text"])
    #expect(await load(NSUserActivity.self, dropped).isEmpty)
  }

  /// The session's items, loaded as objects of a class.
  private func load(_ aClass: any NSItemProviderReading.Type, _ session: any UIDropSession) async -> [String] {
    await withCheckedContinuation { done in
      session.loadObjects(ofClass: aClass) { objects in
        done.resume(returning: objects.map { ($0 as? NSURL)?.absoluteString ?? String(describing: $0) })
      }
    }
  }

  @Test("Before the drop the types of another app's drag are known, and the content is not")
  func types() {
    #expect(foreign.types == ["public.url", "public.utf8-plain-text"])
    let session = DropSession(foreign, in: target, at: .zero)
    #expect(session.canLoadObjects(ofClass: String.self) && session.canLoadObjects(ofClass: URL.self))
    #expect(session.hasItemsConforming(toTypeIdentifiers: ["public.text"]))
    #expect(!session.canLoadObjects(ofClass: UIImage.self))
    #expect(!target.acceptsDrop(DropDescription(offering: ["image/png", "x/y"]), at: .zero), "nothing that is known")
    #expect(drops.log.isEmpty)
  }

  @Test(
    "Inside the app the view gets the items themselves, and the drag ends with the proposed operation",
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
    #expect(target.acceptsDrop(local, at: at(1, 2)))
    target.receive(.dropped(at(1, 2), DropContents(text: nil, list: nil)))
    source.receive(.dragEnded(.accepted))
    let session = try #require(seen)
    #expect(session.items.first === item && session.localDragSession === log.sessions[0])
    #expect(session.localDragSession?.localContext as? String == "kept")
    #expect(log.log.suffix(2) == ["will end \(end)", "did end \(end)"])
  }

  @Test("A drag of this process whose session has ended is not accepted")
  func stale() {
    #expect(!target.acceptsDrop(local, at: .zero))
    #expect(drops.log.isEmpty)
  }

  @Test("Another drag that enters before the first has exited is another session")
  func another() {
    _ = target.acceptsDrop(foreign, at: .zero)
    drag(UIDragItem("a" as NSString)) { _ in _ = target.acceptsDrop(local, at: .zero) }
    #expect(drops.log == ["can handle", "enter", "at 0,0", "end", "can handle", "enter", "at 0,0"])
  }

  @Test("Removing an interaction from its view ends its session, and it accepts nothing further")
  func removed() throws {
    _ = target.acceptsDrop(foreign, at: .zero)
    let interaction = try #require(target.interactions.first)
    target.removeInteraction(interaction)
    #expect(drops.log.last == "end" && !target.acceptsDrop(foreign, at: .zero))
    #expect(!target.shownDescription.isDropTarget)
  }

  @Test("In a scrolled view the location is in content coordinates")
  func scrolled() {
    let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    scroll.contentOffset.y = 40
    scroll.addInteraction(UIDropInteraction(delegate: drops))
    _ = scroll.acceptsDrop(foreign, at: at(1, 2))
    scroll.receive(.dropped(at(1, 3), DropContents(text: "a", list: nil)))
    #expect(drops.log.contains("at 1,42"))
  }
}
