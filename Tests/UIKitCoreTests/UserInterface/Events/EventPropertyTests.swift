import Foundation
import SceneSystem
import Testing
import TestSupport
import ViewBacking

@testable @_spi(Runtime) import UIKitCore

@MainActor @Suite("Properties of gestures and first responders") struct EventPropertyTests {
  @Test(
    "whatever a host reports, an action receives whole gestures: began, possibly changed, then ended or cancelled",
    arguments: UInt64(1)...40)
  func gestures(seed: UInt64) {
    final class Moody: NSObject, UIGestureRecognizerDelegate {
      var answers: SeededGenerator
      init(seed: UInt64) { answers = SeededGenerator(seed: seed) }
      func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { answers.below(3) > 0 }
    }
    var random = SeededGenerator(seed: seed)
    let (view, moody) = (UIView(), Moody(seed: seed))
    var received: [UIGestureRecognizer.State] = []
    let press = UILongPressGestureRecognizer(
      action: UIAction { received.append(($0.sender as! UIGestureRecognizer).state) })
    press.delegate = moody
    view.addGestureRecognizer(press)
    for _ in 0..<200 {
      switch random.below(12) {
      case 0: press.isEnabled.toggle()
      case 1:
        view.removeGestureRecognizer(press)
        #expect(press.state == .possible, "seed \(seed)")
        view.addGestureRecognizer(press)
      case 2...4: view.receive(.recognized(0, .began(.zero)))
      case 5...8: view.receive(.recognized(0, .changed(.zero)))
      case 9, 10: view.receive(.recognized(0, .ended(.zero)))
      default: view.receive(.recognized(0, .cancelled))
      }
    }
    press.isEnabled = false
    var isUnderway = false
    for (index, state) in received.enumerated() {
      switch state {
      case .began: isUnderway = true
      case .changed: #expect(isUnderway, "seed \(seed): changed at \(index) of \(received)")
      case .ended, .cancelled:
        #expect(isUnderway, "seed \(seed): \(state) at \(index) of \(received)")
        isUnderway = false
      default: Issue.record("seed \(seed): \(state)")
      }
    }
    #expect(!isUnderway && !received.isEmpty, "seed \(seed)")
  }

  @Test("each window has at most one first responder, which is in it and accepted", arguments: UInt64(1)...40)
  func responders(seed: UInt64) {
    final class Seat: UIView {
      var accepts = true
      var leaves = true
      override var canBecomeFirstResponder: Bool { accepts }
      override var canResignFirstResponder: Bool { leaves }
    }
    var random = SeededGenerator(seed: seed)
    let windows = (0..<2).map { _ in UIWindow(frame: CGRect(x: 0, y: 0, width: 10, height: 10)) }
    let seats = (0..<5).map { _ in Seat() }
    for _ in 0..<150 {
      let seat = seats[random.below(5)]
      switch random.below(8) {
      case 0: windows[random.below(2)].addSubview(seat)
      case 1: seat.removeFromSuperview()
      case 2: seat.accepts.toggle()
      case 3: seat.leaves.toggle()
      case 4:
        let resigned = seat.resignFirstResponder()
        #expect(resigned == seat.leaves && !(resigned && seat.isFirstResponder), "seed \(seed)")
      default:
        let holder = seat.window?.firstResponder as? Seat
        let expected = seat.window != nil && (holder === seat || seat.accepts && holder?.leaves ?? true)
        #expect(seat.becomeFirstResponder() == expected, "seed \(seed)")
        #expect(seat.isFirstResponder == expected, "seed \(seed)")
        // A refused responder does not change the current one.
        if !expected { #expect(seat.window?.firstResponder === holder, "seed \(seed)") }
      }
      for window in windows {
        let holders = seats.filter { $0.isFirstResponder && $0.window === window }
        #expect(holders.count <= 1 && window.firstResponder === holders.first, "seed \(seed)")
      }
      #expect(seats.allSatisfy { $0.window != nil || !$0.isFirstResponder }, "seed \(seed)")
    }
  }
}
