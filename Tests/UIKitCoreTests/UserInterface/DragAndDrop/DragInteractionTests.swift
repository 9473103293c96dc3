import Foundation
import Testing
import ViewBacking

@testable @_spi(Runtime) import UIKitCore

@MainActor @Suite("Dragging out of a view") struct DragInteractionTests {
  private let view = UIView(frame: CGRect(x: 10, y: 20, width: 100, height: 50))

  private func dragging(_ items: UIDragItem...) -> DragLog {
    let log = DragLog(items)
    view.addInteraction(UIDragInteraction(delegate: log))
    return log
  }

  @Test("The delegate is called with the pointer's location, for the beginning, and twice for the end")
  func order() {
    let log = dragging(UIDragItem("a" as NSString), UIDragItem("b" as NSString))
    #expect(view.prepareDrag(at: CGPoint(x: 3, y: 4)) != nil)
    #expect(log.log == ["asked at 3,4"], "nothing is dragged yet")
    view.receive(.dragBegan)
    view.receive(.dragEnded(.accepted))
    view.receive(.dragEnded(.accepted))
    view.receive(.dragBegan)
    #expect(log.log == ["asked at 3,4", "will begin 2 kept", "will end copy", "did end copy"])
    #expect(view.prepareDrag(at: CGPoint(x: 5, y: 6)) != nil, "the next drag")
    #expect(log.log.last == "asked at 5,6")
  }

  @Test(
    "A drag that is not accepted, and that opens no window, ends with cancel",
    arguments: [DragOutcome.cancelled, .outside])
  func cancelled(outcome: DragOutcome) {
    let log = dragging(UIDragItem("a" as NSString))
    _ = view.prepareDrag(at: .zero)
    view.receive(.dragBegan)
    view.receive(.dragEnded(outcome))
    #expect(log.log.suffix(2) == ["will end cancel", "did end cancel"])
    #expect(DragSession.current == nil)
  }

  @Test("The host receives which views can be dragged from")
  func description() {
    #expect(!view.shownDescription.isDragSource)
    let log = dragging(UIDragItem("a" as NSString))
    let interaction = view.interactions.compactMap { $0 as? UIDragInteraction }[0]
    #expect(view.shownDescription.isDragSource && UIDragInteraction.isEnabledByDefault)
    interaction.isEnabled = false
    #expect(!view.shownDescription.isDragSource)
    #expect(view.prepareDrag(at: .zero) == nil && log.log.isEmpty)
    interaction.isEnabled = true
    view.removeInteraction(interaction)
    #expect(!view.shownDescription.isDragSource && interaction.view == nil)
  }

  @Test("Enabling and disabling updates a view that is already shown")
  func shown() {
    let log = dragging(UIDragItem("a" as NSString))
    let window = ShownWindow(view)
    #expect(window.backing(of: view).last?.isDragSource == true)
    view.interactions.compactMap { $0 as? UIDragInteraction }[0].isEnabled = false
    window.turn()
    #expect(window.backing(of: view).last?.isDragSource == false && log.log.isEmpty)
  }

  @Test("Where the delegate returns no items, nothing is dragged, and the view's next interaction is called")
  func nothing() {
    let first = dragging()
    #expect(view.prepareDrag(at: .zero) == nil)
    let second = dragging(UIDragItem("a" as NSString))
    #expect(view.prepareDrag(at: .zero) != nil)
    view.receive(.dragBegan)
    view.receive(.dragEnded(.accepted))
    #expect(first.log == ["asked at 0,0", "asked at 0,0"])
    #expect(second.log.count == 4)
  }

  @Test("A drag that was prepared and never began leaves no state")
  func neverBegan() {
    let log = dragging(UIDragItem("a" as NSString))
    _ = view.prepareDrag(at: .zero)
    view.receive(.dragEnded(.cancelled))
    #expect(view.prepareDrag(at: .zero) != nil)
    #expect(log.log == ["asked at 0,0", "asked at 0,0"])
  }

  @Test("In a scrolled view the delegate gets content coordinates; the preview is the visible part")
  func scrolled() {
    let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    scroll.contentOffset.y = 40
    let log = DragLog([UIDragItem("a" as NSString)])
    scroll.addInteraction(UIDragInteraction(delegate: log))
    let drag = scroll.prepareDrag(at: CGPoint(x: 1, y: 2))
    #expect(log.log == ["asked at 1,42"])
    #expect(drag?.picture == CGRect(x: 0, y: 0, width: 100, height: 100))
  }

  @Test("Text, links and an image are offered to other apps in known types")
  func forms() throws {
    let svg = Data("<svg xmlns='http://www.w3.org/2000/svg' width='3' height='2'/>".utf8)
    let image = try #require(UIImage(data: svg))
    let log = dragging(
      UIDragItem("one" as NSString, NSUserActivity(activityType: "reading")), UIDragItem(image),
      UIDragItem(try #require(URL(string: "https://example.org/a b".replacing(" ", with: "%20"))) as NSURL),
      UIDragItem("two" as NSString, URL(fileURLWithPath: "/tmp/x y") as NSURL))
    let drag = try #require(view.prepareDrag(at: .zero))
    #expect(drag.text == "one\nhttps://example.org/a%20b\ntwo")
    #expect(drag.links == ["https://example.org/a%20b", "file:///tmp/x%20y"])
    #expect(drag.image == svg && log.items.count == 4)
    #expect(!drag.opensWindow, "there is no app that could open one")
  }

  @Test("A drag that is restricted to the app offers nothing to other apps, and is dragged nevertheless")
  func restricted() throws {
    let log = dragging(UIDragItem("a" as NSString))
    log.isRestricted = true
    log.allowsMove = false
    let drag = try #require(view.prepareDrag(at: .zero))
    #expect(drag.text == nil && drag.links.isEmpty && drag.image == nil)
    view.receive(.dragBegan)
    #expect(log.sessions[0].isRestrictedToDraggingApplication && !log.sessions[0].allowsMoveOperation)
  }

  @Test("A session reports which classes its items can load")
  func session() {
    let log = dragging(UIDragItem("a" as NSString), UIDragItem(NSUserActivity(activityType: "reading")))
    _ = view.prepareDrag(at: CGPoint(x: 1, y: 1))
    view.receive(.dragBegan)
    let session = log.sessions[0]
    #expect(session.canLoadObjects(ofClass: String.self) && session.canLoadObjects(ofClass: NSUserActivity.self))
    #expect(!session.canLoadObjects(ofClass: URL.self) && !session.canLoadObjects(ofClass: UIImage.self))
    #expect(session.hasItemsConforming(toTypeIdentifiers: ["public.png", "public.text"]))
    #expect(!session.hasItemsConforming(toTypeIdentifiers: ["public.image"]))
    let parent = UIView(frame: .zero)
    parent.addSubview(view)
    #expect(session.location(in: parent) == CGPoint(x: 11, y: 21))
  }

  @Test("A released delegate drags nothing")
  func released() {
    weak var released: DragLog?
    do {
      let log = dragging(UIDragItem("a" as NSString))
      released = log
    }
    #expect(released == nil && view.prepareDrag(at: .zero) == nil)
  }
}
