#if GTK
  import Foundation
  import PrivateDesktop
  import TestTraits
  import Testing

  /// Issue 19: the navigation bar of a root controller is the window's title bar.
  @Suite("Windows whose title bar is the navigation bar", .waitsForProcesses, .serialized)
  struct TitleBarTests {
    /// A point of the bar with neither title nor button, in the window.
    private func emptyPoint(of probe: ViewsApp) throws -> (x: Int, y: Int) {
      let title = try probe.place(of: "Level 1")
      return (title.x - 60, title.midY)
    }

    private func corner(of probe: ViewsApp) -> [Int] {
      let answer = probe.desktop.output(["xdotool", "getwindowgeometry", "--shell", probe.window])
      return answer.split(separator: "\n").filter { $0.hasPrefix("X=") || $0.hasPrefix("Y=") }
        .compactMap { Int($0.dropFirst(2)) }
    }

    /// The frame of the content, in the window.
    private func content(of probe: ViewsApp) throws -> [Int] {
      let frame = try probe.place(of: "window")
      return [frame.x, frame.y, frame.width, frame.height]
    }

    @Test("The content is as high as the window, and its bar is in the row of the window's buttons") func place() throws
    {
      let probe = try ViewsApp(page: "navigation")
      let (content, size) = (try content(of: probe), probe.desktop.size(of: probe.window))
      #expect(content[1] == content[0] && content[3] == size.height - 2 * content[1])
      #expect(try probe.place(of: "Level 1").midY < content[1] + 46)
      #expect(probe.app.warnings == [])
    }

    @Test("A bar that is dragged moves its window, also by a button, which is not pressed then") func drag() throws {
      let probe = try ViewsApp(page: "navigation")
      let before = corner(of: probe)
      let point = try emptyPoint(of: probe)
      func carry(_ x: Int, _ y: Int) {
        probe.desktop.act("mousemove", "--window", probe.window, "\(x)", "\(y)", "mousedown", "1")
        for _ in 1...10 { probe.desktop.act("mousemove_relative", "--sync", "6", "5") }
        probe.desktop.act("mouseup", "1")
      }
      carry(point.x, point.y)
      try probe.desktop.wait(for: "the window at another place") { corner(of: probe) != before }
      try probe.click("To 2")
      _ = try probe.place(of: "Level 2")
      let back = try probe.place(of: "Level 1")
      let moved = corner(of: probe)
      carry(back.midX, back.midY)
      try probe.desktop.wait(for: "the window at a third place") { corner(of: probe) != moved }
      _ = try probe.place(of: "Level 2")
      #expect(!probe.app.lines.contains("level 2 gone"))
    }

    @Test("A double click on the bar maximises the window") func doubleClick() throws {
      let probe = try ViewsApp(page: "navigation")
      let before = try content(of: probe)
      let point = try emptyPoint(of: probe)
      probe.desktop.act(
        "mousemove", "--window", probe.window, "\(point.x)", "\(point.y)", "click", "--repeat", "2", "--delay", "60",
        "1")
      try probe.desktop.wait(for: "the maximised content") { (try? content(of: probe)[2]) ?? 0 > before[2] }
      #expect(probe.desktop.output(["xprop", "-id", probe.window, "_NET_WM_STATE"]).contains("MAXIMIZED_VERT"))
    }

    @Test("On the whole screen nothing is over the content, and the bar has the height of a device's") func fullScreen()
      throws
    {
      let probe = try ViewsApp(page: "navigation")
      let before = try content(of: probe)
      func middle() throws -> Int { try probe.place(of: "Level 1").midY - content(of: probe)[1] }
      #expect(try middle() == 23)
      probe.press("F11")
      try probe.desktop.wait(for: "the content on the whole screen") { (try? content(of: probe)[2]) ?? 0 > before[2] }
      #expect(try middle() == 22)
      probe.press("F11")
      try probe.desktop.wait(for: "the previous content") { (try? content(of: probe)) == before }
      #expect(try middle() == 23)
    }

    @Test("The Tab key reaches the content before the menu's button") func tab() throws {
      let probe = try ViewsApp(page: "navigation")
      probe.press("Tab", "Tab", "space")
      try probe.app.awaitLine("level 2 appeared")
    }

    @Test("The window's close button is in the corner of the content") func close() throws {
      let probe = try ViewsApp(page: "navigation")
      let frame = try content(of: probe)
      probe.desktop.act(
        "mousemove", "--window", probe.window, "\(frame[0] + frame[2] - 22)", "\(frame[1] + 23)", "click", "1")
      try probe.desktop.wait(for: "the closed window") { probe.desktop.windows(titled: "Views 1").isEmpty }
    }
  }
#endif
