#if GTK
  import Foundation
  import PrivateDesktop
  import TestTraits
  import Testing

  /// Local notifications, shown by a notification service on the bus as desktops have one, and tapped there.
  @Suite("E-06: notifications on a desktop", .waitsForProcesses, .serialized)
  struct NotificationTests {
    /// The two notification services of desktops.
    static let ways = ["notifications", "gtk-notifications"]

    /// A desktop that shows notifications in this way, and its service.
    private func desktop(_ way: String) throws -> (desktop: PrivateDesktop, server: RunningApp) {
      let desktop = try PrivateDesktop()
      let server = try RunningApp("desktop-services", arguments: [way], on: desktop, isDriven: true)
      try server.awaitLine("ready")
      return (desktop, server)
    }

    /// The app in front, on a desktop that shows notifications in this way.
    private func probe(_ way: String) throws -> (desktop: PrivateDesktop, server: RunningApp, app: RunningApp) {
      let (desktop, server) = try desktop(way)
      let app = try RunningApp("DesktopProbe", on: desktop)
      try app.awaitLine("1 active")
      return (desktop, server, app)
    }

    /// Makes the app do what its own link requests.
    private func open(_ link: String, on desktop: PrivateDesktop) throws {
      #expect(try RunningApp("DesktopProbe", arguments: [link], on: desktop).waitForExit() == 0)
    }

    @Test(
      "a notification is shown with its text and buttons if the app agrees; a silent one is not shown",
      arguments: ways)
    func shown(way: String) throws {
      let (desktop, server, app) = try probe(way)
      try open("probe://remind/quiet", on: desktop)
      try app.awaitLine("presents quiet")
      try open("probe://remind/milk", on: desktop)
      try app.awaitLine("presents milk")
      try server.awaitLine("shows 1 Remember | milk [Later]")
      #expect(server.lines.filter { $0.hasPrefix("shows") }.count == 1)
    }

    @Test("a notification that the app removes disappears from the screen", arguments: ways)
    func removed(way: String) throws {
      let (desktop, server, app) = try probe(way)
      try open("probe://remind/milk", on: desktop)
      try app.awaitLine("presents milk")
      try server.awaitLine("shows 1 Remember | milk [Later]")
      try open("probe://forget/milk", on: desktop)
      try server.awaitLine("withdraws 1")
    }

    @Test("a tap restores the minimised app; the delegate is called before the window is active", arguments: ways)
    func tapped(way: String) throws {
      let (desktop, server, app) = try probe(way)
      try open("probe://remind/milk", on: desktop)
      try server.awaitLine("shows 1 Remember | milk [Later]")
      try desktop.minimize(desktop.window(titled: "Probe 1"))
      try app.awaitLine("1 background")
      server.send("tap 1")
      try app.awaitLine("1 foreground")
      try app.awaitLine("answered milk UNNotificationDefaultActionIdentifier")
      try app.awaitLine("1 active")
      _ = try desktop.window(titled: "Probe 1")
      #expect(app.lines.filter { $0.hasPrefix("answered") }.count == 1)
      #expect(!app.lines.contains("2 connected"))
    }

    @Test("a button of a notification is delivered with its identifier", arguments: ways)
    func button(way: String) throws {
      let (desktop, server, app) = try probe(way)
      try open("probe://remind/milk", on: desktop)
      try server.awaitLine("shows 1 Remember | milk [Later]")
      server.send("tap 1 Later")
      try app.awaitLine("answered milk later")
    }

    @Test("while the app is not in front its delegate is not called, and the notification is shown", arguments: ways)
    func fromBackground(way: String) throws {
      let (desktop, server, app) = try probe(way)
      try open("probe://remind-in-background/milk", on: desktop)
      try app.awaitLine("1 opens probe://remind-in-background/milk inPlace=false")
      try desktop.minimize(desktop.window(titled: "Probe 1"))
      try server.awaitLine("shows 1 Remember | milk [Later]")
      #expect(!app.lines.contains("presents milk"))
    }

    @Test("a tap on a notification of an ended app starts it again, with the response in its connection options")
    func cold() throws {
      let installed = try InstalledProbe()
      let desktop = installed.desktop
      let server = try RunningApp("desktop-services", arguments: ["gtk-notifications"], on: desktop, isDriven: true)
      try server.awaitLine("ready")
      desktop.output(["gio", "open", "probe://cold"])
      try installed.wait(for: "1 connected urls=probe://cold")
      try installed.wait(for: "1 active")
      desktop.output(["gio", "open", "probe://remind/milk"])
      try server.awaitLine("shows 1 Remember | milk [Later]")
      desktop.output(["gapplication", "action", installed.identifier, "quit"])
      try installed.wait(for: "will terminate")
      try desktop.wait(for: "the app to leave the bus") {
        desktop.output([
          "gdbus", "call", "--session", "--dest", "org.freedesktop.DBus", "--object-path", "/org/freedesktop/DBus",
          "--method", "org.freedesktop.DBus.NameHasOwner", installed.identifier,
        ]).contains("false")
      }
      server.send("tap 1")
      try installed.wait(for: "1 connected text= notification=milk")
      try installed.wait(for: "answered milk UNNotificationDefaultActionIdentifier")
      #expect(installed.lines.filter { $0 == "launched" }.count == 2)
      #expect(installed.lines.filter { $0.hasPrefix("answered") }.count == 1)
      // The order: connection with the response in its options, then the delegate's method.
      let answer = try #require(installed.lines.firstIndex { $0.hasPrefix("answered") })
      #expect(installed.lines[..<answer].contains("1 connected text= notification=milk"))
    }

    @Test("without a notification service only the notifications are missing")
    func nobody() throws {
      let desktop = try PrivateDesktop()
      let app = try RunningApp("DesktopProbe", on: desktop)
      try app.awaitLine("1 active")
      try open("probe://remind/milk", on: desktop)
      try app.awaitLine("presents milk")
      try open("probe://still-there", on: desktop)
      try app.awaitLine("1 opens probe://still-there inPlace=false")
    }
  }
#endif
