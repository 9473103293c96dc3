import Foundation
import SwiftUICallShapes5
import Testing

@testable import SwiftUI

/// Controls, their styles, and what the user does with them.
@MainActor @Suite struct ControlTests {
  struct Switched: View {
    @State var isOn = false
    var body: some View {
      VStack {
        Toggle("Sound", isOn: $isOn)
        Text(isOn ? "on" : "off")
      }
    }
  }

  @Test("A toggle is a label and a switch, and the user's change of the switch changes the value")
  func toggle() throws {
    let hosted = Hosted(Switched())
    let control = try #require(hosted.first(UISwitch.self))
    #expect(hosted.texts == ["Sound", "off"])
    control.setOn(true, animated: false)
    control.sendActions(for: .valueChanged)
    hosted.layOut()
    #expect(hosted.texts == ["Sound", "on"])
  }

  @Test("Methods and stored functions are actions, in Swift 5")
  func functions() throws {
    var reports = 0
    let hosted = Hosted(FunctionsAsActions(report: { reports += 1 }))
    for title in ["Title", "Label", "Role", "Picture"] { hosted.press(title) }
    #expect(hosted.texts.first == "4 presses" && reports == 0)
    for title in ["Own", "Stored"] { hosted.press(title) }
    #expect(hosted.texts.first == "4 presses" && reports == 2)
  }

  /// As ``FunctionsAsActions``, in Swift 6: that this compiles is a part of the test.
  struct StoredAction: View {
    let action: () -> Void
    var body: some View {
      Button("Stored", action: action)
      Menu("Menu") {
        Button("Item", action: action)
      } primaryAction: {
        action()
      }
    }
  }

  @Test("A function that a view has stored and that is not Sendable is an action, in Swift 6")
  func storedFunction() {
    var reports = 0
    let hosted = Hosted(StoredAction { reports += 1 })
    hosted.press("Stored")
    #expect(reports == 1)
  }

  @Test("A switch goes back if the binding refuses the change")
  func refusedChange() throws {
    let hosted = Hosted(Toggle("a", isOn: .constant(false)))
    let control = try #require(hosted.first(UISwitch.self))
    control.setOn(true, animated: false)
    control.sendActions(for: .valueChanged)
    #expect(!control.isOn)
  }

  @Test("Fact 137: controls are enabled by default, and one that is disabled outside cannot be enabled inside")
  func disabled() {
    let hosted = Hosted(
      VStack {
        Toggle("a", isOn: .constant(true))
        Toggle("b", isOn: .constant(true)).disabled(false).disabled(true)
        VStack { Toggle("c", isOn: .constant(true)).disabled(false) }.disabled(true)
        VStack { Toggle("d", isOn: .constant(true)).disabled(true) }.disabled(false)
      })
    #expect(hosted.all(UISwitch.self).map(\.isEnabled) == [true, false, false, false])
  }

  struct Framed: ButtonStyle {
    @Environment(\.isEnabled) var isEnabled
    func makeBody(configuration: Configuration) -> some View {
      HStack {
        Text(configuration.isPressed ? "down" : isEnabled ? "up" : "disabled")
        configuration.label
      }
    }
  }

  @Test("A style of an app makes a button's body, receives whether it is pressed, and reads its own environment")
  func buttonStyle() throws {
    let log = EventLog()
    let hosted = Hosted(
      VStack {
        Button("One") { log.lines.append("one") }
        Button("Two") {}.disabled(true)
      }
      .buttonStyle(Framed()))
    #expect(hosted.texts == ["up", "One", "disabled", "Two"])
    let control = try #require(hosted.first(UIControl.self))
    control.isHighlighted = true
    hosted.layOut()
    #expect(hosted.texts.first == "down")
    control.isHighlighted = false
    hosted.press("One")
    #expect(hosted.texts.first == "up")
    #expect(log.lines == ["one"])
  }

  struct Twice: PrimitiveButtonStyle {
    func makeBody(configuration: Configuration) -> some View {
      VStack {
        Button(configuration)
        Button("again") {
          configuration.trigger()
          configuration.trigger()
        }
        .buttonStyle(.plain)
      }
    }
  }

  @Test("A primitive style triggers the action, and the button of its configuration has the style around it")
  func primitiveButtonStyle() {
    let log = EventLog()
    let hosted = Hosted(
      Button("One", role: .destructive) { log.lines.append("one") }.buttonStyle(Twice()).buttonStyle(Framed()))
    #expect(hosted.texts == ["up", "One", "again"])
    hosted.press("again")
    #expect(log.lines == ["one", "one"])
    hosted.press("One")
    #expect(log.lines == ["one", "one", "one"])
  }

  @Test("Another style keeps the state of the views around the button")
  func changedStyle() {
    struct Styled: View {
      @State var isProminent = false
      var body: some View {
        if isProminent {
          Button("a") { isProminent = false }.buttonStyle(.borderedProminent)
        } else {
          Button("a") { isProminent = true }.buttonStyle(.bordered).buttonBorderShape(.capsule).controlSize(.large)
        }
      }
    }
    let hosted = Hosted(Styled())
    #expect(hosted.first(UILabel.self)?.textColor != .white)
    hosted.press("a")
    #expect(hosted.first(UILabel.self)?.textColor == .white)
  }

  struct Checked: ToggleStyle {
    func makeBody(configuration: Configuration) -> some View {
      Button {
        configuration.isOn.toggle()
      } label: {
        HStack {
          Text(configuration.isOn ? "yes" : "no")
          configuration.label
        }
      }
    }
  }

  @Test("A toggle style of an app shows and changes the value")
  func toggleStyle() {
    let hosted = Hosted(Switched().toggleStyle(Checked()))
    #expect(hosted.texts == ["no", "Sound", "off"])
    hosted.press("Sound")
    #expect(hosted.texts == ["yes", "Sound", "on"])
  }

  @Test("A slider with steps snaps to them, and reports when the user begins and ends")
  func slider() throws {
    struct Volume: View {
      let log: EventLog
      @State var volume = 2.0
      var body: some View {
        Slider(value: $volume, in: 0...10, step: 2) {
          Text("Volume")
        } minimumValueLabel: {
          Text("0")
        } maximumValueLabel: {
          Text("10")
        } onEditingChanged: {
          log.lines.append("editing \($0)")
        }
        .onChange(of: volume) { log.lines.append("\($1)") }
      }
    }
    let log = EventLog()
    let hosted = Hosted(Volume(log: log))
    #expect(hosted.texts == ["0", "10"])
    let control = try #require(hosted.first(UISlider.self))
    #expect(control.value == 2)
    #expect(control.maximumValue == 10)
    control.sendActions(for: .touchDown)
    control.value = 4.7
    control.sendActions(for: .valueChanged)
    control.sendActions(for: .touchUpInside)
    hosted.layOut()
    #expect(control.value == 4)
    #expect(log.lines == ["editing true", "editing false", "4.0"])
  }

  @Test("A stepper changes its value by steps, and stops at its bounds")
  func stepper() throws {
    struct Counted: View {
      @State var count = 1
      var body: some View { Stepper("Count: \(count)", value: $count, in: 0...2) }
    }
    let hosted = Hosted(Counted())
    let control = try #require(hosted.first(UIStepper.self))
    func step(_ value: Double) {
      control.value = value
      control.sendActions(for: .valueChanged)
      hosted.layOut()
    }
    step(1)
    #expect(hosted.texts == ["Count: 2"])
    #expect(control.maximumValue == 0)
    step(-1)
    step(-1)
    #expect(hosted.texts == ["Count: 0"])
    #expect(control.minimumValue == 0)
    #expect(control.maximumValue == 1)
  }

  enum Fruit: String, CaseIterable, Identifiable {
    case apple, pear, plum
    var id: Self { self }
  }

  struct Fruits<S: PickerStyle>: View {
    let style: S
    @State var fruit = Fruit.pear
    var body: some View {
      VStack {
        Picker("Fruit", selection: $fruit) { ForEach(Fruit.allCases) { Text($0.rawValue) } }.pickerStyle(style)
        Text("chosen: \(fruit.rawValue)")
      }
    }
  }

  @Test("A picker in a menu has an option for each element of ForEach, with a checkmark at the chosen one")
  func menuPicker() throws {
    let hosted = Hosted(Fruits(style: .menu))
    let button = try #require(hosted.first(UIButton.self))
    var actions: [UIAction] { button.menu?.children.compactMap { $0 as? UIAction } ?? [] }
    #expect(button.configuration?.title == "pear")
    #expect(actions.map(\.title) == ["apple", "pear", "plum"])
    #expect(actions.map(\.state) == [.off, .on, .off])
    actions[2].performWithSender(nil, target: nil)
    hosted.layOut()
    #expect(hosted.texts == ["chosen: plum"])
    #expect(button.configuration?.title == "plum")
    #expect(actions.map(\.state) == [.off, .off, .on])
  }

  @Test("A segmented picker has a segment for each option")
  func segmentedPicker() throws {
    let hosted = Hosted(Fruits(style: SegmentedPickerStyle()))
    let control = try #require(hosted.first(UISegmentedControl.self))
    #expect((0..<control.numberOfSegments).map { control.titleForSegment(at: $0) } == ["apple", "pear", "plum"])
    #expect(control.selectedSegmentIndex == 1)
    control.selectedSegmentIndex = 0
    control.sendActions(for: .valueChanged)
    hosted.layOut()
    #expect(hosted.texts == ["chosen: apple"])
  }

  @Test("An inline picker has a row for each option")
  func inlinePicker() {
    let hosted = Hosted(Fruits(style: .inline))
    #expect(hosted.texts == ["apple", "pear", "plum", "chosen: pear"])
    hosted.press("plum")
    #expect(hosted.texts.last == "chosen: plum")
  }

  @Test("Tags that are not optional select an optional value")
  func optionalTags() throws {
    struct Choice: View {
      @State var number: Int? = 2
      var body: some View {
        Picker("Number", selection: $number) {
          Text("None").tag(nil as Int?)
          Section("Small") {
            Text("One").tag(1)
            Text("Two").tag(2)
          }
        }
      }
    }
    let hosted = Hosted(Choice())
    let button = try #require(hosted.first(UIButton.self))
    #expect(button.configuration?.title == "Two")
    let groups = button.menu?.children.compactMap { $0 as? UIMenu } ?? []
    #expect(groups.map { $0.children.map(\.title) } == [["None"], ["One", "Two"]])
    (groups.first?.children.first as? UIAction)?.performWithSender(nil, target: nil)
    hosted.layOut()
    #expect(button.configuration?.title == "None")
  }

  @Test("The items of a menu follow the views of its content")
  func menu() throws {
    struct Items: View {
      let log: EventLog
      @State var isOn = false
      @State var count = 0
      var body: some View {
        Menu("More") {
          Section {
            Button("Count \(count)") { count += 1 }
            Button("Delete", role: .destructive) { log.lines.append("delete") }
            Button("Never") {}.disabled(true)
          }
          Toggle("Bold", isOn: $isOn)
          Menu("Deep") { Button("Inner") { log.lines.append("inner") } }
          if isOn { Section("Last") { Text("plain") } }
        }
      }
    }
    let log = EventLog()
    let hosted = Hosted(Items(log: log))
    #expect(hosted.texts == ["More"])
    let button = try #require(hosted.first(UIButton.self))
    #expect(button.showsMenuAsPrimaryAction)
    func describe(_ menu: UIMenu?) -> [String] {
      (menu?.children ?? []).map { element in
        if let menu = element as? UIMenu { return "\(menu.title)[\(describe(menu).joined(separator: ","))]" }
        guard let action = element as? UIAction else { return "?" }
        var text = action.title
        if action.attributes.contains(.destructive) { text += " destructive" }
        if action.attributes.contains(.disabled) { text += " disabled" }
        if action.state == .on { text += " on" }
        return text
      }
    }
    #expect(describe(button.menu) == ["[Count 0,Delete destructive,Never disabled]", "Bold", "Deep[Inner]"])
    func action(_ path: [Int]) -> UIAction? {
      var element: UIMenuElement? = button.menu
      for index in path { element = (element as? UIMenu)?.children[index] }
      return element as? UIAction
    }
    action([0, 0])?.performWithSender(nil, target: nil)
    action([1])?.performWithSender(nil, target: nil)
    hosted.layOut()
    #expect(
      describe(button.menu)
        == ["[Count 1,Delete destructive,Never disabled]", "Bold on", "Deep[Inner]", "Last[plain disabled]"])
    action([2, 0])?.performWithSender(nil, target: nil)
    #expect(log.lines == ["inner"])
  }

  @Test("Dividers make groups of a menu's items")
  func dividers() throws {
    let hosted = Hosted(
      Menu("More") {
        Button("a") {}
        Divider()
        Button("b", systemImage: "plus") {}
        Button("c") {}
      })
    let menu = try #require(hosted.first(UIButton.self)?.menu)
    #expect(menu.children.map { ($0 as? UIMenu)?.children.map(\.title) } == [["a"], ["b", "c"]])
  }

  @Test("A context menu has the items of the moment that it is opened")
  func contextMenu() throws {
    let log = EventLog()
    let hosted = Hosted(Text("a").contextMenu { Button("Copy") { log.lines.append("copy") } })
    let view = try #require(hosted.all(UIView.self).first { !$0.interactions.isEmpty })
    let interaction = try #require(view.interactions.first as? UIContextMenuInteraction)
    let menu = try #require(interaction.delegate as? ContextMenuProvider).source.menu
    (menu.children.first as? UIAction)?.performWithSender(nil, target: nil)
    #expect(log.lines == ["copy"])
  }

  @Test("Labelled content has its label and its value at the edges, and none if labels are hidden")
  func labeledContent() {
    let hosted = Hosted(LabeledContent("Size", value: "3 MB"))
    let frames = hosted.all(UILabel.self).map(\.frame)
    #expect(frames.first?.minX == 0)
    #expect(frames.last?.maxX == 320)
    #expect(Hosted(LabeledContent("Size", value: "3 MB").labelsHidden()).texts == ["3 MB"])
  }

  @Test("The tags of views are among their container values") func tags() {
    var found: [Int?] = []
    _ = Hosted(
      Group(
        subviews: Group {
          Text("a").tag(1)
          Text("b")
          Text("c").tag("text")
        }
      ) { subviews in
        let _ = found = subviews.map { $0.containerValues.tag(for: Int.self) }
        let _ = found.append(subviews.last?.containerValues.hasTag("text") == true ? 9 : 0)
        Text("result")
      })
    #expect(found == [1, nil, nil, 9])
  }

  @Test("Several views of a button's label are side by side, in each style and in links")
  func severalViewsInLabel() throws {
    func frames(_ view: some View) -> [CGRect] {
      let window = TestWindow(view).window
      return window.all(UILabel.self).filter { ["a", "bb"].contains($0.text) }.map {
        $0.convert($0.bounds, to: window)
      }
    }
    func check(_ view: some View) {
      let frames = frames(view)
      #expect(frames.count == 2 && frames.first?.midY == frames.last?.midY)
      #expect((frames.first?.maxX ?? 0) + 8 == frames.last?.minX)
    }
    let button = Button {
    } label: {
      Text("a")
      Text("bb")
    }
    check(button)
    check(button.buttonStyle(.plain))
    check(button.buttonStyle(.borderedProminent))
    let isShown = true
    check(
      Button {
      } label: {
        if isShown {
          Text("a")
          Text("bb")
        }
      })
    check(
      NavigationStack {
        NavigationLink {
          Text("page")
        } label: {
          Text("a")
          Text("bb")
        }
      })
  }

  @Test("The shape of buttons has its outline as a shape, also inset")
  func buttonBorder() {
    let rect = CGRect(x: 0, y: 0, width: 40, height: 20)
    #expect(ButtonBorderShape.buttonBorder == .automatic)
    #expect(ButtonBorderShape.capsule.path(in: rect) == Capsule().path(in: rect))
    #expect(ButtonBorderShape.circle.path(in: rect) == Circle().path(in: rect))
    #expect(
      ButtonBorderShape.roundedRectangle(radius: 6).inset(by: 2).path(in: rect)
        == RoundedRectangle(cornerRadius: 4).path(in: rect.insetBy(dx: 2, dy: 2)))
    #expect(Hosted(Color.red.clipShape(.buttonBorder)).first(UIView.self) != nil)
  }
}
