import Foundation
import SceneSystem
import Testing
import TestSupport
import ViewBacking

@testable @_spi(Runtime) import UIKitCore

@MainActor @Suite("Properties of controls") struct ControlPropertyTests {
  @Test(
    "for each event the actions are those added and not removed, each identifier once, in order",
    arguments: UInt64(1)...40)
  func actions(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let control = UIControl()
    let events: [UIControl.Event] = [.touchDown, .touchUpInside, .valueChanged, .editingChanged]
    let names = ["a", "b", "c", "d"].map { UIAction.Identifier($0) }
    // The expected result: a list of identifiers for each event.
    var expected = events.map { _ in [String]() }
    var received: [String] = []
    for _ in 0..<60 {
      let name = names[random.below(4)]
      let chosen = events.indices.filter { _ in random.below(2) == 0 }
      guard !chosen.isEmpty else { continue }
      let mask = chosen.reduce(into: UIControl.Event()) { $0.formUnion(events[$1]) }
      for index in chosen { expected[index].removeAll { $0 == name.rawValue } }
      if random.below(3) > 0 {
        control.addAction(UIAction(identifier: name) { received.append($0.identifier.rawValue) }, for: mask)
        for index in chosen { expected[index].append(name.rawValue) }
      } else {
        control.removeAction(identifiedBy: name, for: mask)
      }
      for (index, event) in events.enumerated() {
        received = []
        control.sendActions(for: event)
        #expect(received == expected[index], "seed \(seed)")
      }
      let used = events.indices.filter { !expected[$0].isEmpty }.reduce(into: UIControl.Event()) {
        $0.formUnion(events[$1])
      }
      #expect(control.allControlEvents == used, "seed \(seed)")
    }
  }

  @Test(
    "a segmented control keeps its selection on the same title through any insertions and removals",
    arguments: UInt64(1)...40)
  func segments(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let row = UISegmentedControl(items: nil)
    var titles: [String] = []
    var chosen: String?
    for step in 0..<60 {
      let index = random.below(6)
      switch random.below(4) {
      case 0, 1:
        row.insertSegment(withTitle: "\(step)", at: index, animated: false)
        titles.insert("\(step)", at: min(index, titles.count))
      case 2:
        row.removeSegment(at: index, animated: false)
        if titles.indices.contains(index), titles.remove(at: index) == chosen { chosen = nil }
      default:
        row.receive(.choseSegment(index))
        if titles.indices.contains(index) { chosen = titles[index] }
      }
      #expect((0..<row.numberOfSegments).map { row.titleForSegment(at: $0) } == titles, "seed \(seed)")
      #expect(row.titleForSegment(at: row.selectedSegmentIndex) == chosen, "seed \(seed)")
    }
  }

  @Test(
    "after any values and reports, a slider's value is between its limits and is what it returns",
    arguments: UInt64(1)...30)
  func slider(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let slider = UISlider()
    var sent: Float?
    slider.addAction(UIAction { sent = ($0.sender as? UISlider)?.value }, for: .valueChanged)
    for _ in 0..<80 {
      let number = Float(random.below(40) - 20) / 4
      let before = slider.value
      sent = nil
      let isPersons = random.below(4) == 0
      switch random.below(3) {
      case _ where isPersons: slider.receive(.slid(Double(number), isTracking: random.below(2) == 0))
      case 0: slider.minimumValue = number
      case 1: slider.maximumValue = number
      default: slider.value = number
      }
      #expect(slider.minimumValue <= slider.value && slider.value <= slider.maximumValue, "seed \(seed)")
      #expect(sent == (isPersons && slider.value != before ? slider.value : nil), "seed \(seed)")
    }
  }
}
