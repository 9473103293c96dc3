import Foundation
import SceneTesting
import SwiftUI
import Testing

private struct Counter: View {
  @State private var count = 0
  var body: some View {
    VStack {
      Text("Count \(count)")
      Button("Add") { count += 1 }
      Button {
        count = 0
      } label: {
        Label("Reset", systemImage: "trash")
      }
      .accessibilityIdentifier("reset")
      Button("Never") { count = -1 }.disabled(true)
    }
  }
}

private struct Settings: View {
  @State private var sound = false
  @State private var wifi = true
  @State private var volume = 2.0
  @State private var guests = 1
  @State private var flavor = "Vanilla"
  @State private var period = "Day"
  @State private var size = "Small"
  @State private var date = Date(timeIntervalSince1970: 86400 * 40)

  var body: some View {
    Form {
      Toggle("Sound", isOn: $sound)
      Toggle("Wireless", isOn: $wifi).labelsHidden()
      Slider(value: $volume, in: 0...10) { Text("Volume") }
      Stepper("Guests: \(guests)", value: $guests, in: 1...3)
      Picker("Flavor", selection: $flavor) {
        ForEach(["Vanilla", "Mocha", "Mint"], id: \.self) { Text($0) }
      }
      Picker("Period", selection: $period) {
        Text("Day").tag("Day")
        Text("Week").tag("Week")
      }
      .pickerStyle(.segmented)
      Picker("Size", selection: $size) {
        Text("Small").tag("Small")
        Text("Large").tag("Large")
      }
      .pickerStyle(.inline)
      DatePicker("Due", selection: $date, displayedComponents: .date)
      Text("\(sound) \(wifi) \(Int(volume)) \(guests) \(flavor) \(period) \(size)").accessibilityIdentifier("state")
      Text(date.formatted(.iso8601.month())).accessibilityIdentifier("month")
    }
  }
}

private struct Fields: View {
  private enum Field { case name, mail }
  @State private var name = ""
  @State private var mail = ""
  @State private var code = "1234"
  @State private var notes = "Hello"
  @State private var submitted = 0
  @FocusState private var focus: Field?

  var body: some View {
    VStack {
      TextField("Name", text: $name).focused($focus, equals: .name)
        .onSubmit { focus = .mail }
      TextField("Mail", text: $mail).focused($focus, equals: .mail)
        .onSubmit { submitted += 1 }
      SecureField("Code", text: $code)
      TextEditor(text: $notes).frame(height: 100).accessibilityIdentifier("notes")
      Text("\(name)|\(mail)|\(code)|\(notes)|\(submitted)").accessibilityIdentifier("all")
    }
  }
}

private struct Menus: View {
  @State private var last = "none"
  var body: some View {
    VStack {
      Text("last \(last)")
      Menu("Sort") {
        Button("By Name") { last = "name" }
        Button("By Date") { last = "date" }.disabled(true)
        Menu("More") { Button("By Size") { last = "size" } }
      }
      Text("Photo").contextMenu {
        Button("Share") { last = "share" }
        Button("Delete", role: .destructive) { last = "delete" }
      }
    }
  }
}

private struct Gestures: View {
  @State private var last = "none"
  @State private var rating = 2
  var body: some View {
    VStack {
      Text("last \(last)")
      Color.red.frame(width: 80, height: 40).onTapGesture(count: 2) { last = "double" }
        .accessibilityIdentifier("red").accessibilityElement()
      Color.green.frame(width: 80, height: 40).onLongPressGesture(minimumDuration: 1) { last = "long" }
        .accessibilityIdentifier("green").accessibilityElement()
      Color.blue.frame(width: 80, height: 40)
        .gesture(DragGesture().onEnded { last = "drag \(Int($0.translation.width))" })
        .accessibilityIdentifier("blue").accessibilityElement()
      Text("Plain").onTapGesture { last = "plain" }
      Text("\(rating) stars").accessibilityLabel("Rating").accessibilityValue("\(rating)")
        .accessibilityAdjustableAction { rating += $0 == .increment ? 1 : -1 }
    }
  }
}

/// Controls of SwiftUI, found and driven by what a person sees.
@MainActor @Suite(.serialized) struct ControlElementTests {
  @Test("A text is found, and a button with the title is pressed")
  func buttons() throws {
    let scene = try StageApp.show { Counter() }
    #expect(scene.text("Count 0").exists)
    scene.button("Add").tap()
    scene.button("Add").tap()
    #expect(scene.text("Count 2").exists && !scene.text("Count 0").exists)
    scene.button("reset").tap()
    expectExists(scene.text("Count 0"))
    #expect(scene.element(identifier: "reset").label == "Reset")
  }

  @Test("A disabled button is not pressed, and the failure says that it is disabled")
  func disabled() throws {
    let scene = try StageApp.show { Counter() }
    #expect(!scene.button("Never").isEnabled && scene.button("Add").isEnabled)
    withKnownIssue {
      scene.button("Never").tap()
    } matching: {
      $0.comments.contains { $0.rawValue == "The button \u{201C}Never\u{201D} is disabled." }
    }
    #expect(scene.text("Count 0").exists)
  }

  @Test("A covered button exists, is not hittable and is not pressed")
  func covered() throws {
    let scene = try StageApp.show {
      ZStack {
        Counter()
        Button("Front") {}.frame(maxWidth: .infinity, maxHeight: .infinity).background(Color.white)
          .contentShape(Rectangle()).onTapGesture {}
      }
    }
    #expect(scene.button("Add").exists && !scene.button("Add").isHittable)
    withKnownIssue {
      scene.button("Add").tap()
    } matching: {
      $0.comments.contains { $0.rawValue.contains("cannot be reached: it is covered by") }
    }
    #expect(scene.text("Count 0").exists)
  }

  @Test("A missing element is reported with what is on screen and with what is nearest")
  func missing() throws {
    let scene = try StageApp.show { Counter() }
    withKnownIssue {
      scene.button("Ad").tap()
    } matching: { issue in
      let text = issue.comments.first?.rawValue ?? ""
      return text.hasPrefix(
        "There is no button \u{201C}Ad\u{201D} on the screen of scene A to tap. Did you mean the button \u{201C}Add\u{201D}?"
      )
        && text.contains("\n  text \u{201C}Count 0\u{201D}\n")
        && text.contains("button \u{201C}Never\u{201D}, disabled")
    }
  }

  @Test("A toggle is named by its label, shown or hidden, and turned by a tap")
  func toggles() throws {
    let scene = try StageApp.show { Settings() }
    #expect(scene.toggle("Sound").value == "0" && scene.toggle("Wireless").value == "1")
    scene.toggle("Sound").tap()
    scene.toggle("Wireless").tap()
    #expect(scene.element(identifier: "state").label == "true false 2 1 Vanilla Day Small")
  }

  @Test("Sliders, steppers, pickers of all kinds and date pickers are operated by their labels")
  func values() throws {
    let scene = try StageApp.show(.pad) { Settings() }
    scene.slider("Volume").adjust(toNormalizedSliderPosition: 0.7)
    scene.stepper("Guests: 1").increment()
    scene.stepper("Guests: 2").increment()
    withKnownIssue { scene.stepper("Guests: 3").increment() }
    scene.stepper("Guests: 3").decrement()
    #expect(scene.button("Flavor").value == "Vanilla")
    #expect(scene.button("Flavor").menuItems == ["Vanilla", "Mocha", "Mint"])
    scene.button("Flavor").choose("Mint")
    scene.segmentedControl("Period").choose("Week")
    #expect(scene.button("Week").isSelected && !scene.button("Day").isSelected)
    scene.button("Day").tap()
    scene.button("Week").tap()
    scene.button("Large").tap()
    #expect(scene.element(identifier: "state").label == "false true 7 2 Mint Week Large")
    scene.button("Due, Month").choose("May")
    #expect(scene.element(identifier: "month").label == "05")
  }

  @Test("Fields are typed into; return submits and moves the focus; a secure field shows no text")
  func fields() throws {
    let scene = try StageApp.show { Fields() }
    scene.field("Name").typeText("Ann\nann@example.org")
    #expect(scene.field("Mail").hasKeyboardFocus && !scene.field("Name").hasKeyboardFocus)
    scene.field("Mail").typeText("\u{8}\u{8}\n")
    scene.field("Code").typeText("5")
    scene.field("notes").typeText("\nyou")
    #expect(scene.element(identifier: "all").label == "Ann|ann@example.o|12345|Hello\nyou|1")
    #expect(scene.field("Code").value == "\u{2022}\u{2022}\u{2022}\u{2022}\u{2022}")
    scene.field("Name").clearText()
    #expect(scene.field("Name").value == "" && scene.field("Name").placeholderValue == "Name")
  }

  @Test("Items of menus and context menus are chosen by title, also in submenus; a disabled one is not")
  func menus() throws {
    let scene = try StageApp.show { Menus() }
    scene.button("Sort").choose("By Name")
    #expect(scene.text("last name").exists)
    scene.button("Sort").choose("More", "By Size")
    #expect(scene.text("last size").exists)
    withKnownIssue { scene.button("Sort").choose("By Date") }
    withKnownIssue { scene.button("Sort").tap() }
    #expect(scene.text("Photo").contextMenuItems == ["Share", "Delete"])
    scene.text("Photo").chooseContextMenuItem("Delete")
    #expect(scene.text("last delete").exists)
  }

  @Test("Gestures receive taps, double taps, long presses by the device's clock, and drags")
  func gestures() throws {
    let scene = try StageApp.show { Gestures() }
    scene.text("Plain").tap()
    #expect(scene.text("last plain").exists)
    scene.element(identifier: "red").doubleTap()
    #expect(scene.text("last double").exists)
    scene.element(identifier: "green").press(forDuration: 0.5)
    #expect(scene.text("last double").exists)
    scene.element(identifier: "green").press(forDuration: 1)
    #expect(scene.text("last long").exists)
    scene.element(identifier: "blue").drag(by: CGSize(width: 30, height: 0))
    #expect(scene.text("last drag 30").exists)
    scene.element(identifier: "blue").swipeLeft()
    #expect(scene.texts.contains { $0.hasPrefix("last drag -") })
  }

  @Test("Accessibility labels, values and adjustable actions are those of the elements")
  func accessibility() throws {
    let scene = try StageApp.show { Gestures() }
    #expect(scene.text("Rating").value == "2")
    scene.text("Rating").increment()
    #expect(scene.text("3 stars").exists)
  }

  @Test("A scene in the background is not operated")
  func background() throws {
    let scene = try StageApp.show { Counter() }
    scene.app.device.swipeHome()
    withKnownIssue {
      scene.button("Add").tap()
    } matching: {
      $0.comments.contains { $0.rawValue.contains("scene A is in the background") }
    }
    scene.app.tapIcon()
    #expect(scene.text("Count 0").exists)
  }
}
