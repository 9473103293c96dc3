import Foundation
import Testing
import ViewBacking

@testable import UIKitCore

@Suite("Accessibility of views") @MainActor
struct ViewAccessibilityTests {
  private func description(of view: UIView) -> AccessibilityDescription {
    var description = ViewDescription(frame: .zero)
    view.describe(&description)
    return description.accessibility
  }

  @Test("A view without values of its own has the defaults, and none of them is stored")
  func defaults() {
    let view = UIView()
    #expect(view.accessibilityHint == nil && view.accessibilityValue == nil && view.accessibilityTraits == .none)
    #expect(!view.isAccessibilityElement && !view.accessibilityElementsHidden && !view.accessibilityViewIsModal)
    #expect(view.accessibilityUserInputLabels == nil && view.accessibilityCustomActions == nil)
    #expect(view.attachments == nil)
  }

  @Test("Label, identifier, hint and value reach the host")
  func described() {
    let view = UIView()
    view.accessibilityLabel = "Volume"
    view.accessibilityIdentifier = "volume"
    view.accessibilityHint = "Changes the loudness."
    view.accessibilityValue = "40 percent"
    let described = description(of: view)
    #expect(described.label == "Volume" && described.identifier == "volume")
    #expect(described.hint == "Changes the loudness." && described.value == "40 percent")
  }

  @Test("A hidden view and a heading are described as such, until they no longer are")
  func hiddenAndHeading() {
    let view = UIView()
    view.accessibilityElementsHidden = true
    view.accessibilityTraits = [.header, .selected]
    #expect(description(of: view).isHidden && description(of: view).isHeading)
    view.accessibilityElementsHidden = false
    view.accessibilityTraits = .selected
    #expect(!description(of: view).isHidden && !description(of: view).isHeading)
  }

  @Test("A custom action calls its handler and returns whether it has succeeded")
  func customAction() {
    let view = UIView()
    var calls = 0
    view.accessibilityCustomActions = [
      UIAccessibilityCustomAction(name: "Archive") { action in
        calls += 1
        return action.name == "Archive"
      }
    ]
    let action = view.accessibilityCustomActions?.first
    #expect(action.map { $0.actionHandler?($0) == true } == true)
    #expect(calls == 1)
  }

  @Test("Traits have UIKit's values, so that archived combinations keep their meaning")
  func rawValues() {
    #expect(UIAccessibilityTraits.button.rawValue == 1 && UIAccessibilityTraits.header.rawValue == 1 << 16)
    #expect(UIAccessibilityTraits([.button, .link]).rawValue == 3)
  }

  private final class Gauge: UIView {
    var level = 3
    override var isAccessibilityElement: Bool {
      get { true }
      set {}
    }
    override var accessibilityValue: String? {
      get { "\(level) of 10" }
      set {}
    }
    override var accessibilityHint: String? {
      get { "Adjusts the level." }
      set {}
    }
    override func accessibilityIncrement() { level += 1 }
    override func accessibilityActivate() -> Bool { true }
  }

  @Test("A class computes its own values, as they are when the host asks")
  func overridden() {
    let gauge = Gauge()
    #expect(description(of: gauge).value == "3 of 10" && description(of: gauge).hint == "Adjusts the level.")
    gauge.accessibilityIncrement()
    #expect(description(of: gauge).value == "4 of 10" && gauge.isAccessibilityElement)
    #expect(
      gauge.accessibilityActivate() && !UIView().accessibilityActivate() && !UIView().accessibilityPerformEscape())
  }

  @Test("A custom action calls its closure, or the method of its target, which is not retained")
  func customActions() throws {
    let closure = UIAccessibilityCustomAction(name: "Rate", image: UIImage(systemName: "star")) { $0.name == "Rate" }
    #expect(closure.actionHandler?(closure) == true && closure.image != nil)
    var receiver: ActionReceiver? = ActionReceiver()
    let action = UIAccessibilityCustomAction(name: "Press", target: receiver, selector: Selector("pressed"))
    #expect(action.actionHandler?(action) == true)
    #expect(receiver?.received == ["pressed"])
    receiver = nil
    #expect(action.actionHandler?(action) == false)
  }

  @Test("Containers, elements and focus groups are kept")
  func containers() {
    let view = UIView()
    #expect(view.accessibilityContainerType == .none && view.accessibilityElements == nil)
    view.accessibilityContainerType = .semanticGroup
    view.accessibilityElements = [UILabel()]
    view.focusGroupIdentifier = "buttons"
    #expect(view.accessibilityContainerType == .semanticGroup && view.accessibilityElements?.count == 1)
    #expect(view.focusGroupIdentifier == "buttons")
    #expect(!UIAccessibility.isVoiceOverRunning && !UIAccessibility.shouldDifferentiateWithoutColor)
  }

  @Test("What is in front with accessibilityViewIsModal is described as modal, and an element as one")
  func modal() {
    let view = UIView()
    view.accessibilityViewIsModal = true
    view.isAccessibilityElement = true
    #expect(description(of: view).isModal && description(of: view).isElement)
  }

  @Test("A button that shows a symbol alone is named by the symbol's meaning, else by the words of its name")
  func symbols() {
    for (symbol, name) in [
      ("plus", "Add"), ("trash.fill", "Delete"), ("square.and.arrow.up", "Share"), ("chevron.left.circle", "Back"),
      ("gearshape", "Settings"), ("airplane", "Airplane"), ("arrow.up.right", "Arrow up right"), ("circle", "circle"),
    ] {
      let image: UIImage? = UIImage(systemName: symbol)
      #expect(image != nil, "\(symbol)")
      let button = UIButton(configuration: .plain())
      button.configuration?.image = image
      #expect(button.shownDescription.content.name == name, "\(symbol)")
      let classic = UIButton(type: .system)
      classic.setImage(image, for: .normal)
      #expect(classic.shownDescription.content.name == name, "\(symbol)")
    }
    let titled = UIButton(configuration: .plain())
    titled.configuration?.image = UIImage(systemName: "plus")
    titled.configuration?.title = "New Album"
    titled.configuration?.subtitle = "Shared"
    #expect(titled.shownDescription.content.name == "New Album, Shared")
  }

  @Test("A field is named by its placeholder; other controls have no name of their own") func contents() {
    let field = UITextField()
    field.placeholder = "Search"
    #expect(field.shownDescription.content.name == "Search")
    for control in [UISwitch(), UISlider(), UIStepper(), UISegmentedControl(items: ["A"])] {
      #expect(control.shownDescription.content.name?.isEmpty == true, "\(type(of: control))")
    }
    let label = UILabel()
    label.text = "Name"
    #expect(label.shownDescription.content.name == nil && UIView().shownDescription.content.name == nil)
  }

  @Test("The name of what is presented is its title, or that of the page in it") func titles() {
    let page = UIViewController()
    let stack = UINavigationController(rootViewController: page)
    #expect(stack.spokenTitle == nil)
    page.navigationItem.title = "New Trip"
    #expect(stack.spokenTitle == "New Trip")
    stack.title = "Trips"
    #expect(stack.spokenTitle == "Trips")
  }
}
