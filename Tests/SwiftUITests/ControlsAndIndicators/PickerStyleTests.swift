import Foundation
import SwiftUI
import Testing
import UIKitCore

/// The styles of pickers, by the controls of UIKit that they become.
@MainActor @Suite("Picker styles") struct PickerStyleTests {
  private struct Flavors: View {
    @State var flavor: String
    let log: EventLog
    var picker: some View {
      Picker("Flavor", selection: $flavor) {
        ForEach(["Vanilla", "Mocha", "Mint"], id: \.self) { Text($0) }
      }
    }
    var body: some View { picker.onChange(of: flavor) { log.lines.append(flavor) } }
  }

  private struct Dated: View {
    @State var date: Date
    var range = Date.distantPast...Date.distantFuture
    var components: DatePickerComponents = [.date, .hourAndMinute]
    let log: EventLog
    var body: some View {
      DatePicker("Due", selection: $date, in: range, displayedComponents: components)
        .onChange(of: date) { log.lines.append(date.ISO8601Format()) }
        .environment(\.timeZone, .gmt)
        .environment(\.locale, Locale(identifier: "en_US"))
    }
  }

  private func date(_ text: String) throws -> Date { try Date(text, strategy: .iso8601) }

  @Test("A wheel shows the titles, selects the present value and sets the chosen one") func wheel() throws {
    let log = EventLog()
    let hosted = Hosted(Flavors(flavor: "Mocha", log: log).pickerStyle(.wheel))
    let wheel = try #require(hosted.first(UIPickerView.self))
    #expect(wheel.numberOfComponents == 1 && wheel.numberOfRows(inComponent: 0) == 3)
    #expect(wheel.selectedRow(inComponent: 0) == 1)
    #expect(
      (0..<3).map { wheel.delegate?.pickerView(wheel, titleForRow: $0, forComponent: 0) } == [
        "Vanilla", "Mocha", "Mint",
      ])
    #expect(wheel.accessibilityLabel == "Flavor" && !hosted.texts.contains("Flavor"))
    wheel.delegate?.pickerView(wheel, didSelectRow: 2, inComponent: 0)
    hosted.layOut()
    #expect(log.lines == ["Mint"] && wheel.selectedRow(inComponent: 0) == 2)
  }

  @Test("A wheel takes the width that it is offered, and has a height of its own") func wheelSize() throws {
    let hosted = Hosted(Flavors(flavor: "Mocha", log: EventLog()).pickerStyle(.wheel).frame(width: 200))
    #expect(try #require(hosted.first(UIPickerView.self)).bounds.size == CGSize(width: 200, height: 216))
  }

  @Test("A wheel follows options that come and go") func wheelOptions() throws {
    struct Growing: View {
      @State private var count = 2
      var body: some View {
        VStack {
          Button("more") { count += 1 }
          Picker("Number", selection: .constant(1)) { ForEach(0..<count, id: \.self) { Text("\($0)") } }
            .pickerStyle(.wheel)
        }
      }
    }
    let hosted = Hosted(Growing())
    let wheel = try #require(hosted.first(UIPickerView.self))
    #expect(wheel.numberOfRows(inComponent: 0) == 2)
    hosted.press("more")
    #expect(wheel.numberOfRows(inComponent: 0) == 3 && wheel.selectedRow(inComponent: 0) == 1)
  }

  @Test("A wheel shows all views of an option in its row, in the middle, and follows what they show")
  func wheelViews() throws {
    struct Sizes: View {
      @State private var unit = "cm"
      var body: some View {
        VStack {
          Button("inches") { unit = "in" }
          Picker("Size", selection: .constant(1)) {
            ForEach(0..<3, id: \.self) { size in
              HStack(spacing: 8) {
                Text("\(size)")
                Color.red.frame(width: 10, height: 10)
                Text(unit)
              }
            }
          }
          .pickerStyle(.wheel).frame(width: 300)
        }
      }
    }
    let hosted = Hosted(Sizes())
    #expect(["0", "1", "2"].allSatisfy(hosted.texts.contains) && hosted.texts.count { $0 == "cm" } == 3)
    let wheel = try #require(hosted.first(UIPickerView.self))
    let row = try #require(wheel.view(forRow: 1, forComponent: 0))
    let labels = row.subviews.compactMap { $0 as? UILabel }
    #expect(labels.map(\.text) == ["1", "cm"])
    let content = labels[0].frame.union(labels[1].frame)
    #expect(abs(content.midX - row.bounds.midX) <= 1 && abs(content.midY - row.bounds.midY) <= 1, "\(content)")
    hosted.press("inches")
    #expect(hosted.texts.count { $0 == "in" } == 3 && !hosted.texts.contains("cm"))
    #expect(wheel.view(forRow: 1, forComponent: 0) === row, "a row of the same view is kept")
  }

  @Test("A tag is that of its option through modifiers that follow it, for one view and for those of a group")
  func modifiedTags() throws {
    let log = EventLog()
    let hosted = Hosted(
      Picker("Size", selection: Binding(get: { 2 }, set: { log.lines.append("\($0)") })) {
        Text("One").tag(1).padding(2)
        Group {
          Text("Two").tag(2)
          Text("Three").tag(3)
        }
        .frame(maxWidth: .infinity)
      }
      .pickerStyle(.wheel))
    let wheel = try #require(hosted.first(UIPickerView.self))
    #expect(wheel.numberOfRows(inComponent: 0) == 3 && wheel.selectedRow(inComponent: 0) == 1)
    wheel.delegate?.pickerView(wheel, didSelectRow: 2, inComponent: 0)
    #expect(log.lines == ["3"])
  }

  @Test("A link shows the value, and opens a page of options that is left by a choice") func link() throws {
    let log = EventLog()
    let shown = TestWindow(NavigationStack { Form { Flavors(flavor: "Mocha", log: log) } }.pickerStyle(.navigationLink))
    let navigation = try #require(shown.controller(UINavigationController.self))
    #expect(shown.texts.contains("Flavor") && shown.texts.contains("Mocha") && !shown.texts.contains("Mint"))
    shown.press("Flavor")
    #expect(navigation.viewControllers.count == 2 && navigation.topViewController?.title == "Flavor")
    #expect(shown.texts.contains("Mint"))
    shown.press("Mint")
    shown.turn()
    #expect(log.lines == ["Mint"] && navigation.viewControllers.count == 1)
    #expect(shown.texts.contains("Mint") && !shown.texts.contains("Mocha"))
  }

  @Test("A link outside of navigation is a menu") func linkAlone() throws {
    let hosted = Hosted(Flavors(flavor: "Mocha", log: EventLog()).pickerStyle(.navigationLink))
    #expect(try #require(hosted.first(UIButton.self)).configuration?.title == "Mocha")
  }

  @Test("A menu has arrows after its title, and a gray title in a form") func menu() throws {
    let alone = Hosted(Flavors(flavor: "Mocha", log: EventLog()).pickerStyle(.menu))
    let inForm = Hosted(Form { Flavors(flavor: "Mocha", log: EventLog()) })
    let (button, gray) = (try #require(alone.first(UIButton.self)), try #require(inForm.first(UIButton.self)))
    for configuration in [button.configuration, gray.configuration] {
      #expect(configuration?.title == "Mocha" && configuration?.imagePlacement == .trailing)
      #expect(configuration?.image == UIImage(systemName: "chevron.up.chevron.down"))
    }
    #expect(button.configuration?.baseForegroundColor == nil)
    #expect(gray.configuration?.baseForegroundColor == .secondaryLabel)
  }

  @Test("A graphical date picker is a calendar whose days can be chosen; its label is not shown") func graphical()
    throws
  {
    let log = EventLog()
    let start = try date("2024-01-31T13:45:00Z")
    let hosted = Hosted(Dated(date: start, log: log).datePickerStyle(.graphical))
    let picker = try #require(hosted.first(UIDatePicker.self))
    #expect(picker.datePickerStyle == .inline && picker.datePickerMode == .dateAndTime && picker.date == start)
    #expect(picker.accessibilityLabel == "Due" && !hosted.texts.contains("Due"))
    #expect(picker.bounds.width == 320)
    let day = try #require(hosted.all(UIButton.self).first { $0.currentTitle == "5" })
    day.sendActions(for: .primaryActionTriggered)
    hosted.layOut()
    #expect(log.lines == ["2024-01-05T13:45:00Z"])
  }

  @Test("A graphical picker of a time alone is a row of menus") func graphicalTime() throws {
    let hosted = Hosted(
      Dated(date: try date("2024-01-31T13:45:00Z"), components: .hourAndMinute, log: EventLog())
        .datePickerStyle(.graphical))
    #expect(hosted.first(UIDatePicker.self) == nil && hosted.all(UIButton.self).count == 2)
  }

  @Test("A date picker by wheels has a column for each part, keeps to its range and shows its label") func wheels()
    throws
  {
    let log = EventLog()
    let start = try date("2024-01-31T13:45:00Z")
    let hosted = Hosted(
      Dated(date: start, range: start...(try date("2024-02-10T00:00:00Z")), components: .date, log: log)
        .datePickerStyle(.wheel), width: 600)
    let picker = try #require(hosted.first(UIDatePicker.self))
    let wheels = try #require(hosted.first(UIPickerView.self))
    #expect(picker.datePickerStyle == .wheels && wheels.numberOfComponents == 3 && hosted.texts.contains("Due"))
    // The columns are month, day and year: February has no 31st day, and its last day is after the range.
    wheels.delegate?.pickerView(wheels, didSelectRow: 1, inComponent: 0)
    hosted.layOut()
    #expect(log.lines == ["2024-02-10T00:00:00Z"])
  }
}
