import Foundation
import RuntimeLogging
import Testing
import ViewBacking

@testable @_spi(Runtime) import UIKitCore

@MainActor @Suite("Segmented controls") struct SegmentedControlTests {
  private func content(_ row: UISegmentedControl) -> SegmentsContent {
    if case .segments(let content) = row.shownContent { return content }
    Issue.record("A row of segments shows something else.")
    return SegmentsContent(segments: [], chosen: nil)
  }

  @Test(
    "the selection stays on its segment while others are inserted before and after it",
    arguments: [
      // The index at which a segment is inserted among three with the middle one selected, and the selected index then.
      (0, 2), (1, 2), (2, 1), (3, 1), (99, 1), (-5, 2),
    ])
  func inserting(index: Int, chosen: Int) {
    let row = UISegmentedControl(items: ["a", "b", "c"])
    row.selectedSegmentIndex = 1
    row.insertSegment(withTitle: "new", at: index, animated: true)
    #expect(row.selectedSegmentIndex == chosen && row.titleForSegment(at: chosen) == "b")
    #expect(row.numberOfSegments == 4 && content(row).chosen == chosen)
  }

  @Test(
    "the selection stays on its segment while others are removed, and ends with its own",
    arguments: [
      (0, 0), (1, -1), (2, 1), (3, 1), (-1, 1),
    ])
  func removing(index: Int, chosen: Int) {
    let row = UISegmentedControl(items: ["a", "b", "c"])
    row.selectedSegmentIndex = 1
    row.removeSegment(at: index, animated: false)
    #expect(row.selectedSegmentIndex == chosen)
    row.removeAllSegments()
    #expect(row.selectedSegmentIndex == UISegmentedControl.noSegment && row.numberOfSegments == 0)
    #expect(content(row).chosen == nil)
  }

  @Test("a segment has a title or an image: the last one set") func titleOrPicture() {
    let star = UIImage(systemName: "star")!
    let row = UISegmentedControl(items: ["a", star])
    #expect(row.titleForSegment(at: 1) == nil && row.imageForSegment(at: 1) === star)
    row.setImage(star, forSegmentAt: 0)
    row.setTitle("b", forSegmentAt: 1)
    #expect(row.titleForSegment(at: 0) == nil && row.imageForSegment(at: 0) === star)
    #expect(row.titleForSegment(at: 1) == "b" && row.imageForSegment(at: 1) == nil)
    #expect(content(row).segments.map { $0.image != nil } == [true, false])
  }

  @Test("an item of another type is ignored with a line that names its type") func wrongItem() {
    let (row, sentences) = RuntimeLog.capture { UISegmentedControl(items: ["a", 7, "b"]) }
    #expect(row.numberOfSegments == 2 && sentences.count == 1 && sentences[0].contains("Int"))
    #expect(UISegmentedControl(items: nil).numberOfSegments == 0)
  }

  @Test("the width is that of its titles, its images and the widths that were set") func width() {
    let row = UISegmentedControl(items: ["ab", "abcd"])
    #expect(row.frame.size == CGSize(width: 16 + 24 + 32 + 24, height: 32))
    row.setWidth(100, forSegmentAt: 0)
    #expect(row.widthForSegment(at: 0) == 100 && row.intrinsicContentSize.width == 100 + 32 + 24)
    row.setWidth(-3, forSegmentAt: 0)
    #expect(row.widthForSegment(at: 0) == 0 && row.intrinsicContentSize.width == 16 + 24 + 32 + 24)
    row.setImage(UIImage(systemName: "star"), forSegmentAt: 0)
    #expect(row.intrinsicContentSize == CGSize(width: 17 + 24 + 32 + 24, height: 32))
  }

  @Test("an action sets title and image, runs when its segment is selected, and can be replaced") func actions() {
    var received: [String] = []
    func action(_ title: String) -> UIAction {
      UIAction(title: title) { received.append("\(title) \($0.sender is UISegmentedControl)") }
    }
    let row = UISegmentedControl(frame: .zero, actions: [action("a"), action("b")])
    row.insertSegment(action: action("c"), at: 2, animated: false)
    row.setAction(action("d"), forSegmentAt: 0)
    #expect(content(row).titles == ["d", "b", "c"] && row.actionForSegment(at: 0)?.title == "d")
    for index in [0, 2] { row.receive(.choseSegment(index)) }
    #expect(received == ["d true", "c true"])
    row.setTitle("plain", forSegmentAt: 1)
    #expect(row.actionForSegment(at: 1) != nil && row.actionForSegment(at: 9) == nil)
  }

  @Test("a given frame is kept, and a control without one has the size of its segments") func frame() {
    let actions = [UIAction(title: "abcd") { _ in }]
    let given = CGRect(x: 1, y: 2, width: 300, height: 40)
    #expect(UISegmentedControl(frame: given, actions: actions).frame == given)
    #expect(UISegmentedControl(frame: .zero, actions: actions).frame.size == CGSize(width: 56, height: 32))
  }

  @Test("a selection by the app runs nothing, one by the user sends valueChanged and the primary action") func events()
  {
    let row = UISegmentedControl(items: ["a", "b"])
    var received: [String] = []
    row.observe([("primary", .primaryActionTriggered), ("value", .valueChanged)]) {
      received.append("\($0) \(row.selectedSegmentIndex)")
    }
    row.selectedSegmentIndex = 0
    #expect(received.isEmpty)
    row.receive(.choseSegment(1))
    #expect(received == ["value 1", "primary 1"])
    row.isEnabled = false
    row.receive(.choseSegment(0))
    #expect(row.selectedSegmentIndex == 1)
  }

  @Test("in a momentary control the actions see the selection, and afterwards there is none") func momentary() {
    let row = UISegmentedControl(items: ["back", "forward"])
    row.isMomentary = true
    var chosen: [Int] = []
    row.addAction(
      UIAction { chosen.append(($0.sender as! UISegmentedControl).selectedSegmentIndex) }, for: .valueChanged)
    row.receive(.choseSegment(1))
    row.receive(.choseSegment(1))
    #expect(chosen == [1, 1] && row.selectedSegmentIndex == UISegmentedControl.noSegment)
    #expect(content(row).isMomentary)
  }

  @Test("a disabled segment is sent to the host, and a missing one cannot be disabled") func enabled() {
    let row = UISegmentedControl(items: ["a", "b"])
    row.setEnabled(false, forSegmentAt: 1)
    row.setEnabled(false, forSegmentAt: 7)
    #expect(content(row).segments.map(\.isEnabled) == [true, false])
    #expect(row.isEnabledForSegment(at: 0) && !row.isEnabledForSegment(at: 1) && !row.isEnabledForSegment(at: 7))
  }
}
