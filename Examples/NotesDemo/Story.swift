import Foundation
import SceneTrace

/// One evening with Notes. Each step says what is done, shows what the app is told, and holds the outcome against what
/// was typed.
struct Story {
  let stage: Stage
  let desk: Desk
  let narrator: Narrator
  /// What was typed into each window so far, and so what its document must say.
  var typed: [String: String] = [:]
  /// The document that each window was seen to write.
  var documents: [String: String] = [:]
  /// What the app was told in this chapter.
  var told: [TraceEvent] = []
  /// What did not come out as it should, in sentences.
  var losses: [String] = []

  init(stage: Stage, desk: Desk, narrator: Narrator) {
    self.stage = stage
    self.desk = desk
    self.narrator = narrator
  }

  mutating func tell() throws {
    narrator.title("Notes, a word processor, on a simulated iPad")
    narrator.remark("The app is a process of its own. What is done to it stands after >, and below it what it is told.")

    chapter(1, "A window, and a letter that nobody saves")
    try perform("tap icon")
    try type("Dear Ada,", into: "A")

    chapter(2, "A second window beside it, on a second document")
    try perform("new window")
    try type("Apples, pears", into: "B")
    try type(" thank you for the engine.", into: "A")
    expect(documents["A"] != documents["B"], "two windows, two documents")

    chapter(3, "Home; and the system takes a window's memory")
    try perform("swipe home")
    try perform("reclaim A")
    expect(wasTold("sceneDidDisconnect(_:)", "A"), "window A is out of memory; its session is kept")
    try checkDrafts()

    chapter(4, "Back, and on with the letter")
    try perform("tap icon")
    try bringBack("A")
    expect(wasTold("scene(_:willConnectTo:options:)", "A"), "window A is connected again")
    expectNoNewWindow()
    try type(" It runs.", into: "A")
    try bringBack("B")
    try type(", bread", into: "B")

    chapter(5, "kill -9, with nothing saved")
    let before = try processIdentifier()
    try perform("kill")
    expect(kill(before, 0) == -1 && errno == ESRCH, "process \(before) is gone")
    expect(!told.contains { $0.kind == .callback }, "it was told nothing")
    try checkDrafts()

    chapter(6, "Nothing runs, and this is what is kept")
    let list = try ask("list")
    expect(list.contains { $0.hasPrefix("2 sessions of ") }, "two sessions are on the disk")
    for window in ["A", "B"] {
      let session = try ask("show", window)
      let document = documents[window] ?? "none"
      expect(
        session.contains("    documentId: \"\(document)\""),
        "the session of window \(window) remembers its document, \(document)")
    }

    chapter(7, "Started again")
    try perform("tap icon")
    let after = try processIdentifier()
    expect(after != before, "this is another process, \(after)")
    for (window, text) in [("A", " Yours, Charles"), ("B", " and a lamp")] {
      try bringBack(window)
      expect(wasTold("scene(_:willConnectTo:options:)", window), "window \(window) is back")
      try type(text, into: window)
    }
    expectNoNewWindow()
    expect(try desk.drafts().count == 2, "there are two documents, as before")
  }
}
