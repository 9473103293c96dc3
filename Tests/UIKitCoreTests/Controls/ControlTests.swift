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
    var heard: [String] = []
    control.addAction(
      UIAction(title: "a") { heard.append("\($0.title) \($0.sender as? UIControl === control)") }, for: .touchDown)
    control.addAction(UIAction(title: "b") { heard.append($0.title) }, for: [.touchDown, .valueChanged])
    control.sendActions(for: .touchDown)
    #expect(heard == ["a true", "b"])
    control.sendActions(for: .valueChanged)
    #expect(heard == ["a true", "b", "b"])
    control.sendActions(for: .editingChanged)
    #expect(heard.count == 3)
    #expect(control.allControlEvents == [.touchDown, .valueChanged])
  }

  @Test("an action with the same identifier for the same events is replaced, and can be removed event by event")
  func names() {
    let control = UIControl()
    var heard: [Int] = []
    let name = UIAction.Identifier("one")
    for number in 1...2 {
      control.addAction(UIAction(identifier: name) { _ in heard.append(number) }, for: [.touchDown, .touchUpInside])
    }
    control.sendActions(for: .touchDown)
    #expect(heard == [2])
    control.removeAction(identifiedBy: name, for: .touchDown)
    control.sendActions(for: .touchDown)
    #expect(heard == [2])
    control.sendActions(for: .touchUpInside)
    #expect(heard == [2, 2])
    control.removeAction(identifiedBy: name, for: .allEvents)
    #expect(control.allControlEvents.isEmpty)
  }

  @Test("enumeration visits handlers one after the other until it is stopped") func enumerate() {
    let control = UIControl()
    for title in ["a", "b", "c"] { control.addAction(UIAction(title: title) { _ in }, for: .valueChanged) }
    var seen: [String] = []
    control.enumerateEventHandlers { action, events, stop in
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

@MainActor @Suite("Switches, sliders, segments and the like") struct ValueControlTests {
  @Test("a change by the user runs the actions once; a change by the app runs none") func toggle() {
    let toggle = UISwitch()
    var heard: [String] = []
    toggle.addAction(UIAction { heard.append("value \(($0.sender as! UISwitch).isOn)") }, for: .valueChanged)
    toggle.addAction(UIAction { _ in heard.append("primary") }, for: .primaryActionTriggered)
    toggle.isOn = true
    #expect(heard.isEmpty)
    toggle.receive(.switched(false))
    #expect(heard == ["value false", "primary"])
    toggle.receive(.switched(false))
    toggle.isEnabled = false
    toggle.receive(.switched(true))
    #expect(heard.count == 2 && !toggle.isOn)
  }

  @Test("a slider's value stays between its limits, whatever is set") func sliderRange() {
    let slider = UISlider()
    slider.value = 7
    #expect(slider.value == 1)
    slider.maximumValue = 10
    slider.value = 7
    slider.minimumValue = 8
    #expect(slider.value == 8)
    slider.minimumValue = 20
    #expect(slider.maximumValue == 20 && slider.value == 20)
    slider.value = .nan
    #expect(slider.value == 20)
    slider.receive(.slid(.infinity, isTracking: false))
    #expect(slider.value == 20)
  }

  @Test("a slider that is not continuous runs its actions at the end of a drag", arguments: [true, false])
  func dragging(isContinuous: Bool) {
    let slider = UISlider()
    slider.isContinuous = isContinuous
    var values: [Float] = []
    slider.addAction(UIAction { values.append(($0.sender as! UISlider).value) }, for: .valueChanged)
    slider.receive(.slid(0.25, isTracking: true))
    #expect(slider.isTracking)
    slider.receive(.slid(0.5, isTracking: true))
    slider.receive(.slid(0.5, isTracking: false))
    #expect(values == (isContinuous ? [0.25, 0.5] : [0.5]))
    #expect(!slider.isTracking)
  }

  @Test("a stepper's step must be greater than zero") func stepper() {
    let stepper = UIStepper()
    let (_, sentences) = RuntimeLog.capture { stepper.stepValue = 0 }
    #expect(sentences.count == 1 && stepper.stepValue == 1)
    var runs = 0
    stepper.addAction(UIAction { _ in runs += 1 }, for: .valueChanged)
    stepper.receive(.slid(3, isTracking: false))
    stepper.receive(.slid(3, isTracking: false))
    #expect(stepper.value == 3 && runs == 1)
    stepper.value = 1000
    #expect(stepper.value == 100)
  }

  @Test("segments: the selection moves with insertions before it, and is none when its segment is removed")
  func segments() {
    let row = UISegmentedControl(items: ["a", "b", "c"])
    #expect(row.selectedSegmentIndex == UISegmentedControl.noSegment)
    row.selectedSegmentIndex = 1
    row.insertSegment(withTitle: "z", at: 0, animated: false)
    #expect(row.selectedSegmentIndex == 2 && row.titleForSegment(at: 2) == "b")
    row.removeSegment(at: 0, animated: false)
    #expect(row.selectedSegmentIndex == 1)
    row.removeSegment(at: 1, animated: false)
    #expect(row.selectedSegmentIndex == UISegmentedControl.noSegment)
    let (_, sentences) = RuntimeLog.capture { row.selectedSegmentIndex = 9 }
    #expect(sentences.count == 1 && row.selectedSegmentIndex == UISegmentedControl.noSegment)
    row.setTitle("x", forSegmentAt: 9)
    #expect(row.titleForSegment(at: 9) == nil && row.numberOfSegments == 2)
  }

  @Test("selecting a segment runs its own action and then the control's") func choosing() {
    var heard: [String] = []
    let row = UISegmentedControl(
      frame: .zero, actions: ["a", "b"].map { title in UIAction(title: title) { _ in heard.append(title) } })
    row.addAction(UIAction { _ in heard.append("changed") }, for: .valueChanged)
    row.receive(.choseSegment(1))
    row.receive(.choseSegment(1))
    row.receive(.choseSegment(5))
    #expect(heard == ["b", "changed"] && row.selectedSegmentIndex == 1)
    row.setEnabled(false, forSegmentAt: 0)
    row.receive(.choseSegment(0))
    #expect(row.selectedSegmentIndex == 1)
    row.isMomentary = true
    row.receive(.choseSegment(1))
    #expect(heard == ["b", "changed", "b", "changed"])
    #expect(row.selectedSegmentIndex == UISegmentedControl.noSegment)
  }

  @Test("a stopped indicator is hidden, unless hidesWhenStopped is false") func indicator() {
    let indicator = UIActivityIndicatorView(style: .large)
    #expect(indicator.isHidden && !indicator.isAnimating)
    #expect(indicator.bounds.size == CGSize(width: 37, height: 37))
    indicator.startAnimating()
    #expect(!indicator.isHidden && indicator.isAnimating)
    indicator.stopAnimating()
    #expect(indicator.isHidden)
    indicator.hidesWhenStopped = false
    #expect(!indicator.isHidden)
  }

  @Test("progress stays between 0 and 1, whatever is set") func progress() {
    let line = UIProgressView(progressViewStyle: .bar)
    for (said, kept) in [(0.5, 0.5), (2, 1), (-1, 0), (.nan, 0)] as [(Float, Float)] {
      line.progress = said
      #expect(line.progress == kept)
    }
  }
}
