#if GTK
  import Foundation
  import PrivateDesktop
  import Testing

  /// What `proscenium install` writes, as the desktop's own tools find and use it.
  @Suite("An installed app", .serialized)
  struct InstalledAppTests {
    private let probe: InstalledProbe
    private let compose = "shortcut-org-2Eproscenium-2Edesktopprobe-2Ecompose"
    private var desktop: PrivateDesktop { probe.desktop }
    private var identifier: String { probe.identifier }
    private var lines: [String] { probe.lines }

    init() throws { probe = try InstalledProbe() }

    private func wait(for line: String) throws { try probe.wait(for: line) }

    @Test("E-05: the bus starts the app for a quick action, and brings the next one to the running app")
    func quickAction() throws {
      desktop.output(["gapplication", "action", identifier, compose])
      try wait(for: "1 connected shortcut=org.proscenium.desktopprobe.compose")
      try wait(for: "1 active")
      #expect(!lines.contains { $0.hasPrefix("2 ") || $0.hasPrefix("1 shortcut") })
      desktop.output(["gapplication", "action", identifier, compose])
      try wait(for: "1 shortcut org.proscenium.desktopprobe.compose")
      #expect(lines.filter { $0 == "launched" }.count == 1)
    }

    @Test("E-01, E-02: a link leads to the app by its scheme, whether it runs or not")
    func link() throws {
      desktop.output(["gio", "open", "probe://cold"])
      try wait(for: "1 connected urls=probe://cold")
      desktop.output(["gio", "open", "probe://warm"])
      try wait(for: "1 opens probe://warm inPlace=false")
      #expect(lines.filter { $0 == "launched" }.count == 1)
    }

    @Test("D-08, D-11: started twice in a row, as some desktops do, it has one window; New Window gives it another")
    func windows() throws {
      for _ in 0..<2 { desktop.output(["gapplication", "launch", identifier]) }
      try wait(for: "1 active")
      desktop.output(["gapplication", "action", identifier, "new-window"])
      try wait(for: "2 active")
      #expect(lines.filter { $0.contains(" connected") } == ["1 connected", "2 connected"])
      // The desktop finds the desktop file of a window by its class.
      #expect(desktop.output(["xprop", "-id", try desktop.window(titled: "Probe 1"), "WM_CLASS"]).contains(identifier))
    }

    @Test("The commands of the desktop file do the same, for desktops that start no app over the bus")
    func commands() throws {
      let first = try RunningApp("DesktopProbe", arguments: ["--proscenium-action", compose], on: desktop)
      try first.awaitLine("1 active")
      #expect(
        first.errors.all.contains { $0.hasPrefix("--proscenium-action is followed by \u{201C}\(compose)\u{201D};") })
      let argument = "shortcut:org.proscenium.desktopprobe.compose"
      for (action, line) in [(argument, "1 shortcut org.proscenium.desktopprobe.compose"), ("new-window", "2 active")] {
        let second = try RunningApp("DesktopProbe", arguments: ["--proscenium-action", action], on: desktop)
        #expect(second.awaitExit() == 0)
        try first.awaitLine(line)
      }
      // What the running app does not have is no reason to stay behind.
      let third = try RunningApp("DesktopProbe", arguments: ["--proscenium-action", "shortcut:unknown"], on: desktop)
      #expect(third.awaitExit() == 0)
    }

    @Test("Uninstalled, the desktop knows it no more")
    func uninstall() throws {
      #expect(desktop.output(["gapplication", "list-apps"]).contains(identifier))
      // The service was edited above, so it is kept without force.
      #expect(probe.proscenium("uninstall", "DesktopProbe", "--force").contains("\(identifier) is uninstalled."))
      #expect(!desktop.output(["gapplication", "list-apps"]).contains(identifier))
      #expect(!FileManager.default.fileExists(atPath: try probe.file("dbus-1/services/\(identifier).service").path))
    }
  }
#endif
