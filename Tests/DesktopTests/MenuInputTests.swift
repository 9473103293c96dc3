#if GTK
  import Foundation
  import PrivateDesktop
  import TestTraits
  import Testing

  @Suite("Menu input", .waitsForProcesses, .serialized)
  struct MenuInputTests {
    @Test("the secondary mouse button opens a menu at the pointer; the keys select an item") func keys()
      throws
    {
      let probe = try ViewsApp(page: "menu")
      try probe.click("patch", x: 30, y: 20, button: "3")
      let asked = try probe.app.awaitLine(beginningWith: "asked at ").split(separator: " ").compactMap { Int($0) }
      #expect(abs(asked[0] - 30) <= 1 && abs(asked[1] - 20) <= 1, "\(asked)")
      try probe.app.awaitLine("menu comes")
      probe.press("Up", "Down", "Return")
      try probe.app.awaitLine("chose open")
      try probe.app.awaitLine("menu goes")
    }

    @Test("Escape and a press outside close a menu without a selection") func escape() throws {
      let probe = try ViewsApp(page: "menu")
      try probe.click("patch", button: "3")
      try probe.app.awaitLine("menu comes")
      probe.press("Escape")
      try probe.app.awaitLine("menu goes")
      try probe.click("patch", button: "3")
      try probe.app.awaitLine("menu comes")
      try probe.click("window", x: 500, y: 400)
      try probe.app.awaitLine("menu goes")
      #expect(!probe.app.lines.contains { $0.hasPrefix("chose") })
    }

    @Test("a disabled item is skipped, and a checked one is checked when the menu opens again") func marked()
      throws
    {
      let probe = try ViewsApp(page: "menu")
      try probe.click("patch", button: "3")
      try probe.app.awaitLine("menu comes")
      probe.press("Up", "Up", "Return")
      try probe.app.awaitLine("marked true")
      try probe.app.awaitLine("menu goes")
      try probe.click("patch", button: "3")
      try probe.app.awaitLine("menu comes")
      probe.press("Up", "Up", "Return")
      try probe.app.awaitLine("marked false")
      #expect(!probe.app.lines.contains("chose refused"))
    }

    @Test("a submenu opens, and its item can be selected") func nested() throws {
      let probe = try ViewsApp(page: "menu")
      try probe.click("patch", button: "3")
      try probe.app.awaitLine("menu comes")
      probe.press("Up", "Right", "Return")
      try probe.app.awaitLine("chose copy link")
      try probe.app.awaitLine("menu goes")
    }

    @Test("F10 opens the app's menu, which offers a new window and all windows") func primary() throws {
      let desktop = try PrivateDesktop()
      let app = try RunningApp("DesktopProbe", on: desktop)
      try app.awaitLine("1 active")
      let first = try desktop.window(titled: "Probe 1")
      desktop.act("windowactivate", "--sync", first)
      for key in ["F10", "Up", "Down", "Return"] { desktop.act("key", "--delay", "60", key) }
      try app.awaitLine("2 active")
      let second = try desktop.window(titled: "Probe 2")
      try desktop.wait(for: "the focus") { desktop.focusedTitle == "Probe 2" }
      try desktop.minimize(first)
      try app.awaitLine("1 background")
      desktop.act("windowactivate", "--sync", second)
      for key in ["F10", "Up", "Up", "Up", "Return"] { desktop.act("key", "--delay", "60", key) }
      try app.awaitLine("1 foreground")
      try app.awaitLine("1 active")
      #expect(desktop.windows(titled: "Probe 1").count == 1 && desktop.windows(titled: "Probe 2").count == 1)
      #expect(!app.lines.contains("2 background"))
      // The window that was in front still is.
      try desktop.wait(for: "the focus") { desktop.focusedTitle == "Probe 2" }
    }

    @Test(
      "Ctrl+?, F1 in an app without help, and the menu's item, list the keys; Escape closes the list",
      arguments: [["ctrl+question"], ["F1"], ["F10", "Up", "Up", "Return"]])
    func shortcuts(keys: [String]) throws {
      let desktop = try ScreenReader.makeDesktop()
      let app = try RunningApp("DesktopProbe", on: desktop)
      let reader = ScreenReader("DesktopProbe", on: desktop)
      try app.awaitLine("1 active")
      desktop.act("windowactivate", "--sync", try desktop.window(titled: "Probe 1"))
      for key in keys { desktop.act("key", "--delay", "60", key) }
      try desktop.wait(for: "the keys") { reader.tree.contains("\"Close Window\"") }
      #expect(reader.tree.contains("\"New Window\""))
      desktop.act("key", "Escape")
      try desktop.wait(for: "the end of the list") { !reader.tree.contains("\"Close Window\"") }
      try desktop.wait(for: "the focus") { desktop.focusedTitle == "Probe 1" }
    }

    @Test(
      "Ctrl+Q quits, as the menu's last item does, and nothing is discarded",
      arguments: [["ctrl+q"], ["F10", "Up", "Return"]])
    func quit(keys: [String]) throws {
      let desktop = try PrivateDesktop()
      let app = try RunningApp("DesktopProbe", on: desktop)
      try app.awaitLine("1 active")
      desktop.act("windowactivate", "--sync", try desktop.window(titled: "Probe 1"))
      for key in keys { desktop.act("key", "--delay", "60", key) }
      try app.awaitLine("1 background")
      try app.awaitLine("will terminate")
      #expect(app.waitForExit() == 0)
      #expect(!app.lines.contains { $0.hasPrefix("discarded") })
    }
  }
#endif
