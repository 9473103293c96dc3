#if GTK
  import Foundation
  import PrivateDesktop
  import TestTraits
  import Testing

  /// What a screen reader receives of real windows, over the desktop's own bus for assistive technology (AT-SPI).
  @Suite("A screen reader on the desktop", .waitsForProcesses, .serialized)
  struct AccessibilityTests {
    private static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .appendingPathComponent("Fixtures/Accessibility")

    /// An accepted tree; `RECORD_ACCESSIBILITY=1` accepts the present one.
    @Test(
      "each window's elements have roles, names and states as accepted",
      arguments: ["Notes", "Mail", "Chat", "Gallery", "Trips", "ControlsProbe"])
    func tree(of name: String) throws {
      let desktop = try ScreenReader.makeDesktop()
      let app = try RunningApp(name, on: desktop)
      let reader = ScreenReader(name, on: desktop)
      try compare(reader, with: name)
      withExtendedLifetime(app) {}
    }

    @Test(
      "each page of views has roles, names and states as accepted",
      arguments: ["table", "tabs", "split", "editor", "navigation"])
    func tree(ofPage page: String) throws {
      let app = try ViewsApp(page: page, on: ScreenReader.makeDesktop())
      try compare(ScreenReader("ViewsProbe", on: app.desktop), with: "ViewsProbe-\(page)")
    }

    @Test("a label with an identifier is read with its text, also where it has no space for all of it")
    func cutText() throws {
      let app = try ViewsApp(page: "cut text", on: ScreenReader.makeDesktop())
      let reader = ScreenReader("ViewsProbe", on: app.desktop)
      let text = "A text of several words is broken between them into lines, of which some are visible."
      try app.desktop.wait(for: "the labels") { reader.elements.filter { $0 == "label \"\(text)\"" }.count == 2 }
      // One that has a label of its own for screen readers keeps that.
      try reader.awaitElement("label \"Flat text\"")
    }

    @Test(
      "a sheet is a dialog with the title of what is in it; its rows are named by their texts, and not by their controls"
    )
    func sheet() throws {
      let desktop = try ScreenReader.makeDesktop()
      let app = try RunningApp("Trips", on: desktop)
      let reader = ScreenReader("Trips", on: desktop)
      desktop.act("windowactivate", "--sync", try desktop.window(titled: "Trips"))
      try desktop.wait(for: "the button") { reader.tree.contains("push button \"Add Trip\"") }
      for key in ["Tab", "Tab", "space"] { desktop.act("key", "--delay", "60", key) }
      try desktop.wait(for: "the sheet") { reader.tree.contains("dialog \"New Trip\" modal") }
      let tree = reader.tree
      for line in ["list item \"Starts\"", "list item \"3 days\"", "list item \"Landscape\"", "list item \"Favorite\""]
      {
        #expect(tree.contains(line + " "), "\(tree)")
      }
      #expect(tree.contains("push button \"Decrement\"") && tree.contains("push button \"Increment\""))
      withExtendedLifetime(app) {}
    }

    private func compare(_ reader: ScreenReader, with name: String) throws {
      let file = Self.folder.appendingPathComponent(name + ".txt")
      let accepted = try? String(contentsOf: file, encoding: .utf8)
      var tree = ""
      // The app's first layout may come after it has registered itself.
      func isSteady() -> Bool {
        let before = tree
        tree = reader.tree
        return tree == accepted || (!tree.isEmpty && tree == before)
      }
      if ProcessInfo.processInfo.environment["RECORD_ACCESSIBILITY"] == "1" {
        try reader.desktop.wait(for: "a tree that stays as it is", until: isSteady)
        try FileManager.default.createDirectory(at: Self.folder, withIntermediateDirectories: true)
        return try tree.write(to: file, atomically: true, encoding: .utf8)
      }
      let expected = try #require(accepted, "There is no tree \(file.lastPathComponent).")
      try? reader.desktop.wait(for: "the accepted tree") { isSteady() && tree == expected }
      #expect(tree == expected, "The elements of \(name) are no longer those in \(file.path).")
    }

    @Test("no element has the name of a class of GTK or of this host") func classNames() throws {
      let accepted = try FileManager.default.contentsOfDirectory(at: Self.folder, includingPropertiesForKeys: nil)
      #expect(accepted.count >= 11)
      for file in accepted {
        for line in try String(contentsOf: file, encoding: .utf8).split(separator: "\n") {
          #expect(!line.contains("\"Gtk") && !line.contains("\"Psc"), "\(file.lastPathComponent): \(line)")
        }
      }
    }

    @Test("the row that the arrow keys choose has the focus; the list has it again when a row is pressed") func rows()
      throws
    {
      let app = try ViewsApp(page: "table", on: ScreenReader.makeDesktop())
      let reader = ScreenReader("ViewsProbe", on: app.desktop)
      // GTK reports changes of what has been read.
      try reader.awaitElement("list item \"Row 3\" selectable")
      let events = try reader.listen()
      app.press("Tab")
      try events.awaitLine("focused list item \"Row 0\"")
      app.press("Down")
      try events.awaitLine("focused list item \"Row 1\"")
      // A page, which a scrolled window would scroll by itself.
      app.press("Next")
      try events.awaitFocus(on: "list item \"Row 14\"")
      app.press("Home")
      try events.awaitFocus(on: "list item \"Row 0\"")
      app.press("Down", "space")
      try events.awaitLine("selected list item \"Row 1\"")
      try app.app.awaitLine("selected Row 1")
      let row = try app.place(of: "cell Row 3")
      try app.click("table", y: row.midY - (try app.place(of: "table")).y)
      try app.app.awaitLine("selected Row 3")
      try events.awaitLine("selected list item \"Row 3\"")
      app.press("Down")
      try events.awaitLine("focused list item \"Row 4\"")
      #expect(events.all.filter { $0 == "focused list \"\"" }.count <= 2, "not between two rows: \(events.all)")
    }

    @Test("the focus is on the list when its row is deleted, and goes to the next one") func deletedRow() throws {
      let app = try ViewsApp(page: "table", on: ScreenReader.makeDesktop())
      let events = try ScreenReader("ViewsProbe", on: app.desktop).listen()
      app.press("Tab", "Down")
      try events.awaitLine("focused list item \"Row 1\"")
      app.press("Delete")
      try app.app.awaitLine("deleted Row 1")
      try events.awaitLine("focused list item \"Row 2\"")
      app.press("Down")
      try events.awaitLine("focused list item \"Row 3\"")
    }

    @Test("the Tab key stops at a button of SwiftUI, which has its name, and the space bar presses it")
    func swiftUIButton() throws {
      let desktop = try ScreenReader.makeDesktop()
      let app = try RunningApp("Trips", on: desktop)
      let reader = ScreenReader("Trips", on: desktop)
      try reader.awaitElement("push button \"Add Trip\"")
      try desktop.activate("Trips")
      let events = try reader.listen()
      for _ in 0..<8 where !events.all.contains("focused push button \"Add Trip\"") {
        desktop.act("key", "Tab")
        try desktop.wait(for: "the next element") {
          reader.elements.contains { $0.hasSuffix(" focused") || $0.contains(" focused ") }
        }
      }
      try events.awaitLine("focused push button \"Add Trip\"")
      desktop.act("key", "space")
      try desktop.wait(for: "the sheet") { reader.elements.contains { $0.hasPrefix("dialog ") } }
      withExtendedLifetime(app) {}
    }

    @Test("an alert is modal and has its title; what it covers cannot be reached until it is dismissed") func alert()
      throws
    {
      let desktop = try ScreenReader.makeDesktop()
      let app = try ViewsApp(page: "alert", on: desktop)
      let reader = ScreenReader("ViewsProbe", on: desktop)
      try reader.awaitElement("push button \"Ask\"")
      reader.press("push button", "Ask")
      try app.app.awaitLine("asks")
      try reader.awaitElement("dialog \"New Name\" hint \"What is it called?\" modal")
      #expect(reader.elements.contains("push button \"Rename\""))
      #expect(!reader.elements.contains("push button \"Ask\""), "\(reader.tree)")
      reader.press("push button", "Cancel")
      try app.app.awaitLine("cancelled")
      try desktop.wait(for: "the button behind the alert") {
        reader.elements.contains { $0.hasPrefix("push button \"Ask\"") }
      }
      #expect(!reader.elements.contains { $0.hasPrefix("dialog") })
    }

    @Test("in Mail the keys and a screen reader's events lead to a message, and Compose opens a window for another one")
    func mail() throws {
      let desktop = try ScreenReader.makeDesktop()
      let app = try RunningApp("Mail", on: desktop)
      let reader = ScreenReader("Mail", on: desktop)
      try desktop.activate("Mail")
      let events = try reader.listen()
      desktop.act("key", "Tab")
      try events.awaitLine("focused push button \"Compose\"")
      desktop.act("key", "Tab")
      try events.awaitLine("focused list item \"Notes on the engine, ada@example.org\"")
      desktop.act("key", "Down")
      try events.awaitLine("focused list item \"Found the bug, grace@example.org\"")
      #expect(events.all.contains("selected list item \"Found the bug, grace@example.org\""))
      try desktop.wait(for: "the message") { reader.tree.contains("It was a moth, in relay 70") }
      reader.press("push button", "Compose")
      try reader.awaitElement("text \"To\" text \"\" focused editable")
      #expect(reader.elements.filter { $0.hasPrefix("frame ") }.count == 2)
      withExtendedLifetime(app) {}
    }
  }
#endif
