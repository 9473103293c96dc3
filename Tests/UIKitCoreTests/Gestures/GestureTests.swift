import Foundation
import Testing
import ViewBacking

@testable @_spi(Runtime) import UIKitCore

private final class Refusing: NSObject, UIGestureRecognizerDelegate {
  var allows = false
  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { allows }
}

@MainActor @Suite("Gestures") struct GestureTests {
  @Test("a tap is recognised at its location, once") func tap() {
    let view = UIView(frame: CGRect(x: 10, y: 20, width: 50, height: 50))
    var heard: [String] = []
    view.addGestureRecognizer(
      UITapGestureRecognizer(
        action: UIAction {
          let recognizer = $0.sender as! UIGestureRecognizer
          let (there, here) = (recognizer.location(in: nil), recognizer.location(in: recognizer.view))
          heard.append("\(recognizer.state) \(there.x) \(there.y) \(here.x) \(here.y)")
        }))
    let shown = ShownWindow(view)
    #expect(shown.backing(of: view).last?.gestures == [.tap(count: 1)])
    shown.person(.recognized(0, .ended(CGPoint(x: 3, y: 4))), view)
    #expect(heard == ["ended 13.0 24.0 3.0 4.0"])
    #expect(view.gestureRecognizers?.first?.state == .possible)
  }

  @Test("a long press begins, changes and ends") func longPress() {
    let view = UIView()
    var states: [UIGestureRecognizer.State] = []
    let press = UILongPressGestureRecognizer(
      action: UIAction { states.append(($0.sender as! UIGestureRecognizer).state) })
    press.minimumPressDuration = 1
    view.addGestureRecognizer(press)
    let shown = ShownWindow(view)
    #expect(shown.backing(of: view).last?.gestures == [.longPress(seconds: 1)])
    for phase in [.changed(.zero), .began(.zero), .changed(.zero), .ended(.zero), .ended(.zero)] as [GesturePhase] {
      view.receive(.recognized(0, phase))
    }
    #expect(states == [.began, .changed, .ended])
  }

  @Test("a refused or disabled recogniser runs nothing") func refused() {
    let (view, delegate) = (UIView(), Refusing())
    var runs = 0
    let tap = UITapGestureRecognizer(action: UIAction { _ in runs += 1 })
    tap.delegate = delegate
    view.addGestureRecognizer(tap)
    view.receive(.recognized(0, .ended(.zero)))
    #expect(runs == 0)
    delegate.allows = true
    view.receive(.recognized(0, .ended(.zero)))
    #expect(runs == 1)
    tap.isEnabled = false
    view.receive(.recognized(0, .ended(.zero)))
    view.receive(.recognized(7, .ended(.zero)))
    #expect(runs == 1)
  }

  @Test("a recogniser has one view, and is removed with it") func moving() {
    let (one, two, tap) = (UIView(), UIView(), UITapGestureRecognizer())
    one.addGestureRecognizer(tap)
    two.addGestureRecognizer(tap)
    #expect(one.gestureRecognizers == nil && two.gestureRecognizers == [tap] && tap.view === two)
    one.removeGestureRecognizer(tap)
    #expect(tap.view === two)
    two.gestureRecognizers = nil
    #expect(tap.view == nil)
  }
}
