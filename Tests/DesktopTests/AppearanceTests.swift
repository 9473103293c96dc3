#if GTK
  import Foundation
  import PrivateDesktop
  import TestTraits
  import Testing

  @Suite("Light and dark appearance from the desktop's setting", .waitsForProcesses, .serialized)
  struct AppearanceTests {
    /// A desktop with a portal, and with libadwaita or without it.
    private func desktop(adwaita: Bool = false) throws -> (desktop: PrivateDesktop, portal: RunningApp) {
      let desktop = try PrivateDesktop()
      try desktop.drawPlainly()
      if adwaita { desktop.enableAdwaita() }
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

    @Test(
      "when the desktop's setting changes, all views of a running app become dark and light again, with libadwaita and without",
      arguments: [false, true])
    func switched(adwaita: Bool) throws {
      let (desktop, portal) = try desktop(adwaita: adwaita)
      let probe = try ViewsApp(page: "list", on: desktop)
      let before = try list(of: probe, dark: false)
      portal.send("scheme 1")
      let dark = try list(of: probe, dark: true)
      #expect(!Picture.Comparison(before, dark).isSame)
      portal.send("scheme 0")
      // A slow app draws its rows in more than one frame.
      try probe.desktop.wait(for: "the first picture again") {
        guard let after = try? list(of: probe, dark: false) else { return false }
        return Picture.Comparison(before, after).isSame
      }
    }

    @Test("when the desktop's text size changes, the texts of a running app grow and shrink again")
    func largeText() throws {
      // Not drawn plainly: a size in GTK's own settings file would exclude the desktop's.
      let desktop = try PrivateDesktop()
      let settings = desktop.folder.appendingPathComponent("xsettings.conf")
      var daemon: Process?
      /// Replaces the desktop's settings. The daemon is started anew: it inherits the test's signal mask, and so receives no SIGHUP.
      func set(dotsPerInch: Int) throws {
        try "Xft/DPI \(dotsPerInch * 1024)\n".write(to: settings, atomically: true, encoding: .utf8)
        if let daemon {
          kill(daemon.processIdentifier, SIGKILL)
          daemon.waitUntilExit()
        }
        daemon = try desktop.start(["xsettingsd", "-c", settings.path])
      }
      try set(dotsPerInch: 96)
      let probe = try ViewsApp(page: "list", on: desktop)
      /// The width of the first row's text, above its second text.
      func width() throws -> Int {
        let picture = try probe.picture(of: "stage").picture
        let text = Picture.Area(x: 16, y: 50, width: 140, height: 22)
        return picture.ink(in: text, on: picture[picture.width - 4, 48], tolerance: 100)?.width ?? 0
      }
      let usual = try width()
      #expect(usual > 10)
      for (dots, isExpected) in [(144, { $0 > usual * 5 / 4 }), (96, { $0 == usual })] as [(Int, (Int) -> Bool)] {
        try set(dotsPerInch: dots)
        try desktop.wait(for: "texts for \(dots) dots per inch") { isExpected((try? width()) ?? 0) }
      }
    }

    @Test(
      "with the desktop's high contrast, secondary texts of a running app are darker, and as before without it",
      arguments: [false, true])
    func contrast(adwaita: Bool) throws {
      let (desktop, portal) = try desktop(adwaita: adwaita)
      let probe = try ViewsApp(page: "list", on: desktop)
      let before = try list(of: probe, dark: false)
      /// Whether a pixel of the text below that of the first row differs from its background by more than the usual colour does.
      func hasContrast() -> Bool {
        guard let picture = try? probe.picture(of: "stage").picture else { return false }
        let ground = picture[picture.width - 4, 48]
        return picture.ink(in: Picture.Area(x: 16, y: 76, width: 100, height: 18), on: ground, tolerance: 135) != nil
      }
      #expect(!hasContrast())
      portal.send("contrast 1")
      try desktop.wait(for: "contrast") { hasContrast() }
      portal.send("contrast 0")
      try desktop.wait(for: "the first picture again") {
        guard let after = try? list(of: probe, dark: false) else { return false }
        return Picture.Comparison(before, after).isSame
      }
    }

    @Test("an app that is started on a dark desktop is dark", arguments: [false, true])
    func started(adwaita: Bool) throws {
      let (desktop, portal) = try desktop(adwaita: adwaita)
      portal.send("scheme 1")
      _ = try list(of: ViewsApp(page: "list", on: desktop), dark: true)
    }

    @Test(
      "libadwaita is used where it is installed, unless a variable or a theme for GTK excludes it",
      arguments: [
        ([:], true), (["PROSCENIUM_ADWAITA": "0"], false), (["GTK_THEME": "Adwaita"], false),
      ] as [([String: String], Bool)])
    func adwaita(variables: [String: String], isUsed: Bool) throws {
      let (desktop, _) = try desktop(adwaita: true)
      desktop.environment.merge(variables) { $1 }
      let probe = try ViewsApp(page: "list", on: desktop)
      #expect(try probe.app.mappedFiles.contains { $0.contains("/libadwaita-1") } == isUsed)
    }

    @Test(
      "an app for one appearance has it whatever the desktop's is, and however that changes",
      arguments: [("Dark", false), ("Light", false), ("Dark", true), ("Light", true)])
    func single(style: String, adwaita: Bool) throws {
      let (desktop, portal) = try desktop(adwaita: adwaita)
      let isDark = style == "Dark"
      portal.send("scheme \(isDark ? 2 : 1)")
      let entries = "<key>UIUserInterfaceStyle</key><string>\(style)</string>"
      let probe = try ViewsApp(page: "brand", entries: entries, on: desktop)
      // UIKit's dark background of what lies above others.
      let background = isDark ? Picture.Color(28, 28, 30) : .white
      try probe.awaitColor(background, of: "stage")
      portal.send("scheme \(isDark ? 1 : 2)")
      portal.send("scheme \(isDark ? 2 : 1)")
      // What the app follows shows that the other two have arrived.
      portal.send("accent 80 20 40")
      try probe.awaitColor(Picture.Color(204, 51, 102), of: "tinted")
      try probe.awaitColor(background, of: "stage")
    }

    @Test("views without a tint of their own have the desktop's accent colour, live", arguments: [false, true])
    func accent(adwaita: Bool) throws {
      let (desktop, portal) = try desktop(adwaita: adwaita)
      let probe = try ViewsApp(page: "brand", on: desktop)
      try probe.awaitColor(Picture.Color(0, 122, 255), of: "tinted")
      portal.send("accent 80 20 40")
      try probe.awaitColor(Picture.Color(204, 51, 102), of: "tinted")
    }

    @Test("an app with an accent colour has it on every desktop")
    func ownAccent() throws {
      let (desktop, portal) = try desktop()
      let color =
        #"{"colors": [{"color": {"components": {"red": "0.0", "green": "0.6", "blue": "0.2", "alpha": "1.0"}}}]}"#
      portal.send("accent 80 20 40")
      let probe = try ViewsApp(
        page: "brand", entries: "<key>NSAccentColorName</key><string>Brand</string>",
        files: ["Assets.xcassets/Brand.colorset/Contents.json": Data(color.utf8)], on: desktop)
      try probe.awaitColor(Picture.Color(0, 153, 51), of: "tinted")
    }

    @Test("text has the typefaces in the app's files that Info.plist lists")
    func typefaces() throws {
      let (desktop, _) = try desktop()
      // DejaVu Sans Mono under other names, which no desktop has.
      var font = try Data(contentsOf: URL(fileURLWithPath: "/usr/share/fonts/truetype/dejavu/DejaVuSansMono.ttf"))
      for (old, new) in [("DejaVu Sans Mono", "Stagehand Plain1"), ("DejaVuSansMono", "Stagehand-Mono")] {
        for encoding in [String.Encoding.utf16BigEndian, .ascii] {
          let (old, new) = (try #require(old.data(using: encoding)), try #require(new.data(using: encoding)))
          while let place = font.range(of: old) { font.replaceSubrange(place, with: new) }
        }
      }
      let entries = "<key>UIAppFonts</key><array><string>Stagehand-Mono.ttf</string></array>"
      let probe = try ViewsApp(page: "brand", entries: entries, files: ["Fonts/Stagehand-Mono.ttf": font], on: desktop)
      let (own, same) = (try probe.picture(of: "own typeface"), try probe.picture(of: "same typeface"))
      let other = try probe.picture(of: "other typeface")
      #expect(Picture.Comparison(own.picture, same.picture).isSame)
      #expect(!Picture.Comparison(own.picture, other.picture).isSame)
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
