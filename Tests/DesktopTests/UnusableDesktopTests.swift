#if GTK
  import Foundation
  import PrivateDesktop
  import TestTraits
  import Testing

  /// A desktop with a fault: the app reports it in a whole sentence, and nothing is lost.
  @Suite("Environments in which windows are limited", .waitsForProcesses, .serialized)
  struct UnusableDesktopTests {
    @Test("without a display the app reports it in one line, names headless mode, and runs", arguments: [nil, ":4711"])
    func noDisplay(display: String?) throws {
      let desktop = try PrivateDesktop()
      desktop.environment["DISPLAY"] = display
      let app = try RunningApp("DesktopProbe", on: desktop)
      try app.awaitLine("1 active")
      let matching = app.errors.all.filter { $0.contains("no display") }
      #expect(matching.count == 1)
      #expect(matching.first?.contains("proscenium simulate DesktopProbe") == true)
      app.signal(SIGTERM)
      #expect(app.waitForExit() == 0)
    }

    @Test("with PROSCENIUM_HEADLESS=1 the app does not use an existing display")
    func headless() throws {
      let desktop = try PrivateDesktop()
      desktop.environment["PROSCENIUM_HEADLESS"] = "1"
      let app = try RunningApp("DesktopProbe", on: desktop)
      try app.awaitLine("1 active")
      #expect(desktop.windows(titled: "Probe 1").isEmpty)
    }

    @Test("a name that the bus refuses is reported, and a second start still finds the first process")
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
      #expect(app.errors.all.contains { $0.contains("session bus") && $0.contains("continues without it") })
      let second = try RunningApp("DesktopProbe", arguments: ["probe://late"], on: desktop)
      #expect(second.waitForExit() == 0)
      try app.awaitLine("1 opens probe://late inPlace=false")
    }

    @Test("a start by the bus that is activated twice, as by GNOME, opens one window")
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
      #expect(app.lines.isEmpty, "it waits for the reason of its start")
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

    @Test("windows that are closed by force are restored at the next start")
    func forced() throws {
      let desktop = try PrivateDesktop()
      let app = try RunningApp("DesktopProbe", on: desktop)
      try app.awaitLine("1 active")
      let window = try desktop.window(titled: "Probe 1")
      desktop.act("windowkill", window)
      // An app that loses the display cannot continue.
      #expect(app.waitForExit() != 0)
      #expect(!app.lines.contains { $0.hasPrefix("discarded") })
      let again = try RunningApp("DesktopProbe", on: desktop)
      try again.awaitLine("1 connected")
      _ = try desktop.window(titled: "Probe 1")
    }

    @Test(
      "a window that is destroyed from outside ends a GTK program; all its windows are restored with their content")
    func destroyed() throws {
      let desktop = try PrivateDesktop()
      let app = try RunningApp("DesktopProbe", on: desktop)
      try app.awaitLine("1 active")
      _ = try desktop.window(titled: "Probe 1")
      try desktop.wait(for: "the focus") { desktop.focusedTitle == "Probe 1" }
      desktop.act("type", "kept")
      desktop.act("key", "ctrl+n")
      try app.awaitLine("2 active")
      desktop.act("windowclose", try desktop.window(titled: "Probe 2"))
      #expect(app.waitForExit() != 0)
      #expect(!app.lines.contains { $0.hasPrefix("discarded") || $0 == "2 disconnected" })
      let again = try RunningApp("DesktopProbe", on: desktop)
      // With its empty text, if it was saved by then.
      _ = try again.awaitLine(beginningWith: "2 connected")
      try again.awaitLine("1 connected text=kept")
    }

    @Test("a theme without an icon is reported once; all other widgets are there and can be pressed")
    func missingIcon() throws {
      let desktop = try PrivateDesktop()
      try desktop.drawPlainly()
      // Without the machine's and the user's themes GTK has only its built-in icons, and finds images by their types.
      let data = desktop.folder.appendingPathComponent("no-themes")
      try FileManager.default.createDirectory(at: data, withIntermediateDirectories: true)
      try FileManager.default.createSymbolicLink(
        atPath: data.appendingPathComponent("mime").path, withDestinationPath: "/usr/share/mime")
      desktop.environment["XDG_DATA_DIRS"] = data.path
      let probe = try ViewsApp(page: "symbol", on: desktop)
      let stage = try probe.picture(of: "window")
      #expect(stage.picture.ink(in: try stage["Beside it"], on: .white) != nil)
      #expect(stage.picture.ink(in: try stage["symbol"], on: .white) != nil, "there is a sign in its place")
      try probe.click("Delete")
      try probe.app.awaitLine("pressed")
      let matching = probe.app.errors.all.filter { $0.contains("weather-tornado-symbolic") }
      #expect(matching.count == 1, "\(probe.app.errors.all)")
      #expect(matching.first?.hasPrefix("The icon theme Adwaita has no icon ") == true, "\(matching)")
    }

    @Test("the theme that the tests use has all icons")
    func noMissingIcon() throws {
      let probe = try ViewsApp(page: "symbol")
      try probe.click("Delete")
      try probe.app.awaitLine("pressed")
      #expect(!probe.app.errors.all.contains { $0.contains("icon theme") })
    }

    @Test(
      "another app's desktop file is not replaced, and links open that app until it is uninstalled")
    func otherDesktopFile() throws {
      let desktop = try PrivateDesktop()
      let folder = URL(fileURLWithPath: CommandLine.arguments[0]).standardizedFileURL.deletingLastPathComponent()
      let proscenium = folder.appendingPathComponent("proscenium").path
      let applications = URL(fileURLWithPath: try #require(desktop.environment["XDG_DATA_HOME"]))
        .appendingPathComponent("applications")
      try FileManager.default.createDirectory(at: applications, withIntermediateDirectories: true)
      let file = applications.appendingPathComponent("org.proscenium.desktopprobe.desktop")
      let received = desktop.folder.appendingPathComponent("received")
      let other = """
        [Desktop Entry]
        Type=Application
        Name=Another
        Exec=/bin/sh -c "echo $0 >>'\(received.path)'" %u
        MimeType=x-scheme-handler/probe;

        """
      try other.write(to: file, atomically: true, encoding: .utf8)
      try "[Default Applications]\nx-scheme-handler/probe=org.proscenium.desktopprobe.desktop\n".write(
        to: applications.appendingPathComponent("mimeapps.list"), atomically: true, encoding: .utf8)
      let refusal = desktop.output(["sh", "-c", "'\(proscenium)' install DesktopProbe 2>&1; echo status $?"])
      #expect(refusal.contains("org.proscenium.desktopprobe.desktop") && refusal.contains("--force"), "\(refusal)")
      #expect(!refusal.contains("status 0"))
      #expect(try String(contentsOf: file, encoding: .utf8) == other)
      desktop.output(["gio", "open", "probe://theirs"])
      try desktop.wait(for: "the other app to hear of its link") {
        (try? String(contentsOf: received, encoding: .utf8))?.contains("probe://theirs") == true
      }
      // The app itself can be started nevertheless.
      let app = try RunningApp("DesktopProbe", on: desktop)
      try app.awaitLine("1 active")
      desktop.output([proscenium, "install", "DesktopProbe", "--force"])
      desktop.output(["gio", "open", "probe://ours"])
      try app.awaitLine("1 opens probe://ours inPlace=false")
      let kept = try FileManager.default.contentsOfDirectory(atPath: applications.path)
      #expect(
        kept.contains { (try? String(contentsOf: applications.appendingPathComponent($0), encoding: .utf8)) == other })
    }
  }
#endif
