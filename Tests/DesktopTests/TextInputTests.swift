#if GTK
  import Foundation
  import PrivateDesktop
  import TestTraits
  import Testing

  @Suite("Text input", .waitsForProcesses, .serialized)
  struct TextInputTests {
    @Test("a text view accepts several lines, and undoes and redoes typing") func undo() throws {
      let probe = try ViewsApp(page: "editor")
      try probe.click("editor")
      try probe.app.awaitLine("editor begins")
      probe.type("one")
      probe.press("Return")
      probe.type("two")
      try probe.app.awaitLine("editor one/two")
      probe.press("ctrl+z")
      let undone = try probe.app.awaitLine(beginningWith: "editor ")
      #expect("editor one/two".hasPrefix(undone) && undone != "editor one/two", "\(undone)")
      probe.press("ctrl+shift+z")
      try probe.app.awaitLine("editor one/two")
    }

    @Test("text is copied in one window and pasted over the selection in another") func clipboard()
      throws
    {
      let probe = try ViewsApp(page: "editor")
      try probe.click("editor")
      try probe.app.awaitLine("editor begins")
      probe.type("carried over")
      try probe.app.awaitLine("editor carried over")
      probe.press("ctrl+a", "ctrl+c", "ctrl+n")
      _ = try probe.app.awaitLine(beginningWith: "2 active")
      try probe.desktop.wait(for: "the focus") { probe.desktop.focusedTitle == "Views 2" }
      try probe.click("field", in: 2)
      try probe.app.awaitLine("field begins")
      probe.type("old")
      try probe.app.awaitLine("field old")
      probe.press("ctrl+a", "ctrl+v")
      try probe.app.awaitLine("field carried over")
      probe.press("ctrl+a", "ctrl+x")
      try probe.app.awaitLine("field ")
      // The text view of the second window has its own text, and the first one keeps its.
      try probe.click("editor", in: 2)
      probe.press("ctrl+v")
      try probe.app.awaitLine("editor carried over")
    }

    @Test("D-09: state is saved soon after the last key, although the caret of the field goes on blinking")
    func saveWhileTheCaretBlinks() throws {
      let desktop = try PrivateDesktop()
      // A fifth of it after the last activity, and not later than this after the first.
      desktop.environment["PROSCENIUM_AUTOSAVE_SECONDS"] = "20"
      let probe = try ViewsApp(page: "editor", on: desktop)
      try probe.click("field")
      try probe.app.awaitLine("field begins")
      probe.type("x")
      try probe.app.awaitLine("field x")
      let duration = try ContinuousClock().measure { try probe.app.awaitLine("1 saves") }
      #expect(duration < .seconds(12), "\(duration)")
    }

    @Test(
      "letters of every kind can be typed; offsets are counted as UIKit counts them",
      arguments: ["grüße, ærø", "日本語", "привет"])
    func letters(text: String) throws {
      let probe = try ViewsApp(page: "editor")
      try probe.desktop.addKeys(for: text)
      try probe.click("field")
      try probe.app.awaitLine("field begins")
      probe.desktop.act("type", "--delay", "5", text)
      try probe.app.awaitLine("field \(text)")
    }

    @Test("a character that is entered by its number, as with input methods, counts as two UTF-16 units") func number()
      throws
    {
      let probe = try ViewsApp(page: "editor")
      try probe.click("field")
      try probe.app.awaitLine("field begins")
      probe.type("a")
      probe.press("ctrl+shift+u", "1", "f", "6", "0", "0", "space")
      try probe.app.awaitLine("replaces 1+0 by \u{1F600}")
      try probe.app.awaitLine("field a\u{1F600}")
      probe.type("b")
      try probe.app.awaitLine("replaces 3+0 by b")
      probe.press("Left", "BackSpace")
      try probe.app.awaitLine("replaces 1+2 by ")
      try probe.app.awaitLine("field ab")
    }

    @Test("a double click selects a word, and typing replaces it") func words() throws {
      let probe = try ViewsApp(page: "editor")
      // The focus moves with the tab key: after a click elsewhere GTK 4.8 ignores the first click of a double click.
      probe.press("Tab", "ctrl+Tab")
      try probe.app.awaitLine("field begins")
      probe.type("first")
      try probe.app.awaitLine("field first")
      try probe.point(at: "field", x: 20)
      probe.desktop.act("click", "--repeat", "2", "--delay", "60", "1")
      probe.type("x")
      try probe.app.awaitLine("replaces 0+5 by x")
      try probe.app.awaitLine("field x")
    }

    @Test(
      "replacing selected text is one change, and so is deleting it",
      arguments: ["type", "paste"])
    func replacing(way: String) throws {
      let probe = try ViewsApp(page: "editor")
      try probe.click("field")
      try probe.app.awaitLine("field begins")
      probe.type("abcd")
      try probe.app.awaitLine("field abcd")
      probe.press("shift+Left", "shift+Left", "ctrl+x")
      try probe.app.awaitLine("replaces 2+2 by ")
      try probe.app.awaitLine("field ab")
      probe.press("shift+Left")
      if way == "type" { probe.type("x") } else { probe.press("ctrl+v") }
      let new = way == "type" ? "x" : "cd"
      let change = try probe.app.awaitLine(beginningWith: "replaces ")
      #expect(change == "replaces 1+1 by \(new)")
      try probe.app.awaitLine("field a\(new)")
      // Keys that are already queued are not merged.
      probe.press("ctrl+a", "BackSpace", "y", "z")
      for line in ["replaces 0+\(new.count + 1) by ", "field ", "replaces 0+0 by y", "field y", "field yz"] {
        try probe.app.awaitLine(line)
      }
    }
  }
#endif
