import Foundation
import RuntimeLogging
import Testing
import ViewBacking

@testable @_spi(Runtime) import UIKitCore

@MainActor @Suite("Switches") struct SwitchTests {
  @Test("a switch has a fixed size, whatever frame is set") func size() {
    let toggle = UISwitch(frame: CGRect(x: 10, y: 20, width: 300, height: 5))
    #expect(toggle.frame == CGRect(x: 10, y: 20, width: 51, height: 31))
    #expect(toggle.sizeThatFits(CGSize(width: 9, height: 9)) == toggle.intrinsicContentSize)
  }

  @Test("the host receives a new value once, and the same one not at all") func sent() {
    let toggle = UISwitch()
    let shown = ShownWindow(toggle)
    #expect(
      shown.updates(of: toggle) { toggle.setOn(true, animated: true) }.map(\.content) == [.toggle(.init(isOn: true))])
    #expect(shown.updates(of: toggle) { toggle.isOn = true }.isEmpty)
    toggle.onTintColor = .red
    guard case .toggle(let content) = toggle.shownContent else { return }
    #expect(content.onColor == .pureRed)
  }

  @Test("a change by the user sends touchUpInside, valueChanged and the primary action, with the new value")
  func events() {
    let toggle = UISwitch()
    var received: [String] = []
    toggle.observe([
      ("down", .touchDown), ("primary", .primaryActionTriggered), ("value", .valueChanged), ("up", .touchUpInside),
    ]) { received.append("\($0) \(toggle.isOn)") }
    toggle.receive(.switched(true))
    #expect(received == ["up true", "value true", "primary true"])
  }
}

@MainActor @Suite("Sliders") struct SliderTests {
  @Test(
    "new limits adjust the value, and the other limit where they cross",
    arguments: [
      // The values set, in order, and the result: minimum, maximum, value.
      (["max 10", "value 7", "min 2"], [2, 10, 7]), (["max 10", "value 1", "min 2"], [2, 10, 2]),
      (["value 1", "max 0.5"], [0, 0.5, 0.5]), (["min 5"], [5, 5, 5]), (["max -5"], [-5, -5, -5]),
      (["value -3"], [0, 1, 0]), (["value nan"], [0, 1, 0]), (["min -10", "value -20"], [-10, 1, -10]),
    ] as [([String], [Float])])
  func bounds(steps: [String], expected: [Float]) {
    let slider = UISlider()
    for step in steps {
      let words = step.split(separator: " ")
      let number = Float(words[1])!
      switch words[0] {
      case "min": slider.minimumValue = number
      case "max": slider.maximumValue = number
      default: slider.setValue(number, animated: false)
      }
    }
    #expect([slider.minimumValue, slider.maximumValue, slider.value] == expected)
    guard case .slider(let content) = slider.shownContent else { return }
    #expect([content.minimum, content.maximum, content.value] == expected.map { Double($0) })
  }

  @Test(
    "touchDown is sent before any value, and touchUpInside after the last")
  func drag() {
    let slider = UISlider()
    var received: [String] = []
    slider.observe([("up", .touchUpInside), ("value", .valueChanged), ("down", .touchDown)]) {
      received.append("\($0) \(slider.isTracking)")
    }
    slider.receive(.slid(0.2, isTracking: true))
    slider.receive(.slid(0.2, isTracking: true))
    slider.receive(.slid(0.6, isTracking: true))
    slider.receive(.slid(0.7, isTracking: false))
    #expect(received == ["down true", "value true", "value true", "value false", "up false"])
    // The keyboard moves it without a drag.
    slider.receive(.slid(0.8, isTracking: false))
    #expect(received.last == "value false" && received.count == 6)
  }

  @Test("a slider that is disabled during a drag is released, and moves no more") func disabled() {
    let slider = UISlider()
    slider.receive(.slid(0.2, isTracking: true))
    slider.isEnabled = false
    slider.receive(.slid(0.6, isTracking: true))
    #expect(!slider.isTracking && slider.value == 0.2)
  }

  @Test("a slider fills the given width, and has only an intrinsic height") func size() {
    let slider = UISlider()
    #expect(slider.intrinsicContentSize == CGSize(width: UIView.noIntrinsicMetric, height: 34))
    #expect(slider.sizeThatFits(CGSize(width: 500, height: 500)) == CGSize(width: 500, height: 34))
  }

  @Test("the colour of the minimum track is the app's, or the theme's") func colour() {
    let slider = UISlider()
    for (color, shown) in [(UIColor.green, RGBA.pureGreen), (nil, nil)] as [(UIColor?, RGBA?)] {
      slider.minimumTrackTintColor = color
      guard case .slider(let content) = slider.shownContent else { return }
      #expect(content.color == shown)
    }
  }
}

@MainActor @Suite("Steppers") struct StepperTests {
  private func content(_ stepper: UIStepper) -> StepperContent? {
    if case .stepper(let content) = stepper.shownContent { content } else { nil }
  }

  @Test("a stepper has 0 to 100 in steps of 1, repeats while it is held, and does not wrap") func defaults() {
    #expect(
      content(UIStepper())
        == StepperContent(value: 0, minimum: 0, maximum: 100, step: 1, wraps: false, repeats: true))
    #expect(UIStepper().isContinuous && UIStepper().intrinsicContentSize == CGSize(width: 94, height: 32))
  }

  @Test("properties that the app sets reach the host") func described() {
    let stepper = UIStepper()
    stepper.minimumValue = -5
    stepper.maximumValue = 5
    stepper.stepValue = 2.5
    stepper.value = -9
    stepper.wraps = true
    stepper.autorepeat = false
    #expect(
      content(stepper) == StepperContent(value: -5, minimum: -5, maximum: 5, step: 2.5, wraps: true, repeats: false))
  }

  @Test("an invalid step is refused with a log line, and the former one is kept", arguments: [0, -1, Double.nan])
  func steps(step: Double) {
    let stepper = UIStepper()
    stepper.stepValue = 4
    let (_, sentences) = RuntimeLog.capture { stepper.stepValue = step }
    #expect(sentences.count == 1 && sentences[0].contains("UIStepper") && stepper.stepValue == 4)
  }

  @Test(
    "whatever a host reports, the value stays between the limits",
    arguments: [7, -7, Double.infinity, -.infinity, .nan])
  func clamps(reported: Double) {
    let stepper = UIStepper()
    (stepper.minimumValue, stepper.maximumValue) = (-1, 1)
    stepper.value = 0.5
    stepper.receive(.slid(reported, isTracking: false))
    #expect((-1...1).contains(stepper.value))
  }

  @Test("each press runs its actions once, a press at a limit none") func presses() {
    let stepper = UIStepper()
    var values: [Double] = []
    stepper.addAction(UIAction { values.append(($0.sender as! UIStepper).value) }, for: .valueChanged)
    for value in [1.0, 2, 2, 3] { stepper.receive(.slid(value, isTracking: false)) }
    stepper.value = 100
    stepper.receive(.slid(101, isTracking: false))
    stepper.isEnabled = false
    stepper.receive(.slid(50, isTracking: false))
    #expect(values == [1, 2, 3] && stepper.value == 100)
  }
}

@MainActor @Suite("Activity indicators and progress views") struct ProgressTests {
  @Test("progress is sent to the host, and cannot be changed by the user") func progress() {
    let line = UIProgressView()
    let shown = ShownWindow(line)
    let updates = shown.updates(of: line) { line.setProgress(0.25, animated: true) }
    #expect(updates.map(\.content) == [.progress(ProgressContent(fraction: 0.25))])
    #expect(shown.updates(of: line) { line.progress = 0.25 }.isEmpty)
    line.progressTintColor = .blue
    guard case .progress(let content) = line.shownContent else { return }
    #expect(content.color == .pureBlue && !line.isUserInteractionEnabled)
    #expect(line.sizeThatFits(CGSize(width: 90, height: 90)) == CGSize(width: 90, height: 4))
  }

  @Test("an indicator starts and stops; starting twice is the same as once") func indicator() {
    let indicator = UIActivityIndicatorView(style: .medium)
    let shown = ShownWindow(indicator)
    #expect(shown.backing(of: indicator).last?.isHidden == true)
    let updates = shown.updates(of: indicator) {
      indicator.startAnimating()
      indicator.startAnimating()
    }
    #expect(updates.map(\.isHidden) == [false])
    guard case .activity(let content)? = updates.last?.content else { return }
    #expect(content.isAnimating && content.side == 20 && content.color == nil)
    #expect(shown.updates(of: indicator) { indicator.stopAnimating() }.last?.isHidden == true)
  }

  @Test("an animating indicator that the app hides stays hidden, whatever hidesWhenStopped is")
  func hidden() {
    let indicator = UIActivityIndicatorView(style: .medium)
    indicator.startAnimating()
    indicator.isHidden = true
    indicator.hidesWhenStopped = true
    #expect(indicator.isHidden && indicator.isAnimating)
    indicator.stopAnimating()
    indicator.hidesWhenStopped = false
    #expect(!indicator.isHidden)
  }

  @Test("the large style has a larger size, and the app's colour is shown") func style() {
    let indicator = UIActivityIndicatorView(style: .medium)
    indicator.style = .large
    indicator.color = .red
    guard case .activity(let content) = indicator.shownContent else { return }
    #expect(content.side == 37 && content.color == .pureRed)
    #expect(indicator.intrinsicContentSize == CGSize(width: 37, height: 37))
    #expect(UIActivityIndicatorView.Style.medium.rawValue == 100)
  }
}

@MainActor @Suite("Switches, sliders, segments and the like") struct ValueControlTests {
  @Test("a change by the user runs the actions once; a change by the app runs none") func toggle() {
    let toggle = UISwitch()
    var received: [String] = []
    toggle.addAction(UIAction { received.append("value \(($0.sender as! UISwitch).isOn)") }, for: .valueChanged)
    toggle.addAction(UIAction { _ in received.append("primary") }, for: .primaryActionTriggered)
    toggle.isOn = true
    #expect(received.isEmpty)
    toggle.receive(.switched(false))
    #expect(received == ["value false", "primary"])
    toggle.receive(.switched(false))
    toggle.isEnabled = false
    toggle.receive(.switched(true))
    #expect(received.count == 2 && !toggle.isOn)
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
    var received: [String] = []
    let row = UISegmentedControl(
      frame: .zero, actions: ["a", "b"].map { title in UIAction(title: title) { _ in received.append(title) } })
    row.addAction(UIAction { _ in received.append("changed") }, for: .valueChanged)
    row.receive(.choseSegment(1))
    row.receive(.choseSegment(1))
    row.receive(.choseSegment(5))
    #expect(received == ["b", "changed"] && row.selectedSegmentIndex == 1)
    row.setEnabled(false, forSegmentAt: 0)
    row.receive(.choseSegment(0))
    #expect(row.selectedSegmentIndex == 1)
    row.isMomentary = true
    row.receive(.choseSegment(1))
    #expect(received == ["b", "changed", "b", "changed"])
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
    for (given, kept) in [(0.5, 0.5), (2, 1), (-1, 0), (.nan, 0)] as [(Float, Float)] {
      line.progress = given
      #expect(line.progress == kept)
    }
  }
}
