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
    var received: [String] = []
    view.addGestureRecognizer(
      UITapGestureRecognizer(
        action: UIAction {
          let recognizer = $0.sender as! UIGestureRecognizer
          let (there, here) = (recognizer.location(in: nil), recognizer.location(in: recognizer.view))
          received.append("\(recognizer.state) \(there.x) \(there.y) \(here.x) \(here.y)")
        }))
    let shown = ShownWindow(view)
    #expect(shown.backing(of: view).last?.gestures == [.tap(count: 1)])
    shown.person(.recognized(0, .ended(CGPoint(x: 3, y: 4))), view)
    #expect(received == ["ended 13.0 24.0 3.0 4.0"])
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

/// Returns a fixed answer, and counts the calls.
private final class Gatekeeper: NSObject, UIGestureRecognizerDelegate {
  var allows = true
  var questions = 0
  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    questions += 1
    return allows
  }
}

@MainActor @Suite("States of gestures") struct GestureStateTests {
  private func press(_ note: @escaping (UIGestureRecognizer.State) -> Void) -> UILongPressGestureRecognizer {
    UILongPressGestureRecognizer(action: UIAction { note(($0.sender as! UIGestureRecognizer).state) })
  }

  private func send(_ phases: GesturePhase..., to view: UIView, index: Int = 0) {
    for phase in phases { view.receive(.recognized(index, phase)) }
  }

  @Test("a press that the system interrupts is cancelled, and the next one begins again") func cancelled() {
    let view = UIView()
    var states: [UIGestureRecognizer.State] = []
    view.addGestureRecognizer(press { states.append($0) })
    send(.began(.zero), .changed(.zero), .cancelled, .changed(.zero), .began(.zero), .ended(.zero), to: view)
    #expect(states == [.began, .changed, .cancelled, .began, .ended])
  }

  @Test("disabling a recogniser during its gesture cancels it") func disabled() {
    let view = UIView()
    var states: [UIGestureRecognizer.State] = []
    let press = press { states.append($0) }
    view.addGestureRecognizer(press)
    send(.began(.zero), to: view)
    press.isEnabled = false
    send(.changed(.zero), .ended(.zero), to: view)
    #expect(states == [.began, .cancelled] && press.state == .possible)
    press.isEnabled = true
    send(.began(.zero), .ended(.zero), to: view)
    #expect(states == [.began, .cancelled, .began, .ended])
  }

  @Test("removing a recogniser during its gesture cancels it, while it still has its view")
  func removed() {
    let view = UIView()
    var received: [String] = []
    let press = UILongPressGestureRecognizer(
      action: UIAction {
        let press = $0.sender as! UIGestureRecognizer
        received.append("\(press.state) \(press.view === view)")
      })
    view.addGestureRecognizer(press)
    send(.began(.zero), to: view)
    view.removeGestureRecognizer(press)
    #expect(received == ["began true", "cancelled true"] && press.view == nil && press.state == .possible)
  }

  @Test("disabling an idle recogniser sends nothing") func idle() {
    let press = press { _ in Issue.record("nothing was going on") }
    UIView().addGestureRecognizer(press)
    press.isEnabled = false
  }

  @Test("the delegate is called once for each gesture, at its beginning") func questions() {
    let (view, gatekeeper) = (UIView(), Gatekeeper())
    var states: [UIGestureRecognizer.State] = []
    let press = press { states.append($0) }
    press.delegate = gatekeeper
    view.addGestureRecognizer(press)
    send(.began(.zero), .changed(.zero), .ended(.zero), to: view)
    #expect(gatekeeper.questions == 1 && states == [.began, .changed, .ended])
    gatekeeper.allows = false
    send(.began(.zero), .changed(.zero), .ended(.zero), to: view)
    #expect(gatekeeper.questions == 2 && states.count == 3)
  }

  @Test("two recognisers on one view are independent, and each runs its own actions") func several() {
    let view = UIView()
    var received: [String] = []
    let double = UITapGestureRecognizer(action: UIAction { _ in received.append("double") })
    double.numberOfTapsRequired = 2
    view.gestureRecognizers = [UITapGestureRecognizer(action: UIAction { _ in received.append("single") }), double]
    #expect(view.shownDescription.gestures == [.tap(count: 1), .tap(count: 2)])
    send(.ended(.zero), to: view, index: 1)
    send(.ended(.zero), to: view, index: 0)
    #expect(received == ["double", "single"])
  }

  @Test("actions run in the order in which they were added, and an identifier only once") func actions() {
    let (view, tap) = (UIView(), UITapGestureRecognizer())
    var received: [String] = []
    let name = UIAction.Identifier("log")
    tap.addAction(UIAction(identifier: name) { _ in received.append("old") })
    tap.addAction(UIAction { _ in received.append("other") })
    let new = UIAction(identifier: name) { _ in received.append("new") }
    tap.addAction(new)
    view.addGestureRecognizer(tap)
    send(.ended(.zero), to: view)
    tap.removeAction(new)
    send(.ended(.zero), to: view)
    #expect(received == ["other", "new", "other"])
  }

  @Test("a location is the last one of the gesture, in any view's coordinates") func places() {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let (view, other) = (
      UIView(frame: CGRect(x: 10, y: 10, width: 20, height: 20)),
      UIView(frame: CGRect(x: 50, y: 0, width: 20, height: 20))
    )
    window.addSubview(view)
    window.addSubview(other)
    var points: [CGPoint] = []
    view.addGestureRecognizer(
      UILongPressGestureRecognizer(
        action: UIAction { points.append(($0.sender as! UIGestureRecognizer).location(in: other)) }))
    send(.began(CGPoint(x: 1, y: 1)), .changed(CGPoint(x: 5, y: 6)), .cancelled, to: view)
    #expect(points == [CGPoint(x: -39, y: 11), CGPoint(x: -35, y: 16), CGPoint(x: -35, y: 16)])
  }

  @Test("duration and number of taps are sent to the host, always as values that it can recognise") func limits() {
    let (view, tap, press) = (UIView(), UITapGestureRecognizer(), UILongPressGestureRecognizer())
    view.gestureRecognizers = [tap, press]
    let shown = ShownWindow(view)
    #expect(shown.backing(of: view).last?.gestures == [.tap(count: 1), .longPress(seconds: 0.5)])
    let updates = shown.updates(of: view) {
      tap.numberOfTapsRequired = 0
      press.minimumPressDuration = -1
    }
    #expect(updates.map(\.gestures) == [[.tap(count: 1), .longPress(seconds: 0.05)]])
    press.minimumPressDuration = .infinity
    #expect(view.shownDescription.gestures[1] == .longPress(seconds: 0.5))
  }

  @Test("a label and an image view receive no taps unless user interaction is enabled, as on a device") func passive() {
    for view in [UILabel(), UIImageView()] {
      view.addGestureRecognizer(UITapGestureRecognizer())
      #expect(!view.shownDescription.isInteractive, "\(type(of: view))")
      view.isUserInteractionEnabled = true
      #expect(view.shownDescription.isInteractive, "\(type(of: view))")
    }
    #expect(UIView().isUserInteractionEnabled && UIButton().isUserInteractionEnabled)
  }
}
