#if GTK
  import PrivateDesktop
  import TestTraits
  import Testing

  @Suite("Tooltips of window controls", .waitsForProcesses, .serialized)
  struct TooltipTests {
    /// Unmanaged windows on the screen, such as tooltips and menus: the root's own visible children that are no larger than a line of text.
    private func notes(on desktop: PrivateDesktop) -> Set<String> {
      let children = desktop.output(["xwininfo", "-root", "-children"]).split(separator: "\n").compactMap { line in
        line.split(separator: " ").first.map(String.init).flatMap { $0.hasPrefix("0x") ? $0 : nil }
      }
      return Set(
        children.filter { child in
          let information = desktop.output(["xwininfo", "-id", child])
          guard information.contains("Map State: IsViewable"), information.contains("Override Redirect State: yes")
          else {
            return false
          }
          let size = desktop.size(of: child)
          return (20...300).contains(size.width) && (10...120).contains(size.height)
        })
    }

    @Test("The menu button of the title bar shows its tooltip while the pointer rests on it, and no longer")
    func mainMenu() throws {
      let desktop = try PrivateDesktop()
      let app = try RunningApp("DesktopProbe", on: desktop)
      try app.awaitLine("1 active")
      let window = try desktop.window(titled: "Probe 1")
      _ = try desktop.steadyPicture(of: window)
      let before = notes(on: desktop)
      let width = desktop.size(of: window).width
      // The menu button is to the left of the three buttons at the end.
      for x in [width - 157, width - 156, width - 155] { desktop.act("mousemove", "--window", window, "\(x)", "24") }
      try desktop.wait(for: "the tooltip") { !notes(on: desktop).subtracting(before).isEmpty }
      desktop.act("mousemove", "--window", window, "200", "300")
      try desktop.wait(for: "the tooltip's end") { notes(on: desktop).subtracting(before).isEmpty }
    }
  }
#endif
