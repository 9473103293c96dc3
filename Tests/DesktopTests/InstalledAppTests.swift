#if GTK
  import Foundation
  import PrivateDesktop
  import TestTraits
  import Testing

  /// What `proscenium install` writes, as found and used by the desktop's own tools.
  @Suite("An installed app", .waitsForProcesses, .serialized)
  struct InstalledAppTests {
    private let probe: InstalledProbe
    private let compose = "shortcut-org-2Eproscenium-2Edesktopprobe-2Ecompose"
    private var desktop: PrivateDesktop { probe.desktop }
    private var identifier: String { probe.identifier }
    private var lines: [String] { probe.lines }

    init() throws { probe = try InstalledProbe() }

    private func wait(for line: String) throws { try probe.wait(for: line) }

    @Test("E-05: the bus starts the app for a quick action, and delivers the next one to the running app")
    func quickAction() throws {
      desktop.output(["gapplication", "action", identifier, compose])
      try wait(for: "1 connected shortcut=org.proscenium.desktopprobe.compose")
      try wait(for: "1 active")
      #expect(!lines.contains { $0.hasPrefix("2 ") || $0.hasPrefix("1 shortcut") })
      desktop.output(["gapplication", "action", identifier, compose])
      try wait(for: "1 shortcut org.proscenium.desktopprobe.compose")
      #expect(lines.filter { $0 == "launched" }.count == 1)
    }

    @Test("E-01, E-02: a link opens the app by its scheme, whether it runs or not")
    func link() throws {
      desktop.output(["gio", "open", "probe://cold"])
      try wait(for: "1 connected urls=probe://cold")
      desktop.output(["gio", "open", "probe://warm"])
      try wait(for: "1 opens probe://warm inPlace=false")
      #expect(lines.filter { $0 == "launched" }.count == 1)
    }

    @Test("D-08, D-11: two starts in a row, as by some desktops, open one window; New Window opens another")
    func windows() throws {
      for _ in 0..<2 { desktop.output(["gapplication", "launch", identifier]) }
      try wait(for: "1 active")
      desktop.output(["gapplication", "action", identifier, "new-window"])
      try wait(for: "2 active")
      #expect(lines.filter { $0.contains(" connected") } == ["1 connected", "2 connected"])
      // The desktop finds the desktop file of a window by its class.
      #expect(desktop.output(["xprop", "-id", try desktop.window(titled: "Probe 1"), "WM_CLASS"]).contains(identifier))
    }

    @Test("The commands of the desktop file do the same, for desktops that do not start apps over the bus")
    func commands() throws {
      let first = try RunningApp("DesktopProbe", arguments: ["--proscenium-action", compose], on: desktop)
      try first.awaitLine("1 active")
      #expect(
        first.errors.all.contains { $0.hasPrefix("--proscenium-action is followed by \u{201C}\(compose)\u{201D};") })
      let argument = "shortcut:org.proscenium.desktopprobe.compose"
      for (action, line) in [(argument, "1 shortcut org.proscenium.desktopprobe.compose"), ("new-window", "2 active")] {
        let second = try RunningApp("DesktopProbe", arguments: ["--proscenium-action", action], on: desktop)
        #expect(second.waitForExit() == 0)
        try first.awaitLine(line)
      }
      // An action that the running app does not have does not keep the second process running.
      let third = try RunningApp("DesktopProbe", arguments: ["--proscenium-action", "shortcut:unknown"], on: desktop)
      #expect(third.waitForExit() == 0)
    }

    @Test(
      "E-03: the desktop's search finds an item without starting the app, and starts it, or the running one, with the item"
    )
    func search() throws {
      func call(_ method: String, _ arguments: String...) -> String {
        desktop.output(
          [
            "gdbus", "call", "--session", "--dest", identifier + ".SearchProvider", "--object-path",
            "/org/proscenium/desktopprobe/SearchProvider", "--method", "org.gnome.Shell.SearchProvider2." + method,
          ] + arguments)
      }
      func wait(forEnd end: String, count: Int = 1) throws {
        try desktop.wait(for: "\(count) lines with \(end), and not only \(lines)") {
          lines.filter { $0.hasSuffix(end) }.count == count
        }
      }
      // Nothing is indexed yet.
      #expect(call("GetInitialResultSet", "['shop']").contains("(@as [],)"))
      desktop.output(["gapplication", "launch", identifier])
      try self.wait(for: "indexed ")
      try self.wait(for: "1 active")
      desktop.output(["gapplication", "action", identifier, "quit"])
      try self.wait(for: "will terminate")
      #expect(call("GetInitialResultSet", "['SHOP']").contains("(['item:0:list-1'],)"))
      #expect(call("GetSubsearchResultSet", "['item:0:list-1']", "['shop', 'li']").contains("(['item:0:list-1'],)"))
      #expect(call("GetSubsearchResultSet", "['item:0:list-1']", "['shop', 'x']").contains("(@as [],)"))
      let metas = call("GetResultMetas", "['item:0:list-1', 'item:0:gone', 'nonsense']")
      #expect(metas.contains("'Shopping List'") && metas.contains("'What is missing'") && metas.contains("'bytes'"))
      #expect(metas.components(separatedBy: "'id'").count == 2)
      #expect(lines.filter { $0 == "launched" }.count == 1)
      _ = call("ActivateResult", "item:0:list-1", "['shop']", "0")
      try wait(forEnd: " search=list-1")
      try desktop.wait(for: "the window") { lines.filter { $0 == "1 active" }.count == 2 }
      #expect(lines.filter { $0 == "launched" }.count == 2)
      _ = call("ActivateResult", "item:0:list-1", "['shop']", "0")
      try wait(forEnd: "1 continues search=list-1")
      _ = call("LaunchSearch", "['blue', 'shoes']", "0")
      try wait(forEnd: "1 continues search=blue shoes")
      // The same on a terminal.
      #expect(probe.proscenium("search", "shop").contains("1  Shopping List  \(identifier)  What is missing"))
      probe.proscenium("search", "shop", "--open", "1")
      try wait(forEnd: "1 continues search=list-1", count: 2)
      #expect(lines.filter { $0 == "launched" }.count == 2)
      let provider = try String(
        contentsOf: probe.file("gnome-shell/search-providers/\(identifier).search-provider.ini"), encoding: .utf8)
      #expect(provider.contains("\nBusName=\(identifier).SearchProvider\n"))
    }

    @Test("After uninstalling, the desktop no longer lists the app")
    func uninstall() throws {
      #expect(desktop.output(["gapplication", "list-apps"]).contains(identifier))
      // The service was edited above, so without force it is kept.
      #expect(probe.proscenium("uninstall", "DesktopProbe", "--force").contains("\(identifier) is uninstalled."))
      #expect(!desktop.output(["gapplication", "list-apps"]).contains(identifier))
      #expect(!FileManager.default.fileExists(atPath: try probe.file("dbus-1/services/\(identifier).service").path))
    }
  }
#endif
