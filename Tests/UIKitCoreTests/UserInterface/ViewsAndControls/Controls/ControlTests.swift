import Foundation
import RuntimeLogging
import Testing
import ViewBacking

@testable @_spi(Runtime) import UIKitCore

@MainActor @Suite("Controls and their actions") struct ControlTests {
  @Test("raw values are UIKit's") func rawValues() {
    #expect(UIControl.Event.touchUpInside.rawValue == 64)
    #expect(UIControl.Event.valueChanged.rawValue == 4096)
    #expect(UIControl.Event.primaryActionTriggered.rawValue == 8192)
    #expect(UIControl.Event.editingChanged.rawValue == 131072)
    #expect(UIControl.Event.allEvents.isSuperset(of: .editingDidEndOnExit))
    #expect(UIControl.State([.selected, .highlighted]).rawValue == 5)
    #expect(UIButton.ButtonType.close.rawValue == 7)
  }

  @Test("actions run in the order in which they were added, for their events only, with the control as sender")
  func order() {
    let control = UIControl()
    var received: [String] = []
    control.addAction(
      UIAction(title: "a") { received.append("\($0.title) \($0.sender as? UIControl === control)") }, for: .touchDown)
    control.addAction(UIAction(title: "b") { received.append($0.title) }, for: [.touchDown, .valueChanged])
    control.sendActions(for: .touchDown)
    #expect(received == ["a true", "b"])
    control.sendActions(for: .valueChanged)
    #expect(received == ["a true", "b", "b"])
    control.sendActions(for: .editingChanged)
    #expect(received.count == 3)
    #expect(control.allControlEvents == [.touchDown, .valueChanged])
  }

  @Test("an action with the same identifier for the same events is replaced, and can be removed event by event")
  func names() {
    let control = UIControl()
    var received: [Int] = []
    let name = UIAction.Identifier("one")
    for number in 1...2 {
      control.addAction(UIAction(identifier: name) { _ in received.append(number) }, for: [.touchDown, .touchUpInside])
    }
    control.sendActions(for: .touchDown)
    #expect(received == [2])
    control.removeAction(identifiedBy: name, for: .touchDown)
    control.sendActions(for: .touchDown)
    #expect(received == [2])
    control.sendActions(for: .touchUpInside)
    #expect(received == [2, 2])
    control.removeAction(identifiedBy: name, for: .allEvents)
    #expect(control.allControlEvents.isEmpty)
  }

  @Test("enumeration visits handlers one after the other until it is stopped") func enumerate() {
    let control = UIControl()
    for title in ["a", "b", "c"] { control.addAction(UIAction(title: title) { _ in }, for: .valueChanged) }
    var seen: [String] = []
    control.enumerateEventHandlers { action, _, events, stop in
      seen.append(action?.title ?? "")
      #expect(events == .valueChanged)
      stop = seen.count == 2
    }
    #expect(seen == ["a", "b"])
  }

  @Test("the state follows the control's flags, and the host receives isEnabled") func state() {
    let control = UIControl()
    let shown = ShownWindow(control)
    #expect(control.state == .normal)
    control.isEnabled = false
    control.isSelected = true
    #expect(control.state == [.disabled, .selected])
    shown.turn()
    #expect(shown.backing(of: control).last?.isEnabled == false)
  }

  @Test("an action may remove itself while it runs") func reentrant() {
    let control = UIControl()
    var runs = 0
    var action: UIAction?
    action = UIAction { [unowned control] in
      runs += 1
      control.removeAction($0, for: .allEvents)
    }
    control.addAction(action!, for: .touchUpInside)
    control.sendActions(for: .touchUpInside)
    control.sendActions(for: .touchUpInside)
    #expect(runs == 1)
  }
}
