import Foundation
import Testing
import ViewBacking

@testable @_spi(Runtime) import UIKitCore

/// Answers as the test sets it.
private final class Answers: NSObject, UIGestureRecognizerDelegate {
  var begins = true
  var simultaneous = false
  var receivesTouch = true
  var receivesEvent = true
  var requiresFailure = false
  var requiredToFail = false
  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { begins }
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool { simultaneous }
  func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool {
    receivesTouch
  }
  func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive event: UIEvent) -> Bool {
    receivesEvent
  }
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldRequireFailureOf otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool { requiresFailure }
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldBeRequiredToFailBy otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool { requiredToFail }
}

/// A recogniser of an app: recognises a touch that goes down at least 50 points and comes back up.
private final class CheckMark: UIGestureRecognizer {
  var resets = 0
  private var lowest: CGFloat = 0

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesBegan(touches, with: event)
    if touches.count != 1 { state = .failed }
    lowest = location(in: view).y
  }

  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesMoved(touches, with: event)
    lowest = max(lowest, location(in: view).y)
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesEnded(touches, with: event)
    state = lowest - location(in: view).y >= 50 ? .recognized : .failed
  }

  override func reset() {
    super.reset()
    resets += 1
  }
}

@MainActor @Suite("Which gesture is recognised") struct GestureArbitrationTests {
  private let outer = TouchView(frame: CGRect(x: 0, y: 0, width: 400, height: 400))
  private let inner = TouchView(frame: CGRect(x: 100, y: 100, width: 100, height: 100))
  private let shown: TouchWindow
  private let states = RecordedStates()

  init() {
    shown = TouchWindow(outer)
    outer.addSubview(inner)
  }

  @discardableResult
  private func add<Recognizer: UIGestureRecognizer>(
    _ recognizer: Recognizer, _ name: String, to view: UIView? = nil, delegate: Answers? = nil
  ) -> Recognizer {
    recognizer.record(name, in: states)
    recognizer.delegate = delegate
    (view ?? inner).addGestureRecognizer(recognizer)
    return recognizer
  }

  private func dragInner() { shown.drag(from: CGPoint(x: 150, y: 150), to: CGPoint(x: 190, y: 150), steps: 2) }

  @Test("Of two drags the one of the inner view is recognised, unless both may be") func innerFirst() {
    let answers = Answers()
    add(UIPanGestureRecognizer(), "outer", to: outer)
    add(UIPanGestureRecognizer(), "inner", delegate: answers)
    dragInner()
    #expect(states.take() == ["inner began", "inner changed", "inner ended"])
    answers.simultaneous = true
    dragInner()
    #expect(states.take().filter { $0.hasSuffix("began") } == ["inner began", "outer began"])
  }

  @Test("A recogniser on a view around the touched one receives its touches") func around() {
    add(UITapGestureRecognizer(), "outer", to: outer)
    shown.tap(150, 150)
    #expect(states.take() == ["outer ended"] && inner.take() == ["began 50,50", "cancelled 50,50"])
  }

  @Test("A delegate, a view and a subclass may refuse a gesture") func refusals() {
    final class Refusing: UIView {
      override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { false }
    }
    let answers = Answers()
    let tap = add(UITapGestureRecognizer(), "tap", delegate: answers)
    answers.begins = false
    shown.tap(150, 150)
    answers.begins = true
    answers.receivesTouch = false
    shown.tap(150, 150)
    answers.receivesTouch = true
    answers.receivesEvent = false
    shown.tap(150, 150)
    answers.receivesEvent = true
    tap.allowedTouchTypes = [NSNumber(value: UITouch.TouchType.pencil.rawValue)]
    shown.tap(150, 150)
    tap.allowedTouchTypes = [0]
    tap.isEnabled = false
    shown.tap(150, 150)
    #expect(states.take() == [])
    #expect(inner.take().filter { $0.hasPrefix("ended") }.count == 5)
    tap.isEnabled = true
    shown.tap(150, 150)
    #expect(states.take() == ["tap ended"])
    let refusing = Refusing(frame: CGRect(x: 300, y: 300, width: 50, height: 50))
    outer.addSubview(refusing)
    add(UITapGestureRecognizer(), "refused", to: refusing)
    shown.tap(310, 310)
    #expect(states.take() == [])
  }

  @Test("Delegates may make a recogniser wait for another one, from both sides") func delegateDependencies() {
    let (first, second) = (Answers(), Answers())
    add(UITapGestureRecognizer(), "tap", delegate: first)
    add(UILongPressGestureRecognizer(), "press", delegate: second)
    first.requiresFailure = true
    shown.tap(150, 150)
    #expect(states.take() == ["tap ended"], "lifting the finger makes the press fail")
    first.requiresFailure = false
    second.requiredToFail = true
    shown.touch(.began, 150, 150)
    shown.wait(0.6)
    shown.touch(.ended, 150, 150)
    #expect(states.take() == ["press began", "press ended"])
  }

  @Test("A drag waits until a swipe has failed, and goes on with its whole translation") func heldPan() {
    let pan = add(UIPanGestureRecognizer(), "pan")
    let swipe = add(UISwipeGestureRecognizer(), "swipe")
    pan.require(toFail: swipe)
    dragInner()
    #expect(states.take() == ["pan began", "pan ended"], "the end makes the swipe fail")
    shown.drag(from: CGPoint(x: 110, y: 150), to: CGPoint(x: 190, y: 150), steps: 2)
    #expect(states.take() == ["swipe ended"])
    shown.touch(.began, 150, 150)
    shown.touch(.moved, 175, 150)
    #expect(states.take() == [])
    shown.wait(0.6)
    #expect(states.take() == ["pan began"] && pan.translation(in: nil).x == 25)
  }

  @Test("A recogniser of an app recognises from its methods for touches, and is reset after each gesture")
  func ownClass() {
    let mark = add(CheckMark(), "mark")
    shown.touch(.began, 150, 110)
    shown.touch(.moved, 160, 180)
    shown.touch(.moved, 170, 120)
    shown.touch(.ended, 170, 120)
    #expect(states.take() == ["mark ended"] && mark.state == .possible && mark.resets == 1)
    shown.tap(150, 110)
    #expect(states.take() == [] && mark.state == .possible && mark.resets == 2)
    #expect(mark.gesture == nil && mark.numberOfTouches == 1)
  }

  @Test("States that are not possible have no effect") func states_() {
    let mark = CheckMark()
    mark.record(in: states)
    mark.state = .changed
    mark.state = .possible
    #expect(states.take() == [] && mark.state == .possible)
    mark.state = .began
    mark.state = .began
    mark.state = .changed
    mark.state = .failed
    #expect(states.take() == ["began", "changed", "cancelled"] && mark.state == .possible)
  }

  @Test("A recogniser may ignore a touch, and may prevent no other") func overrides() {
    final class Ignoring: UITapGestureRecognizer {
      override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        for touch in touches { ignore(touch, for: event) }
      }
    }
    final class Polite: UITapGestureRecognizer {
      override func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool { false }
    }
    add(Ignoring(), "ignoring")
    add(Polite(), "polite")
    add(UITapGestureRecognizer(), "tap")
    shown.tap(150, 150)
    #expect(states.take() == ["polite ended", "tap ended"])
  }

  @Test("Touches reach the view unless they are cancelled, and later if they are delayed") func delivery() {
    let press = add(UILongPressGestureRecognizer(), "press")
    press.cancelsTouchesInView = false
    shown.touch(.began, 150, 150)
    shown.wait(0.6)
    shown.touch(.ended, 150, 150)
    #expect(states.take() == ["press began", "press ended"] && inner.take() == ["began 50,50", "ended 50,50"])
    press.cancelsTouchesInView = true
    press.delaysTouchesBegan = true
    shown.touch(.began, 150, 150)
    #expect(inner.take() == [])
    shown.touch(.ended, 150, 150)
    #expect(inner.take() == ["began 50,50", "ended 50,50"], "the press has failed")
    shown.touch(.began, 150, 150)
    shown.wait(0.6)
    shown.touch(.ended, 150, 150)
    #expect(inner.take() == [], "the press was recognised")
  }

  @Test("The end of a touch waits for a double tap, unless it is not delayed") func delayedEnd() {
    let double = add(UITapGestureRecognizer(), "double")
    double.numberOfTapsRequired = 2
    shown.tap(150, 150)
    #expect(inner.take() == ["began 50,50"])
    shown.wait(0.5)
    #expect(inner.take() == ["ended 50,50"])
    double.delaysTouchesEnded = false
    shown.tap(150, 150)
    #expect(inner.take() == ["began 50,50", "ended 50,50"])
  }

  @Test("A button in the view gets its taps, and the view's drags are recognised over it") func buttons() {
    let button = UIButton(frame: inner.bounds)
    inner.addSubview(button)
    add(UITapGestureRecognizer(), "tap")
    add(UIPanGestureRecognizer(), "pan")
    #expect(!shown.tap(150, 150))
    #expect(states.take() == [])
    dragInner()
    #expect(states.take().first == "pan began")
  }

  @Test("Disabling or removing a recogniser during its gesture cancels it") func aborted() {
    let pan = add(UIPanGestureRecognizer(), "pan")
    shown.touch(.began, 150, 150)
    shown.touch(.moved, 190, 150)
    pan.isEnabled = false
    shown.touch(.moved, 100, 150)
    shown.touch(.ended, 100, 150)
    #expect(states.take() == ["pan began", "pan cancelled"] && pan.state == .possible)
    pan.isEnabled = true
    shown.touch(.began, 150, 150)
    shown.touch(.moved, 190, 150)
    inner.removeGestureRecognizer(pan)
    shown.touch(.ended, 190, 150)
    #expect(states.take() == ["pan began", "pan cancelled"])
  }

  @Test("Recognisers and their view are released after a gesture") func released() {
    weak var weakTap: UIGestureRecognizer?
    do {
      let view = UIView(frame: CGRect(x: 300, y: 300, width: 50, height: 50))
      let tap = add(UITapGestureRecognizer(), "tap", to: view)
      outer.addSubview(view)
      weakTap = tap
      tap.numberOfTapsRequired = 2
      shown.tap(310, 310)
      shown.wait(1)
      view.removeFromSuperview()
    }
    #expect(weakTap == nil)
  }
}
