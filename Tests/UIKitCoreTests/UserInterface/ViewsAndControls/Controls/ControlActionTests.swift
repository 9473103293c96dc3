import Foundation
import Testing
import ViewBacking

@testable @_spi(Runtime) import UIKitCore

@MainActor @Suite("Actions of controls") struct ControlActionTests {
  private let name = UIAction.Identifier("one")

  @Test("an action that is added again runs once for each event, however the events overlap") func overlapping() {
    let control = UIControl()
    var runs = 0
    let action = UIAction { _ in runs += 1 }
    control.addAction(action, for: .touchDown)
    control.addAction(action, for: [.touchDown, .touchUpInside])
    control.sendActions(for: .touchDown)
    #expect(runs == 1)
    control.sendActions(for: .touchUpInside)
    #expect(runs == 2)
  }

  @Test("of one identifier the last action runs, for its events, and the former one for the rest")
  func sameName() {
    let control = UIControl()
    var received: [String] = []
    control.addAction(UIAction(identifier: name) { _ in received.append("old") }, for: [.touchDown, .valueChanged])
    control.addAction(UIAction(identifier: name) { _ in received.append("new") }, for: .touchDown)
    control.sendActions(for: .touchDown)
    control.sendActions(for: .valueChanged)
    #expect(received == ["new", "old"])
  }

  @Test("several events sent at once run an action for all of them once") func together() {
    let control = UIControl()
    var runs = 0
    control.addAction(UIAction { _ in runs += 1 }, for: .allEditingEvents)
    control.sendActions(for: [.editingChanged, .editingDidEnd])
    #expect(runs == 1)
    control.sendActions(for: .valueChanged)
    #expect(runs == 1)
  }

  @Test("an action that is added while others run first runs the next time") func addedMeanwhile() {
    let control = UIControl()
    var received: [String] = []
    control.addAction(
      UIAction { [unowned control] _ in
        received.append("first")
        control.addAction(UIAction(identifier: self.name) { _ in received.append("late") }, for: .touchDown)
      }, for: .touchDown)
    control.sendActions(for: .touchDown)
    #expect(received == ["first"])
    control.sendActions(for: .touchDown)
    #expect(received == ["first", "first", "late"])
  }

  @Test("a subclass receives every action before it runs, and may suppress it") func sendAction() {
    final class Muted: UIControl {
      var isMuted = false
      var seen: [String] = []
      override func sendAction(_ action: UIAction) {
        seen.append(action.title)
        if !isMuted { super.sendAction(action) }
      }
    }
    let control = Muted()
    var runs = 0
    control.addAction(UIAction(title: "a") { _ in runs += 1 }, for: .touchDown)
    control.addAction(UIAction(title: "b") { _ in runs += 1 }, for: .touchDown)
    control.sendActions(for: .touchDown)
    control.isMuted = true
    control.sendActions(for: .touchDown)
    #expect(runs == 2 && control.seen == ["a", "b", "a", "b"])
  }

  @Test("the app may send actions for a disabled control") func disabled() {
    let toggle = UISwitch()
    var runs = 0
    toggle.isEnabled = false
    toggle.addAction(UIAction { _ in runs += 1 }, for: .valueChanged)
    toggle.receive(.switched(true))
    #expect(runs == 0)
    toggle.sendActions(for: .valueChanged)
    #expect(runs == 1)
  }

  @Test("a disabled action is skipped and the others run") func disabledAction() {
    let control = UIControl()
    var received: [String] = []
    let first = UIAction(attributes: .disabled) { _ in received.append("first") }
    control.addAction(first, for: .touchDown)
    control.addAction(UIAction { _ in received.append("second") }, for: .touchDown)
    control.sendActions(for: .touchDown)
    first.attributes = []
    control.sendActions(for: .touchDown)
    #expect(received == ["second", "first", "second"])
  }

  @Test("after some of an action's events were removed, the others are enumerated") func partly() {
    let control = UIControl()
    control.addAction(UIAction(identifier: name) { _ in }, for: [.touchDown, .touchUpInside, .valueChanged])
    control.removeAction(identifiedBy: name, for: .touchUpInside)
    var masks: [UIControl.Event] = []
    control.enumerateEventHandlers { _, _, events, _ in masks.append(events) }
    #expect(masks == [[.touchDown, .valueChanged]] && control.allControlEvents == [.touchDown, .valueChanged])
    control.removeAction(UIAction { _ in }, for: .allEvents)
    #expect(!control.allControlEvents.isEmpty)
  }

  @Test("a control retains its actions, and an action that captures the control retains it until it is removed")
  func retains() {
    weak var control: UIControl?
    do {
      let made = UIControl()
      made.addAction(UIAction(identifier: name) { _ in _ = made.tag }, for: .touchDown)
      control = made
    }
    #expect(control != nil)
    control?.removeAction(identifiedBy: name, for: .allEvents)
    #expect(control == nil)
  }

  @Test("the primary action of an initialiser runs for the control's main event") func primary() {
    var senders: [UIControl?] = []
    let action = UIAction { senders.append($0.sender as? UIControl) }
    let (toggle, slider) = (
      UISwitch(frame: .zero, primaryAction: action), UISlider(frame: .zero, primaryAction: action)
    )
    toggle.receive(.switched(true))
    slider.receive(.slid(0.5, isTracking: false))
    #expect(senders == [toggle, slider])
  }

  @Test(
    "each flag is in the state, and its change is sent to the host once",
    arguments: [UIControl.State.selected, .highlighted, .disabled])
  func flags(state: UIControl.State) {
    let control = UIControl()
    let shown = ShownWindow(control)
    func set(_ on: Bool) {
      switch state {
      case .selected: control.isSelected = on
      case .highlighted: control.isHighlighted = on
      default: control.isEnabled = !on
      }
    }
    #expect(shown.updates(of: control) { set(true) }.count == 1)
    #expect(control.state == state)
    #expect(shown.updates(of: control) { set(true) }.isEmpty)
    set(false)
    #expect(control.state == .normal)
  }
}
