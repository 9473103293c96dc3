import Foundation
import Testing

@testable @_spi(Runtime) import UIKitCore

@MainActor @Suite("Rows of segments") struct SegmentRuleTests {
  private func content(_ row: UISegmentedControl) -> SegmentsContent {
    if case .segments(let content) = row.shownContent { return content }
    Issue.record("A row of segments shows something else.")
    return SegmentsContent(segments: [], chosen: nil)
  }

  @Test(
    "the chosen segment stays the same one while others come before and after it",
    arguments: [
      // Where a segment comes in among three of which the middle one is chosen, and which index is chosen then.
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
    "the chosen segment stays the same one while others go, and goes with its own",
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

  @Test("a segment has a title or a picture: the one that came last") func titleOrPicture() {
    let star = UIImage(systemName: "star")!
    let row = UISegmentedControl(items: ["a", star])
    #expect(row.titleForSegment(at: 1) == nil && row.imageForSegment(at: 1) === star)
    row.setImage(star, forSegmentAt: 0)
    row.setTitle("b", forSegmentAt: 1)
    #expect(row.titleForSegment(at: 0) == nil && row.imageForSegment(at: 0) === star)
    #expect(row.titleForSegment(at: 1) == "b" && row.imageForSegment(at: 1) == nil)
    #expect(content(row).segments.map { $0.image != nil } == [true, false])
  }

  @Test("an item that is neither is passed over with a line that says what it is") func wrongItem() {
    let (row, sentences) = RuntimeLog.capture { UISegmentedControl(items: ["a", 7, "b"]) }
    #expect(row.numberOfSegments == 2 && sentences.count == 1 && sentences[0].contains("Int"))
    #expect(UISegmentedControl(items: nil).numberOfSegments == 0)
  }

  @Test("a row is as wide as its titles, its pictures and the widths that were set") func width() {
    let row = UISegmentedControl(items: ["ab", "abcd"])
    #expect(row.frame.size == CGSize(width: 16 + 24 + 32 + 24, height: 32))
    row.setWidth(100, forSegmentAt: 0)
    #expect(row.widthForSegment(at: 0) == 100 && row.intrinsicContentSize.width == 100 + 32 + 24)
    row.setWidth(-3, forSegmentAt: 0)
    #expect(row.widthForSegment(at: 0) == 0 && row.intrinsicContentSize.width == 16 + 24 + 32 + 24)
    row.setImage(UIImage(systemName: "star"), forSegmentAt: 0)
    #expect(row.intrinsicContentSize == CGSize(width: 17 + 24 + 32 + 24, height: 32))
  }

  @Test("an action brings title and picture, runs when its segment is chosen, and gives way to another") func actions()
  {
    var heard: [String] = []
    func action(_ title: String) -> UIAction {
      UIAction(title: title) { heard.append("\(title) \($0.sender is UISegmentedControl)") }
    }
    let row = UISegmentedControl(frame: .zero, actions: [action("a"), action("b")])
    row.insertSegment(action: action("c"), at: 2, animated: false)
    row.setAction(action("d"), forSegmentAt: 0)
    #expect(content(row).titles == ["d", "b", "c"] && row.actionForSegment(at: 0)?.title == "d")
    for index in [0, 2] { row.receive(.choseSegment(index)) }
    #expect(heard == ["d true", "c true"])
    row.setTitle("plain", forSegmentAt: 1)
    #expect(row.actionForSegment(at: 1) != nil && row.actionForSegment(at: 9) == nil)
  }

  @Test("a given frame is kept, and a row without one is as large as its segments") func frame() {
    let actions = [UIAction(title: "abcd") { _ in }]
    let given = CGRect(x: 1, y: 2, width: 300, height: 40)
    #expect(UISegmentedControl(frame: given, actions: actions).frame == given)
    #expect(UISegmentedControl(frame: .zero, actions: actions).frame.size == CGSize(width: 56, height: 32))
  }

  @Test("the app's own choice runs nothing, a person's tells value and primary action") func events() {
    let row = UISegmentedControl(items: ["a", "b"])
    var heard: [String] = []
    row.hear([("primary", .primaryActionTriggered), ("value", .valueChanged)]) {
      heard.append("\($0) \(row.selectedSegmentIndex)")
    }
    row.selectedSegmentIndex = 0
    #expect(heard.isEmpty)
    row.receive(.choseSegment(1))
    #expect(heard == ["value 1", "primary 1"])
    row.isEnabled = false
    row.receive(.choseSegment(0))
    #expect(row.selectedSegmentIndex == 1)
  }

  @Test("in a momentary row the actions see what was chosen, and afterwards nothing is") func momentary() {
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

  @Test("a segment that cannot be chosen says so to the host, and what does not exist cannot either") func enabled() {
    let row = UISegmentedControl(items: ["a", "b"])
    row.setEnabled(false, forSegmentAt: 1)
    row.setEnabled(false, forSegmentAt: 7)
    #expect(content(row).segments.map(\.isEnabled) == [true, false])
    #expect(row.isEnabledForSegment(at: 0) && !row.isEnabledForSegment(at: 1) && !row.isEnabledForSegment(at: 7))
  }
}
