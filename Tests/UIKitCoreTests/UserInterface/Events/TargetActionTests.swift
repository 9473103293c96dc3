import Foundation
import Testing
import ViewBacking

@testable @_spi(Runtime) import UIKitCore

/// A view with methods that can be reached by their names, as the source pass writes it.
class ActionReceiver: UIView {
  var received: [String] = []
  var isWilling = true
  override var canBecomeFirstResponder: Bool { true }
  override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
    isWilling && super.canPerformAction(action, withSender: sender)
  }
  func pressed() { received.append("pressed") }
  func pressed(_ sender: UIControl) { received.append("pressed \(type(of: sender))") }
  func pressed(_ sender: UIControl, event: UIEvent) { received.append("pressed with \(type(of: event))") }
  func chosen(_ item: UIBarButtonItem) { received.append("chosen \(item.title ?? "")") }
  func tapped(_ recogniser: UITapGestureRecognizer) { received.append("tapped \(recogniser.state)") }
  func typed(_ command: UIKeyCommand) { received.append("typed \(command.input ?? "")") }
}

extension ActionReceiver {
  nonisolated final class _SelectorTable: SelectorRegistrations {
    nonisolated override class func register(in table: SelectorTable) {
      table.method("pressed") { object, _ in
        (object as? ActionReceiver)?.pressed()
        return nil
      }
      table.method("pressed:") { object, arguments in
        (object as? ActionReceiver)?.pressed(try arguments.first() as UIControl)
        return nil
      }
      table.method("pressed:event:") { object, arguments in
        (object as? ActionReceiver)?.pressed(
          try arguments.first() as UIControl, event: try arguments.second() as UIEvent)
        return nil
      }
      table.method("chosen:") { object, arguments in
        (object as? ActionReceiver)?.chosen(try arguments.first() as UIBarButtonItem)
        return nil
      }
      table.method("tapped:") { object, arguments in
        (object as? ActionReceiver)?.tapped(try arguments.first() as UITapGestureRecognizer)
        return nil
      }
      table.method("typed:") { object, arguments in
        (object as? ActionReceiver)?.typed(try arguments.first() as UIKeyCommand)
        return nil
      }
    }
  }
}

@MainActor @Suite("Targets and actions") struct TargetActionTests {
  @Test("A control calls methods without and with arguments, in the order in which they were added")
  func control() {
    let (control, target) = (UISwitch(), ActionReceiver())
    control.addTarget(target, action: "pressed", for: .touchDown)
    control.addTarget(target, action: "pressed:", for: [.touchDown, .valueChanged])
    control.addTarget(target, action: "pressed:event:", for: .valueChanged)
    control.sendActions(for: .touchDown)
    control.sendActions(for: .valueChanged)
    #expect(target.received == ["pressed", "pressed UISwitch", "pressed UISwitch", "pressed with UIEvent"])
  }

  @Test("Targets are listed and removed by object, method and event")
  func removal() {
    let (control, target) = (UIControl(), ActionReceiver())
    control.addTarget(target, action: "pressed", for: .touchDown)
    control.addTarget(target, action: "pressed", for: .touchUpInside)
    control.addTarget(nil, action: "pressed:", for: .touchDown)
    #expect(control.actions(forTarget: target, forControlEvent: .touchUpInside) == ["pressed"])
    #expect(control.actions(forTarget: nil, forControlEvent: .touchDown) == ["pressed:"])
    #expect(control.actions(forTarget: target, forControlEvent: .valueChanged) == nil)
    #expect(control.allTargets.contains(target) && control.allTargets.count == 2)
    control.removeTarget(target, action: "pressed", for: .touchDown)
    control.sendActions(for: .touchDown)
    #expect(target.received.isEmpty)
    control.sendActions(for: .touchUpInside)
    #expect(target.received == ["pressed"])
    control.removeTarget(nil, action: nil, for: .allEvents)
    #expect(control.allControlEvents.isEmpty)
  }

  @Test("A target is not retained, and nobody else gets its action")
  func weakTarget() {
    let window = ShownWindow(ActionReceiver())
    let control = UIControl()
    weak var gone: ActionReceiver?
    do {
      let target = ActionReceiver()
      gone = target
      control.addTarget(target, action: "pressed", for: .touchDown)
    }
    #expect(gone == nil)
    control.sendActions(for: .touchDown)
    withExtendedLifetime(window) {}
  }

  @Test("Without a target the action goes to the first view up the chain that can perform it")
  func chain() {
    let (outer, inner, control) = (ActionReceiver(), ActionReceiver(), UIControl())
    outer.addSubview(inner)
    inner.addSubview(control)
    let window = ShownWindow(outer)
    control.addTarget(nil, action: "pressed", for: .touchDown)
    control.sendActions(for: .touchDown)
    inner.isWilling = false
    control.sendActions(for: .touchDown)
    #expect(inner.received == ["pressed"] && outer.received == ["pressed"])
    outer.isWilling = false
    #expect(!ActionMessage.send("pressed", to: nil, from: control, for: nil))
    #expect(!ActionMessage.send("absent", to: outer, from: control, for: nil))
    withExtendedLifetime(window) {}
  }

  @Test("UIKit's own methods can be sent: the first responder resigns")
  func resign() {
    let view = ActionReceiver()
    let window = ShownWindow(view)
    #expect(view.becomeFirstResponder())
    #expect(ActionMessage.send("resignFirstResponder", to: nil, from: view, for: nil))
    #expect(!view.isFirstResponder)
    withExtendedLifetime(window) {}
  }

  @Test("A bar button calls its target in place of its action")
  func barButton() {
    let target = ActionReceiver()
    let item = UIBarButtonItem(title: "Share", style: .bordered, target: target, action: "chosen:")
    item.press()
    #expect(target.received == ["chosen Share"])
    #expect(item.target === target && item.action == "chosen:")
    item.action = nil
    item.primaryAction = UIAction { _ in target.received.append("closure") }
    item.press()
    #expect(target.received.last == "closure")
    #expect(UIBarButtonItem(barButtonSystemItem: .add, target: target, action: "chosen:").systemItem == .add)
    #expect(UIBarButtonItem(image: nil, style: .plain, target: nil, action: nil).target == nil)
  }

  @Test("A gesture recogniser calls its targets until they are removed")
  func gestures() {
    let target = ActionReceiver()
    let recogniser = UITapGestureRecognizer(target: target, action: "tapped:")
    recogniser.addTarget(target, action: "tapped:")
    recogniser.receive(.ended(.zero))
    #expect(target.received == ["tapped ended"])
    recogniser.removeTarget(target, action: nil)
    recogniser.receive(.ended(.zero))
    #expect(target.received.count == 1)
  }

  @Test("A key command calls the method of the first responder")
  func keyCommand() {
    let view = ActionReceiver()
    let window = ShownWindow(view)
    view.becomeFirstResponder()
    let command = UIKeyCommand(input: "k", modifierFlags: .command, action: "typed:")
    command.performWithSender(view.window, target: nil)
    // Without an application, the chain begins at the sender, which is the command.
    #expect(command.action == "typed:")
    withExtendedLifetime(window) {}
  }

  @Test("UIKit's properties have keys, also those of a view's layer")
  func keys() {
    let label = UILabel()
    label.setValue("Hello", forKey: "text")
    label.setValue(true, forKey: "hidden")
    label.setValue(8, forKeyPath: "layer.cornerRadius")
    #expect(label.text == "Hello" && label.isHidden && label.layer.cornerRadius == 8)
    #expect(label.value(forKeyPath: "layer.masksToBounds") as? Bool == false)
  }

  @Test("A display link releases its target when it is invalidated")
  func displayLink() {
    weak var gone: ActionReceiver?
    let link: CADisplayLink
    do {
      let target = ActionReceiver()
      gone = target
      link = CADisplayLink(target: target, selector: "pressed")
    }
    #expect(gone != nil)
    link.invalidate()
    #expect(gone == nil)
  }
}
