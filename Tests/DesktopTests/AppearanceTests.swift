#if GTK
  import Foundation
  import PrivateDesktop
  import Testing

  @Suite("Light and dark, as the person has asked the desktop for", .serialized)
  struct AppearanceTests {
    private func desktop() throws -> (desktop: PrivateDesktop, portal: RunningApp) {
      let desktop = try PrivateDesktop()
      try desktop.drawPlainly()
      let portal = try RunningApp("desktop-services", arguments: ["appearance"], on: desktop, isDriven: true)
      try portal.awaitLine("ready")
      return (desktop, portal)
    }

    /// Waits until the list is dark or light, ground and text, and returns what is to be seen of it then.
    private func list(of probe: ViewsApp, dark: Bool) throws -> Picture {
      var picture = try probe.picture(of: "stage").picture
      func isThere() -> Bool {
        let ground = picture[picture.width - 4, 48].brightness
        // The text of the first row stands out from it, so both have changed.
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

    @Test("a running app becomes dark and light again with the desktop, in all its views")
    func switched() throws {
      let (desktop, portal) = try desktop()
      let probe = try ViewsApp(page: "list", on: desktop)
      let before = try list(of: probe, dark: false)
      portal.tell("scheme 1")
      let dark = try list(of: probe, dark: true)
      #expect(!Picture.Comparison(before, dark).isSame)
      portal.tell("scheme 0")
      let after = try list(of: probe, dark: false)
      #expect(Picture.Comparison(before, after).isSame)
    }

    @Test("an app that is started on a dark desktop is dark")
    func started() throws {
      let (desktop, portal) = try desktop()
      portal.tell("scheme 1")
      _ = try list(of: ViewsApp(page: "list", on: desktop), dark: true)
    }

    @Test(
      "a theme that the environment forces on GTK's programs goes before the desktop's wish", arguments: [true, false])
    func forced(dark: Bool) throws {
      let (desktop, portal) = try desktop()
      portal.tell("scheme \(dark ? 2 : 1)")
      desktop.environment["GTK_THEME"] = dark ? "Adwaita:dark" : "Adwaita"
      let probe = try ViewsApp(page: "list", on: desktop)
      _ = try list(of: probe, dark: dark)
    }
  }
#endif
