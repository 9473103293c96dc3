import Foundation
import Testing
import ViewBacking

@testable @_spi(Runtime) import UIKitCore

/// A control of an app.
private final class Dial: UIControl {
  var calls: [String] = []
  var begins = true
  var continues = true
  override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    calls.append("begin \(Int(touch.location(in: self).x))")
    return begins
  }
  override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    calls.append("continue")
    return continues
  }
  override func endTracking(_ touch: UITouch?, with event: UIEvent?) { calls.append("end") }
  override func cancelTracking(with event: UIEvent?) { calls.append("cancel") }
}

@MainActor @Suite("Controls that follow touches") struct ControlTrackingTests {
  private let dial = Dial(frame: CGRect(x: 100, y: 100, width: 50, height: 50))
  private let shown: TouchWindow
  private let events = RecordedStates()

  init() {
    shown = TouchWindow(dial)
    dial.observe([
      ("down", .touchDown), ("repeat", .touchDownRepeat), ("inside", .touchDragInside), ("outside", .touchDragOutside),
      ("enter", .touchDragEnter), ("exit", .touchDragExit), ("up", .touchUpInside), ("up outside", .touchUpOutside),
      ("cancel", .touchCancel), ("primary", .primaryActionTriggered),
    ]) { [events] in events.lines.append($0) }
  }

  @Test("A touch that is lifted inside operates the control, which is highlighted meanwhile") func press() {
    shown.touch(.began, 110, 110)
    #expect(dial.isTracking && dial.isHighlighted && dial.isTouchInside)
    shown.touch(.ended, 110, 110)
    #expect(events.take() == ["down", "up", "primary"] && dial.calls == ["begin 10", "end"])
    #expect(!dial.isTracking && !dial.isHighlighted)
    shown.tap(110, 110)
    #expect(events.take() == ["down", "repeat", "up", "primary"])
  }

  @Test("A touch that leaves the control and its surroundings does not operate it") func outside() {
    shown.touch(.began, 110, 110)
    shown.touch(.moved, 120, 110)
    shown.touch(.moved, 390, 110)
    #expect(!dial.isHighlighted)
    shown.touch(.moved, 380, 110)
    shown.touch(.ended, 380, 110)
    #expect(events.take() == ["down", "inside", "exit", "outside", "outside", "up outside"])
    shown.wait(1)
    shown.touch(.began, 110, 110)
    shown.touch(.moved, 390, 110)
    shown.touch(.moved, 110, 110)
    shown.touch(.ended, 110, 110)
    #expect(events.take() == ["down", "exit", "outside", "enter", "inside", "up", "primary"])
  }

  @Test("A control may decline to follow a touch, at its beginning or later") func declined() {
    dial.begins = false
    shown.tap(110, 110)
    #expect(events.take() == [] && dial.calls == ["begin 10"])
    shown.wait(1)
    dial.begins = true
    dial.continues = false
    shown.touch(.began, 110, 110)
    shown.touch(.moved, 120, 110)
    #expect(!dial.isTracking && dial.calls.last == "end")
    shown.touch(.ended, 120, 110)
    #expect(events.take() == ["down"])
  }

  @Test("A cancelled touch and a disabled control operate nothing") func cancelled() {
    shown.touch(.began, 110, 110)
    shown.touch(.cancelled, 110, 110)
    #expect(events.take() == ["down", "cancel"] && dial.calls == ["begin 10", "cancel"])
    dial.isEnabled = false
    shown.tap(110, 110)
    #expect(events.take() == [])
  }

  @Test("A control of the desktop is not operated by touches: its widget is") func widgets() {
    let button = UIButton(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
    button.observe([("down", .touchDown), ("up", .touchUpInside)]) { [events] in events.lines.append($0) }
    shown.window.addSubview(button)
    shown.tap(10, 10)
    #expect(events.take() == [])
  }
}
