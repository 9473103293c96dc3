import Foundation
import Testing
import ViewBacking

@testable @_spi(Runtime) import UIKitCore

/// An app-defined card that can be pressed.
@MainActor private final class Card: UIControl {
  let title = UILabel()
  override init(frame: CGRect) {
    super.init(frame: frame)
    addSubview(title)
  }
  required init?(coder: NSCoder) { nil }
}

@MainActor private final class Dial: UIControl {
  override func draw(_ rect: CGRect) { UIRectFill(rect) }
}

@MainActor @Suite("App-defined controls") struct PlainControlTests {
  private let touches: [(String, UIControl.Event)] = [
    ("up", .touchUpInside), ("primary", .primaryActionTriggered), ("down", .touchDown),
  ]

  @Test("a control that consists of views, or draws itself, is pressed as a whole") func pressed() {
    for control in [Card(), Dial(frame: CGRect(x: 0, y: 0, width: 9, height: 9)), UIControl()] {
      var received: [String] = []
      control.observe(touches) { received.append($0) }
      let shown = ShownWindow(control)
      #expect(shown.backing(of: control).last?.gestures == [.tap(count: 1)])
      shown.person(.recognized(0, .ended(.zero)), control)
      #expect(received == ["down", "up", "primary"])
      control.isEnabled = false
      shown.person(.recognized(0, .ended(.zero)), control)
      #expect(received.count == 3 && shown.backing(of: control).last?.isEnabled == false)
    }
  }

  @Test("its own recognisers have priority, and each receives its own gestures") func recognizers() {
    let control = Card()
    var received: [String] = []
    control.observe(touches) { received.append($0) }
    let double = UITapGestureRecognizer(action: UIAction { _ in received.append("double") })
    double.numberOfTapsRequired = 2
    control.addGestureRecognizer(double)
    #expect(control.shownDescription.gestures == [.tap(count: 2), .tap(count: 1)])
    control.receive(.recognized(0, .ended(.zero)))
    #expect(received == ["double"])
    control.receive(.recognized(1, .ended(.zero)))
    #expect(received == ["double", "down", "up", "primary"])
    control.receive(.recognized(2, .ended(.zero)))
    #expect(received.count == 4)
  }

  @Test("a control that is a widget is operated by the widget, without additional presses") func widgets() {
    for control in [UIButton(), UISwitch(), UISlider(), UIStepper(), UISegmentedControl(), UITextField()] {
      control.observe(touches) { Issue.record("\(type(of: control)) heard \($0)") }
      #expect(control.shownDescription.gestures.isEmpty, "\(type(of: control))")
      control.receive(.recognized(0, .ended(.zero)))
    }
  }

  @Test("with an action for a press it is a button: the Tab key stops at it, and the space bar and Return press it")
  func keys() {
    let control = Card()
    #expect(control.shownDescription.accessibility.role == .group && !control.shownDescription.isFocusable)
    var received: [String] = []
    control.observe(touches) { received.append($0) }
    #expect(control.shownDescription.accessibility.role == .button && control.shownDescription.isFocusable)
    #expect(control.shownDescription.keys == [.space, .return])
    for key in [ViewKey.space, .return] {
      control.receive(.key(key))
      #expect(received == ["down", "up", "primary"])
      received = []
    }
    control.receive(.key(.escape))
    control.isEnabled = false
    control.receive(.key(.space))
    #expect(received.isEmpty && !control.shownDescription.isFocusable)
  }

  @Test("one that the row of its list operates is a button that the Tab key passes by") func operatedByRow() {
    let control = Card()
    control.observe(touches) { _ in }
    control.isOperatedByRow = true
    #expect(control.shownDescription.accessibility.role == .button && !control.shownDescription.isFocusable)
  }

  @Test("one with other actions, such as for its value, is no button") func values() {
    let control = Dial()
    control.observe([("value", .valueChanged)]) { _ in Issue.record("no key changes the value") }
    #expect(control.shownDescription.accessibility.role == .group && !control.shownDescription.isFocusable)
  }
}
