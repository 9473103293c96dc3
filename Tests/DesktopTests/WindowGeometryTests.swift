#if GTK
  import Foundation
  import PrivateDesktop
  import TestTraits
  import Testing

  @Suite("D-07: windows keep their size", .waitsForProcesses, .serialized)
  struct WindowGeometryTests {
    private func size(of window: String, on desktop: PrivateDesktop) -> String {
      desktop.act("getwindowgeometry", "--shell", window).split(separator: "\n").filter {
        $0.hasPrefix("WIDTH") || $0.hasPrefix("HEIGHT")
      }.joined(separator: " ")
    }

    /// The app with its first window on screen.
    private func start(on desktop: PrivateDesktop) throws -> (app: RunningApp, window: String) {
      let app = try RunningApp("DesktopProbe", on: desktop)
      try app.awaitLine("1 active")
      try desktop.wait(for: "the focus") { desktop.focusedTitle == "Probe 1" }
      return (app, try desktop.window(titled: "Probe 1"))
    }

    @Test("a resized window has its size at the next start, and the scene received it once")
    func size() throws {
      let desktop = try PrivateDesktop()
      let (app, window) = try start(on: desktop)
      let before = size(of: window, on: desktop)
      desktop.act("windowsize", "--sync", window, "620", "480")
      _ = try app.awaitLine(beginningWith: "1 resized ")
      let resized = size(of: window, on: desktop)
      #expect(resized != before)
      #expect(app.lines.filter { $0.hasPrefix("1 resized") }.count == 1, "the first size is no change of size")
      app.signal(SIGTERM)
      #expect(app.waitForExit() == 0)
      let again = try start(on: desktop)
      try desktop.wait(for: "the size") { size(of: again.window, on: desktop) == resized }
    }

    @Test("a maximised window is restored maximised, and has its previous size when it is unmaximised")
    func maximised() throws {
      let desktop = try PrivateDesktop()
      let (app, window) = try start(on: desktop)
      let before = size(of: window, on: desktop)
      desktop.act("windowactivate", "--sync", window)
      // Openbox has no default key for it; a double click on the title bar always works.
      desktop.act("mousemove", "--window", window, "300", "24", "click", "--repeat", "2", "--delay", "60", "1")
      _ = try app.awaitLine(beginningWith: "1 resized 12")
      app.signal(SIGTERM)
      #expect(app.waitForExit() == 0)
      let again = try start(on: desktop)
      try desktop.wait(for: "the maximised state") {
        desktop.output(["xprop", "-id", again.window, "_NET_WM_STATE"]).contains("MAXIMIZED_VERT")
      }
      desktop.act("mousemove", "--window", again.window, "300", "24", "click", "--repeat", "2", "--delay", "60", "1")
      try desktop.wait(for: "the previous size") { size(of: again.window, on: desktop) == before }
    }

    @Test("a further window's scene gets its content size before it is shown, without title bar and edges")
    func roomOfFurtherWindows() throws {
      let desktop = try PrivateDesktop()
      let (app, _) = try start(on: desktop)
      desktop.act("key", "ctrl+n")
      try app.awaitLine("2 active")
      // The active scene receives the URL.
      try desktop.wait(for: "the focus") { desktop.focusedTitle == "Probe 2" }
      _ = try RunningApp("DesktopProbe", arguments: ["probe://room"], on: desktop).waitForExit()
      try app.awaitLine("2 has the room it came with: true")
    }

    @Test("a size that the app requests is the content size, with title bar and edges added")
    func requestedSize() throws {
      let desktop = try PrivateDesktop()
      let (app, _) = try start(on: desktop)
      _ = try RunningApp("DesktopProbe", arguments: ["probe://size/700x500"], on: desktop).waitForExit()
      try app.awaitLine("1 resized 700x500")
    }
  }
#endif
