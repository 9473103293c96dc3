import Foundation
import Testing
import ViewBacking

@testable @_spi(Runtime) import UIKitCore

@MainActor @Suite("Gestures from touches") struct TouchGestureTests {
  private let view = TouchView(frame: CGRect(x: 0, y: 0, width: 400, height: 400))
  private let shown: TouchWindow
  private let states = RecordedStates()

  init() { shown = TouchWindow(view) }

  private func add<Recognizer: UIGestureRecognizer>(_ recognizer: Recognizer, _ name: String = "") -> Recognizer {
    recognizer.record(name, in: states)
    view.addGestureRecognizer(recognizer)
    return recognizer
  }

  @Test("A tap is recognised when the finger is lifted, cancels the view's touch, and its state is possible again")
  func tap() {
    let tap = add(UITapGestureRecognizer())
    var point = CGPoint.zero
    tap.addAction(UIAction { point = ($0.sender as! UIGestureRecognizer).location(in: nil) })
    #expect(shown.tap(30, 40))
    #expect(states.take() == ["ended"] && tap.state == .possible && point == CGPoint(x: 30, y: 40))
    #expect(view.take() == ["began 30,40", "cancelled 30,40"])
  }

  @Test("A touch that moves too far or lasts too long is no tap, and the view gets its end") func noTap() {
    _ = add(UITapGestureRecognizer())
    shown.drag(from: .zero, to: CGPoint(x: 100, y: 0))
    shown.touch(.began, 5, 5)
    shown.wait(2)
    shown.touch(.ended, 5, 5)
    #expect(states.take() == [] && view.take().filter { $0.hasPrefix("ended") }.count == 2)
  }

  @Test("Several taps, with several fingers, are counted") func manyTaps() {
    let triple = add(UITapGestureRecognizer(), "triple")
    triple.numberOfTapsRequired = 3
    let two = add(UITapGestureRecognizer(), "two")
    two.numberOfTouchesRequired = 2
    for _ in 0..<3 { shown.tap(10, 10) }
    #expect(states.take() == ["triple ended"])
    shown.wait(1)
    shown.tap(10, 10)
    shown.wait(1)
    shown.tap(10, 10)
    shown.tap(10, 10)
    shown.wait(1)
    #expect(states.take() == [], "too slow")
    shown.touch(.began, 10, 10, id: 1)
    shown.touch(.began, 50, 10, id: 2)
    shown.touch(.ended, 10, 10, id: 1)
    shown.touch(.ended, 50, 10, id: 2)
    #expect(states.take() == ["two ended"])
  }

  @Test("Without a dependency a single tap is recognised at once, and a double tap after it") func singleAndDouble() {
    _ = add(UITapGestureRecognizer(), "single")
    add(UITapGestureRecognizer(), "double").numberOfTapsRequired = 2
    shown.tap(10, 10)
    #expect(states.take() == ["single ended"])
    shown.tap(10, 10)
    #expect(states.take().contains("double ended"))
  }

  @Test("A single tap that requires the failure of a double tap waits for it") func requireToFail() {
    let single = add(UITapGestureRecognizer(), "single")
    let double = add(UITapGestureRecognizer(), "double")
    double.numberOfTapsRequired = 2
    single.require(toFail: double)
    shown.tap(10, 10)
    #expect(states.take() == [])
    shown.wait(0.4)
    #expect(states.take() == ["single ended"] && single.state == .possible && double.state == .possible)
    shown.tap(10, 10)
    shown.tap(10, 10)
    shown.wait(1)
    #expect(states.take() == ["double ended"])
  }

  @Test("A long press begins after its duration, changes and ends; lifted earlier it is none") func longPress() {
    let press = add(UILongPressGestureRecognizer())
    press.minimumPressDuration = 1
    shown.touch(.began, 10, 10)
    shown.wait(0.9)
    #expect(states.take() == [])
    shown.wait(0.2)
    shown.touch(.moved, 90, 10)
    shown.touch(.ended, 90, 10)
    #expect(states.take() == ["began", "changed", "ended"])
    shown.touch(.began, 10, 10)
    shown.wait(0.5)
    shown.touch(.ended, 10, 10)
    shown.drag(from: CGPoint(x: 10, y: 10), to: CGPoint(x: 40, y: 10), isLifted: false)
    shown.wait(2)
    #expect(states.take() == [], "lifted, and moved")
    press.minimumPressDuration = 0
    shown.touch(.ended, 40, 10)
    shown.touch(.began, 10, 10)
    #expect(states.take() == ["began"])
  }

  @Test("A drag has a translation since its touch, or since it was set, and a velocity") func pan() {
    let pan = add(UIPanGestureRecognizer())
    var moves: [CGFloat] = []
    pan.addAction(UIAction { _ in moves.append(pan.translation(in: nil).x) })
    shown.touch(.began, 10, 10)
    shown.touch(.moved, 15, 10)
    #expect(states.take() == [], "not far enough")
    shown.wait(0.1)
    shown.touch(.moved, 30, 10)
    shown.wait(0.1)
    shown.touch(.moved, 60, 10)
    #expect(states.take() == ["began", "changed"] && moves == [20, 50] && abs(pan.velocity(in: nil).x - 300) < 1)
    pan.setTranslation(.zero, in: view)
    shown.touch(.moved, 70, 10)
    shown.touch(.ended, 70, 10)
    #expect(moves == [20, 50, 10, 10] && states.take() == ["changed", "ended"])
    #expect(view.take() == ["began 10,10", "moved 15,10", "cancelled 30,10"])
  }

  @Test("The translation does not depend on a view that moves with the finger") func movingView() {
    let card = UIView(frame: CGRect(x: 50, y: 50, width: 100, height: 100))
    view.addSubview(card)
    let pan = UIPanGestureRecognizer()
    pan.addAction(
      UIAction { _ in
        let translation = pan.translation(in: card.superview)
        card.center = CGPoint(x: card.center.x + translation.x, y: card.center.y + translation.y)
        pan.setTranslation(.zero, in: card.superview)
      })
    card.addGestureRecognizer(pan)
    shown.drag(from: CGPoint(x: 100, y: 100), to: CGPoint(x: 180, y: 140), steps: 8)
    #expect(card.frame.origin == CGPoint(x: 130, y: 90))
  }

  @Test("A pan of two fingers begins with the second one, and one finger fewer does not move it") func twoFingers() {
    let pan = add(UIPanGestureRecognizer())
    pan.minimumNumberOfTouches = 2
    shown.touch(.began, 10, 10, id: 1)
    shown.touch(.moved, 50, 10, id: 1)
    #expect(states.take() == [])
    shown.touch(.began, 50, 50, id: 2)
    shown.touch(.moved, 90, 10, id: 1)
    #expect(states.take() == ["began"] && pan.numberOfTouches == 2)
    #expect(pan.location(ofTouch: 1, in: nil) == CGPoint(x: 50, y: 50))
    shown.touch(.ended, 50, 50, id: 2)
    #expect(states.take() == ["ended"])
    let limited = add(UIPanGestureRecognizer(), "limited")
    limited.maximumNumberOfTouches = 1
    shown.touch(.ended, 90, 10, id: 1)
    shown.touch(.began, 10, 10, id: 1)
    shown.touch(.began, 50, 50, id: 2)
    shown.touch(.moved, 90, 10, id: 1)
    #expect(!states.take().contains { $0.hasPrefix("limited") })
  }

  @Test(
    "A swipe is quick, straight, and in one of its directions",
    arguments: [
      (CGPoint(x: 100, y: 0), 0.1, true), (CGPoint(x: -100, y: 0), 0.1, false), (CGPoint(x: 0, y: 100), 0.1, false),
      (CGPoint(x: 100, y: 90), 0.1, false), (CGPoint(x: 100, y: 0), 2, false), (CGPoint(x: 30, y: 0), 0.1, false),
    ])
  func swipe(offset: CGPoint, seconds: Double, isSwipe: Bool) {
    _ = add(UISwipeGestureRecognizer())
    shown.drag(
      from: CGPoint(x: 200, y: 200), to: CGPoint(x: 200 + offset.x, y: 200 + offset.y), steps: 2, seconds: seconds)
    #expect(states.take() == (isSwipe ? ["ended"] : []))
  }

  @Test("Directions of swipes are Apple's and may be combined") func directions() {
    let swipe = add(UISwipeGestureRecognizer())
    swipe.direction = [.up, .down]
    for y in [100.0, -100] {
      shown.drag(from: CGPoint(x: 200, y: 200), to: CGPoint(x: 200, y: 200 + y))
    }
    #expect(states.take() == ["ended", "ended"])
    #expect([UISwipeGestureRecognizer.Direction.right, .left, .up, .down].map(\.rawValue) == [1, 2, 4, 8])
  }

  @Test("A pinch has the factor of the distance, and goes on from a factor that was set") func pinch() {
    let pinch = add(UIPinchGestureRecognizer())
    shown.touch(.began, 100, 100, id: 1)
    shown.touch(.began, 200, 100, id: 2)
    shown.wait(0.1)
    shown.touch(.moved, 250, 100, id: 2)
    #expect(states.take() == ["began"] && pinch.scale == 1.5 && pinch.location(in: nil).x == 175)
    pinch.scale = 1
    shown.wait(0.1)
    shown.touch(.moved, 400, 100, id: 2)
    #expect(states.take() == ["changed"] && pinch.scale == 2 && pinch.velocity > 0)
    shown.touch(.ended, 400, 100, id: 2)
    shown.touch(.ended, 100, 100, id: 1)
    #expect(states.take() == ["ended"] && pinch.state == .possible)
  }

  @Test("A rotation has the angle between the fingers, clockwise") func rotation() {
    let rotation = add(UIRotationGestureRecognizer())
    shown.touch(.began, 100, 100, id: 1)
    shown.touch(.began, 200, 100, id: 2)
    shown.touch(.moved, 100, 200, id: 2)
    #expect(states.take() == ["began"] && abs(rotation.rotation - .pi / 2) < 0.001)
    shown.touch(.moved, 0, 100, id: 2)
    #expect(abs(rotation.rotation - .pi) < 0.001)
    rotation.rotation = 0
    shown.touch(.moved, 100, 0, id: 2)
    #expect(abs(rotation.rotation - .pi / 2) < 0.001)
  }

  @Test("A drag from an edge begins at that edge of the window only") func screenEdge() {
    let edge = add(UIScreenEdgePanGestureRecognizer())
    shown.drag(from: CGPoint(x: 5, y: 200), to: CGPoint(x: 100, y: 200))
    #expect(states.take() == [])
    edge.edges = .left
    shown.drag(from: CGPoint(x: 5, y: 200), to: CGPoint(x: 100, y: 200), steps: 2)
    #expect(states.take() == ["began", "changed", "ended"])
    shown.drag(from: CGPoint(x: 50, y: 200), to: CGPoint(x: 150, y: 200))
    #expect(states.take() == [])
  }

  @Test("The host recognises the pointer over a view, and what is no touch; taps and drags come from touches")
  func hostGestures() {
    let view = UIView()
    view.gestureRecognizers = [
      UITapGestureRecognizer(), UIHoverGestureRecognizer(), UIPanGestureRecognizer(), UIPinchGestureRecognizer(),
      UILongPressGestureRecognizer(), UISwipeGestureRecognizer(),
    ]
    view.gestureRecognizers?[1].record("hover", in: states)
    view.gestureRecognizers?[3].record("pinch", in: states)
    let process = UIProcess(userDefaults: nil, log: { _ in }, trap: {})
    process.reportsTouches = true
    process.enter {
      #expect(view.shownDescription.gestures == [.hover, .pinch])
      view.receive(.recognized(0, .began(.zero)))
      view.receive(.recognized(1, .began(.zero)))
    }
    #expect(states.take() == ["hover began", "pinch began"])
    let other = UIProcess(userDefaults: nil, log: { _ in }, trap: {})
    other.enter { #expect(view.shownDescription.gestures.count == 5) }
  }
}
