import Foundation
import SwiftUI
import Testing

/// What views report to assistive technology.
@MainActor @Suite struct AccessibilityTests {
  @Test("Labels, values, hints, names and traits are those of the view that shows the view")
  func properties() throws {
    let controller = UIHostingController(
      rootView: Text("a").accessibilityLabel("label").accessibilityValue("value").accessibilityHint("hint")
        .accessibilityIdentifier("name").accessibilityAddTraits([.isHeader, .isButton])
        .accessibilityRemoveTraits(.isButton).accessibilityHidden(true))
    controller.view.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
    controller.view.layoutIfNeeded()
    let label = try #require(controller.view.subviews.first)
    #expect(label is UILabel)
    #expect(label.accessibilityLabel == "label")
    #expect(label.accessibilityValue == "value")
    #expect(label.accessibilityHint == "hint")
    #expect(label.accessibilityIdentifier == "name")
    #expect(label.accessibilityTraits == .header)
    #expect(label.accessibilityElementsHidden)
  }

  @Test("Help is the hint of the view") func help() {
    let name = "name"
    let hosted = Hosted(
      VStack {
        Text("a").help("key"); Text("b").help(Text("text")); Text("c").help("of " + name)
      })
    #expect(hosted.all(UILabel.self).map(\.accessibilityHint) == ["key", "text", "of name"])
  }

  @Test("Actions are offered by their names")
  func actions() throws {
    final class Log { var lines: [String] = [] }
    let log = Log()
    let controller = UIHostingController(
      rootView: VStack { Text("a") }
        .accessibilityElement(children: .combine)
        .accessibilityAction(named: "Open") { log.lines.append("open") }
        .accessibilityAdjustableAction { log.lines.append("\($0)") })
    controller.view.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
    controller.view.layoutIfNeeded()
    let view = try #require(controller.view.subviews.first)
    #expect(view.isAccessibilityElement)
    let actions = view.accessibilityCustomActions ?? []
    #expect(actions.map(\.name) == ["Open", "Increment", "Decrement"])
    for action in actions { _ = action.actionHandler?(action) }
    #expect(log.lines == ["open", "increment", "decrement"])
  }
}
