#if GTK
  import Foundation
  import PrivateDesktop
  import TestTraits
  import Testing

  /// The same windows under Wayland, in a compositor without a screen. No program can press its keys; the bus for assistive technology reads
  /// its windows and presses their buttons.
  @Suite("Windows under Wayland", .waitsForProcesses, .serialized)
  struct WaylandTests {
    private func windows(_ reader: ScreenReader) -> [String] {
      reader.elements.filter { $0.hasPrefix("frame ") }.map { $0.replacing(" active", with: "") }.sorted()
    }

    @Test("two windows open, a URL reaches one, and both come back after kill -9 (D-07, D-08, E-02)") func killed()
      throws
    {
      let desktop = try ScreenReader.makeDesktop(.wayland)
      let app = try RunningApp("DesktopProbe", on: desktop)
      let reader = ScreenReader("DesktopProbe", on: desktop)
      try app.awaitLine("1 active")
      #expect(
        app.errors.all.allSatisfy { !$0.contains("display") }, "it runs in a window: \(app.errors.all)")
      desktop.output(["gapplication", "action", "org.proscenium.desktopprobe", "new-window"])
      try app.awaitLine("2 active")
      try desktop.wait(for: "two windows") { windows(reader) == ["frame \"Probe 1\"", "frame \"Probe 2\""] }
      let second = try RunningApp("DesktopProbe", arguments: ["probe://warm"], on: desktop)
      #expect(second.waitForExit() == 0)
      _ = try app.awaitLine(beginningWith: "2 opens probe://warm")
      app.signal(SIGKILL)
      _ = app.waitForExit()
      let again = try RunningApp("DesktopProbe", on: desktop)
      try desktop.wait(for: "both windows") { windows(reader) == ["frame \"Probe 1\"", "frame \"Probe 2\""] }
      for number in 1...2 {
        #expect(again.lines.contains { $0.hasPrefix("\(number) connected") }, "\(again.lines)")
      }
      again.signal(SIGTERM)
      #expect(again.waitForExit() == 0, "SIGTERM ends it as at the end of the login session (D-06)")
      #expect(again.lines.contains("1 background") && again.lines.contains("2 background"))
      #expect(again.warnings.isEmpty, "\(again.warnings)")
    }

    @Test("a message is composed in Mail by presses on its elements") func mail() throws {
      let desktop = try ScreenReader.makeDesktop(.wayland)
      let app = try RunningApp("Mail", on: desktop)
      let reader = ScreenReader("Mail", on: desktop)
      try reader.awaitElement("push button \"Compose\"")
      reader.press("push button", "Compose")
      try desktop.wait(for: "the window of the message") { windows(reader).count == 2 }
      #expect(app.warnings.isEmpty, "\(app.warnings)")
    }
  }
#endif
