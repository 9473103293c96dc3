import Foundation
import SceneTrace

/// One evening with Notes. Each step prints what is done and the app's events, and compares the result with what was typed.
struct Demo {
  let device: DemoDevice
  let folder: DraftsFolder
  let printer: DemoPrinter
  /// The text typed into each window so far, and so the expected text of its document.
  var typed: [String: String] = [:]
  /// The document that each window writes, as observed.
  var documents: [String: String] = [:]
  /// The app's events in this part.
  var events: [TraceEvent] = []
  /// The deviations from the expected results, as sentences.
  var losses: [String] = []

  init(device: DemoDevice, folder: DraftsFolder, printer: DemoPrinter) {
    self.device = device
    self.folder = folder
    self.printer = printer
  }

  mutating func run() throws {
    printer.title("Notes, a word processor, on a simulated iPad")
    printer.remark(
      "The app is a separate process. Stimuli follow a >, and below each are the callbacks that it receives.")

    chapter(1, "A window, and a letter that is not saved")
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
    expect(wasCalled("sceneDidDisconnect(_:)", "A"), "window A is out of memory; its session is kept")
    try checkDrafts()

    chapter(4, "Back, and on with the letter")
    try perform("tap icon")
    try bringBack("A")
    expect(wasCalled("scene(_:willConnectTo:options:)", "A"), "window A is connected again")
    expectNoNewWindow()
    try type(" It runs.", into: "A")
    try bringBack("B")
    try type(", bread", into: "B")

    chapter(5, "kill -9, with nothing saved")
    let before = try processIdentifier()
    try perform("kill")
    expect(kill(before, 0) == -1 && errno == ESRCH, "process \(before) is gone")
    expect(!events.contains { $0.kind == .callback }, "it received no callback")
    try checkDrafts()

    chapter(6, "Nothing runs, and this is what is kept")
    let list = try device.savedSessions()
    show("The sessions, as `proscenium sessions list` prints them", list)
    expect(list.contains { $0.hasPrefix("2 sessions of ") }, "two sessions are on the disk")
    for window in ["A", "B"] {
      let session = try device.savedSession(of: window)
      show("The session of window \(window), as `proscenium sessions show` prints it", session)
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
      expect(wasCalled("scene(_:willConnectTo:options:)", window), "window \(window) is back")
      try type(text, into: window)
    }
    expectNoNewWindow()
    expect(try folder.drafts().count == 2, "there are two documents, as before")
  }
}
