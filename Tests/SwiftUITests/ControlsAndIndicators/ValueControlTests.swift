import Foundation
import SceneSystem
import SwiftUI
import Testing

/// Controls of numbers and dates, at the ends of their ranges.
@MainActor @Suite("Controls of values") struct ValueControlTests {
  // MARK: Steppers

  private struct Stepped<V: Strideable>: View {
    @State var value: V
    let bounds: ClosedRange<V>
    let step: V.Stride
    var body: some View { Stepper("\(String(describing: value))", value: $value, in: bounds, step: step) }
  }

  private func step<V: Strideable>(
    _ value: V, in bounds: ClosedRange<V>, by step: V.Stride, _ directions: [Double]
  ) throws -> [String] {
    let hosted = Hosted(Stepped(value: value, bounds: bounds, step: step))
    let control = try #require(hosted.first(UIStepper.self))
    return directions.flatMap { direction in
      control.value = direction
      control.sendActions(for: .valueChanged)
      hosted.layOut()
      return hosted.texts
    }
  }

  @Test("A step beyond a bound goes to the bound, also where the type ends there")
  func stepperBounds() throws {
    #expect(try step(UInt8(250), in: 0...255, by: 10, [1, 1, -1]) == ["255", "255", "245"])
    #expect(try step(UInt8(5), in: 0...255, by: 10, [-1, -1, 1]) == ["0", "0", "10"])
    #expect(try step(Int.max - 1, in: 0...Int.max, by: 5, [1]) == ["\(Int.max)"])
    #expect(try step(Int.min + 1, in: Int.min...0, by: 5, [-1]) == ["\(Int.min)"])
    #expect(try step(0.95, in: 0...1, by: 0.1, [1, -1]) == ["1.0", "0.9"])
  }

  @Test("A value outside of the bounds is in them after a step") func stepperOutside() throws {
    #expect(try step(20, in: 0...10, by: 1, [-1, -1]) == ["10", "9"])
    #expect(try step(-20, in: 0...10, by: 1, [1]) == ["0"])
  }

  @Test("Any steps keep the value in its bounds", arguments: 1...20 as ClosedRange<UInt64>)
  func stepperSequence(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    let bounds = Int8.random(in: -128...0, using: &random)...Int8.random(in: 1...127, using: &random)
    let size = Int.random(in: 1...60, using: &random)
    var expected = Int(Int8.random(in: bounds, using: &random))
    let directions = (0..<12).map { _ in Bool.random(using: &random) ? 1.0 : -1.0 }
    let texts = try step(Int8(expected), in: bounds, by: size, directions)
    for (direction, text) in zip(directions, texts) {
      expected = min(max(expected + Int(direction) * size, Int(bounds.lowerBound)), Int(bounds.upperBound))
      #expect(text == "\(expected)", "seed \(seed)")
    }
  }

  // MARK: Sliders

  @Test(
    "Editing of a slider ends once, inside of it, outside of it, or without a choice",
    arguments: [UIControl.Event.touchUpInside, .touchUpOutside, .touchCancel])
  func sliderEditing(end: UIControl.Event) throws {
    struct Volume: View {
      let log: EventLog
      @State var volume = 2.0
      var body: some View {
        Slider(value: $volume, in: 0...10) { log.lines.append("editing \($0)") }
      }
    }
    let log = EventLog()
    let hosted = Hosted(Volume(log: log))
    let control = try #require(hosted.first(UISlider.self))
    control.sendActions(for: .touchDown)
    control.sendActions(for: end)
    control.sendActions(for: .touchCancel)
    #expect(log.lines == ["editing true", "editing false"])
  }

  // MARK: Dates

  private struct Dated: View {
    @State var date: Date
    var range = Date.distantPast...Date.distantFuture
    var components: DatePickerComponents = [.date, .hourAndMinute]
    let log: EventLog
    var body: some View {
      DatePicker("", selection: $date, in: range, displayedComponents: components)
        .onChange(of: date) { log.lines.append(date.ISO8601Format()) }
    }
  }

  private static var utc: Calendar {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = .gmt
    return calendar
  }

  private func hosted(
    _ view: Dated, _ zone: TimeZone = .gmt, _ calendar: Calendar? = nil
  ) -> Hosted<some View> {
    Hosted(
      view.environment(\.timeZone, zone).environment(\.calendar, calendar ?? Self.utc)
        .environment(\.locale, Locale(identifier: "en_US")), width: 600)
  }

  private func titles<Content: View>(_ hosted: Hosted<Content>) -> [String] {
    hosted.all(UIButton.self).compactMap { $0.configuration?.title }
  }

  private func choose<Content: View>(_ title: String, _ index: Int, _ hosted: Hosted<Content>) {
    let action = hosted.all(UIButton.self)[index].menu?.children.compactMap { $0 as? UIAction }.first {
      $0.title == title
    }
    action?.performWithSender(nil, target: nil)
    hosted.layOut()
  }

  private func date(_ text: String) throws -> Date { try Date(text, strategy: .iso8601) }

  @Test("A date picker shows the date in the time zone of its environment") func timeZone() throws {
    let date = try date("2024-03-01T01:30:00Z")
    #expect(titles(hosted(Dated(date: date, log: EventLog()))) == ["1", "Mar", "2024", "01", "30"])
    let west = try #require(TimeZone(secondsFromGMT: -5 * 3600))
    #expect(titles(hosted(Dated(date: date, log: EventLog()), west)) == ["29", "Feb", "2024", "20", "30"])
  }

  @Test("A chosen hour is that of the time zone") func hourInZone() throws {
    let log = EventLog()
    let east = try #require(TimeZone(secondsFromGMT: 9 * 3600))
    let hosted = hosted(
      Dated(date: try date("2024-03-01T01:30:00Z"), components: .hourAndMinute, log: log), east)
    #expect(titles(hosted) == ["10", "30"])
    choose("23", 0, hosted)
    #expect(log.lines == ["2024-03-01T14:30:00Z"] && titles(hosted) == ["23", "30"])
  }

  @Test("A picker in another calendar shows and chooses its years") func calendar() throws {
    let log = EventLog()
    let hosted = hosted(
      Dated(date: try date("2024-03-05T00:00:00Z"), components: .date, log: log), .gmt, Calendar(identifier: .buddhist))
    #expect(titles(hosted).last == "2567")
    choose("2560", 2, hosted)
    #expect(log.lines == ["2017-03-05T00:00:00Z"])
  }

  @Test("A year of an earlier era stays in its era") func era() throws {
    let log = EventLog()
    // Heisei 10.
    let hosted = hosted(
      Dated(date: try date("1998-06-05T00:00:00Z"), components: .date, log: log), .gmt, Calendar(identifier: .japanese))
    choose("7", 0, hosted)
    #expect(log.lines == ["1998-06-07T00:00:00Z"])
  }

  @Test("A month that is too short for the day has its last day, and a date beyond the range its bound") func clamping()
    throws
  {
    let log = EventLog()
    let hosted = hosted(
      Dated(
        date: try date("2024-01-31T12:00:00Z"),
        range: try date("2024-01-10T00:00:00Z")...date("2024-06-15T00:00:00Z"), components: .date, log: log))
    choose("Feb", 1, hosted)
    choose("Dec", 1, hosted)
    #expect(log.lines == ["2024-02-29T12:00:00Z", "2024-06-15T00:00:00Z"])
  }

  // MARK: Progress and gauges

  private struct ValueStyle: GaugeStyle {
    let log: EventLog
    func makeBody(configuration: Configuration) -> some View {
      let _ = log.lines.append("\(configuration.value)")
      configuration.label
    }
  }

  @Test(
    "A gauge has its value as a fraction of its range, between 0 and 1",
    arguments: [
      (5.0, 0.0, 10.0, "0.5"), (-3, 0, 10, "0.0"), (30, 20, 25, "1.0"), (7, 7, 7, "0.0"), (.nan, 0, 1, "0.0"),
    ])
  func gauge(value: Double, low: Double, high: Double, fraction: String) {
    let log = EventLog()
    _ = Hosted(Gauge(value: value, in: low...high) { Text("label") }.gaugeStyle(ValueStyle(log: log)))
    #expect(log.lines.last == fraction)
  }

  @Test(
    "Progress is a fraction of the total, between 0 and 1; without a value it is a spinner",
    arguments: [(2.0, 4.0, 0.5), (9, 4, 1), (-1, 4, 0), (1, 0, 0), (.nan, 1, 0)] as [(Double, Double, Float)])
  func progress(value: Double, total: Double, fraction: Float) {
    #expect(Hosted(ProgressView(value: value, total: total)).first(UIProgressView.self)?.progress == fraction)
    let unknown = Hosted(ProgressView(value: nil as Double?, total: total))
    #expect(unknown.first(UIProgressView.self) == nil && unknown.first(UIActivityIndicatorView.self) != nil)
  }

  // MARK: Disclosure groups

  @Test("A group opens and closes, and keeps no state of its content") func disclosure() {
    struct Details: View {
      @State private var count = 0
      var body: some View { Button("count \(count)") { count += 1 } }
    }
    let hosted = Hosted(DisclosureGroup("More") { Details() })
    #expect(hosted.texts == ["More"])
    hosted.press("More")
    hosted.press("count 0")
    #expect(hosted.texts == ["More", "count 1"])
    hosted.press("More")
    hosted.press("More")
    #expect(hosted.texts == ["More", "count 0"])
  }

  @Test("A group is open while its binding is true, and a press writes the binding") func boundDisclosure() {
    struct Bound: View {
      @State var isOpen = true
      var body: some View {
        VStack {
          DisclosureGroup("More", isExpanded: $isOpen) { Text("content") }
          Button("toggle \(isOpen)") { isOpen.toggle() }
        }
      }
    }
    let hosted = Hosted(Bound())
    #expect(hosted.texts == ["More", "content", "toggle true"])
    hosted.press("More")
    #expect(hosted.texts == ["More", "toggle false"])
    hosted.press("toggle false")
    #expect(hosted.texts.contains("content"))
  }
}
