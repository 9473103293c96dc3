#if GTK
  import Foundation
  import PrivateDesktop
  import Testing

  /// A desktop that is not as it should be: a whole sentence, and nothing lost.
  @Suite("Surroundings in which windows cannot be as they should", .serialized)
  struct BadSurroundingsTests {
    @Test("without a display the app says so in one line, names the headless way, and runs", arguments: [nil, ":4711"])
    func noDisplay(display: String?) throws {
      let desktop = try PrivateDesktop()
      desktop.environment["DISPLAY"] = display
      let app = try RunningApp("DesktopProbe", on: desktop)
      try app.awaitLine("1 active")
      let said = app.errors.all.filter { $0.contains("no display") }
      #expect(said.count == 1)
      #expect(said.first?.contains("proscenium simulate DesktopProbe") == true)
      app.signal(SIGTERM)
      #expect(app.awaitExit() == 0)
    }

    @Test("where there is a display, PROSCENIUM_HEADLESS=1 does without it")
    func headless() throws {
      let desktop = try PrivateDesktop()
      desktop.environment["PROSCENIUM_HEADLESS"] = "1"
      let app = try RunningApp("DesktopProbe", on: desktop)
      try app.awaitLine("1 active")
      #expect(desktop.windows(titled: "Probe 1").isEmpty)
    }

    @Test("a name that the bus refuses is said, and a second start still finds the first")
    func refusedName() throws {
      let desktop = try PrivateDesktop(
        busConfiguration: """
          <!DOCTYPE busconfig PUBLIC "-//freedesktop//DTD D-BUS Bus Configuration 1.0//EN"
            "http://www.freedesktop.org/standards/dbus/1.0/busconfig.dtd">
          <busconfig>
            <type>session</type>
            <listen>unix:tmpdir=/tmp</listen>
            <policy context="default">
              <allow send_destination="*" eavesdrop="true"/>
              <allow eavesdrop="true"/>
              <deny own="*"/>
            </policy>
          </busconfig>
          """)
      let app = try RunningApp("DesktopProbe", on: desktop)
      try app.awaitLine("1 active")
      _ = try desktop.window(titled: "Probe 1")
      #expect(app.errors.all.contains { $0.contains("session bus") && $0.contains("goes on without it") })
      let second = try RunningApp("DesktopProbe", arguments: ["probe://late"], on: desktop)
      #expect(second.awaitExit() == 0)
      try app.awaitLine("1 opens probe://late inPlace=false")
    }

    @Test("a start by the bus that is activated twice, as GNOME does, has one window")
    func activatedTwice() throws {
      let desktop = try PrivateDesktop()
      let app = try RunningApp("DesktopProbe", arguments: ["--gapplication-service"], on: desktop)
      let call = [
        "gdbus", "call", "--session", "--dest", "org.proscenium.desktopprobe", "--object-path",
        "/org/proscenium/desktopprobe", "--method",
      ]
      try desktop.wait(for: "the name on the bus") {
        desktop.output([
          "gdbus", "call", "--session", "--dest", "org.freedesktop.DBus", "--object-path", "/org/freedesktop/DBus",
          "--method", "org.freedesktop.DBus.NameHasOwner", "org.proscenium.desktopprobe",
        ]).contains("true")
      }
      #expect(app.lines.isEmpty, "it waits to be told what for")
      for _ in 0..<2 { desktop.output(call + ["org.freedesktop.Application.Activate", "{}"]) }
      try app.awaitLine("1 active")
      _ = try desktop.window(titled: "Probe 1")
      desktop.output(
        call + ["org.freedesktop.Application.Open", "['probe://over-the-bus']", "{}"])
      try app.awaitLine("1 opens probe://over-the-bus inPlace=false")
      #expect(!app.lines.contains("2 connected"))
      desktop.output(call + ["org.freedesktop.Application.ActivateAction", "new-window", "[]", "{}"])
      try app.awaitLine("2 connected")
    }

    @Test("windows that are closed by force come back at the next start")
    func forced() throws {
      let desktop = try PrivateDesktop()
      let app = try RunningApp("DesktopProbe", on: desktop)
      try app.awaitLine("1 active")
      let window = try desktop.window(titled: "Probe 1")
      desktop.act("windowkill", window)
      // Whoever loses the display cannot go on.
      #expect(app.awaitExit() != 0)
      #expect(!app.lines.contains { $0.hasPrefix("discarded") })
      let again = try RunningApp("DesktopProbe", on: desktop)
      try again.awaitLine("1 connected")
      _ = try desktop.window(titled: "Probe 1")
    }
  }
#endif
