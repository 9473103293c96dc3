import Foundation
import SceneSystem
import SceneTrace

// The steps of the story, and their checks.
extension Demo {

  mutating func chapter(_ number: Int, _ title: String) {
    printer.chapter(number, title)
    events = []
  }

  /// Performs a step on the device and prints the app's events.
  mutating func perform(_ line: String) throws {
    printer.did(line)
    for event in try device.perform(line) where !Self.isDetail(event) {
      events.append(event)
      printer.received(event.owner, event.session?.label, event.callback)
    }
  }

  /// Types, and checks that the document has everything that was ever typed into this window, in order.
  mutating func type(_ text: String, into window: String) throws {
    let before = try folder.drafts()
    printer.did("type \(quoted(text)) into \(window)")
    try device.type(text, into: window)
    let after = try folder.drafts()
    let whole = typed[window, default: ""] + text
    typed[window] = whole
    guard let (document, found) = after.first(where: { before[$0.key] != $0.value }) else {
      return expect(false, "window \(window) wrote nothing down")
    }
    let isSame = documents[window, default: document] == document
    if !isSame { expect(false, "window \(window) is on the document it was on") }
    let goesOn = documents[window] == nil ? "a draft begins" : "the draft goes on"
    documents[window] = document
    expect(found == whole, "\(goesOn): \(quoted(found))", otherwise: "it should say \(quoted(whole))")
  }

  /// Brings a window to the front with the switcher, unless it is there already.
  mutating func bringBack(_ window: String) throws {
    guard !device.isOnScreen(window) else { return }
    try perform("open switcher")
    try perform("choose \(window)")
  }

  /// Prints a part of what is saved on the device.
  func show(_ title: String, _ lines: [String]) {
    printer.heading(title)
    for line in lines where !line.isEmpty { printer.answered(line) }
  }

  mutating func expectNoNewWindow() {
    expect(
      !wasCalled("application(_:configurationForConnecting:options:)", nil),
      "no window is new: the app was asked for no configuration")
  }

  /// Checks that the drafts on disk are what was typed, while no window shows them.
  mutating func checkDrafts() throws {
    let drafts = try folder.drafts()
    for (window, text) in typed.sorted(by: { $0.key < $1.key }) {
      let found = documents[window].flatMap { drafts[$0] }
      expect(found == text, "the draft of window \(window) is on disk: \(quoted(found ?? "nothing"))")
    }
  }

  mutating func expect(_ holds: Bool, _ text: String, otherwise: String? = nil) {
    if holds {
      printer.saw(text)
    } else {
      let loss = otherwise.map { "\(text); \($0)" } ?? "not so: \(text)"
      printer.lost(loss)
      losses.append(loss)
    }
  }

  func wasCalled(_ callback: String, _ window: String?) -> Bool {
    events.contains {
      $0.kind == .callback && $0.callback == callback && (window == nil || $0.session?.label == window)
    }
  }

  func processIdentifier() throws -> Int32 {
    guard let identifier = device.processIdentifier else { throw DemoError.noProcess }
    return identifier
  }

  /// Only events of the app and its process are printed; layout events would be too many.
  private static func isDetail(_ event: TraceEvent) -> Bool {
    guard event.kind == .callback || event.kind == .process else { return true }
    return event.callback.hasPrefix("view") || event.callback == "updateUserActivityState(_:)"
  }

  private func quoted(_ text: String) -> String { "\u{201C}\(text)\u{201D}" }
}
