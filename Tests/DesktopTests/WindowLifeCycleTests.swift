#if GTK
  import Foundation
  import PrivateDesktop
  import TestTraits
  import Testing

  /// Real windows under a real window manager, moved by real input. The app's own log has the callbacks.
  @Suite("D-01 … D-11: windows of a desktop", .waitsForProcesses, .serialized)
  struct WindowLifeCycleTests {
    private func probe(_ desktop: PrivateDesktop, _ arguments: String...) throws -> RunningApp {
      try RunningApp("DesktopProbe", arguments: arguments, on: desktop)
    }

    /// A running app with two windows, the second one in front.
    private func twoWindows(_ desktop: PrivateDesktop) throws -> RunningApp {
      let app = try probe(desktop)
      try app.awaitLine("1 active")
      _ = try desktop.window(titled: "Probe 1")
      desktop.act("key", "ctrl+n")
      try app.awaitLine("2 active")
      _ = try desktop.window(titled: "Probe 2")
      try desktop.wait(for: "the focus") { desktop.focusedTitle == "Probe 2" }
      app.skip()
      return app
    }

    @Test("D-01: moving the focus between two windows of an app calls no scene delegate")
    func focus() throws {
      let desktop = try PrivateDesktop()
      let app = try twoWindows(desktop)
      for title in ["Probe 1", "Probe 2", "Probe 1"] {
        try desktop.activate(title)
      }
      // The next line in the log comes after all consequences of the change of focus.
      desktop.act("key", "ctrl+n")
      try app.awaitLine("3 connected")
      #expect(!app.lines.contains { $0.hasSuffix(" inactive") || $0.hasSuffix(" background") })
      #expect(Set(app.lines.filter { $0.hasSuffix(" active") }).isSubset(of: ["1 active", "2 active", "3 active"]))
      #expect(app.lines.filter { $0 == "1 active" || $0 == "2 active" }.count == 2)
    }

    @Test("D-02: a minimised window enters the background and returns from it")
    func minimize() throws {
      let desktop = try PrivateDesktop()
      let app = try twoWindows(desktop)
      let window = try desktop.window(titled: "Probe 2")
      try desktop.minimize(window)
      try app.awaitLine("2 inactive")
      try app.awaitLine("2 background")
      desktop.act("windowactivate", "--sync", window)
      try app.awaitLine("2 foreground")
      try app.awaitLine("2 active")
      #expect(!app.lines.contains("1 inactive"))
    }

    @Test("D-02: a window on another workspace is in the background")
    func workspace() throws {
      let desktop = try PrivateDesktop()
      let app = try twoWindows(desktop)
      desktop.act("set_desktop", "1")
      try app.awaitLine("2 background")
      #expect(app.lines.contains("1 background"))
      app.skip()
      desktop.act("set_desktop", "0")
      try app.awaitLine("2 active")
    }

    @Test("D-03: a locked screen makes windows inactive only")
    func lock() throws {
      let desktop = try PrivateDesktop()
      let app = try twoWindows(desktop)
      let signal = [
        "gdbus", "emit", "--session", "--object-path", "/org/gnome/ScreenSaver", "--signal",
        "org.gnome.ScreenSaver.ActiveChanged",
      ]
      desktop.output(signal + ["true"])
      try app.awaitLine("2 inactive")
      desktop.output(signal + ["false"])
      try app.awaitLine("2 active")
      #expect(!app.lines.contains("2 background"))
    }

    @Test(
      "D-04: the close button of one of two windows, and the key of the desktop's programs, discard it",
      arguments: ["alt+F4", "ctrl+w"])
    func closeOne(keys: String) throws {
      let desktop = try PrivateDesktop()
      let app = try twoWindows(desktop)
      try desktop.activate("Probe 2")
      desktop.act("key", keys)
      try app.awaitLine("2 disconnected")
      try app.awaitLine("discarded 1")
      try desktop.wait(for: "the window to go") { desktop.windows(titled: "Probe 2").isEmpty }
      #expect(desktop.windows(titled: "Probe 1").count == 1)
    }

    @Test("F11 makes a window as large as the screen, and as large as before")
    func fullScreen() throws {
      let desktop = try PrivateDesktop()
      let app = try probe(desktop)
      try app.awaitLine("1 appeared regular")
      try desktop.activate("Probe 1")
      let window = try desktop.window(titled: "Probe 1")
      let before = desktop.size(of: window)
      desktop.act("key", "F11")
      try desktop.wait(for: "the whole screen") { desktop.size(of: window) == (1280, 900) }
      desktop.act("key", "F11")
      try desktop.wait(for: "the size before") { desktop.size(of: window) == before }
    }

    @Test(
      "D-05: the close button of the last window quits, and the next start restores the window with its text"
    )
    func closeLast() throws {
      let desktop = try PrivateDesktop()
      let app = try probe(desktop)
      try app.awaitLine("1 appeared regular")
      try desktop.activate("Probe 1")
      desktop.act("type", "kept")
      desktop.act("key", "alt+F4")
      try app.awaitLine("1 background")
      try app.awaitLine("will terminate")
      #expect(app.waitForExit() == 0)
      #expect(!app.lines.contains { $0.hasPrefix("discarded") })
      try probe(desktop).awaitLine("1 connected text=kept")
    }

    @Test(
      "D-06: SIGTERM sends every window to the background and ends the process normally",
      arguments: [SIGTERM, SIGINT])
    func quit(signal: Int32) throws {
      let desktop = try PrivateDesktop()
      let app = try twoWindows(desktop)
      app.signal(signal)
      try app.awaitLine("will terminate")
      #expect(app.waitForExit() == 0)
      #expect(Set(app.lines.filter { $0.hasSuffix(" background") }) == ["1 background", "2 background"])
    }

    @Test("D-07: after kill -9 every window is restored, the last used one first and in front")
    func killed() throws {
      let desktop = try PrivateDesktop()
      let app = try twoWindows(desktop)
      try desktop.activate("Probe 1")
      desktop.act("type", "not lost")
      // Losing the focus saves (D-09).
      try desktop.activate("Probe 2")
      try desktop.activate("Probe 1")
      try desktop.wait(for: "the save") {
        desktop.output(["sh", "-c", "find \"$XDG_STATE_HOME\" -type f -exec cat {} +"]).contains("not lost")
      }
      app.signal(SIGKILL)
      _ = app.waitForExit()
      let again = try probe(desktop)
      try again.awaitLine("1 connected text=not lost")
      try again.awaitLine("2 connected text=")
      try desktop.wait(for: "the focus") { desktop.focusedTitle == "Probe 1" }
      #expect(desktop.windows(titled: "Probe 2").count == 1)
    }

    @Test("D-08: a second start restores the app's window from the dock, without a second process")
    func startedAgain() throws {
      let desktop = try PrivateDesktop()
      let app = try probe(desktop)
      try app.awaitLine("1 active")
      let window = try desktop.window(titled: "Probe 1")
      try desktop.minimize(window)
      try app.awaitLine("1 background")
      #expect(try probe(desktop).waitForExit() == 0)
      try app.awaitLine("1 active")
      try desktop.wait(for: "the focus") { desktop.focusedTitle == "Probe 1" }
      #expect(!app.lines.contains("2 connected"))
    }

    @Test("E-02: a URL from a second process is delivered to the running app's scene")
    func url() throws {
      let desktop = try PrivateDesktop()
      let app = try probe(desktop)
      try app.awaitLine("1 active")
      #expect(try probe(desktop, "probe://page/7?a=%20b").waitForExit() == 0)
      try app.awaitLine("1 opens probe://page/7?a=%20b inPlace=false")
    }

    @Test("E-02: a file from a second process is opened in place")
    func file() throws {
      let desktop = try PrivateDesktop()
      let file = desktop.folder.appendingPathComponent("a b.txt")
      try Data().write(to: file)
      let app = try probe(desktop)
      try app.awaitLine("1 active")
      #expect(try probe(desktop, file.path).waitForExit() == 0)
      try app.awaitLine("1 opens \(file.absoluteString) inPlace=true")
    }

    @Test("The main thread serves timers, run loop, operations, main queue and main actor")
    func mainThread() throws {
      let desktop = try PrivateDesktop()
      let app = try probe(desktop)
      try app.awaitLine("1 appeared regular")
      let expected: Set = ["1 timer", "1 run loop", "1 operation", "1 task", "1 timer from elsewhere"]
      try desktop.wait(for: "all of \(expected), and not only \(app.lines)") { expected.isSubset(of: app.lines) }
    }

    @Test("A timer that is added during the launch fires when its time has come, while nothing else happens")
    func launchTimer() throws {
      let desktop = try PrivateDesktop()
      try probe(desktop).awaitLine("1 launch timer")
    }
  }
#endif
