import Foundation
import SceneSystem
import SceneTrace

// The steps of the story, and how each is judged.
extension Story {

  mutating func chapter(_ number: Int, _ title: String) {
    narrator.chapter(number, title)
    told = []
  }

  /// Does something to the device and tells what the app was told.
  mutating func perform(_ line: String) throws {
    narrator.did(line)
    for event in try stage.perform(line) where !Self.isDetail(event) {
      told.append(event)
      narrator.received(event.owner, event.session?.label, event.callback)
    }
  }

  /// Types, and sees that the document holds everything that was ever typed into this window, in order.
  mutating func type(_ text: String, into window: String) throws {
    let before = try desk.drafts()
    narrator.did("type \(quoted(text)) into \(window)")
    try stage.type(text, into: window)
    let after = try desk.drafts()
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

  /// Brings a window to the front by the switcher, unless it is there already.
  mutating func bringBack(_ window: String) throws {
    guard !stage.isOnScreen(window) else { return }
    try perform("open switcher")
    try perform("choose \(window)")
  }

  /// Asks the command line what the device keeps, and tells its answer.
  func ask(_ command: String, _ window: String? = nil) throws -> [String] {
    let answer = try window.map { try stage.sessions(command, $0) } ?? stage.sessions(command)
    narrator.asked(answer.call)
    for line in answer.lines { narrator.answered(line) }
    return answer.lines
  }

  mutating func expectNoNewWindow() {
    expect(
      !wasTold("application(_:configurationForConnecting:options:)", nil),
      "no window is new: the app was asked for no configuration")
  }

  /// Sees that the drafts on disk are what was typed, while no window shows them.
  mutating func checkDrafts() throws {
    let drafts = try desk.drafts()
    for (window, text) in typed.sorted(by: { $0.key < $1.key }) {
      let found = documents[window].flatMap { drafts[$0] }
      expect(found == text, "the draft of window \(window) is on disk: \(quoted(found ?? "nothing"))")
    }
  }

  mutating func expect(_ holds: Bool, _ text: String, otherwise: String? = nil) {
    if holds {
      narrator.saw(text)
    } else {
      let loss = otherwise.map { "\(text); \($0)" } ?? "not so: \(text)"
      narrator.lost(loss)
      losses.append(loss)
    }
  }

  func wasTold(_ callback: String, _ window: String?) -> Bool {
    told.contains { $0.kind == .callback && $0.callback == callback && (window == nil || $0.session?.label == window) }
  }

  func processIdentifier() throws -> Int32 {
    guard let identifier = stage.processIdentifier else { throw StoryError.noProcess }
    return identifier
  }

  /// Only what the app and its process are told is told on; and layout would drown the story.
  private static func isDetail(_ event: TraceEvent) -> Bool {
    guard event.kind == .callback || event.kind == .process else { return true }
    return event.callback.hasPrefix("view") || event.callback == "updateUserActivityState(_:)"
  }

  private func quoted(_ text: String) -> String { "\u{201C}\(text)\u{201D}" }
}
