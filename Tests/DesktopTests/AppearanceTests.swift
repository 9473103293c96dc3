#if GTK
  import Foundation
  import PrivateDesktop
  import TestTraits
  import Testing

  @Suite("Light and dark appearance from the desktop's setting", .waitsForProcesses, .serialized)
  struct AppearanceTests {
    private func desktop() throws -> (desktop: PrivateDesktop, portal: RunningApp) {
      let desktop = try PrivateDesktop()
      try desktop.drawPlainly()
      let portal = try RunningApp("desktop-services", arguments: ["appearance"], on: desktop, isDriven: true)
      try portal.awaitLine("ready")
      return (desktop, portal)
    }

    /// Waits until the list is dark or light, background and text, and returns the picture of it.
    private func list(of probe: ViewsApp, dark: Bool) throws -> Picture {
      var picture = try probe.picture(of: "stage").picture
      func isThere() -> Bool {
        let ground = picture[picture.width - 4, 48].brightness
        // The text of the first row has contrast with it, so both have changed.
        let text = Picture.Area(x: 16, y: 50, width: 60, height: 24)
        return (ground < 80) == dark && picture.ink(in: text, on: picture[picture.width - 4, 48], tolerance: 100) != nil
      }
      try probe.desktop.wait(for: dark ? "darkness" : "light") {
        if isThere() { return true }
        if let now = try? probe.picture(of: "stage").picture { picture = now }
        return false
      }
      return picture
    }

    @Test("when the desktop's setting changes, all views of a running app become dark and light again")
    func switched() throws {
      let (desktop, portal) = try desktop()
      let probe = try ViewsApp(page: "list", on: desktop)
      let before = try list(of: probe, dark: false)
      portal.send("scheme 1")
      let dark = try list(of: probe, dark: true)
      #expect(!Picture.Comparison(before, dark).isSame)
      portal.send("scheme 0")
      let after = try list(of: probe, dark: false)
      #expect(Picture.Comparison(before, after).isSame)
    }

    @Test("an app that is started on a dark desktop is dark")
    func started() throws {
      let (desktop, portal) = try desktop()
      portal.send("scheme 1")
      _ = try list(of: ViewsApp(page: "list", on: desktop), dark: true)
    }

    @Test(
      "a theme that the environment sets for GTK overrides the desktop's setting", arguments: [true, false])
    func forced(dark: Bool) throws {
      let (desktop, portal) = try desktop()
      portal.send("scheme \(dark ? 2 : 1)")
      desktop.environment["GTK_THEME"] = dark ? "Adwaita:dark" : "Adwaita"
      let probe = try ViewsApp(page: "list", on: desktop)
      _ = try list(of: probe, dark: dark)
    }
  }
#endif
