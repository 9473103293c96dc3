import Foundation
import Testing
import ViewBacking

@testable @_spi(Runtime) import UIKitCore

@MainActor @Suite("Touches of views") struct TouchTests {
  private let view = TouchView(frame: CGRect(x: 100, y: 100, width: 100, height: 100))
  private let shown: TouchWindow

  init() { shown = TouchWindow(view) }

  @Test("A view in which a touch has begun receives it to its end, also outside") func life() {
    shown.touch(.began, 110, 120)
    shown.touch(.moved, 150, 150)
    shown.touch(.moved, 10, 10)
    shown.touch(.ended, 10, 10)
    #expect(view.take() == ["began 10,20", "moved 50,50", "moved -90,-90", "ended -90,-90"])
  }

  @Test("A touch that begins outside or that does not move sends nothing, and one without a beginning is ignored")
  func nothing() {
    shown.touch(.moved, 110, 110)
    shown.touch(.ended, 110, 110)
    shown.touch(.began, 10, 10)
    shown.touch(.moved, 150, 150)
    shown.touch(.ended, 150, 150)
    #expect(view.take() == [])
    shown.touch(.began, 110, 110)
    shown.touch(.moved, 110, 110)
    #expect(view.take() == ["began 10,10"])
  }

  @Test("A touch that the host cancels is cancelled for the view") func cancelled() {
    shown.touch(.began, 110, 110)
    shown.touch(.cancelled, 0, 0)
    shown.touch(.moved, 120, 120)
    #expect(view.take() == ["began 10,10", "cancelled 10,10"])
  }

  @Test("A touch is the same object from its beginning to its end, with its phase, times and locations")
  func touchObject() {
    final class Observer: UIView {
      var seen: [(UITouch, UITouch.Phase, CGPoint, CGPoint, TimeInterval)] = []
      private func note(_ touches: Set<UITouch>) {
        for touch in touches {
          seen.append(
            (touch, touch.phase, touch.location(in: self), touch.previousLocation(in: nil), touch.timestamp))
        }
      }
      override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { note(touches) }
      override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) { note(touches) }
      override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { note(touches) }
    }
    let observer = Observer(frame: CGRect(x: 10, y: 0, width: 50, height: 50))
    shown.window.addSubview(observer)
    shown.touch(.began, 20, 5, isPointer: true)
    shown.wait(1)
    shown.touch(.moved, 30, 5)
    shown.touch(.ended, 40, 5)
    #expect(observer.seen.map(\.1) == [.began, .moved, .ended])
    #expect(observer.seen.map(\.2.x) == [10, 20, 30] && observer.seen.map(\.3.x) == [20, 20, 30])
    #expect(observer.seen.map(\.4) == [0, 1, 1])
    let touch = observer.seen[0].0
    #expect(observer.seen.allSatisfy { $0.0 === touch } && touch.view === observer && touch.window === shown.window)
    #expect(touch.type == .indirectPointer && touch.force == 0 && touch.preciseLocation(in: nil).x == 40)
  }

  @Test("Successive touches at one place count as taps, and a pause or a distance begins again") func tapCounts() {
    final class Counter: UIView {
      var counts: [Int] = []
      override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        counts += touches.map(\.tapCount)
      }
    }
    let counter = Counter(frame: CGRect(x: 0, y: 0, width: 400, height: 100))
    shown.window.addSubview(counter)
    for _ in 0..<3 { shown.tap(10, 10) }
    shown.wait(0.5)
    shown.tap(10, 10)
    shown.tap(200, 10)
    #expect(counter.counts == [1, 2, 3, 1, 1])
  }

  @Test("A view receives one touch at a time, unless several are enabled") func multipleTouch() {
    shown.touch(.began, 110, 110, id: 1)
    shown.touch(.began, 120, 120, id: 2)
    shown.touch(.moved, 130, 130, id: 2)
    shown.touch(.ended, 110, 110, id: 1)
    shown.touch(.ended, 130, 130, id: 2)
    #expect(view.take() == ["began 10,10", "ended 10,10"])
    view.isMultipleTouchEnabled = true
    shown.touch(.began, 110, 110, id: 1)
    shown.touch(.began, 120, 120, id: 2)
    shown.touch(.ended, 110, 110, id: 1)
    shown.touch(.ended, 120, 120, id: 2)
    #expect(view.take() == ["began 10,10", "began 20,20", "ended 10,10", "ended 20,20"])
  }

  @Test("While an exclusive view is touched no other view is, and the other way round") func exclusive() {
    let other = TouchView(frame: CGRect(x: 300, y: 300, width: 50, height: 50))
    shown.window.addSubview(other)
    view.isExclusiveTouch = true
    shown.touch(.began, 110, 110, id: 1)
    shown.touch(.began, 310, 310, id: 2)
    shown.touch(.ended, 110, 110, id: 1)
    shown.touch(.ended, 310, 310, id: 2)
    #expect(other.take() == [] && view.take().count == 2)
    shown.touch(.began, 310, 310, id: 2)
    shown.touch(.began, 110, 110, id: 1)
    #expect(other.take() == ["began 10,10"] && view.take() == [])
  }

  @Test("A touch that no view handles goes up the responder chain to the first that does") func chain() {
    let (label, plain) = (UILabel(frame: CGRect(x: 0, y: 0, width: 50, height: 50)), UIView(frame: view.bounds))
    label.isUserInteractionEnabled = true
    plain.addSubview(label)
    view.addSubview(plain)
    shown.tap(110, 110)
    #expect(view.take() == ["began 10,10", "ended 10,10"])
  }

  @Test("A chain that is a cycle ends") func cycle() {
    final class Loop: UIView { override var next: UIResponder? { self } }
    let loop = Loop(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
    shown.window.addSubview(loop)
    shown.tap(10, 10)
  }

  @Test("A window that is hidden cancels its touches") func hidden() {
    let window = ContainerWindow(UIViewController())
    window.window.addSubview(view)
    _ = window.window.receiveTouch(TouchInput(.began, at: CGPoint(x: 110, y: 110)))
    window.window.isHidden = true
    #expect(view.take() == ["began 10,10", "cancelled 10,10"])
  }

  @Test("A window without touches has no state for them") func noCost() {
    #expect(shown.window.touchDispatcher == nil)
    shown.tap(10, 10)
    #expect(shown.window.touchDispatcher?.isEmpty == true)
  }

  @Test("More fingers than anyone has are ignored") func manyTouches() {
    view.isMultipleTouchEnabled = true
    for id in 0..<100 { shown.touch(.began, 110, 110, id: id) }
    #expect(view.take().count == 32)
  }
}

@MainActor @Suite("Events of touches") struct TouchEventTests {
  private final class Sender: UIWindow {
    var events: [UIEvent] = []
    var blocks = false
    override func sendEvent(_ event: UIEvent) {
      events.append(event)
      if !blocks { super.sendEvent(event) }
    }
  }

  @Test("A window sends each change, with all touches of the event, and may keep it from its views") func sending()
    throws
  {
    let (window, view) = (Sender(frame: CGRect(x: 0, y: 0, width: 100, height: 100)), TouchView())
    view.frame = window.bounds
    view.isMultipleTouchEnabled = true
    window.isHidden = false
    window.addSubview(view)
    _ = window.receiveTouch(TouchInput(id: 1, .began, at: CGPoint(x: 1, y: 1)))
    _ = window.receiveTouch(TouchInput(id: 2, .began, at: CGPoint(x: 2, y: 2)))
    let event = try #require(window.events.last)
    #expect(window.events.count == 2 && window.events[0] === event && event.type == .touches)
    #expect(event.allTouches?.count == 2 && event.touches(for: window)?.count == 2)
    #expect(event.touches(for: view)?.count == 2 && event.touches(for: UIView()) == nil)
    #expect(event.subtype == .none && event.buttonMask == [])
    let touch = try #require(event.allTouches?.first { $0.phase == .began })
    #expect(event.coalescedTouches(for: touch) == [touch] && event.predictedTouches(for: touch) == [])
    #expect(event.allTouches?.first { $0 !== touch }?.phase == .stationary)
    window.blocks = true
    _ = window.receiveTouch(TouchInput(id: 1, .ended, at: CGPoint(x: 1, y: 1)))
    #expect(view.take() == ["began 1,1", "began 2,2"])
  }

  @Test("The pressed pointer has its primary button") func buttons() throws {
    let window = Sender(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    _ = window.receiveTouch(TouchInput(.began, at: .zero, isPointer: true))
    #expect(try #require(window.events.first).buttonMask == .primary)
    #expect(UIEvent.ButtonMask.button(2) == .secondary && UIEvent.ButtonMask.button(99) == [])
  }

  @Test("An event without touches has none") func plain() {
    let event = UIEvent(timestamp: 3)
    #expect(event.allTouches == nil && event.touches(for: UIView()) == nil && event.timestamp == 3)
    UIWindow().sendEvent(event)
  }
}
