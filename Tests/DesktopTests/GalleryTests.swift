#if GTK
  import Foundation
  import PrivateDesktop
  import TestTraits
  import Testing

  /// The example app with collection views, in real windows.
  @Suite("Gallery in windows", .waitsForProcesses, .serialized)
  struct GalleryTests {
    private let desktop: PrivateDesktop

    init() throws { desktop = try PrivateDesktop() }

    /// The window with a title, once it shows something, at the upper left of the desktop.
    private func window(titled title: String) throws -> String {
      let window = try desktop.window(titled: title)
      desktop.act("windowsize", "--sync", window, "1000", "700")
      desktop.act("windowmove", "--sync", window, "0", "0")
      desktop.act("windowactivate", "--sync", window)
      try desktop.wait(for: "something in the window") {
        let picture = desktop.picture(of: window, named: "window").path
        return (Int(desktop.output(["identify", "-format", "%k", picture])) ?? 0) > 8
      }
      return window
    }

    /// Opens an album, and the window of its first photo, by dragging that out of the window.
    private func openPhoto() throws {
      _ = try window(titled: "All Photos")
      // The album Deserts in the sidebar, and the first photo of the grid.
      desktop.act("mousemove", "100", "434", "click", "1")
      _ = try desktop.window(titled: "Deserts")
      let (x, y) = (360, 276)
      desktop.act("mousemove", "\(x)", "\(y)", "mousedown", "1")
      for step in 1...12 { desktop.act("mousemove", "\(x + 70 * step)", "\(y + 44 * step)") }
      // Every receiver answers before the drop.
      for step in 1...16 { desktop.act("mousemove", "\(1200 + step % 4)", "850") }
      desktop.act("mouseup", "1")
      _ = try desktop.window(titled: "Singing Sands")
    }

    @Test("D-07: after kill -9 the gallery's window has its album, and the photo's window its photo")
    func killed() throws {
      let app = try RunningApp("Gallery", on: desktop)
      try openPhoto()
      try desktop.activate("Deserts")
      try desktop.activate("Singing Sands")
      try desktop.wait(for: "the save of both windows", seconds: 40) {
        let saved = desktop.output(["sh", "-c", "find \"$XDG_STATE_HOME\" -type f -exec cat {} + | tr -d '\\0'"])
        return saved.contains("singing-sands") && saved.contains("deserts")
      }
      app.signal(SIGKILL)
      _ = app.waitForExit()
      let again = try RunningApp("Gallery", on: desktop)
      _ = try desktop.window(titled: "Deserts")
      _ = try desktop.window(titled: "Singing Sands")
      #expect(desktop.windows(titled: "All Photos").isEmpty && again.warnings == [])
    }
  }
#endif
